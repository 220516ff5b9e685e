import Testing

@testable import Extraction

@Suite("Lines that mail programs add")
struct DeviceLineRecognizerTests {
  private func matches(_ line: String) -> Bool {
    let source = [UInt8](line.utf8)
    let folded = PhraseFolding.folded(source.span)
    return DeviceLineRecognizer(.shared).matches(
      folded.span, 0..<folded.count, source: source.span, 0..<source.count)
  }

  @Test(
    "known lines, in many languages",
    arguments: [
      "Sent from my iPhone", "Sent from my iPad", "Sent from my Galaxy", "sent from my Pixel 8 Pro",
      "Sent from my Verizon, Samsung Galaxy smartphone", "Sent from Yahoo Mail for iPhone",
      "Sent from Mail for Windows 10", "Sent from Outlook for Android<https://aka.ms/AAb9ysg>",
      "Get Outlook for iOS<https://aka.ms/o0ukef>", "Get Outlook for Android",
      "Get BlueMail for Android",
      "Get Outlook for iOS (https://aka.ms/o0ukef)", "Get Outlook for iOS https://aka.ms/o0ukef",
      "Sent with Proton Mail secure email.",
      "Sent with [Proton Mail](https://proton.me/) secure email.",
      "Sent from Proton Mail for iOS", "Sent via Superhuman", "Sent from Spark",
      "-- Sent from my phone",
      "Sent from AOL Mobile Mail", "Sent from the all new AOL app for iOS", "[Sent from my iPhone]",
      "Von meinem iPhone gesendet", "Gesendet von meinem Samsung Gerät",
      "Gesendet mit der GMX Mail App",
      "Gesendet von Outlook für iOS", "Gesendet von Mail für Windows",
      "Diese Nachricht wurde von meinem Android-Gerät mit WEB.DE Mail gesendet.",
      "Holen Sie sich Outlook für iOS", "Outlook für iOS herunterladen",
      "Envoyé de mon iPhone", "Envoyé depuis mon appareil mobile Samsung",
      "Envoyé à partir de Outlook pour iOS",
      "Télécharger Outlook pour iOS", "Envoyé depuis l'application Mail Orange",
      "Provenance : Courrier pour Windows",
      "Enviado desde mi iPhone", "Enviado desde Outlook para Android", "Obtener Outlook para iOS",
      "Enviado do meu iPhone", "Enviado do Yahoo Mail no Android", "Obter o Outlook para iOS",
      "Enviado a partir do meu iPad",
      "Inviato da iPhone", "Inviato dal mio Galaxy", "Inviato da Outlook per iOS",
      "Inviato da Libero Mail App",
      "Verstuurd vanaf mijn iPhone", "Verzonden vanaf Outlook voor Android",
      "Download Outlook voor iOS",
      "Wysłane z iPhone'a", "Wysłane z iPhone’a", "Wysłano z aplikacji Outlook",
      "Pobierz aplikację Outlook dla systemu iOS",
      "Отправлено с iPhone", "Отправлено из мобильной Почты Mail.ru", "Отправлено с Samsung Galaxy",
      "Получить Outlook для iOS",
      "Надіслано з iPhone", "iPhone’umdan gönderildi", "iPhone'dan gönderildi",
      "Android için Yahoo Postadan gönderildi",
      "iPhoneから送信", "iPhoneから送信されました", "iPadから送信", "Outlook for iOS を入手", "AndroidのOutlookを入手",
      "나의 iPhone에서 보냄", "내 iPhone에서 보냄", "갤럭시 휴대폰에서 보냄", "Android용 Outlook 다운로드",
      "发自我的iPhone", "发自我的 iPhone", "发自我的小米手机", "从我的 iPhone 发送", "获取 Outlook for iOS",
      "從我的 iPhone 傳送", "傳送自我的 iPhone", "取得 Outlook for iOS", "Skickat från min iPhone",
      "Hämta Outlook för iOS",
      "Sendt fra min iPhone", "Få Outlook til iOS", "Lähetetty iPhonesta",
      "Lähetetty Samsung Galaxy -puhelimesta",
      "Odesláno z iPhonu", "Odesláno z mého iPhonu", "Odoslané z iPhonu",
      "Poslano z mojega iPhone-a", "Poslano s iPhonea",
      "Elküldve az iPhone-omról", "iPhone készülékemről küldve", "Trimis de pe iPhone-ul meu",
      "Στάλθηκε από το iPhone μου",
      "Изпратено от моя iPhone", "Послато са iPhone-а", "Được gửi từ iPhone của tôi",
      "Dikirim dari iPhone saya", "ส่งจาก iPhone ของฉัน",
      "मेरे iPhone से भेजा गया", "أُرسلت من الـ iPhone", "مرسل من الـ iPhone الخاص بي",
      "ارسال شده از iPhone من", "נשלח מה-iPhone שלי", "נשלח מהאייפון שלי",
      "Enviat des del meu iPhone", "Saadetud minu iPhone'ist", "Išsiųsta iš mano „iPhone“",
      "Sūtīts no mana iPhone",
      "Virus-free. www.avast.com",
      "This email has been checked for viruses by Avast antivirus software.",
      "Please consider the environment before printing this e-mail.",
      "Sent from my mobile device. Please excuse typos.",
    ])
  func areKnown(line: String) { #expect(matches(line)) }

  @Test(
    "what people write is none",
    arguments: [
      "Sent", "Hello", "I sent it from my iPhone",
      "The mail I sent from my iPhone never reached you, so I write again.",
      "Sent from my iPhone! Then it crashed.",
      "Sent from my iPhone, nothing arrived. Sent from my Mac, all fine.",
      "Sent from the list that you gave me last week it fails", "Sent with love", "Sent by mistake",
      "Gesendet von mir am Montag", "Enviado por correo ayer", "Inviato da me ieri",
      "Von meinem Vater", "Get the log for me please",
      "Get back to me soon", "iPhoneから送信できません", "从我的手机无法发送", "发自内心的感谢", "나의 앱에서 보낼 수 없어요",
    ])
  func areNone(line: String) { #expect(!matches(line)) }
}
