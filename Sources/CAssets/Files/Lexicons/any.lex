# What every language borrows.
language any

[crash]
crash|crashes|crashed|crashing|crashs|crashlog
sigabrt|sigsegv|sigbus|sigkill|sigtrap|exc_bad_access
nullpointerexception|nsexception|outofmemoryerror|segfault|segmentation fault|stack trace
nsinvalidargumentexception|unhandled exception|fatal exception|force close
crash course|crash test|crash kurs|crash report|crash reports|crash log -3

[freeze]
freeze|freezes|freezing|frozen|freezed|freezt|anr

[performance]
lag|lags|laggy|lagging

[network]
http 5*|error 500|error 502|error 503|error 504|500 error|502 error|503 error
bad gateway|service unavailable|internal server error
error 1009|error 1001|error 1005|error 1004 1
nsurlerrordomain|timeout|timed out|time out
err_connection*|err_internet*|connection refused|ssl error|ssl handshake

[topic sync]
sync|icloud|onedrive|google drive

[topic login]
login|log in|password|face id|touch id|2fa|captcha|oauth|sso

[topic widget]
widget|widgets

[topic pairing]
bluetooth|airplay|chromecast|carplay|android auto|apple watch|airpods|wear os|ble

[topic camera]
webcam

[topic network]
wifi|wi fi|wlan|vpn

[topic notification]
push

[topic accessibility]
voiceover|talkback|nvda

[battery]
🔥🔋

[praise]
👍|❤|😍|🥰|💖|💕|🤩|👏|💯|⭐|🌟|🙌|💙|💚|💜|♥|😘|🏆

[fault]
bug|bugs|buggy|error|errors 2
👎|🤬|😡|😠|💩
