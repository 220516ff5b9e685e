# Turkish. An apostrophe divides the ending from a name.
language tr

[crash]
çöküyor*|çöküyo|çöktü|çökmüş|çökme|çökmesi*|çökmeye|çöken|çöker|çökertiyor|çöküş*|çöküp|çökünce|crash*|kraş*
kapanıyor|kapanıyo|kapandı|kapanma*|kendi kendine kapan*|kendiliğinden kapan*|aniden kapan*|birden kapan*|birdenbire kapan*|kapatıyor kendini|kendini kapat*|kapanıp duruyor|sürekli kapan*|sürekli kapatıyor
kapanmıyor*|kapanmadı*|kapanmaz*|telefon kapanıyor 0
atıyor|atıyo|attı beni|uygulamadan atmak|uygulamadan çıkıyor|kendi kendine çıkıyor|kendiliğinden çıkıyor|çıkıp duruyor|ana ekrana dönüyor|ana ekrana dönüyorum|masaüstüne dönüyor|uygulama gidiyor|uygulama gitti|uygulama kayboluyor|pat diye|puf|hop uygulama|durduruldu|durdu uygulama|beklenmedik şekilde|zorla kapat*|patlıyor|göçüyor|göçtü|ölüyor
hata atıyor|mesaj atıyor|bildirim atıyor|hesaptan atıyor|hesabımdan atıyor|oturumdan atıyor|mail attı|mesaj attı 0
telefonu yeniden başlatıyor|telefon yeniden başlıyor|telefon kendini yeniden|yeniden başlatıyor kendini|kendini yeniden başlat*|resetleniyor
birden gitti uygulama
bir kere bile kapanmadı|hiç kapanmadı 0
çökmedi|çökmedi*|çökmez|çökmeden|çökmüyo* -3

[launch]
açılmıyor|açılmıyo|açılmadı|açılmaz|hiç açılmıyor|açamıyorum|açamıyoruz|açamadım|başlamıyor|başlatılamıyor|başlatamıyorum|çalıştıramıyorum|uygulama gelmiyor|uygulamaya giremiyorum|uygulamaya giremedim|uygulamaya girilmiyor|uygulama yüklenmiyor
dosya* açılmıyor|dosya* _ açamıyorum|dosyaları açamıyorum|dosyayı açamıyorum|belge* açılmıyor|belgeyi açamıyorum|pdf açılmıyor|kamera açılmıyor|widget açılmıyor|video açılmıyor|videolar açılmıyor|resim açılmıyor|fotoğraf* açılmıyor|klavye açılmıyor|menü açılmıyor|link açılmıyor|ayarlar açılmıyor|sayfa açılmıyor|premium açılmıyor|özellik* açılmadı|hiçbir şey açılmadı|mikrofon açılmıyor|ses açılmıyor|eki açamıyorum|kilit açılmıyor|hiçbir özellik açılmadı|tam sürüm açılmadı -3
logoda kal*|logoda takıl*|logoda donuyor|logodan öteye|logo ekranında|sadece logo|yükleme ekranında|yükleniyor ekranında|açılış ekranında|açılışta takıl*|açılışta kal*|açılışta donuyor|açılışta beyaz|açılışta siyah|açılırken donuyor|açılırken takıl*|giriş ekranında kal*|açınca beyaz ekran|açınca siyah ekran|açtığımda beyaz ekran|açtığımda siyah ekran|sadece beyaz ekran|beyaz ekranda kal*
açılışta kapan*|açar açmaz kapan*|açılıp kapan*|açılıyor ve kapan*|açılıyor sonra kapan*|^açınca kapan*|uygulamayı açınca kapan*|açtığım gibi kapan*|hemen kapan*|anında kapan*|açılırken kapan*|girer girmez kapan* 2 +crash
takvimi açınca kapan*|dosyayı açınca kapan*|ayarları açınca kapan* 2
açılışta bembeyaz|orada kalıyor

[freeze]
don|donuyor|donuyo|dondu|donma*|donup kal*|donuk|donan|freez*|kilitlen*|kitlen*|takılıyor|takıldı|takılı kal*|takılma*|takılıp|sıkıştı|asılı kal*|yanıt vermiyor|yanıt vermedi|cevap vermiyor uygulama|uygulama cevap vermiyor|tepki vermiyor|tepki yok|tepkisiz|dokunmaya|dokunuyorum tepki|basıyorum olmuyor|basıyorum tepki|hiçbir tuş|tuşlar çalışmıyor|butonlar çalışmıyor|düğmeler çalışmıyor|hiçbir yere basamıyorum|hiçbir şeye basamıyorum|tıklanmıyor|hiçbir şey tıklanmıyor|siyah ekran|beyaz ekran|ekran kararıyor|ekran karardı|ekran siyah|ekran beyaz|simsiyah|bembeyaz|dönüp duruyor|dönüp durur|kum saati|sonsuz yükleme|sürekli yükleniyor|yükleniyor yükleniyor|yükleniyor diyor|yükleniyor da|yüklenip duruyor|yükleme bitmiyor|hiç yüklenmiyor|durmadan yükleniyor|zorla kapatmam
donmuyor*|donmadı*|takılmıyor*|takılmadı*|kilitlenmiyor*|kilit ekran*|kilitlenmedi*|donanım|hesabım kilitlen*|hesap kilitlen* 0
taş kesti|taş kesildi
donmadı|donmaz|donmadan|donmuyo|donmaması* -3

[performance]
yavaş|yavaşla*|ağır|ağırlaş*|hantal|kaplumbağa*|salyangoz*|sümüklü böcek|kağnı|kasıyor|kasma*|kasıyo|kastırıyor|lag|laglı|takıla takıla|takılarak|akıcı değil|akıcı çalışmıyor|geç açılıyor|geç yükleniyor|geç yanıt|geç tepki|gecikme*|gecikiyor|uzun sürüyor|saatler sürüyor|dakikalar sürüyor|dakika sürüyor|saniye sürüyor|saniye bekli*|dakika bekli*|bekletiyor|yükleme süresi|yüklenmesi _ sürüyor|açılması _ sürüyor|açılması uzun|asırlar|bir ömür|çay demle*|çay iç*|emekliyor|sürünüyor
çok yer kaplıyor|fazla yer kaplıyor|çok hafıza|çok bellek|belleği dolduruyor|hafızayı doldur*|depolama|ram tüket*|gb yer
yavaş değil|yavaşlamıyor*|yavaş yavaş alış* 0
çayı demlerim|açılana kadar|beş saniye düşün*

[battery]
pil* _ tüket*|pil tüket*|pili bitir*|pil bitiyor|pili yiyor|pil yiyor|pili emiyor|pili sömür*|pil sömür*|şarjı yiyor|şarj yiyor|şarjı yiyip|şarjı bitir*|şarj bitiyor|şarjım bitiyor|şarj _ bitiyor|şarjı emiyor|şarjı sömür*|şarj sömür*|şarjı tüket*|şarj tüket*|şarj gidiyor|şarj dayanmıyor|şarjım dayanmıyor|pil dayanmıyor|pil ömrü|pil gidiyor|pil hızla|pil _ hızlı|batarya tüket*|bataryayı|batarya bitiyor|batarya yiyor|batarya dayan*|şarj düşüyor|pil düşüyor|öğlene kadar|öğlen bitiyor|günde iki kere şarj|sürekli şarj|şarjda|şarja tak*|enerji tüket*
ısınıyor|ısındı|ısınma*|ısıtıyor|aşırı ısın*|çok ısın*|kızıyor telefon|yanıyor|sıcak|ateş gibi|ocak gibi|ütü gibi|soba gibi|fırın gibi|elimi yak*|tost makinesi|tost yap*|yumurta piş*

[login]
giriş yapamıyorum|giriş yapamıyoruz|giriş yapamadım|giriş yapılamıyor|giriş yapmıyor|giremiyorum|giremedim|hesabıma ulaşamıyorum|hesabıma erişemiyorum|oturum açamıyorum|oturum açılmıyor|giriş başarısız|giriş hatası|giriş olmuyor|üye olamıyorum|kayıt olamıyorum|kaydolamıyorum|hesap oluşturamıyorum|hesabım kilitlen*|hesap kilitlen*|hesabım kapatıl*|hesabım askıya|hesabım engel*|içeri almıyor|sokmuyor|beni tanımıyor|hesap bulunamadı|kullanıcı bulunamadı
uygulamaya giremiyorum|uygulamaya giremedim 0
şifre yanlış|yanlış şifre|şifrem yanlış|hatalı şifre|şifre hatalı|parola yanlış|yanlış parola|şifreyi kabul etmiyor|şifremi kabul etmiyor|şifre kabul|parolayı kabul etmiyor|pinimi kabul|pini kabul|pin kabul|kodu kabul etmiyor|kod kabul|kod gelmiyor|kod gelmedi|doğrulama kodu|onay kodu|sms gelmiyor|sms gelmedi|onay maili|doğrulama maili|aktivasyon|kod geçersiz|geçersiz kod|şifremi unuttum|şifre sıfırla*|şifremi sıfırla*|şifre yenile*|parola sıfırla*|sıfırlama maili|sıfırlama linki|sıfırlama bağlantı*|kurtarma linki
oturumu kapatıyor|oturum kapanıyor|oturumum kapan*|hesaptan çık*|hesabımdan çık*|hesaptan atıyor|hesabımdan atıyor|oturumdan atıyor|sürekli çıkış yap*|kendiliğinden çıkış|tekrar giriş|yeniden giriş|her gün giriş|her seferinde giriş|sürekli giriş|şifre soruyor|şifre istiyor|sürekli şifre|şifremi unutuyor|oturum süresi

[topic login]
giriş|oturum|şifre*|parola*|pin|üyelik giriş*|hesabıma|kayıt ol*|kullanıcı adı|parmak izi|yüz tanıma|face id
giriş ekranı güzel|giriş sayfası güzel 0

[sync]
senkronize olmuyor|senkronize edilmiyor|senkronize etmiyor|senkron olmuyor|eşitlenmiyor|eşitleme olmuyor|eşitleme çalışmıyor|eşitlemiyor|senkronizasyon _ çalışmıyor|senkronizasyon olmuyor|senkronizasyon hata*|senkronizasyon sorun*|eşleşmiyor veriler|tablete gelmiyor|tablete geçmiyor|tablete hiç|tablette görünmüyor|diğer cihaz* _ gelmiyor|diğer cihaz* _ görünmüyor|diğer telefon* _ görünmüyor|ipadde görünmüyor|ipad'de görünmüyor|ipade gelmiyor|telefonda var tablette|cihazlar arasında|cihazlarım arasında|iki cihaz|farklı görünüyor|cihazda farklı|silinenler geri|sildiklerim geri|siliyorum geri|geri geliyor|tekrar ortaya çık*|hortluyor|buluta yükle*|bulut yedek*|icloud yedek*|bulutta takıl*|yedekleme yapmıyor|buluta yedekle*
ertesi gün yine|telefonumda hiç yok|bir gün gerisinde|aynı hesap ama|hesap aynı ama

[topic sync]
senkron*|eşitle*|bulut*|icloud|yedek*

[data-loss]
kaybol*|kaybettim|kaybettik|yok oldu|yok olmuş|silindi|silinmiş|silinmişti|kendi kendine silin*|siliniyor|sildi|silmiş|uçtu|uçmuş|uçup gitti|gitmiş|hepsi gitti|her şey gitti|her şeyim gitti|verilerim gitti|notlarım gitti|fotoğraflarım gitti|veri kaybı|sıfırlandı|sıfırlanmış|sıfırlanıyor|sıfırladı|sıfırdan|baştan başla*|en baştan|üzerine yaz*|bulamıyorum notlarımı|notlarımı bulamıyorum|bulamıyorum fotoğraf*|nerede notlarım|notlarım nerede|fotoğraflarım nerede|verilerim nerede|nereye gitti|nerede bunlar|klasör boş|liste boş|bomboş|boş görünüyor|her şey boş|içi boş|kaydetmiyor|kaydedilmiyor|kaydetmedi|kaydedilmedi|kayıt etmiyor|ayarlarımı unut*|yarısı yok|kayıp|eksik|ilerlemem|ilerleme kayb*|bozulmuş dosya|kalmadı hiçbir şey|hiçbiri yok|artık yok
ses kayboldu|ses kaybol*|ses gitti|düğme kayboldu|buton kayboldu|buton kaybol*|menü kayboldu|uygulama kayboluyor|uygulama gitti|simge kayboldu|bağlantı kaybol*|sorun kayboldu|hata kayboldu|hesabım silinsin|hesabım silinmesi|silinmesini|uygulamayı sildim|uygulamayı silip|premium gitti|param gitti|zaman kaybı|erişimi kaybet*|ses kaydetmiyor|mikrofon _ kaydetmiyor|mikrofon kaydetmiyor|video kaydetmiyor|boş sayfa|sayfa boş|ekran boş|boş pdf|tuş kayboldu|premium kayboldu|kaybolmuyor*|silinmiyor*|kayıp değil|geri geliyor silin*|silinen* geri|şifre sıfırlandı|kaybetmek 0

[payment]
iki kez ücret|iki kere ücret|iki kez para|iki kere para|iki defa|iki kez çekil*|iki kez ödeme|iki kere ödeme|çift çekim|çift ödeme|mükerrer|ücret alındı|ücret kesildi|ücret aldınız|para çekildi|para çekilmiş|para çektiniz|para çekiyor*|para kesildi|para kesiyor*|param çekil*|paramı aldınız|parayı aldınız|param alındı|param gitti|paramı çal*|çaldınız|hırsız*|dolandır*|kazıkla*|soygun|kartımdan çek*|kartımdan para|kartımdan kes*|hesabımdan para|hesabımdan çek*|izinsiz çek*|izinsiz para|onayım olmadan|benden habersiz|haksız yere|yanlış tutar|fazla çek*|fazla para|tanımadığım ödeme|faturama
ödeme başarısız|ödeme olmuyor|ödeme yapamıyorum|ödeme yapılamıyor|ödeme alınamadı|ödeme reddedil*|ödeme hatası|ödeme geçmiyor|ödeme gerçekleşmiyor|ödeyemiyorum|satın alamıyorum|satın alma başarısız|satın alma olmuyor|satın alınamıyor|satın alma hata*|kart reddedil*|kartım reddedil*|kartımı kabul etmiyor|kartı kabul etmiyor|kart kabul|işlem başarısız|işlem reddedil*
satın alma* geri yükle*|satın alımlarımı geri*|satın almaları geri*|alımları geri yükle*|ödedim ama|ödedim fakat|ödeme yaptım ama|ödeme yaptım hala|para ödedim|parasını ödedim|ücretini ödedim|satın aldım ama|satın aldım hala|satın aldığım halde|zaten ödedim|zaten satın aldım|aldım ama açılmadı|hiçbir şey açılmadı|özellik* açılmadı|açılmadı özellik*|kilidi açılmadı|kilitler açılmadı|hala kilitli|hala reklam|reklamlar hala|reklam çıkıyor hala|tekrar ödeme|yeniden ödeme|tekrar para isti*|tekrar satın al*|tam sürüm|hediye kart*|promosyon kod*
ödeme geçmişi|ödeme ekranı|ödeme sayfası 0
iki kere _ çekilmiş|iki kere çek*|kartımdan _ çekilmiş|bakiye hala

[topic payment]
ödeme*|satın al*|fatura*|kredi kart*|kartım|kart|ücret*|para|fiş|paypal

[subscription]
abonelik iptal*|aboneliği iptal*|aboneliğimi iptal*|aboneliğimi _ iptal*|abonelikten çık*|abonelik sonlandır*|iptal ettim ama|iptal edemiyorum|iptal olmuyor|abone olmadım|abone değilim|hiç abone|abonelik almadım|aboneliğim varken|aboneliğim olduğu halde|aboneliğim görünmüyor|abone oldum|aboneyim|abonelik yenilen*|otomatik yenile*|yenilendi|kendiliğinden yenilen*|deneme süresi|deneme sürümü|ücretsiz deneme|deneme bitmeden|denemede|premium olmadı|premium görünmüyor|premium çalışmıyor|premium gitti|premium değil|premium tanın*|premium özellik*|premium üye*|premium hesab*|pro sürüm|aile planı|aile paylaşımı|aile paketi|yıllık plan|aylık plan|planı değiştir*|abonelik ücret*|abonelik fiyat*|abonelik pahalı|abonelik çok|zam|fiyat artış*|fiyatı artır*|her şey abonelik|her hafta|haftalık|aylık ücret

[topic subscription]
abone*|premium|üyelik*|deneme süresi|paket*|plan
plan yap*|planlıyor* 0

[refund]
iade|iadesi|iademi|paramı geri|parayı geri|param geri|geri ödeme|geri ödeyin|paramı istiyorum|paramı verin|geri verin|geri alabilir miyim paramı
geri verin eski|eskisini geri verin 0

[notification]
bildirim gelmiyor|bildirim gelmiyo|bildirimler gelmiyor|bildirim almıyorum|bildirim alamıyorum|bildirim yok|hiç bildirim|bildirim gelmedi|bildirim* _ gelmiyor|bildirim göndermiyor|bildirim vermiyor|bildirim* geç|bildirim* _ geç|geç bildirim|saatler sonra gel*|haber vermiyor|uyarmıyor|uyarı gelmiyor|uyarı vermiyor|hatırlatma gelmiyor|hatırlatmıyor|hatırlatıcı* çalışmıyor|hatırlatıcı* gelmiyor|alarm çalmadı|çalmıyor|alarm çalışmıyor|titremiyor|titreşim yok|ötmüyor|çift bildirim|iki kere bildirim|aynı bildirim|çok fazla bildirim|sürekli bildirim|bildirim yağmuru|bildirim bombardıman*|spam|kırmızı nokta|kırmızı sayı|kırmızı yuvarlak|rozet|simgedeki sayı|açmadan bildirim|açınca geliyor bildirim|açana kadar|uygulamayı açınca görüyorum|randevumu kaçır*|randevu kaçır*|kaçırdım|eskiden titr*
tık yok|telefon sessiz kal*
yanlış alarm 0
ötüyor|öttü|çınlıyor

[topic notification]
bildirim*|hatırlatma*|hatırlatıcı*|uyarı*|alarm*|rozet
bildirim ayar* 0

[ui]
kesik|kesilmiş|kesiliyor|kırpıl*|kırpık|üst üste|iç içe|çakışıyor|biniyor|ekran dışın*|ekranın dışın*|ekrandan taş*|taşıyor|sığmıyor|ekrana sığ*|kapatıyor butonu|butonu kapat*|düğmeyi kapat*|klavye kapat*|klavyenin altın*|klavyenin arkas*|altında kalıyor|arkasında kalıyor|gizleniyor|görünmüyor|görünmüyo|gözükmüyor|buton yok|düğme yok|tuş yok|düğme kayboldu|buton kayboldu|tuş kayboldu|menü yok|menü kayboldu|simge* kayboldu|simge* yok|butonu bulamıyorum|düğmeyi bulamıyorum|ulaşamıyorum tuş*|ulaşılmıyor|okunmuyor|okunaksız|görünmez|siyah üstüne siyah|beyaz üstüne beyaz|karanlık modda _ okunm*|karanlık modda|koyu modda|dönmüyor ekran|ekran dönmüyor|döndürülmüyor|yatay mod*|ters dönü*|baş aşağı|ters görün*|yan dön*|kayık|kaymış|bozuk görün*|görüntü bozuk|düzen bozuk|tasarım bozuk|arayüz bozuk|yanlış görün*|düzgün görün*|gözükmeyen|titriyor ekran|yanıp sön*|bulanık|pikselli|boş sayfa|sayfa boş|ekran boş|boş ekran|kaymıyor|kaydırılmıyor|kaydıramıyorum|aşağı inmiyor|resimler yüklenmiyor|son satır|alt satır|ekranın altında
diğer cihaz* _ görünmüyor|ipadde görünmüyor|tablette görünmüyor|premium görünmüyor|aboneliğim görünmüyor|saat görünmüyor|yazıcı*|yazdır*|pdf|çıktı*|ipad'de görünmüyor|cihaz görünmüyor|mağazada görünmüyor|play store _ görünmüyor|fotoğraflar _ bulanık|kamera bulanık|çıktısı kesik -3
büyüteci|ortadan kaybol*

[topic ui]
düğme*|buton*|arayüz|menü*|simge*|ikon*|karanlık mod*|klavye*|ekran düzeni|tasarım|yazı tipi|kaydırma
kilit ekran* 0

[audio]
ses yok|ses gelmiyor|ses çıkmıyor|sesi yok|ses kesil*|ses gidip gel*|ses gidiyor|ses gitti|ses kayboldu|ses bozuk|ses cızır*|cızırtı*|cızırdıyor|hışırtı|parazit|ses çatlıyor|çatırdıyor|yankı|boğuk|metalik|robot gibi|robotik|ses kötü|ses kalitesi|ses kısık|çok kısık|az ses|ses az|ses düşük|sessiz|sessizlik|duyulmuyor|duyamıyorum|duymuyorum|hiçbir şey duyulmuyor|ses açılmıyor|mikrofon çalışmıyor|mikrofon _ çalışmıyor|mikrofon kaydetmiyor|mikrofon algılamıyor|mikrofon sesimi|mikrofon açılmıyor|ses kaydetmiyor|ses kayd* çalışmıyor|kayıt boş|kayıtlar boş|sesim gitmiyor|sesimi duymuyor*|beni duymuyor*|kimse duymuyor|sesli mesaj* _ çalışmıyor|sesli mesaj* gitmiyor|kulaklık* çalışmıyor|kulaklık* ses|hoparlör çalışmıyor
sessiz modda çalış* 0

[topic audio]
ses|sesi|sesler|mikrofon*|hoparlör*|kulaklık*|müzik|sesli mesaj*

[video]
video oynatılmıyor|videolar oynatılmıyor|video oynamıyor|videolar oynamıyor|video açılmıyor|videolar açılmıyor|video çalışmıyor|video yüklenmiyor|videolar yüklenmiyor|video izleyemiyorum|videoları izleyemiyorum|izlenmiyor|video donuyor|video takılıyor|video duruyor|video kesiliyor|video siyah|oynatma hatası|oynatmıyor|film donuyor|film duruyor|film takılıyor|film açılmıyor|film yarıda|arabelleğe|arabellek|buffer*|tamponlama|görüntü var ses yok|ses var görüntü yok|görüntü donuyor|görüntü gelmiyor|senkron değil|ses görüntü|renkler bozuk|yeşil görüntü|tam ekran olmuyor|altyazı
yayını donup|yayını donuyor|görüntü yeşil|her yer yeşil

[topic video]
video*|film*|klip*|yayın*|bölüm*|dizi|oynatıcı
video ders* 0

[camera]
odaklanmıyor|odaklamıyor|netlemiyor|net çekmiyor|bulanık çekiyor|fotoğraflar bulanık|fotoğraflar _ bulanık|kamera bulanık|kamera açılmıyor|kamera çalışmıyor|kamera siyah|kamera _ siyah|kamera donuyor|kamera görüntü|flaş çalışmıyor|flaş yanmıyor|flaş patlamıyor|fotoğraf çekemiyorum|fotoğraf çekmiyor|çekmiyor fotoğraf|tarayıcı çalışmıyor|taramıyor|tarayamıyorum|belge tara*|kodu okumuyor|qr okumuyor|qr kod* okumuyor|qr kod* _ olmuyor|barkod okumuyor|karekod*|barkodu okumuyor|ön kamera|selfie|önizleme ters|önizleme siyah

[topic camera]
kamera*|tarayıcı*|tarama|flaş*|qr|karekod|barkod*|fotoğraf çek*

[network]
internet bağlantısı yok|internet yok|bağlantı yok|bağlantı hatası|ağ hatası|ağ bağlantı*|bağlantı kurulamıyor|bağlantı kurulamadı|bağlanamıyor|bağlanamıyorum|bağlanmıyor|sunucu hatası|sunucuya bağlan*|sunucu çökmüş|sunucu yanıt|sunucular çöktü|sunucuya ulaş*|sunucu kapalı|sunucu yok|zaman aşımı|bağlantı kopuyor|bağlantı koptu|internet var ama|internetim var|wifi var|çevrimdışı|offline|daha sonra tekrar dene*|sonra tekrar deneyin|hizmet kullanılamıyor|hata 5*
çevrimdışı çalış*|internetsiz çalış*|saate bağlanmıyor|saatime bağlanmıyor|bluetooth* bağlanmıyor|tartıya bağlanmıyor|saat bağlanmıyor|arabaya bağlanmıyor|kulaklığa bağlanmıyor|yazıcıya bağlan*|saatim bağlanmıyor|saati bağlanmıyor 0

[topic network]
internet*|sunucu*|bağlantı*|ağ|wifi|mobil veri

[install]
yükleyemiyorum|yükleyemedim|yüklenmiyor uygulama|kuramıyorum|kurulmuyor|kurulum başarısız|kurulum hata*|kurulum durdu|kurulum olmuyor|indiremiyorum|indirilemiyor|inmiyor|indirme başarısız|indirme durdu|indirme yarıda|indirme takıl*|indirme olmuyor|yükleme başarısız|yükleme yarıda|uyumlu değil|uyumsuz|ülkemde kullanılamıyor|ülkemde yok|ülkenizde kullanılamıyor|ülkenizde mevcut|mağazada yok|mağazada bulamıyorum|mağazada görünmüyor|play store'da yok|play store _ hata|play store hata|app store'da yok|hata 495|yetersiz alan|yer yok diyor
güncellemeyi yükleyemiyorum|güncelleme yükl*|dosya yükleyemiyorum|dosyayı yükleyemiyorum|fotoğraf yükleyemiyorum|güncellemeyi indir*|dosya indir*|resim yükleyemiyorum -3

[topic install]
kurulum*|kurmak|indirme|play store|app store|mağaza*|yükleme

[update]
güncelleyemiyorum|güncelleyemedim|güncellenmiyor uygulama|uygulama güncellenmiyor|güncelleme olmuyor|güncelleme yapamıyorum|güncelleme yapılamıyor|güncelleme başarısız|güncelleme hata*|güncelleme takıl*|güncelleme yüklenmiyor|güncellemeyi yükleyemiyorum|güncelleme inmiyor|güncelleme gelmiyor|sürekli güncelleme isti*|güncelleme istiyor sürekli
eski sürüm*|eski versiyon*|eskisi gibi|eski hali|eski haline|eskiye dön*|eskisine dön*|eskisini geri|eskisini istiyorum|eski tasarım|eski arayüz|önceki sürüm*|önceki versiyon*|önceki hali|geri getirin|geri alın|eskisi daha iyi*|eskiden daha iyi*|önceden daha iyi*|daha iyiydi|daha güzeldi|yeni sürüm berbat|yeni sürüm kötü|yeni sürüm rezalet|yeni sürüm felaket|yeni sürüm çok kötü|yeni tasarım*|yeni arayüz*|yeni görünüm*|yeni hali|kimse istemedi|kimse istemiyor|kim istedi|neden değiştirdiniz|niye değiştirdiniz|neden kaldırdınız|niye kaldırdınız|mahvettiniz|mahvetmişsiniz|berbat ettiniz|bozdunuz|rezil ettiniz|güncelleme berbat|güncelleme kötü|berbat güncelleme|kötü güncelleme|geriye gid*
güncellemeden sonra|son güncellemeden sonra|güncelleme sonrası|son güncellemeden beri|güncellemeden beri|son güncellemeyle|son güncelleme ile|güncellemeyle birlikte|yeni sürümde|yeni sürümden sonra|güncellemeden önce|widget güncellenmiyor|güncellenmiyor|güncelledikten sonra 0
yine güncelle diyor

[topic update]
güncelle*|yeni sürüm|yeni versiyon
güncelledim|son güncelleme|son sürüm|güncel sürüm|güncelleme yaptım 0

[export]
dışa aktarma çalışmıyor|dışa aktarma olmuyor|dışa aktarmıyor|dışa aktaramıyorum|dışa aktarılamıyor|dışarı aktaramıyorum|dışa aktar* _ hata|dışa aktar* boş|paylaşamıyorum|paylaşılmıyor|paylaşım olmuyor|paylaşma çalışmıyor|paylaş* çalışmıyor|yazdıramıyorum|yazdırmıyor|yazdırılmıyor|yazdırma çalışmıyor|çıktı alamıyorum|çıktı boş|çıktısı _ kesik|çıktı yarım|boş kağıt|boş sayfa yazdır*|boş yazdır*|yazıcıdan|gönderemiyorum|gönderilmiyor|gönderemedim|göndermiyor|boş pdf|pdf boş|dosya boş|boş dosya|pdf olarak kaydet*|mail atamıyorum
bildirim göndermiyor|kod göndermiyor 0
boş sayfa çık*|yarısı boş satır|kimseye gitmiyor|excel olarak gönder

[topic export]
dışa aktar*|dışarı aktar*|paylaş*|yazdır*|yazıcı*|pdf|gönderme|export

[import]
içe aktaramıyorum|içe aktarmıyor|içe aktarma çalışmıyor|içe aktarma olmuyor|içe aktarılamıyor|içe aktarılmıyor|içeri aktaramıyorum|dosya* açılmıyor|dosya* _ açamıyorum|dosyaları açamıyorum|dosyayı açamıyorum|belge* açılmıyor|belgeyi açamıyorum|pdf açılmıyor|eki açamıyorum|dosyayı okumuyor|dosya okunmuyor|dosyayı tanımıyor|dosyayı görmüyor|desteklenmeyen|format desteklen*|geçersiz dosya|yedeği geri yükle*|yedekten geri*|yedek yüklenmiyor|yedekten dönmüyor|yedeği yükleyemiyorum|yedeğimi|yedek* geri yüklenmiyor|geri yükleme başarısız|eski telefon* aktar*|eski telefondan|verilerimi taşı*|verileri aktar*|satırların yarısı|dosya yükleyemiyorum|dosyayı yükleyemiyorum|fotoğraf yükleyemiyorum|resim yükleyemiyorum|ekleyemiyorum dosya
dosyayı açmıyor|biçim geçersiz|geçersiz biçim|soy ağacı

[topic import]
içe aktar*|içeri aktar*|geri yükle*|csv|yedek dosya*|import
ekte|ekteki|ekran görüntüsü|satın alımları geri yükle*|satın almaları geri* 0

[widget]
widget güncellenmiyor|widget _ güncellenmiyor|widget çalışmıyor|widget _ çalışmıyor|widget boş|widget görünmüyor|widget kayboldu|widget yok|widget açılmıyor|widget dondu|widget takıl*|widget siyah|widget eski|widget hep|widget yenilen*|araç takımı _ çalışmıyor|kilit ekran* _ değişmiyor|kilit ekran* _ güncellen*|kilit ekran* _ görünmüyor|kilit ekranındaki|dünkü veri*|dünün veri*|hala dünkü|eski verileri göster*|komplikasyon*

[topic widget]
widget*|araç takım*|kilit ekran*|komplikasyon*
widget güzel|widget çok güzel 0

[pairing]
eşleştirme olmuyor|eşleştirme başarısız|eşleştirme yapamıyorum|eşleşmiyor|eşleşmedi|eşleştiremiyorum|eşleştirilemiyor|eşleştirme hata*|bluetooth bağlanmıyor|bluetooth* bağlanmıyor|bluetooth çalışmıyor|bluetooth kopuyor|bluetooth bağlantı*|saate bağlanmıyor|saatime bağlanmıyor|saat bağlanmıyor|saatim bağlanmıyor|saati bağlanmıyor|saatle bağlan*|saati bulmuyor|saatimi bulmuyor|saati görmüyor|saatimi görmüyor|saat görünmüyor|tartıyı görmüyor|tartıyı bulmuyor|tartıya bağlanmıyor|tartı bağlanmıyor|cihazı bulmuyor|cihazı görmüyor|cihaz bulunamadı|cihaz görünmüyor|cihazı bulamıyor|yazıcıyı bulmuyor|yazıcıyı görmüyor|yazıcıya bağlan*|kulaklığa bağlanmıyor|kulaklık bağlanmıyor|arabaya bağlanmıyor|araç kiti|arabamı görmüyor|algılamıyor saat*|saati algılamıyor|saatimi tanımıyor|cihazımı tanımıyor|airplay çalışmıyor|carplay çalışmıyor|chromecast* _ çalışmıyor|android auto _ çalışmıyor|yansıtamıyorum|televizyona yansıt*
veriler eşleşmiyor 0
teybi|telefonu artık bulmuyor|telefonu bulmuyor

[topic pairing]
bluetooth*|eşleştir*|saatim|saate|saatle|saatimi|akıllı saat|tartı*|terazi*|bileklik*|kulaklık*|carplay|chromecast|araç kiti
kum saati 0

[accessibility]
yazılar çok küçük|yazı çok küçük|yazılar küçük|yazı küçük|çok küçük yazı*|yazı* _ küçük|harfler küçük|harfler çok küçük|metin çok küçük|yazı tipi küçük|font küçük|font çok küçük|küçücük|minicik|ufacık|yazı boyutu|yazıları büyüt*|büyük yazı|yazı tipini büyüt*|büyüteç|gözlük*|gözlerim|gözlerimi|gözüm|görme engel*|görme kayb*|az gören|az görüyorum|kör|işitme engel*|sağır|renk körü|kontrast*|çok soluk|açık gri|zor okunuyor|okumakta zorlan*|okuması zor|okuyamıyorum yazı*|ekran okuyucu*|voiceover _ okumuyor|voiceover okumuyor|voiceover çalışmıyor|talkback _ okumuyor|talkback okumuyor|talkback çalışmıyor|butonları okumuyor|düğmeleri okumuyor|etiketsiz|engelli*|erişilebilir*|yaşlı*|büyükannem|annem okuyamıyor|parkinson|titreyen
kulağım az|az duyuyor*|sadece sesli|altyazı yok

[topic accessibility]
voiceover|talkback|yazı boyutu|yazılar|harfler|erişilebilirlik
yazılım* 0

[localisation]
çeviri hata*|çeviri* _ hata*|çeviri kötü|çeviri berbat|çeviri yanlış|çeviriler kötü|çeviriler yanlış|kötü çeviri|yanlış çeviri|çevrilmemiş|çevrilmiyor|türkçe değil|türkçe olmamış|türkçesi yok|türkçe çeviri|google çeviri|yazım hata*|imla hata*|ingilizce|ingilizceye dön*|almanca oldu|almanca çıkıyor|çince|dil yanlış|yanlış dil|dili değiştiremiyorum|dil değiş*|başka dil*|tarih* _ amerikan|amerikan format*|amerikan usulü|tarih format*|tarih yanlış|ay ve gün|gün ay|saat format*|mil olarak|fahrenheit|inç|birimler yanlış|yanlış birim*|para birimi|dolar olarak|dolar göster*|hafta pazar*|türkçe karakter*
ingilizce öğren*|ingilizce biliyorum 0
kim çevirdi|kim çevirmiş|fahrenhayt

[topic localisation]
çeviri*|dil|dili|para birimi|tarih format*
türkçe destek 0

[privacy]
gizlilik*|kvkk|gdpr|veri koruma|kişisel veri*|takip edi*|takip et*|izliyorsunuz|izliyor musunuz|gözetl*|casus*|dinliyorsunuz|dinliyor musunuz|dinleniyor|beni dinl*|veri satı*|verilerimi sat*|üçüncü taraf*|üçüncü kişi*|verilerimi paylaş*|veri topla*|verilerim nereye|verilerim nerede sakl*|verilerimle ne yap*|rehberime eriş*|rehber izni|kişilerime eriş*|konumuma|konum izni|konumumu|mikrofon izni|kameraya erişim|erişim izni|izin istiyor|izinler|neden izin|neden rehber*|neden konum*|niye konum*|neden ihtiyaç*|veri sızıntı*|hacklen*|yeşil nokta|açık rıza|çerez*
hesabımı sil*|hesabımı _ silin|hesabımı _ sil*|hesabımın silinmesi*|hesap silme|hesabı sil*|hesabım silinsin|hesabımı kapat*|hesabımı nasıl sil*|verilerimi sil*|verilerimi _ sil*|verilerimin silinmesi*|bilgilerimi sil*|unutulma hakkı
verilerimi sildi|verilerimi silmiş|notlarımı sildi 0
verilerimizi _ satıyor*|reklamcılara|rızam yok

[topic privacy]
gizlilik*|kişisel veri*|izinler|konum

[broken]
çalışmıyor|çalışmıyo|çalışmıyr|çalışmadı|çalışmaz oldu|hiç çalışmıyor|olmuyor|olmuyo|olmadı|hiçbir şey olmuyor|hiçbir şey yapmıyor|hiçbir işe yaramıyor|işe yaramıyor|işe yaramaz|bozuk|bozuldu|bozulmuş|arızalı|arıza|arızalandı|hata veriyor|hata alıyorum|hata verdi|hata çıkıyor|hata atıyor|sürekli hata|hatalarla dolu|bug dolu|buglu|kullanamıyorum|kullanılmıyor|kullanılamıyor|kullanılmaz|kullanışsız|berbat|rezalet|rezil|felaket|iğrenç|çöp|saçmalık|saçma sapan|fiyasko|utanç|yazık|kötü uygulama|çok kötü|beş para etmez|boktan|bok gibi|zaman kaybı|sorun devam|sorun hala|sorun sürüyor|sorun aynı|hala aynı|aynı sorun|aynı hata|düzelmedi|düzelmemiş|çözülmedi|çözülmemiş|fayda etmedi|faydası yok|sonuç yok|sonuç alamadım|değişen bir şey yok|hiçbir şey değişmedi|bir terslik|garip davran*|saçmalıyor|kafayı yemiş|sapıttı|ne oluyor
zorunda|çöp kutusu 0
bir türlü açılmıyor|çalışmayı bıraktı|çalışmayı durdurdu|hiç bir şey olmuyor|iş görmüyor|bozuluyor|kafayı yedi|delirdi|en kötü|kepazelik|skandal|yazıklar olsun|boş uygulama|para tuzağı|dolandırıcı*|hayal kırıklığı|tam bir hayal|sorun var|sorun yaşıyorum|sorunlar yaşıyorum|sorun yaşıyoruz|problem var|problem yaşıyorum|sıkıntı var|sıkıntı yaşıyorum|sıkıntılı|sorunlu|problemli|sorunum var|problemim var|hata veriyo|hata aldım|hata mesajı|hata oluştu|bilinmeyen hata|beklenmeyen hata|devamlı hata|hatalı|hata dolu|kullanamıyoruz|kullanmak imkansız|beceremedim|yapamıyorum|başaramadım|düzeltin|çözün|el atın|bir çare bulun|aynı problem|yaramadı|ters giden|yanlış giden|ters gidiyor|nesi var
sorun yok|sorunsuz|hiç sorun|sorun yaşamadım|hiçbir sorun|problem yok|problemsiz|hatasız|hata yok|kötü değil|fena değil|hiç hata|sıkıntı yok|sıkıntısız|sorun yaşamıyorum|düzelttiğiniz için|hiç bozul*|çöp kutusu* 0

[fault]
çalışmıyor|çalışmıyo|çalışmadı|olmuyor|olmadı|başarısız|hata|hatası|hatalar|bug|bozuk|arıza*|yapamıyorum|edemiyorum|yapılamıyor|imkansız|mümkün değil|gelmiyor|gelmedi
sorun*|problem*|yanlış|garip|tuhaf|eksik|boş|siyah|beyaz|kayıp|kayboldu|geç|eski|yok|takıldı|dondu 1
*mıyor|*muyor|*mıyo|*muyo|*amıyorum|*emiyorum|*madı|*medi|değil|hiç|asla|hiçbir|reddedil*|geçersiz|kesiliyor|kopuyor|duruyor|berbat|kötü|rezalet|korkunç|sinir|zor 1
sorunsuz|sorun yok|hiç sorun|hatasız|bir sorun yaşamadım|sorun yaşamadım|hiç sorun yaşamadım|kusursuz|problemsiz|cevap alamadım|yanıt alamadım|cevap gelmedi|yanıt gelmedi|geri dönüş|geri dönüş yok|bilmiyorum|emin değilim|vazgeçemiyorum|onsuz yapamıyorum|onsuz olmuyor|hayal kırıklığı yaratmadı|aramıyorum|sormak istiyorum|teşekkür edemiyorum|fena değil 0

[good]
çalışıyor|kolay|kullanışlı|faydalı|yararlı|güzel|iyi|hızlı|pratik|basit|süper|harika|mükemmel|stabil|akıcı|memnunum|memnunuz|seviyorum|beğendim|işime yarıyor|senkronize oluyor
iyi günler|iyi akşamlar|iyi çalışmalar|iyi geceler|çalışıyor mu|günaydın|iyi misiniz 0
geri geldi|döndü

[negation]
değil|hiç|asla|yok|hiçbir|olmadan

[and]
ve|çünkü|için|ise|sonra|zaman|ki|olunca

[but]
ama|fakat|ancak|lakin|yalnız|maalesef|ne yazık ki|oysa|rağmen|halbuki|bir tek|tek sorun|tek sıkıntı|şimdi de|bu sefer de|sadece

[resolved]
düzeltilmiş|düzeltildi|düzeldi|düzelmiş|çözüldü|çözülmüş|halloldu|hallettim|giderildi|giderilmiş|onarıldı|tamir edildi|artık çalışıyor|şimdi çalışıyor|tekrar çalışıyor|yeniden çalışıyor|çalışıyor artık|çalışmaya başladı|sorun kalmadı|sorun ortadan|artık sorun yok|şimdi sorun yok|düzeltmişsiniz|normale döndü|geri geldi notlarım|buldum notlarımı|işe yaradı
düzeltilmedi|düzeltilmemiş|düzelmedi|çözülmedi|ne zaman düzel*|ne zaman çöz*|düzeltin|düzeltir misiniz|düzeltilsin|giderilmedi -3
bir kere bile çökmedi|bir kez bile çökmedi|o zamandan beri|telefonumdaymış|telefonumdanmış|diğer hesaptaymış|diğer hesaptaydı|ama silmedi|ama silinmedi|ama olmadı|korkulan olmadı|beri bitirmiyor|beri yapmıyor|beri olmuyor|artık yapmıyor|artık olmuyor|artık bitirmiyor|geçmişte kaldı
artık çökmüyor|artık kapanmıyor|artık donmuyor|artık takılmıyor|artık kasmıyor|artık atmıyor|artık ısınmıyor|artık hata vermiyor|artık problem yok|artık açılıyor|artık düzgün|artık sorunsuz|artık normal|artık geliyor|artık girebiliyorum|artık yapabiliyorum|bir daha olmadı|bir daha yaşamadım|bir daha çökmedi|bir daha kapanmadı|bir daha donmadı|tekrar olmadı|tekrarlanmadı|tekrarlamadı|hiç çökmedi|hiç donmadı|hiç kapanmadı|güncellemeden sonra düzeldi|güncellemeden sonra çalışıyor|güncellemeden sonra sorun yok|güncellemeden sonra sorun kalmadı|güncellemeden sonra sorunsuz|güncellemeden beri sorun yok|güncellemeden beri sorunsuz|güncellemeden beri hiç|güncellemeden beri çökmedi|güncelleme ile düzeldi|güncellemeyle düzeldi|son güncelleme ile|son güncellemeyle birlikte düzeldi|güncelleme düzeltti|güncelleme sorunu çözdü|yeni sürümle düzeldi|yeni sürümde düzel*|düzelttiniz|çözdüm|çözdünüz|çözmüşsünüz|hallolmuş|hallettiniz|halledildi|giderdiniz|problem kalmadı|sorun bitti|ortadan kalktı|kendiliğinden düzeldi|şimdi düzeldi|şimdi oldu|şimdi açılıyor|şimdi gayet|şimdi iyi|yine çalışıyor|açılmaya başladı|gelmeye başladı|geri geldi|geri gelmiş|her şey geri geldi|yerine geldi|eski haline döndü|eski haline geldi|buldum|kurtardım|kurtarabildim|kurtarıldı|geri aldım|geri yükledim|düzelttiğiniz için|çözdüğünüz için|hallettiğiniz için|giderdiğiniz için|düzeltme için teşekkür*|çözüm için teşekkür*|hızlı çözüm için|yanlış alarm|benim hatam|hata bendeymiş|hata bendeydi|benim hatammış|benden kaynaklıymış|benden kaynaklanıyormuş|sorun bendeymiş|sorun bendeydi|dikkate almayın|önceki mesajımı dikkate|kapatabilirsiniz|kapatılabilir|gerek kalmadı|hiçbir şey silinmedi|hiçbir şey kaybolmadı|hiçbiri olmadı|korktuğum olmadı|neyse ki|çok şükür
düzelmiş değil|çözülmüş değil|geri geldi reklamlar|sorun geri geldi|hata geri geldi|reklamlar geri geldi|bir türlü düzel*|çözdüm sandım|hatayı buldum|yeni bir hata buldum|sorun buldum|kapatabilirsiniz uygulamayı|neyse ki param|düzeltildi deni*|düzeltildi diyor* -3

[hypothetical]
tekrar olursa|yine olursa|tekrar çökerse|yine çökerse|tekrar ederse|tekrarlarsa|eğer tekrar|eğer yine|bir daha olursa|sorun olursa|olur da|ihtimaline karşı|*erse haber|*arsa haber|korktum|korkuyorum|korkuyordum|endişe*|sandım|sanmıştım|zannettim|zannetmiştim|düşünmüştüm|diye düşündüm|beklemiştim|ya silinirse|silinirse ne|silinir mi|kaybolur mu|kaybeder miyim|kaybetmek istemiyorum|umarım kaybol*|umarım çökmez|umarım silin*|az kalsın|neredeyse
tekrarlanırsa|devam ederse|tekrar kapanırsa|tekrar donarsa|olur ya|ne olur ne olmaz|her ihtimale karşı|olur mu diye|silinir diye|gider diye|kaybolur diye|kaybederim diye|kaybolacak diye|silinecek diye|gidecek diye|çökecek diye|bozulacak diye|diye korkmuştum|diye çok korktum|diye tedirgin*|diye ödüm|ödüm koptu|ödüm patladı|tedirgindim|sanıyordum|az daha|umarım olmaz|umarım bir daha|umarım tekrar|inşallah olmaz|inşallah bir daha|inşallah tekrar|allah korusun|tahtaya vur*|nazar değmesin|kaybetmek istemem|kaybetmemek için|kaybetmeden
olursa olsun|devam ederse iade|devam ederse silerim 0

[other-app]
aksine|rakip*|diğerleri gibi|benzer uygulama*
diğer uygulamalar çalışıyor|diğer uygulamalarda sorun yok|diğer uygulamalarda|başka uygulamalarda|diğer uygulamalar sorunsuz|diğer uygulamalarla -4
başka uygulama*|başka bir uygulama*|diğer uygulama*|öteki uygulama*|başka program*|başka bir _ programı|başka bir _ uygulama*|diğer _ uygulama*|önceki uygulama*|eski uygulamam*|kullandığım eski|daha önce kullandığım|önceden kullandığım|bankamın uygulaması|bankanın uygulaması|banka uygulaması|okulun uygulaması|işyerinin uygulaması|muadilleri
diğer uygulamalarda çalışıyor|diğer uygulamalarda sorun|başka uygulamalarda sorun|başka uygulamalarda çalışıyor|diğer bütün uygulamalar|diğer tüm uygulamalar|başka uygulamaya geç*|başka uygulama arıyorum|başka uygulamadan|diğer uygulamadan|eski uygulamadan|diğer uygulamalar gibi|diğer uygulamalardaki gibi|diğer uygulamalardan daha|başka hiçbir uygulama|diğerlerinden daha -4

[chasing]
mesajıma|mesajımı|mesajım|mailime|mailimi|mailim|talebime|talebimi|talebim|başvuruma|başvurumu|başvurum|şikayetim|şikayetime|kaydım|sorum 1
bakabildiniz|baktınız|gördünüz|okudunuz|aldınız|ulaştı|var mı|baktı mı|ne oldu 1
gelişme var mı|gelişme yok mu|haber var mı|yeni bir haber|bir sonuç var mı|ne oldu benim|ne durumda|ne aşamada|hangi aşamada|son durum nedir|son durum ne|durumu nedir|hâlâ cevap yok|hâlâ yanıt yok|hâlâ dönüş yok|halen cevap|halen yanıt|halen dönüş|hâlâ bekliyorum|halen bekliyorum|cevap bekliyorum|yanıt bekliyorum|dönüş bekliyorum|cevabınızı bekliyorum|yanıtınızı bekliyorum|dönüşünüzü bekliyorum|cevap alamadım|yanıt alamadım|dönüş alamadım|cevap alamadık|cevap gelmedi|yanıt gelmedi|dönüş gelmedi|cevap vermediniz|yanıt vermediniz|dönüş yapmadınız|geri dönmediniz|cevap yok|yanıt yok|dönüş yok|ses yok sizden|sizden ses çıkmadı|sizden haber|cevap veren yok|yanıt veren yok|cevap verecek misiniz|kimse cevap vermiyor|kimse yanıt vermiyor|kimse dönmedi|kimse dönüş yapmadı|kimse cevap vermedi|kimse bakmıyor mu|kimse okumuyor mu|kimse yok mu|orada kimse var mı|biri bakabilir mi|birisi bakabildi mi|biri baktı mı|bakan oldu mu|bakabildiniz mi|baktınız mı|bakma fırsatınız|inceleyebildiniz mi|incelediniz mi|okudunuz mu|gördünüz mü|aldınız mı|ulaştı mı|mailimi aldınız|mesajımı aldınız|mesajımı gördünüz|ne zaman cevap|ne zaman yanıt|ne zaman dönüş|ne zaman dönersiniz|ne zaman dönüş yapacaksınız|size yazmıştım|size yazdım|yazmıştım size|mail atmıştım|mail attım|mesaj atmıştım|mesaj yazmıştım|mesaj gönderdim|bildirmiştim|başvurmuştum|talebimle ilgili|talebimin|geçen hafta yazdığım|önceki mailim|önceki mesajım|geçenki mesajım|talep numarası|kayıt numarası|bilet numarası|hatırlatma yapmak|hatırlatmak isterim|hatırlatayım

[contrast]
sizinki _ *mıyor|sizinki _ *miyor|sizinki _ *muyor|sizinki _ *müyor|sizinki _ *madı|sizinki _ *medi|sizinki _ *maz|sizinki _ *mez
sizinki hiç|sizinki asla|sizinki öyle değil|sizinki değil|sizinki sorunsuz|sizinki çalışıyor|sizinki gayet|sizinki ise|sizinkinde hiç|sizinkinde yok|sizinkinde olmadı|sizinkinde öyle|sizinkinde sorun|sizin uygulama hiç|sizin uygulamada hiç|sizin uygulamada yok|sizin uygulamanızda hiç|sizin uygulamanız hiç|sizin uygulamanız değil|sizin uygulama değil|sizde hiç|sizde yok|sizde olmadı|sizde öyle|sizde böyle bir|sizinkiyle hiç|sizin suçunuz değil|sizinle ilgisi yok|sizinle alakası yok|sizin uygulamayla ilgisi yok|sizlik değil|sizden kaynaklı değil|bunda hiç|bu hiç
bu hiç olmadı|bu hiç açıl*|bu hiç çalış*|bu hiç düzel*|bu hiç güzel|bu hiç iyi|bu hiç hoş|bu hiç profesyonel|bu hiç olmamış|bunda hiç bir|bu hiç bir|bu hiç de|bu hiç yükle*|bu hiç gel* -4

[condition]
eğer|şayet|yaşarsam|yaşarsak|*arsa|*erse|*ırsa|*irse|*ursa|*ürse|*arsam|*ersem|*ırsam|*irsem

[promise]
yazarım|yazacağım|yazarız|haber veririm|haber vereceğim|haber veriyorum|bildiririm|bildireceğim|iletirim|ileteceğim|söylerim|dönerim|döneceğim|ulaşırım|ulaşacağım|haber ederim|bilgi veririm|bilgi vereceğim|arayacağım sizi

[attempt]
yeniden yükledim|tekrar yükledim|silip yükledim|silip yeniden|silip tekrar|uygulamayı sildim|uygulamayı silip|kaldırıp|kaldırdım|yeniden başlattım|kapatıp açtım|açıp kapattım|kapatıp açmayı|kapatıp tekrar aç*|önbelleği temizle*|önbelleği sil*|çıkış yapıp|çıkış yaptım|çıkıp girdim|çıkıp tekrar|güncelledim|önerdiğiniz gibi|dediğiniz gibi|söylediğiniz gibi|denedim|kontrol ettim|şifremi değiştirdim|şifreyi değiştirdim|bildirimler açık|izinler açık|izin verdim|izinleri verdim|bluetooth açık|internet çalışıyor|wifi çalışıyor|internetim çalışıyor|etkinleştirdim|devre dışı bıraktım
kapattım açtım|kapat aç|aç kapa|sildim yükledim|sildim yeniden|kaldırıp yükledim|tekrar kurdum|yeniden kurdum|önbellek temizle*|çıktım girdim|oturumu kapatıp|tekrar giriş yaptım|yeniden giriş yaptım|yeniden eşleştirdim|tekrar eşleştirdim|eşleştirmeyi kaldır*|denedik|her şeyi denedim|hepsini yaptım|her şeyi yaptım|dediğinizi yaptım|dediklerinizi yaptım|söylediğinizi yaptım|söylediklerinizi|yazdığınız adımları|adımları yaptım|adımları uyguladım|adımları izledim|istediğiniz gibi|tavsiyeniz üzerine|uçak modu|yer açtım|güncelledim|güncel sürüm|son sürüm yüklü|en son sürüm|izinler verildi|tüm izinleri|başka telefonda|başka telefonla|başka cihazda|başka ağda|fabrika ayarlarına

[wish]
lütfen _ ekleyin|ekleyin|eklerseniz|ekler misiniz|ekleyebilir misiniz|ekleseniz|eklenmeli|eklenebilir|eklenirse|eklense|eklenmesini|eklenecek mi|eklemeyi düşünüyor*|eklenmesi|getirin|getirilsin|getirilirse|getirebilir misiniz|yapın lütfen|yapabilir misiniz|olsa güzel|olsa süper|olsa harika|olsa iyi|olursa güzel|olursa iyi|olursa süper|olsun|olmasını ister*|olmasını istiyorum|olmalı|güzel olurdu|güzel olur|iyi olurdu|iyi olur|süper olur|süper olurdu|harika olur|harika olurdu|mükemmel olur|hoş olur|hoş olurdu|hayal olurdu|rüya gibi|hayalim|isterdim|isterim|isterdik|keşke|önerim|öneri|önerilerim|öneriyorum|önermek|tavsiyem|fikir|istek|isteğim|özellik isteği|özellik talebi|talebim|tek eksik|eksiği|ihtiyacımız var|bekliyoruz|seçeneği|seçenek|imkanı|imkan|desteği|için sürüm|ipad sürümü|android sürümü|planlıyor musunuz|gelecek mi|var mı planınız
iade isterim|iade olursa|paramı isterim|cevap isterim|cevap verirseniz|yardımcı olursanız|yardım ederseniz|düzeltilmesini|düzeltilirse|geri getirin|eskisini getirin|çalışsa güzel|çalışsa iyi|çalışırsa|seçenek yok|seçeneği yok|imkan yok|imkanı yok|fikrim yok|desteği cevap|destek ekibi|müşteri desteği|destek hattı|öneri işe|keşke almasaydım|keşke güncellemeseydim|iyi olursa|ekleyemiyorum|eklerken|not eklerken|bir çözüm isterim|iptal etmek isterim|seçeneği kayboldu -4
eklemenizi|eklemeniz|gelse|getirilmeli|getirirseniz|getirir misiniz|getirilmesini|olsa ne güzel|olsa çok|olsa daha iyi|olsa daha güzel|olsa mükemmel|olsa şahane|olması güzel|olması iyi|olursa harika|olursa çok iyi|olursa çok güzel|olması lazım|olması gerek|koyarsanız|koyar mısınız|koyulabilir mi|konulsa|konulabilir|yaparsanız|yapılabilir mi|yapılmalı|yapılırsa|yapar mısınız|sunulsa|sunarsanız|sağlanmalı|desteklese|destekleyin|desteklemesi|özelliği olsa|özelliği eklen*|özelliği gelirse|modu olsa|modu eklen*|gelsin artık|tek eksi|eksik olan|eksik tek|öneririm ekle*|bir fikrim|yeni özellik|yeni bir özellik|özellik olarak|düşünüyor musunuz|düşünür müsünüz|çıkacak mı|ne zaman gelecek|ne zaman eklenecek|ne zaman çıkacak|neden eklemiyorsunuz|niye eklemiyorsunuz|sürümü olsa|sürümü çıksa|sürümü yapın|versiyonu olsa|versiyonu da|sürümünü çıkar*|sürümünü yap*|ihtiyaç var|şahane olurdu|mükemmel olurdu|faydalı olurdu|şahane olur|faydalı olur|pratik olur|kullanışlı olur|tadından yenmez|efsane olur|efsane olurdu|on numara olur|muhteşem olur|muhteşem olurdu|dört gözle|seçebilsek|seçebilsem|değiştirebilsek|değiştirebilsem|yapabilmeyi
çalışsa iyi olur|düzelse iyi olur|düzeltseniz iyi olur|çözülürse sevinirim|düzelirse|çözülse|çalışmasını isterdim|çalışmasını isterim|iademi isterim|paramı istiyoruz|iade istiyoruz|cevap bekliyorum|cevap bekliyoruz|cevabınızı bekliyorum|yanıt bekliyorum|yanıtınızı bekliyorum|dönüş bekliyorum|dönüşünüzü bekliyorum|çözüm bekliyorum|çözüm bekliyoruz|yardım bekliyorum|yardımınızı bekliyorum|iade bekliyorum|geri dönüş bekliyorum|hala bekliyorum|dakika bekliyorum|saat bekliyorum|saattir bekliyorum|gündür bekliyorum|çok bekliyorum|boşuna bekliyorum|kod bekliyorum|boş yere bekliyorum|güncelleme bekliyorum|düzeltme bekliyorum|yardım olursa|yardımcı olursa|sorun olursa|hata olursa|tekrar olursa|yine olursa|bir şey yapın|bir şeyler yapın|birşeyler yapın|bi şey yapın|gereğini yapın|neden yok oldu|niye yok oldu|neden yok edildi|keşke güncelle*|keşke yüklemeseydim|keşke değiştirme*|keşke hiç|keşke çalışsa|keşke düzelse|keşke eski|eskisi gibi olsa|eski haline gelse|eski haline getirin|eski halini getirin|eski tasarımı getirin|eskiyi getirin|silmek isterim|silinmesini istiyoruz|silinmesini isterim|öğrenmek isterim|öğrenmek isterdim|sormak isterim|bilmek isterim|belirtmek isterim|teşekkür etmek isterim|bir tek bende|bir fikrim yok|geri gelsin|eski hali gelsin|eskisi gelsin|geri gelse|ne zaman gelecek para*|param ne zaman|gelir mi param|düzelecek mi|çözülecek mi|iade olacak mı|iade gelecek mi|siz yapın|kod gelirse|hata gelirse|eklenmiyor|ekleme yapamıyorum|ekleme yapılmıyor|istediğim gibi olmalıydı -4
susan bir mod|da olsa dört dörtlük|önerebilir miyim|pastanın üstündeki
*sek nasıl olur|*sak nasıl olur|*se nasıl olur|*sa nasıl olur
olsa çok güzel|olsa da|olsa tadından|eklense güzel|eklense süper|eklenirse süper|eklenirse çok|eklerseniz çok|ekleyin lütfen|lütfen ekleyin|ekleme yapılabilir|getirin lütfen|getirseniz|getirilse|gelsin|gelirse süper|çıkarın|çıkarın lütfen|çıkarsanız|çıksa|yapın|yapsanız|yapsanız keşke|yapılsa|koyun|koyun lütfen|koysanız|koysanız keşke|konsa|olmalıydı|olmalıdır|olabilir mi|olsun lütfen|olmasını çok isterim|olmasını dilerim|olmasını rica|çok isterdim|istiyoruz|görmek isterdim|görmek isterim|görmek istiyoruz|keşke olsaydı|bir tek|eksikliği|eksikliğini|eksik kalan|özelliği yok keşke|özelliği lazım|özelliği şart|seçeneği lazım|seçeneği şart|seçeneği olmalı|modu şart|modu lazım|desteği lazım|lazım bize|ihtiyacım var|gerekli bir özellik|gerekiyor bence|önerimdir|bir tavsiye|talep|talebimiz|ricam|rica ediyorum ekle*|rica etsem|dileğim|fena olmaz|fena olmazdı|tadından yenmezdi|müthiş olur|sevinirim|seviniriz|çok sevinirim|mutlu olurum|mutlu oluruz|mutlu edersiniz|memnun olurum ekle*|makbule geçer|para veririm|para öderim|ödemeye hazırım|beş yıldız veririm|5 yıldız veririm|planınız var mı|neden yok|niye yok|neden yapmıyorsunuz|izin verin|görebilsem|görebilsek|*abilsek|*ebilsek|*abilsem|*ebilsem
bilginiz olsun|haberiniz olsun|geçmiş olsun|helal olsun|sağ olsun|yazıklar olsun|lanet olsun|olsun diye|ne olursa olsun|hayırlı olsun|kolay olsun|geri istiyoruz|paramızı istiyoruz|cevap istiyoruz|çözüm istiyoruz|geri isterim|bilmek isterdim|sormak istiyoruz|öğrenmek istiyoruz|bildirmek isterim|şikayet etmek|yardımcı olursanız sevinirim|yardım ederseniz sevinirim|yardımınıza ihtiyacım var|yardıma ihtiyacım var|düzeltirseniz sevinirim|çözerseniz sevinirim|dönüş yaparsanız sevinirim|bakarsanız sevinirim|cevap verirseniz sevinirim|yanıtlarsanız sevinirim|düzeltilirse sevinirim|iade ederseniz sevinirim|ilgilenirseniz sevinirim|yardımcı olun lütfen|bir şey yapın artık|iade yapın|düzgün yapın|bir çare|bir fikriniz var mı|fikriniz var mı|hiçbir fikrim|iade talep|talep ediyorum|iade talebim|talep ettim|neden yok artık|geri getirin|geri koyun|imkanım yok|imkanı kalmadı|olmalı ama|bir sorun olmalı|hata olmalı|bir hata olmalı|eksik çıkıyor|eksik görünüyor|eksik geliyor|bir tek bu|seçeneği yok oldu|istek zaman aşım*|gelirse param|eksik yüklen*|kapansa da|çökse de -4

[question]
nasıl|mümkün mü|mümkün müdür|bir yolu var|var mı|var mıdır|paylaşabilir miyim|yükleyebilir miyim|taşıyabilir miyim|değiştirebilir miyim|gerekiyor mu|gerekir mi|lazım mı|zorunda mıyım|destekliyor mu|çalışıyor mu|çalışır mı|uyumlu mu|ne demek|ne anlama|anlamı ne|nedir|ne işe yarar|ne kadar|kaç|hangi|farkı ne|nerede|nereden|ne zaman|öğrenmek istiyorum|öğrenmek isterim|merak ediyorum|merak ettim|sormak istiyorum|sormak istedim|soru|sorum|soracaktım|bilgi alabilir|bilgi verir|söyler misiniz|açıklar mısınız|bilgi rica
nasıl olur böyle|bu nasıl|nasıl bir|nerede param|param nerede|notlarım nerede|fotoğraflarım nerede|verilerim nerede|nereye gitti|ne zamana kadar|ne zaman açsam|ne zaman denesem|her ne zaman|hangi akla|ne kadar kötü|ne kadar rezil|sorun var|sorunum|sorun|nasıl iş|ne zaman iade|ne zaman bassam|haberiniz var mı|utanmanız var mı|ne kadar daha|daha ne kadar 0
^ne|^kim|^neden olmasın 1
mı|mu|mısınız|musunuz|mıyım|mıyız 1
ne işe yarıyor|iade eder misiniz
kim çevirdi|gelişme var mı 0
nasıl yapılır|nasıl yaparım|nasıl yapıyoruz|nasıl yapıyorum|nasıl kullanılır|nasıl kullanıyoruz|nasıl değiştiririm|nasıl değiştirebilirim|nasıl açarım|nasıl açılır|nasıl kapatırım|nasıl ayarlarım|nasıl ayarlanır|nasıl aktarırım|nasıl geçerim|nasıl görebilirim|nasıl görürüm|nasıl çalışıyor|nereden değiştir*|nereden görebilirim|nerede saklanıyor|nereye|ne kadar sürer|kaç kişi|kaç gün|hangi sürüm|hangisi|farkı nedir|arasındaki fark|ne zaman çıkacak|saat kaçta|kim görebilir|kimler görebilir|var mı|olur mu|olabilir mi|geçebilir miyim|açabilir miyim|görebilir miyim|*abilir miyim|*ebilir miyim|*abilir miyiz|*ebilir miyiz|*abiliyor muyum|*ebiliyor muyum|*abiliyor muyuz|*ebiliyor muyuz|yapılabiliyor mu|kullanılabiliyor mu|çalışıyor mu|destekliyor musunuz|ücretli mi|ücretsiz mi|bedava mı|paralı mı|gerekli mi|şart mı|yeterli mi|silinir mi|kaydediliyor mu|saklanıyor mu|paylaşıyor musunuz|satıyor musunuz|sormak istiyorum|öğrenebilir miyim|bilgi verebilir misiniz|söyleyebilir misiniz|acaba
kaç kere|kaç defa|kaç kez|kaç gündür|kaç haftadır|kaç aydır|nasıl olur|nasıl olabilir|nasıl böyle|ne kadar yavaş|nerede benim|nerede bu|nereye gitti|nereye kayboldu|böyle şey olur mu|olur mu böyle|dalga mı|şaka mı|şaka mısınız|başka derdiniz var mı|utanmıyor musunuz|bu ne demek|ne demek oluyor|gerek var mı|ne gerek var|çözümü var mı|ne kadar uğraş*|nerede olursa|ne kadar denesem|nedir bu|nedir bu çile|bu nedir|nedir sorun -3

[praise]
bayılıyorum|bayıldım|seviyorum|aşığım|beğendim|harika|harikasınız|mükemmel|muhteşem|muazzam|şahane|süper|süpersiniz|efsane|enfes|fevkalade|olağanüstü|kusursuz|on numara|10 numara|çok güzel|güzel uygulama|güzel bir uygulama|iyi bir uygulama|çok iyi|çok başarılı|başarılı uygulama|çok yararlı|çok pratik|en iyi|en iyisi|memnunum|memnunuz|memnun kaldım|tavsiye ederim|herkese tavsiye|şiddetle tavsiye|gözüm kapalı|öneririm|tebrikler|bravo|helal|elinize sağlık|emeğinize sağlık|ellerinize sağlık|kolaylaştırıyor|hayatımı kolaylaştır*|hayat kurtar*|hayatımı kurtar*|vazgeçemiyorum|onsuz yapamam|onsuz yapamıyorum|5 yıldız|beş yıldız|10 üzerinden 10|uygulama için teşekkür*|böyle bir uygulama|işini iyi yapıyor|çok işime yar*|sorunsuz çalış*|hiç sorun yaşamadım|parmak ısırt*
harika olur*|mükemmel olur*|süper olur*|muhteşem olur*|şahane olur*|çok iyi olur*|çok güzel olur*|en iyisi olur*|harika olmaz|harikaydı|mükemmeldi|süperdi|çok iyiydi|çok güzeldi|çok memnundum|memnundum|memnun değilim|tavsiye etmem|tavsiye etmiyorum|önermem|seviyordum|iyi değil|çok iyi değil|en iyi dilek*|süper değil|beğenmedim|daha iyi|daha iyiydi|en kısa|çok güzel çalışıyordu|mükemmel çalışıyordu|harika çalışıyordu|önerdiğiniz gibi|harika olurdu 0
mükemmelsiniz|muhteşemsiniz|10/10|tam puan|nefis|dört dörtlük|eşsiz|benzersiz|rakipsiz|bir numara|1 numara|en güzel|en güzeli|beğeniyorum|aşık oldum|sevdim|kullanışlı|faydalı|yararlı bir|işime yarıyor|işimi görüyor|işimi kolaylaştır*|hayatı kolaylaştır*|hayatımı değiştir*|vazgeçilmez*|onsuz olmaz|olmazsa olmaz*|son derece memnun*|başarılı bir|gayet başarılı|gayet iyi|gayet güzel|kullanımı kolay|kullanımı çok kolay|kullanımı rahat|sade ve|basit ve|anlaşılır|kullanıcı dostu|tavsiye ediyorum|kesinlikle tavsiye|tebrik|aferin|alkış|alkışlıyorum|emeklerinize sağlık|emeği geçen*|eline sağlık|böyle devam|aynen devam|devam edin böyle|başarılarınızın devamını|kolay gelsin başarılar|iyi ki var|iyi ki varsınız|iyi ki almışım|iyi ki indirmişim|yapanlara teşekkür*|ekibe teşekkür*|geliştiricilere teşekkür*|yapımcılara teşekkür*|emeğiniz için teşekkür*|ilginiz için çok teşekkür|hızlı ve güler|güler yüzlü|ilgili ve|destek ekibi çok|parasını hak|parasının hakkını|her kuruşuna|her kuruşunu|tam aradığım|tam istediğim|aradığım uygulama|ihtiyacım olan her şey|her şey var|tıkır tıkır|hiç üzmedi|yok böyle
efsane olur*|çok kullanışlı olur*|kullanışlı olur*|çok faydalı olur*|faydalı olur*|çok pratik olur*|pratik olur*|çok kolay olur*|çok rahat olur*|on numara olur*|kusursuz olur*|daha kullanışlı|daha kolay|daha anlaşılır|en iyisiydi|güzeldi|kullanışlıydı|çok kullanışlıydı|çok seviyordum|hiç memnun değilim|memnun kalmadım|hiç memnun kalmadım|beğenmiyorum|hiç beğenmedim|sevmedim|sevmiyorum|kimseye tavsiye|önermiyorum|kimseye öner*|çok güzel değil|pek iyi değil|kullanışlı değil|hiç kullanışlı değil|kolay değil|kullanıcı dostu değil|başarılı değil|başarılı bir şekilde|çok iyi çalışıyordu|sorunsuz çalışıyordu|tıkır tıkır çalışıyordu|çok iyi ama|en iyi ihtimalle|en güzel dilek*|çok kolay gelsin|çok rahat değil|bravo size mahvet*|aferin size boz*|tebrikler mahvet*|tebrikler boz*|süper yavaş|kaliteli değil|diğer uygulamalarda sorunsuz|telefonumda sorunsuz|olsa harika|olsa süper|olsa mükemmel|olsa çok iyi|olsa çok güzel|olsa şahane|eklense harika|eklense süper|eklense mükemmel|eklense çok iyi|eklense çok güzel|eklenirse harika|eklenirse süper|eklenirse mükemmel|eklenirse çok iyi|eklenirse çok güzel|olursa harika|olursa süper|olursa mükemmel|olursa çok iyi|olursa çok güzel|gelse harika|gelse süper|gelse çok iyi|gelse çok güzel|gelirse harika|gelirse süper|gelirse çok iyi 0
alkışlar|melek*|sayenizde|onsuz yaşayamam
wifi gayet iyi|internet gayet iyi|wifi çok iyi|internet çok iyi|internetim gayet iyi|internetim çok iyi 0
en iyi _ uygulama*|en sevdiğim|harika|harikulade|mükemmel|müthiş|efsanesiniz|süper|kusursuz|tek kelimeyle|çok hoş|çok kullanışlı|çok faydalı|çok kolay|çok yardımcı|çok memnunum|çok memnunuz|memnunum|memnunuz|çok beğendim|çok beğeniyorum|beğendim|bayılıyoruz|çok seviyorum|seviyorum|seviyoruz|çok sevdim|hayranım|hayran kaldım|hayranıyım|bağımlısı oldum|vazgeçemiyorum|onsuz yapamıyorum|onsuz olmuyor|işimizi kolaylaştır*|öneriyorum|arkadaşlarıma önerdim|yıldızı hak|on üzerinden on|kutlarım|takdir|eline emeğine|ellerinize|iyi ki yap*|teşekkürler bu uygulama için|harika uygulama için|güzel uygulama için|daha iyisi yok|daha iyisi olamaz|üstüne tanımam|üstüne yok|saat gibi|saat gibi çalış*|sıkıntısız|hiç sorun yaşamadım|hiç sorun yaşatmadı|hiç yarı yolda|şikayetim yok|hiç şikayetim|güzel olmuş|çok güzel olmuş|iyi uygulama|kaliteli|kral uygulama|adamsınız|kralsınız|baş tacı|her kuruşuna değer
harika olur|harika olurdu|harika olacak|mükemmel olur|mükemmel olurdu|süper olur|süper olurdu|müthiş olur|muhteşem olur|şahane olur|efsane olur|on numara olur|çok iyi olur|çok iyi olurdu|çok güzel olur|çok güzel olurdu|çok hoş olur|çok kullanışlı olur|çok faydalı olur|çok pratik olur|çok kolay olur|çok yardımcı olur|çok memnun olur*|memnun olurum|memnun oluruz|çok sevinirim|en iyisi olur|en iyi uygulama olur|daha iyi olur|eskiden çok iyi|eskiden harika*|eskiden çok güzel*|kimseye önermem|memnun değiliz|hiç memnun|en iyi yol|en iyi çözüm|hiç kolay|çok kolay değil|helal gıda|helal kesim|helal ürün|helal mi|tebrikler bozdunuz|tebrikler yine bozdunuz|bravo size mahvettiniz|kaliteli ses yok|ses kaliteli değil|adamsınız ya -3
