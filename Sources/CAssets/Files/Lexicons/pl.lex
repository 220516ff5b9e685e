# Polish. Letters match with and without their marks.
language pl

[crash]
crash*|krasz*|scrashow*
wyłączyła się|wyłącza|zamyka się|się zamyka|zamyka sama|zamknęła się|zamyka mi się|się zamknęła|gaśnie|wywaliło|wywala|wysypuje się|się wysypuje|wysypała się|sypie się|się sypie|wykrzacza|wyrzuca|wyskakuje z aplikacji|wychodzi do pulpitu|wychodzi sama|samo wychodzi|pada|padła|umiera|kończy działanie|zakończyła działanie|nagle się kończy|przestaje działać i się
nie ma aplikacji|aplikacja znika|apka znika|znika aplikacja|pyk i|puf|wracam do ekranu głównego|wraca do ekranu głównego|wraca do pulpitu|ląduję na ekranie głównym|ląduję na pulpicie|powrót do pulpitu|cofa do ekranu głównego|cofa do pulpitu|telefon się restartuje|restartuje telefon|restartuje się|resetuje telefon|sama się restartuje|uruchamia się ponownie
wyłącza dźwięk|znika przycisk|wyłącza powiadomienia|wyrzuca błąd|wyskakuje błąd|wyrzuca z konta|wyrzuca mnie z konta|wywala błąd|serwer pada|wyrzuca komunikat 0
i nagle po aplikacji|wypieprza
crash kurs*|crash test* -3

[launch]
nie uruchamia|nie chce się uruchomić|nie można uruchomić|nie mogę uruchomić|nie daje się uruchomić|nie da się uruchomić|nie chce się otworzyć|nie otwiera|nie mogę otworzyć|nie da się otworzyć|nie można otworzyć|nie startuje|nie odpala|nie chce odpalić|nie chce się odpalić|nie mogę odpalić|nie wchodzi|nie mogę wejść do aplikacji|nie da się wejść do aplikacji|nie włącza się|się nie włącza|nie chce się włączyć|nie mogę włączyć aplikacji|nie mogę włączyć apki
nie mogę otworzyć _ plik*|nie otwiera _ plik*|nie mogę otworzyć _ dokument*|nie mogę otworzyć _ pdf|nie mogę otworzyć _ załącznik*|nie otwiera się plik|nie otwiera _ załącznik* -2
zatrzymuje się na logo|zatrzymuje się na ekranie|wisi na logo|stoi na logo|wisi na ekranie startowym|wisi na ekranie ładowania|zawiesza się na logo|zawiesza się na ekranie|zawiesza się przy starcie|zawiesza się przy uruchamianiu|utknął na ekranie|utknęła na logo|utknęła na ekranie|tylko logo|ekran ładowania|ekran startowy|nie przechodzi dalej niż logo|biały ekran przy|biały ekran po uruchomieniu|czarny ekran przy|czarny ekran po uruchomieniu|otw* _ biały ekran|po starcie biały|po uruchomieniu biały|tylko biały ekran|tylko czarny ekran|klikam ikonę i nic
otwiera się i zamyka|otwiera się i zaraz|crash* przy starcie|crash* przy uruchamianiu 2 +crash
ani rusz|pokazuje się powitanie|na logo koniec

[freeze]
zawies*|wiesza się|się wiesza|wieszać|wisi|zacięł*|zacina|zamarz*|zamraża|zamroż*|zamiera|zastyga|freez*|frizuje|stoi w miejscu|stanęła|utknęł*|utknął|blokuje się|się blokuje|nie odpowiada|nie reaguje|przestaje odpowiadać|przestaje reagować|przestała reagować|brak reakcji|żadnej reakcji|przyciski nie działają|przyciski nie reagują|nic nie można kliknąć|nie da się nic kliknąć|nie mogę nic kliknąć|nie da się kliknąć|czarny ekran|biały ekran|ekran robi się czarny|ekran robi się biały|ekran staje się czarny|szary ekran|kręci się kółko|kółko się kręci|kręci się w kółko|kręci się i kręci|kręciołek|klepsydra|ładuje się w nieskończoność|ładuje w nieskończoność|wieczne ładowanie|niekończące się ładowanie|ładuje bez końca|ładuje się bez końca|ciągle się ładuje|wciąż się ładuje|cały czas się ładuje|tylko się ładuje|ładuje i ładuje|nie kończy ładowania|muszę ubijać|muszę zamykać na siłę|muszę wymusić|trzeba restartować
zawieszę subskrypcję|zawieszenie konta|karta zablokowana|powiesi*|ekran blokady|ekranie blokady 0
ekran stanął|stanął w miejscu

[performance]
wolno|wolna|wolny|wolne|wolniej|powoli|powolna|powolny|powolne|spowolni*|zwalnia|ślamazar*|ślimak*|ślimacz*|żółw*|muli|mulą|zamula|zamulona|lag|laguje|lagi|laga|zacinki|przycina|przycinki|tnie|klatkuje|chrupie|szarpie|nie jest płynn*|brak płynności|niepłynn*|wlecze się|się wlecze|ociężał*|długo się ładuje|długo ładuje|długie ładowanie|długo trwa|trwa wieczność|trwa _ minut*|trwa _ sekund*|trwa bardzo długo|trwa za długo|trwa strasznie długo|czas ładowania|czas oczekiwania|wieki|całą wieczność|czekać _ minut*|czekać _ sekund*|sekund zanim|minut zanim|opóźnieni*
dużo pamięci|zajmuje _ pamięci|zajmuje _ miejsca|zjada pamięć|żre pamięć|dużo miejsca|zajmuje _ gb
dni wolne|wolny czas|wolne miejsce 0
kiedyś śmigało

[battery]
bateri* _ rozład*|rozładow* _ bateri*|zużywa _ bateri*|zużycie baterii|zużycie energii|pobiera _ energii|zżera _ bateri*|żre _ bateri*|zjada _ bateri*|pożera _ bateri*|wyżera _ bateri*|wysysa _ bateri*|ssie _ bateri*|drenuje _ bateri*|drenuje bateri*|zabija _ bateri*|bateria pada|bateria znika|bateria leci|bateria spada|bateria schodzi|bateria trzyma|bateria nie trzyma|bateria ledwo|dużo baterii|bateria _ godzin*|bateria rozładowana|bateria do zera|żre prąd|zżera prąd|ciągnie prąd|dużo prądu|muszę ładować|ładować _ razy|ładowanie dwa razy|na ładowarce|w południe już koniec|w południe bateria|pożeracz baterii
nagrzewa|grzeje się|się grzeje|przegrzewa*|gorąc*|parzy|rozgrzan*|rozgrzewa|ciepły jak|piekarnik|żelazko|patelnia|kaloryfer|toster
bez ładowarki|bez powerbanka|telefon pada|po godzinie rozładow*

[login]
nie mogę się zalogować|nie mogę zalogować|nie da się zalogować|nie można się zalogować|nie zaloguję|nie loguje|nie mogę się dostać na konto|nie mogę wejść na konto|nie mogę się dostać do konta|nie wpuszcza|brak dostępu do konta|straciłem dostęp do konta|nie mam dostępu do konta|konto zablokowane|zablokowane konto|zablokowano mi konto|błąd logowania|problem z logowaniem|problemy z logowaniem|logowanie nie|logowanie niemożliwe|nie mogę się zarejestrować|nie da się zarejestrować|nie mogę założyć konta|nie rozpoznaje mnie|konto nie istnieje|nie ma takiego konta
złe hasło|błędne hasło|nieprawidłowe hasło|niepoprawne hasło|hasło nieprawidłowe|hasło jest nieprawidłowe|hasło jest błędne|hasło nie|nie przyjmuje hasła|nie akceptuje hasła|nie przyjmuje mojego hasła|odrzuca hasło|nie przyjmuje pinu|nie przyjmuje mojego pinu|nie akceptuje pinu|nie przyjmuje kodu|nie akceptuje kodu|kod nie przychodzi|kod nie dochodzi|nie dostaję kodu|nie przychodzi kod|nie otrzymuję kodu|nieprawidłowy kod|błędny kod|kod wygasł|sms nie przychodzi|nie dostaję sms*|sms z kodem|mail aktywacyjny|kod weryfikacyjny|zapomniałem hasła|zapomniałam hasła|zresetować hasł*|reset hasła|resetowania hasła|resetu hasła|link do odzyskania|odzyskać hasł*|odzyskiwanie hasła|link resetujący
wylogowuje|wylogowało|wylogowany|ciągle wylogow*|muszę się logować|logować od nowa|logować się od nowa|logować się codziennie|logować za każdym razem|zalogować ponownie|logować ponownie|wyrzuca mnie z konta|wyrzuca z konta|pyta o hasło|prosi o hasło|żąda hasła|zapomina hasło|sesja wygasła

[topic login]
logow*|zalogow*|login|hasł*|pin|pinu|rejestrac*|weryfikac*|konto|odcisk palca|face id|kod dostępu
ekran logowania|konto bankowe|konto usun*|usun* konto 0

[sync]
nie synchroniz*|nie jest synchroniz*|nie zsynchroniz*|przestał* synchroniz*|synchroniz* nie|synchronizacj* _ nie|błąd synchroniz*|problem z synchroniz*|brak synchroniz*|nigdy nie trafia na|nie trafia na tablet|nie trafiają na|nigdy nie dociera|nie pojawia się na|nie pojawiają się na|nie ma na drugim|nie widać na|brakuje na drugim|nie przechodzi na|inne dane na|różne na|co innego na|nie zgadza się z|wracają po usunięciu|usunięte wracają|usunięte _ wracają|znowu się pojawiają|usuwam a wraca*|usunięt* _ powraca*|pojawiają się znowu|zmartwychwst*|utknęło w chmurze|utknęły w chmurze|wysyłanie do chmury|kopia w chmurze|kopia w icloud|backup do chmury|wszystko podwójnie|między urządzeniami|między telefonem|między moimi|między komputerem
do tyłu względem|o dzień do tyłu|to samo konto a|ani śladu

[topic sync]
synchroni*|sync|chmur*|icloud|backup

[data-loss]
stracił*|utrat*|utracone|utracił*|zgubił* _ dane|zgubił* _ notatki|przepadł*|zniknęł*|zniknął|znikają|znikły|znikła|znikło|znika|usunęł*|usunięt* zostały|usunięte|skasowa*|wykasował*|wymazał*|wyczyścił*|nadpisa*|nie ma moich|nie ma już moich|nie ma ich|nie mogę znaleźć moich|gdzie są moje|gdzie są wszystkie|gdzie się podział*|gdzie podziały|gdzie jest mój cały|jest pusto|puste|pusta|pusty|wyzerował*|wyzerowan*|zresetował*|zresetowane|resetuje się|od zera|zaczynać od nowa|od nowa wszystko|od początku|postęp*|nie zapisuje|nie zapisują się|nie zapisał*|nie zapamiętuje|zapomina ustawienia|zapomina moje|brakuje połowy|brakuje moich|brakuje notatek|brakuje zdjęć|szlag trafił|poszło z dymem|uszkodzon*
aplikacja zniknęła|apka zniknęła|aplikacja znika|znika aplikacja|przycisk zniknął|przyciski zniknęły|zniknął przycisk|zniknęły przyciski|menu zniknęło|zniknęło menu|dźwięk zniknął|zniknął dźwięk|ikona zniknęła|problem zniknął|błąd zniknął|usunąłem|usunęłam|konto usunięte|straciłem dostęp|straciłam dostęp|straciłem cierpliwość|straciłem czas|straciłem pieniądze|straciłam pieniądze|utrata połączenia|pusta strona|pusta kartka|pusty ekran|pusty plik|bateria pusta|zniknęła opcja|opcja zniknęła|premium zniknęło|zniknął widżet|zresetował* hasło|pusty pdf|puste strony|strona jest pusta|ekran jest pusty|plik jest pusty|znika z ekranu|widżet zniknął|widżet jest pusty|pusty widżet|zostały usunięte z konta|usunięte wracają|usunięte _ wracają|zniknęło premium|kasa 0

[payment]
dwa razy pobran*|pobrali|pobrał* _ pieniądze|pobrana|pobrane|pobrano|podwójna płatność|podwójna opłata|podwójnie|podwójne obciążenie|zapłaciłem dwa razy|zapłaciłam dwa razy|płacić dwa razy|obciążon*|obciążyli|obciążenie karty|obciążenie konta|ściągnęli|ściągnęło|ściągnięto|zabrali mi|zabrali pieniądze|wzięli pieniądze|skradli|ukradli|okradli|złodzieje|kradzież|oszust*|naciągac*|wyłudz*|bez mojej zgody|bez zgody|nieautoryzowan*|nieznana transakcja|zła kwota|błędna kwota|za dużo pobran*|z mojego konta
płatność odrzucona|płatność została odrzucona|płatność nie|płatności nie|odrzucona płatność|odrzucono płatność|błąd płatności|płatność się nie|nie mogę zapłacić|nie da się zapłacić|nie mogę kupić|nie da się kupić|karta odrzucona|odrzuca kartę|odrzuca moją kartę|nie przyjmuje karty|nie akceptuje karty|karta nie|zakup nie|zakup się nie|nie udał się zakup|zakup nieudany|transakcja odrzucona|transakcja nie|transakcja nieudana|blik nie
przywróć zakup*|przywrócić zakup*|przywracanie zakup*|przywrócenie zakup*|przywrócić kupion*|już zapłaciłem|już zapłaciłam|zapłaciłem i|zapłaciłam i|zapłaciłem a|zapłaciłem ale|zapłaciłam ale|zapłaciłem za|zapłaciłam za|kupiłem ale|kupiłam ale|kupiłem i|kupiłam i|kupiłem a|już kupiłem|już kupiłam|nie odblokow*|nieodblokow*|nadal zablokowan*|wciąż zablokowan*|nadal reklamy|wciąż reklamy|ciągle reklamy|dalej reklamy|zapłacić ponownie|płacić ponownie|zapłacić jeszcze raz|płacić jeszcze raz|każe płacić|każe zapłacić|żąda zapłaty|kupić ponownie|kupić jeszcze raz|pełna wersja|pełnej wersji|kod promocyjny|voucher
historia płatności|ekran płatności|strona płatności 0

[topic payment]
płatnoś*|płac*|zapłac*|zakup*|kupno|karta|kartę|faktur*|paragon|transakcj*|blik|paypal

[subscription]
anulować subskrypcj*|anulowanie subskrypcji|zrezygnować z|rezygnacj*|rezygnuję|wypowiedzieć|zakończyć subskrypcj*|odwołać subskrypcj*|anulowałem|anulowałam|anulowan* _ subskrypc*|anulować abonament|anulować plan|subskrypcja nie|subskrypcji nie|subskrypcja wygasła|mimo subskrypcji|mam subskrypcję|mam wykupion*|wykupiłem|wykupiłam|nie subskrybow*|nie zamawiałem|nie zamawiałam|odnowił*|odnowion*|odnawia się|odnowieni*|automatyczne odnawianie|przedłużył*|okres próbny|okresie próbnym|okresu próbnego|darmowy okres|wersja próbna|wersji próbnej|premium nie|nie mam premium|nie rozpoznaje premium|brak premium|funkcje premium|wersja premium|wersja pro|konto premium|rodzinn*|plan roczny|plan miesięczny|zmienić plan|cena subskrypcji|cena abonamentu|subskrypcja _ droga|droga subskrypcja|podwyżka|podwyżki|podnieśli cen*|podnieśliście|wzrost ceny|wszystko na subskrypcję|co tydzień|miesięcznie

[topic subscription]
subskryp*|abonament*|premium|okres próbny|plan
mam w planie|plan dnia 0

[refund]
zwrotu|zwrot|zwróćcie|zwrócenie|zwrócić pieniądze|zwrócić mi|oddajcie|oddać pieniądze|odzyskać pieniądze|pieniądze z powrotem|chcę moje pieniądze|chcę swoich pieniędzy|reklamacj* _ pieni*|refund*
zwrot akcji|zwrotka 0

[notification]
nie dostaję powiadomień|nie otrzymuję powiadomień|nie przychodzą powiadomienia|powiadomienia nie|powiadomień nie|brak powiadomień|nie ma powiadomień|żadnych powiadomień|nie powiadamia|nie przypomina|przypomnienia nie|przypomnień nie|nie dostaję przypomnień|budzik nie|alarm nie|alarmy nie|nie dzwoni|nie wibruje|nie pika|powiadomienia _ późn*|powiadomienia _ opóźni*|powiadomienia _ godzin*|spóźnione powiadomienia|opóźnione powiadomienia|powiadomienia _ dwa razy|podwójne powiadomienia|za dużo powiadomień|mnóstwo powiadomień|zasypuje*|spamuje|czerwona kropka|czerwona liczba|czerwone kółko|licznik na ikonie|znaczek na ikonie|dopiero gdy otworzę|dopiero jak otworzę|dopiero po otwarciu aplikacji|przegapiłem|przegapiłam|kiedyś wibrow*
milczy jak|telefon milczy|dzwoni bo ktoś
fałszywy alarm 0

[topic notification]
powiadomie*|przypomnie*|alert*|budzik|alarm*|push
ustawienia powiadomień 0

[ui]
ucięt*|obcięt*|przycięt*|ucina|urywa się tekst|nachodz*|nakłada*|zachodzą na siebie|jeden na drugim|poza ekranem|poza ekran|wychodzi poza|wychodzą poza|wystaje poza|nie mieści się|nie mieszczą się|za duże na ekran|zasłania*|zasłonięt*|zakryt*|zakrywa|za klawiaturą|pod klawiaturą|nie widzę przycisku|nie widać przycisku|nie widać przycisków|nie ma przycisku|brak przycisku|brakuje przycisku|przycisk zniknął|przyciski zniknęły|zniknął przycisk|zniknęły przyciski|nie mogę znaleźć przycisku|menu zniknęło|zniknęło menu|brak menu|ikona zniknęła|ikony zniknęły|nie mogę dosięgnąć|nieczyteln*|nie da się przeczytać|niewidoczn*|nie widać nic|czarne na czarnym|białe na białym|czarny tekst na|tryb ciemny _ nie|w trybie ciemnym|nie obraca|do góry nogami|na boku|krzyw*|rozjecha*|rozjeżdża*|rozciągnięt*|ściśnięt*|zniekształcon*|układ się|layout się|źle wyświetla|źle się wyświetla|źle wyświetlan*|nie wyświetla|się nie wyświetla*|migocze|miga|rozmazan*|rozmyt*|pikseloz*|pusta strona|strona jest pusta|pusty ekran|ekran jest pusty|nie przewija|nie da się przewinąć|nie da się przewijać|nie mogę przewinąć|nie mogę przewijać|obrazki się nie|zdjęcia się nie wyświetl*|ostatni wiersz|dolny rząd|na dole ekranu 2
druk*|wydruk*|pdf -2
lupka|gdzieś się podział*

[topic ui]
przycisk*|guzik*|układ|interfejs|menu|ikon*|tryb ciemny|klawiatur*|ekran|wygląd
zrzut ekranu|zrzuty ekranu 0

[audio]
nie ma dźwięku|brak dźwięku|bez dźwięku|dźwięk nie|dźwięku nie|dźwięk zanika|dźwięk przerywa|przerywa dźwięk|dźwięk znika|dźwięk zniknął|zniknął dźwięk|zanik dźwięku|dźwięk _ zniekształcon*|zły dźwięk|słaby dźwięk|nie słychać|nie słysz*|niemy|niema|nieme|cisza|cicho|głośność _ nisk*|za ciche|trzeszcz*|skrzypi|szumi|szum|charczy|echo|metaliczn*|robot|zniekształcony głos|jakość dźwięku|mikrofon nie|mikrofon _ nie|nie nagrywa|puste nagranie|puste nagrania|nagrania są puste|nagranie jest puste|nagrania są ciche|wiadomości głosowe nie|słuchawki nie|głośnik nie

[topic audio]
dźwięk*|audio|mikrofon*|głośnik*|słuchawk*|nagran*|nagrywan*|muzyk*|głos|głośność

[video]
wideo nie|wideo się nie|film się nie|filmy się nie|film nie|filmy nie|filmik nie|filmiki nie|film się zacina|wideo się zacina|wideo zacina|film zacina|film staje|film się zatrzymuje|wideo się zatrzymuje|film przerywa|nie odtwarza|odtwarzanie nie|odtwarzanie się|odtwarzanie zatrzymuje|nie mogę odtworzyć|nie da się odtworzyć|nie mogę obejrzeć|buforuje|buforowanie|wideo czarne|czarny obraz|obraz bez dźwięku|obraz jest ale|dźwięk rozjeżdża|niezsynchronizowan* z obrazem|złe kolory|zielony odcień|pełny ekran nie|napisy
film instruktażowy 0
zielony obraz|obraz zielony

[topic video]
wideo|video|film|filmy|filmik*|filmu|klip*|odtwarz*|stream*|odcin*

[camera]
kamera nie|aparat nie|kamera _ czarn*|aparat _ czarn*|kamera pokazuje|nie ustawia ostrości|ostrość nie|nie łapie ostrości|nieostr*|rozmazane zdjęcia|zdjęcia są rozmazane|lampa nie|flesz nie|lampa błyskowa|latarka|nie robi zdjęć|nie mogę zrobić zdjęcia|nie da się zrobić zdjęcia|zrobić zdjęcie|nie skanuje|nie mogę zeskanować|nie da się zeskanować|skaner nie|skanowanie nie|nie czyta kodu|nie rozpoznaje kodu|kod qr nie|nie czyta qr|kod kreskowy nie|selfie|przednia kamera|podgląd do góry|podgląd jest czarny|podgląd czarny

[topic camera]
kamer*|aparat*|skaner*|skanow*|flesz|lampa|qr|kod kreskowy|obiektyw

[network]
brak połączenia|brak internetu|nie ma połączenia|nie ma internetu|brak sieci|połączenie przerwane|traci połączenie|zrywa połączenie|utrata połączenia|błąd połączenia|błąd sieci|problem z połączeniem|problemy z połączeniem|błąd serwer*|serwer nie|serwery nie|serwer padł|serwer pada|serwery padły|serwer leży|serwer niedostępny|nie łączy się|nie może się połączyć|nie można połączyć|nie mogę połączyć|przekroczono czas|limit czasu|timeout|offline|spróbuj później|spróbuj ponownie później|usługa niedostępna|błąd 5*|mimo że mam internet|a internet działa|chociaż mam internet|awaria
działa offline|tryb offline|mapy offline|nie łączy się z zegarkiem|nie łączy się z wagą|nie łączy się z moim|nie łączy się z moją 0

[topic network]
internet*|serwer*|sieć|sieci|połączeni*|wifi|wi-fi|dane komórkowe

[install]
nie mogę zainstalować|nie da się zainstalować|nie instaluje się|się nie instaluje|nie chce się zainstalować|instalacja nie|instalacja się|instalacja przerywa|instalacja zatrzymuje|błąd instalacji|nie mogę pobrać|nie da się pobrać|nie pobiera się|się nie pobiera|nie chce się pobrać|pobieranie nie|pobieranie się|pobieranie zatrzymuje|pobieranie staje|pobieranie utknęło|błąd pobierania|niekompatybiln*|nie jest kompatybiln*|niezgodn* z|niedostępna w moim kraju|niedostępne w moim kraju|niedostępn* w _ kraju|nie ma w sklepie|nie mogę znaleźć w sklepie|nie znajduję w sklepie|nie ma jej w sklepie|sklep play|sklep google|play store mówi|błąd 495|za mało miejsca|brak miejsca
zainstalować aktualizacj*|pobrać aktualizacj*|pobrać plik*|pobrać moje -3

[topic install]
instal*|pobiera*|pobrać|app store|play store|sklep*

[update]
nie mogę zaktualizować|nie da się zaktualizować|nie aktualizuje się aplikacja|nie chce się zaktualizować|aktualizacja nie|aktualizacja się nie|aktualizacja zatrzymuje|aktualizacja utknęła|aktualizacja wisi|błąd aktualizacji|nie instaluje aktualizacji|nie mogę zainstalować aktualizacji|nie mogę pobrać aktualizacji|każe aktualizować|wymusza aktualizację|ciągle prosi o aktualizację
stara wersja|starą wersję|starej wersji|chcę starą|chcę stary|stary wygląd|stary interfejs|poprzednia wersja|poprzednią wersję|poprzedniej wersji|poprzedni wygląd|przywróćcie|oddajcie starą|oddajcie stary|jak było|to co było|tak jak wcześniej|jak dawniej|wróćcie do|powrót do starej|powrót do starego|cofnijcie|było lepiej|była lepsza|było dobrze|był lepszy|dużo lepsza|nowa wersja jest okropna|nowa wersja jest straszna|nowa wersja jest beznadziejna|nowa wersja jest zła|nowa wersja jest gorsza|nowa wersja jest fatalna|nowa wersja jest brzydka|nowa wersja to|nowa wersja do|nowy wygląd|nowy design|nowy interfejs|nowa szata|nikt nie chciał|nikt nie prosił|nikt tego nie|kto o to prosił|po co zmieni*|dlaczego zmieni*|dlaczego usunęli*|dlaczego usunięto|czemu zmieni*|czemu usun*|zepsuliście|zepsuli|popsuliście|popsuli|zepsuta przez aktualizację|aktualizacja wszystko zepsuła|aktualizacja to|aktualizacja jest do|fatalna aktualizacja|krok wstecz|krok w tył|pogorszyli*|pogorszyło
po aktualizacji|po ostatniej aktualizacji|od aktualizacji|od ostatniej aktualizacji|po _ aktualizacji|od _ aktualizacji|od nowej wersji|po nowej aktualizacji|z nową wersją|w nowej wersji|przed aktualizacją|nie aktualizuje się|się nie aktualizuje|w najnowszej wersji 0
oddajcie zakładkę|oddajcie listę|komu przeszkadza*|kto prosił

[topic update]
aktualiz*|zaktualiz*|update|nowa wersja|nowej wersji
zaktualizowałem|zaktualizowałam|ostatnia aktualizacja|najnowsza wersja|mam najnowszą|najnowszej wersji 0

[export]
eksport* nie|eksport _ nie|błąd eksportu|nie eksportuje|nie mogę eksportować|nie mogę wyeksportować|nie da się wyeksportować|eksport* _ pust*|nie mogę udostępnić|nie da się udostępnić|udostępnianie nie|nie udostępnia|nie mogę wydrukować|nie da się wydrukować|nie drukuje|drukuje puste|drukuje tylko|drukowanie nie|wydruk jest|wydruk _ ucięt*|wychodzi z drukarki|z drukarki wychodzi|drukarki _ połow*|puste kartki|puste strony|nie mogę wysłać|nie wysyła|nie da się wysłać|wysyłanie nie|pusty pdf|pdf jest pusty|pdf pusty|pusty plik|plik jest pusty|zapisać jako|zapis do pdf
pusta kartka|nikt nie dostał|nikomu nie dochodzi|połową pustych|wyślij jako excel

[topic export]
eksport*|wyeksport*|udostępni*|druk*|wydruk*|pdf|wysyłani*

[import]
nie importuje|nie mogę zaimportować|nie mogę importować|nie da się zaimportować|import nie|import* _ nie|błąd importu|importuje tylko|nie mogę otworzyć _ plik*|nie otwiera _ plik*|nie mogę otworzyć _ dokument*|nie mogę otworzyć _ pdf|nie mogę otworzyć _ załącznik*|nie otwiera się plik|nie otwiera _ załącznik*|nie czyta _ plik*|nie odczytuje _ plik*|nie rozpoznaje pliku|nie wczytuje|nie mogę wczytać|nieobsługiwany format|format nie|nieprawidłowy plik|przywrócić kopi*|przywrócić z kopii|przywracanie kopii|przywracania kopii|kopii zapasowej nie|kopia zapasowa nie|odzyskać kopię|odtworzyć kopi*|przenieść dane|przenieść moje dane|przeniesienie danych|ze starego telefonu|połowę wierszy|połowa wierszy|nie mogę dodać załącznika|nie mogę załączyć|nie mogę wgrać|nie wgrywa
drzewo genealogiczne|same krzaki|bez polskich liter|z poprzedniego programu|pliku _ nie chce otworzyć|nieprawidłowy format|nieznany format

[topic import]
import*|zaimport*|przywr*|csv|kopia zapasowa|kopii zapasowej|załącznik*
w załączniku|w załączeniu|załączam|przywróć zakup*|przywrócić zakup*|przywróćcie 0

[widget]
widżet nie|widget nie|widżet _ nie|widget _ nie|widżet* się nie|widżet pokazuje|widget pokazuje|widżet pusty|widżet jest pusty|pusty widżet|widżet zniknął|zniknął widżet|widżet stoi|widżet wisi|widżet czarny|widżet ciągle|widżet nadal|widżet zatrzymał|ekran blokady _ nie|ekranie blokady _ nie|na ekranie blokady|kafelek nie|wczorajsze dane|dane z wczoraj|ciągle wczorajsze|wczorajsze liczby
widzecie|w widgecie|kafelek na

[topic widget]
widżet*|widget*|ekran blokady|ekranie blokady|kafel*

[pairing]
nie mogę sparować|nie da się sparować|nie paruje|nie parują|nie chce się sparować|parowanie nie|parowania nie|błąd parowania|bluetooth nie|bluetooth się rozłącza|rozłącza bluetooth|nie łączy się z zegarkiem|nie łączy się z wagą|nie łączy się z moim|nie łączy się z moją|nie łączy się przez bluetooth|nie łączy z zegarkiem|nie łączy z wagą|przestał łączyć się z|nie mogę połączyć zegarka|nie mogę połączyć wagi|nie mogę połączyć słuchawek|nie mogę połączyć się z zegarkiem|zegarek nie|zegarek się nie|zegarka nie|waga nie|waga się nie|nie widzi zegarka|nie widzi wagi|nie widzi drukarki|nie widzi urządzenia|nie wykrywa|nie znajduje zegarka|nie znajduje wagi|nie znajduje urządzenia|nie rozpoznaje zegarka|nie rozpoznaje wagi|nie znaleziono urządzenia|gubi połączenie z|traci połączenie z zegarkiem|traci połączenie z wagą|zestaw głośnomówiący|w samochodzie nie|airplay nie|carplay nie|chromecast nie|android auto nie|nie rzutuje
radio w aucie|nie znajduje już telefonu|nie widzi telefonu

[topic pairing]
bluetooth|parow*|sparow*|zegarek|zegark*|waga|wagi|opask*|słuchawki|carplay|chromecast|garmin|fitbit|samochód

[accessibility]
litery _ małe|litery są za małe|litery za małe|literki|małe litery|czcionka _ mała|czcionka za mała|mała czcionka|tekst _ mały|za mały tekst|tekst za mały|pismo _ małe|napisy są za małe|mikroskopijn*|malutki*|drobn*|powiększyć tekst|powiększyć czcionk*|rozmiar czcionki|rozmiar tekstu|większa czcionka|większe litery|lupa|okulary|okularów|słabo widz*|słabowidząc*|niedowidz*|niewidom*|niedosłysz*|głuch*|wzrok|moje oczy|kontrast*|jasnoszar*|trudno przeczytać|ciężko przeczytać|daltonist*|czytnik ekranu|czytnika ekranu|voiceover nie|voice over nie|talkback nie|nie czyta przycisków|przyciski bez nazw|bez etykiet|niepełnospraw*|dostępnoś*|starsz* osob*|senior*|moja babcia|parkinson|drżą*|dysleksj*
szare na|słabo słyszę|źle słyszę|tylko głosowe|bez napisów

[topic accessibility]
voiceover|voice over|talkback|czcionk*|litery

[localisation]
tłumaczeni* _ błęd*|tłumaczenie jest|tłumaczenie _ okropne|tłumaczenie _ fatalne|tłumaczenie _ złe|złe tłumaczenie|błędne tłumaczenie|słabe tłumaczenie|źle przetłumacz*|nieprzetłumacz*|nie przetłumaczon*|nie jest przetłumaczon*|tłumacz google|translator google|błędy ortograficzne|literówk*|po angielsku|po niemiecku|po chińsku|po francusku|przełączył* się na angielski|zły język|język się zmienił|zmienił się język|zmienić język*|zmiana języka|inny język|nie ma polskiego|nie po polsku|datę _ ameryka*|daty _ ameryka*|amerykański format|format daty|zły format|miesiąc przed dniem|dzień i miesiąc|mile zamiast|fahrenheit*|cale zamiast|funty zamiast|jednostk*|waluta|w dolarach|dolary zamiast|tydzień zaczyna|polskie znaki|polskich znaków|ogonki
kto to tłumaczył|kto tłumaczył

[topic localisation]
tłumaczen*|język|języka|języku|walut*|format daty

[privacy]
prywatnoś*|rodo|ochron* danych|śledz*|szpieg*|podsłuch*|podgląda*|inwigil*|moje dane do|dane osobom trzecim|dane innym firmom|sprzedajecie*|sprzedaż danych|udostępniacie moje|zbieracie|zbiera dane|dane osobowe|danych osobowych|gdzie trafiają moje dane|co robicie z moimi|dostęp do kontaktów|dostęp do moich|dostępu do kontaktów|dostęp do mikrofonu|dostępu do moich|uprawnie*|lokalizacj*|po co wam|dlaczego potrzebuje*|dlaczego chce dostęp|po co aplikacji|wyciek|zhakow*|zielona kropka|ciasteczk*|zgoda na
usuńcie _ konto|usunąć konto|usunąć moje konto|usuńcie moje konto|usunięcie konta|usunięcie mojego konta|skasować konto|skasujcie moje konto|skasujcie konto|zlikwidować konto|zamknąć konto|usunąć moje dane|usuńcie moje dane|usunięcie moich danych|usunięcie danych|skasujcie moje dane|prawo do bycia zapomnianym
reklamodawcom

[topic privacy]
prywatnoś*|dane osobowe|uprawnienia|lokalizacja

[broken]
nie działa|nie działają|przestało działać|przestała działać|przestał działać|nie chodzi|nie funkcjonuje|nie funguje|nic się nie dzieje|nic nie robi|nic nie można|zepsut*|zepsuł*|popsut*|popsuł*|uszkodzona aplikacja|padaka|do niczego|do bani|do dupy|do kitu|do śmieci|bezużyteczn*|nie nadaje się|nieprzydatn*|beznadziej*|szmelc|badziew*|syf|gówn*|chłam|dno|tragedi*|tragiczn*|porażk*|masakra|dramat|żenad*|żałosn*|skandal|kpina|wstyd|koszmar*|okropn* aplikacja|najgorsza|nie da się używać|nie da się korzystać|nie mogę używać|nie mogę korzystać|nie można korzystać|nie można używać|nie da się nic zrobić|nie mogę nic zrobić|nie do użytku|pełno błędów|same błędy|pełna błędów|wyskakuje błąd|wyrzuca błąd|wywala błąd|pokazuje błąd|coś nie tak|coś jest nie tak|coś nie gra|świruje|wariuje|szwankuje|robi co chce|problem nadal|problem wciąż|problem dalej|problem pozostał|problem występuje|problem nie zniknął|problem istnieje|nadal to samo|wciąż to samo|dalej to samo|ten sam problem|ten sam błąd|nadal nie|wciąż nie|dalej nie|nie naprawion*|nie rozwiązan*|nierozwiązan*|nie pomogło|nie pomaga|nic nie daje|nic nie dało|bez skutku|bezskutecznie|bez zmian|bez efektu|nic się nie zmieniło|co się dzieje|co jest grane|o co chodzi
kosz 0
nie chce działać|nie da rady|nie hula|nie bangla|nie trybi|nie banglało|fiksuje|głupieje|nawala|szaleje|psuje się|padło|siadło|do luftu|kicha|kaszana|żenujące|kpiny|śmiech na sali|oszustwo|oszuści|złodziej*|naciągacz*|szajs|bubel|strata czasu|strata pieniędzy|rozczarowan*|zawiedzion*|zawód|okropn*|fatalna|fatalnie|fatalny|fatalne|najgorszy|słaba aplikacja|kiepsko|kiepska|kiepski|mam problem|mam problemy|mamy problem|jest problem|są problemy|problem z|problemy z|kłopot z|kłopoty z|mam kłopot|same problemy|pełno bugów|masa błędów|wyświetla błąd|pojawia się błąd|dostaję błąd|komunikat o błędzie|komunikat błędu|nieznany błąd|nieoczekiwany błąd|wystąpił błąd|jakiś błąd|ciągle błąd|coś się stało|nie mogę skorzystać|do wyrzucenia|naprawcie|napraw to|zróbcie coś|poprawcie|ciągle to samo
bez problemu|bez problemów|żadnych problemów|nie mam problemu|nie mam problemów|nie ma problemu|nie ma problemów|nigdy nie miałem problem*|nigdy nie miałam problem*|bez zarzutu|bez błędów|żadnych błędów|nie jest źle|nie rozczarow*|nie zawiod*|nigdy nie zawiod*|nie chcę tracić|nie chce mi się wierzyć|dziękuję za naprawę|nie chce stracic 0
nijak nie idzie|nijak|nic nie idzie

[fault]
nie działa|nie działają|nie chodzi|przestał*|błąd|błędy|błędu|bug|bugi|nie mogę|nie da się|nie można|nie chce|nie udaje się|nie udał*|zepsut*|zawodzi|szwankuje
problem*|kłopot*|źle|zły|zła|dziwn*|brak|brakuje|pust*|czarn*|biał*|zniknął|zniknęł*|spóźnion*|stare|starą|nieaktualn* 1
nie|nic|nigdy|żaden|żadn*|bez|nikt|nigdzie|odrzucon*|odrzuca|nieprawidłow*|niepoprawn*|przerywa|zrywa|okropn*|fataln*|tragiczn*|beznadziej*|strasznie|niemożliw*|denerwuj*|wkurza* 1
nie ma problem*|bez problem*|żadnych problemów|nigdy problemów|bez zarzutu|bezbłędnie|bezproblemow*|nie narzekam|nie zawodzi|nigdy nie zawodzi|nigdy nie zawiod*|nie wyobrażam sobie|nie mogę się doczekać|nie tylko|nic dodać nic ująć|nie ma lepszej|brak odpowiedzi|nie dostałem odpowiedzi|nie otrzymałem odpowiedzi|nie dostałam odpowiedzi|nie wiem czy|nie wiem jak|nie ma sprawy|nie mam zastrzeżeń|brak słów|nie mogę narzekać 0

[good]
działa|działają|funkcjonuje|łatw*|prost*|przydatn*|praktyczn*|dobrze|dobra|dobry|szybko|szybka|płynnie|świetn*|super|wygodn*|stabiln*|pomaga|polecam
dzień dobry|dobry wieczór|dobra robota ale|dobranoc|czy działa 0
wrócił|wróciła|wróciło|wróciły

[negation]
nie|nigdy|bez|żaden|żadn*|ani|brak|nic
nie tylko|bez powodu|bez ostrzeżenia|bez przerwy|bez końca 0
nigdy nie miałem|nigdy nie miałam|ani jednego|ani jednej 3

[and]
i|oraz|bo|ponieważ|gdy|kiedy|jak|więc|odkąd

[but]
ale|jednak|niestety|chociaż|choć|lecz|natomiast|mimo|pomimo|oprócz|poza tym|szkoda|i teraz|tylko że|jedyny problem|jedyny minus|za to

[resolved]
naprawion*|rozwiązan*|rozwiązał*|usunięto błąd|błąd usunięty|poprawion*|działa już|już działa|teraz działa|znowu działa|znów działa|działa ponownie|działa teraz|zaczęło działać|zaczęła działać|wszystko w porządku|już w porządku|już jest ok|już dobrze|problem zniknął|błąd zniknął|już nie występuje|nie występuje już|udało się|odzyskałem|odzyskałam|pomogło|sprawa załatwiona|załatwione
zostanie napraw*|będzie napraw*|być napraw*|zostanie rozwiązan*|będzie rozwiązan*|nie napraw*|nie rozwiązan*|nierozwiązan*|nie pomogło|nie udało się|nie jest naprawion*|nie poprawion*|kiedy _ napraw* -3
to już przeszłość|od tamtej pory nic|od tamtej pory ani|od tamtej pory nie|od tego czasu nic|ani razu się nie|ani razu nie|ale nie$|nic takiego|to była wina telefonu|wina mojego telefonu|wina telefonu|były na drugim|był na drugim|od _ już nie
już się nie zawiesza|nie zawiesza się już|już nie wywala|nie wywala już|nie wyłącza się już|już się nie wyłącza|już nie zamula|już nie tnie|już się nie tnie|już nie zacina|już się nie zacina|już nie muli|już nie grzeje|nie crashuje już|już nie crashuje|więcej nie występuje|nie pojawia się już|już się nie pojawia|nie powtórzyło się|więcej się nie powtórzyło|już się nie powtórzyło|nie zdarzyło się więcej|ani razu od aktualizacji|żadnych awarii|żadnych błędów od|koniec z|po problemie|po kłopocie|od aktualizacji działa|od aktualizacji spokój|od aktualizacji wszystko|od aktualizacji jest ok|od ostatniej aktualizacji działa|od ostatniej aktualizacji wszystko|od ostatniej aktualizacji spokój|po aktualizacji działa|po aktualizacji wszystko działa|po aktualizacji śmiga|po aktualizacji już|po aktualizacji jest ok|po aktualizacji jest dobrze|po ostatniej aktualizacji działa|po ostatniej aktualizacji wszystko|po ostatniej aktualizacji już|nowa wersja naprawiła|aktualizacja naprawiła|aktualizacja pomogła|już wszystko działa|teraz wszystko działa|teraz jest ok|teraz jest dobrze|teraz jest super|teraz śmiga|teraz gra|wszystko gra|już gra|już śmiga|już ok|już jest dobrze|wszystko wróciło|wróciło do normy|wróciły moje|wróciły wszystkie|wróciło wszystko|działa znowu|działa znów|ponownie działa|działa jak dawniej|działa jak należy|znów mogę|znowu mogę|już mogę|już się udało|udało się odzyskać|odnalazły się|znalazły się|znalazłem je|naprawiliście|problem zniknął|problem ustąpił|błąd zniknął|samo się naprawiło|naprawiło się|samo przeszło|przeszło samo|dzięki za naprawę|dziękuję za naprawę|dzięki za naprawienie|dziękuję za naprawienie|dzięki za szybką naprawę|dziękuję za szybką naprawę|dzięki za poprawkę|dziękuję za poprawkę|fałszywy alarm|moja wina|mój błąd|to była moja wina|to był mój błąd|wina była po mojej|po mojej stronie|proszę zignorować|zignorujcie|nieaktualne|można zamknąć|możecie zamknąć|proszę zamknąć zgłoszenie|nic nie zginęło|nic nie przepadło|nic się nie stało|nic takiego się nie|na szczęście nic|na szczęście nie|na szczęście wszystko
nie naprawione|nienaprawione|jeszcze nie naprawione|nie naprawiono|nie naprawiliście|nie rozwiązane|nadal nie rozwiązany|jak udało się|nie odzyskałem|nie odzyskałam|problem wróciły|problem wrócił|reklamy wróciły|znowu działa wolno|już działa tylko|działa już tylko|teraz działa gorzej|teraz działa wolno|teraz działa tylko|proszę zignorować to|po aktualizacji już nie|teraz już nie działa|już mogę tylko|nie wróciły|nie wróciło|zepsuło się po mojej -3

[hypothetical]
jeśli znowu|jeśli znów|jeśli się powtórzy|jeśli to się powtórzy|jeśli problem|jeśli jeszcze raz|jeżeli znowu|jeżeli się powtórzy|jeżeli problem|gdyby się|gdyby znowu|gdyby problem|gdyby coś|w razie|na wypadek|bałem się|bałam się|boję się|obawiam się|obawiałem|obawiałam|myślałem że|myślałam że|sądziłem że|sądziłam że|spodziewałem się|spodziewałam się|co jeśli|co się stanie jeśli|czy stracę|czy stracimy|nie chcę stracić|mam nadzieję że nie|prawie straciłem|mogłaby się
gdyby znów|gdyby jeszcze|gdyby się powtórz*|gdyby to się|gdyby kiedyś|jeśli wróci|jeśli kiedyś|jeśli _ ponownie|jak znowu|jak znów|jak się powtórzy|jakby co|jakby coś|na wszelki wypadek|boję się że|obawiałem się|obawiałam się|obawa że|w obawie|myślałem że stracę|myślałam że stracę|myślałem że straciłem|myślałam że straciłam|myślałem że się|myślałam że się|myślałem że zniknę*|już myślałem|już myślałam|już się bałem|już się bałam|martwiłem się|martwiłam się|martwię się że|o mało nie|omal nie|prawie straciłam|oby nie|oby się nie|oby nigdy|oby tak zostało|odpukać|tfu tfu|trzymam kciuki żeby nie|żeby nie stracić|żeby nic nie zginęło|nie chciałbym stracić|nie chciałabym stracić|czy nie stracę|mogłoby zniknąć
obawiam się że to|obawiam się że wasza|obawiam się że aplikacja 0

[other-app]
inne aplikacje|innych aplikacj*|inna aplikacja|innymi aplikacjami|inne apki|innych apek|w przeciwieństwie do|w odróżnieniu od|moja stara aplikacja|poprzednia aplikacja|konkurencj*
inne aplikacje działają|inne apki działają|w innych aplikacjach|z innymi aplikacjami|wszystkie inne aplikacje działają -4
innej aplikacji|inny program|innym programie|innych programach|innych apkach|inna apka|innej apce|poprzedniej aplikacji|poprzednia apka|poprzedniej apce|stara apka|aplikacja banku|apka banku|bankowa apka|w innych _ aplikacjach|apka mojego|aplikacja mojego|te inne
w innych aplikacjach działa|w innych aplikacjach jest ok|w innych apkach działa|wszystkie inne aplikacje|wszystkie inne apki|z innej aplikacji|do innej aplikacji|z poprzedniej aplikacji|ze starej aplikacji|ze starej apki|lepsza niż inne|lepsza od innych|żadna inna aplikacja|żadna inna apka|jak w innych aplikacjach|jak inne aplikacje|niż inne aplikacje|szukam innej|poszukam innej|zmienić aplikację -4

[chasing]
mojej wiadomości|moją wiadomość|mojego maila|moim mailem|mój mail|mojego zgłoszenia|moje zgłoszenie|moim zgłoszeniem|mojej sprawie|moją sprawą|mojej sprawy|mojego pytania|moją prośbą 1
czy ktoś|dotarł*|dostaliście|czytaliście|widzieliście|udało się|zajrzeć|wiadomo|co z 1
jakieś wieści|są jakieś wieści|są jakieś nowości w mojej|jakieś nowe informacje|jakieś informacje w mojej|coś wiadomo|wiadomo coś|co z moim zgłoszeniem|co z moją sprawą|co z moim mailem|co z moją wiadomością|co z moim pytaniem|co z moją reklamacją|jaki jest status|jaki status mojego|jak wygląda sprawa|na jakim etapie|wciąż brak odpowiedzi|ciągle brak odpowiedzi|brak odpowiedzi|brak odzewu|brak reakcji na|bez odpowiedzi|bez odzewu|nie dostałem odpowiedzi|nie dostałam odpowiedzi|nie otrzymałem odpowiedzi|nie otrzymałam odpowiedzi|nie mam odpowiedzi|żadnej odpowiedzi|zero odpowiedzi|nikt nie odpowiada|nikt nie odpisuje|nikt mi nie odpisał|nikt nie odpisał|nikt nie odpowiedział|nikt się nie odezwał|nie odpisujecie|nie odpowiadacie|nie odpisaliście|nadal czekam|dalej czekam|wciąż czekam|ciągle czekam|cały czas czekam|czekam na odpowiedź|czekam na odp|czekam na informację|czekam na odzew|czekam na kontakt|czekam na waszą|czekam już|czekamy na odpowiedź|w oczekiwaniu na odpowiedź|oczekuję na odpowiedź|kiedy dostanę odpowiedź|kiedy otrzymam odpowiedź|kiedy mogę liczyć na odpowiedź|kiedy mogę spodziewać|kiedy odpiszecie|kiedy odpowiecie|kiedy ktoś|czy dotarł mój|czy dotarła moja|czy dotarło moje|czy dostaliście mój|czy dostaliście moją|czy dostaliście moje|czy otrzymaliście|czy ktoś czytał|czy ktoś czyta|czy ktoś przeczytał|czy ktoś widział moje|czy ktoś patrzył|czy ktoś się tym|czy ktoś już|czy ktoś tam jest|jest tam ktoś|jest tam kto|zdążyliście|udało się spojrzeć|czy udało się zajrzeć|pisałem do was|pisałam do was|pisałem już|pisałam już|pisałem w|pisałam w|pisałem tydzień|pisałam tydzień|wysłałem wam|wysłałam wam|mój mail z|mój email z|moją wiadomość z|moje zgłoszenie z|moim zgłoszeniu|numer zgłoszenia|nr zgłoszenia|numer sprawy|ponawiam|ponaglam|przypominam się|przypominam o|dopytuję|dopytać o moje|uprzejmie przypominam

[contrast]
wasza nie|wasza nigdy|wasza ani razu|wasza działa|wasza śmiga|wasza akurat|wasza za to|wasz nie|wasz nigdy|państwa nigdy|państwa nie|u was nie|u was nigdy|u was nic|u was ani|u was tego|u was działa|u państwa tego|w waszej nie|w waszej nigdy|w waszej nic|w waszej tego|w waszym nie|w waszym nigdy|z waszą nigdy|z waszą nie|z wami nigdy|nie wasza|nie wasz|nie z waszą|nie w waszej|nie u was|to nie wy|ta nigdy|ta ani razu

[condition]
jeśli|jeżeli|gdyby|gdy|jak|jakby|w razie|kiedy

[promise]
napiszę|dam znać|odezwę się|zgłoszę|zgłoszę się|wrócę do was|wrócę z|poinformuję|powiadomię|daję znać|skontaktuję się|będę pisać|będę pisał|będę pisała|będę dzwonić|wyślę wam|odpiszę

[attempt]
przeinstalow*|reinstal*|zainstalowałem ponownie|zainstalowałam ponownie|ponownie zainstalow*|odinstalow*|zrestartow*|restartowałem|restartowałam|ponownie uruchom*|uruchomiłem ponownie|wyłączyłam i włączyłam|wyczyściłem pamięć|wyczyściłam pamięć|wylogowałem się i|wylogowałam się i|wylogowałem i|zaktualizowałem|zaktualizowałam|zgodnie z zaleceniem|zgodnie z sugestią|jak radziliście|próbowałem|próbowałam|wszystkiego próbow*|sprawdziłem|sprawdziłam|zmieniłem hasło|zmieniłam hasło|usunąłem aplikację|usunęłam aplikację|włączon*|włączyłem|wyłączyłem|internet działa|wifi działa|mam zgody|nadałem uprawnienia
restart telefonu|resetowałem|resetowałam|zresetowałem|zresetowałam|zainstalowałem od nowa|wyczyściłem|wyczyściłam|czyściłem|czyściłam|czyszczenie pamięci|wylogowanie i|zalogowałem się ponownie|zalogowałam się ponownie|wyłączyłem i włączyłem|włączyłem i wyłączyłem|wyłączanie i włączanie|wyłączyłam i|próbowałem już|wypróbowałem|wypróbowałam|spróbowałem|spróbowałam|zrobiłem wszystko|zrobiłam wszystko|zrobiłem tak|zrobiłam tak|wszystkie kroki|zgodnie z instrukcją|zgodnie z zaleceniami|zgodnie z waszymi|według instrukcji|jak kazaliście|jak prosiliście|jak pisaliście|tryb samolotowy|zwolniłem miejsce|zwolniłam miejsce|zmieniłem sieć|sparowałem ponownie|sparowałam ponownie|rozparowałem|usunąłem parowanie|usunąłem i|usunęłam i|mam najnowszą wersję|najnowsza wersja zainstalowana|wszystko zaktualizowane|zaktualizowałem|zaktualizowałam|uprawnienia nadane|uprawnienia mam|wszystkie zgody|na innym telefonie|inny telefon|inną sieć

[wish]
proszę dodać|proszę o dodanie|dodajcie|dodać opcję|dodać tryb|można by dodać|czy można dodać|możecie dodać|moglibyście|mogliby państwo dodać|wprowadźcie|wprowadzić|zróbcie|chciałbym móc|chciałabym móc|chciałbym mieć|chciałabym mieć|chciałbym żeby|chciałabym żeby|chciałbym zaproponować|chętnie zobaczyłbym|marzy mi się|byłoby super|byłoby świetnie|byłoby fajnie|byłoby dobrze|byłoby miło|byłoby idealnie|byłoby wspaniale|byłoby przydatn*|byłoby spełnieniem|byłby marzeniem|byłby super|byłby świetny|byłaby super|byłaby świetna|przydałby się|przydałaby się|przydałoby się|przydałyby się|fajnie byłoby|fajnie by było|super by było|dobrze by było|miło by było|brakuje tylko|brakuje opcji|brakuje możliwości|brakuje trybu|brakuje funkcji|powinna być|powinno być|powinna mieć|sugestia|sugeruję|propozycja|proponuję|pomysł|prośba o|życzenie|czy będzie|czy pojawi się|planujecie|wersja na|wersję na|możliwość|opcja|marzenie|mile widzian*|czekam na wersję
chciałbym zwrot*|chciałabym zwrot*|chciałbym żeby działało|proszę o dodanie odpowiedzi|prośba o zwrot|prośba o pomoc|prośba o odpowiedź|prośba o usunięcie|prośba o anulowanie|nie mam pomysłu|żaden pomysł|nie ma możliwości|brak możliwości|nie mam możliwości|zróbcie coś|zróbcie z tym|nie mogę dodać|nie da się dodać|przy dodawaniu|nie można dodać|czy będzie naprawione|zniknęła opcja|nie ma opcji|opcja nie|zniknęła możliwość|chciałbym aby działało|powinna działać|powinno działać -4
dodaj proszę|dodanie opcji|dodanie trybu|dodanie możliwości|dodanie funkcji|czy można by|czy da się dodać|dałoby się dodać|brakuje mi|brakuje jeszcze|brak trybu|brak możliwości wyboru|brak opcji|jedyne czego mi brakuje|jedyny minus|jedyny brak|jedyna wada|szkoda że nie ma|szkoda że nie można|szkoda że brak|szkoda że nie da się|fajnie jakby|fajnie gdyby|super byłoby|super jakby|super gdyby|dobrze byłoby|dobrze gdyby|dobrze jakby|miło byłoby|świetnie by było|świetnie byłoby|idealnie by było|idealnie byłoby|byłoby łatwiej|byłoby lepiej gdyby|byłoby cudownie|byłoby ekstra|byłaby przydatna|byłby przydatny|chciałbym zobaczyć|chciałabym zobaczyć|chciałabym zaproponować|chciałbym prosić o dodanie|chciałbym zasugerować|chciałabym zasugerować|marzę o|marzy się|prosiłbym o dodanie|prosiłabym o dodanie|gdyby można było|gdyby dało się|gdyby dodano|gdybyście dodali|jakby można było|jakby dało się|jakbyście dodali|żeby można było|powinniście dodać|powinno się dać|powinno dać się|potrzebuję opcji|potrzebuję funkcji|sugestie|sugerowałbym|propozycje|nowa funkcja|nowej funkcji|umożliwcie|dajcie opcję|dajcie tryb|dajcie wybór|kiedy będzie wersja|kiedy będzie tryb|kiedy wprowadzicie|czekam na tryb|czekam na funkcję|liczę na dodanie|liczę na tryb|mam nadzieję że dodacie
fajnie by było gdyby działał*|dobrze by było gdyby działał*|dobrze by było gdyby ktoś|dobrze by było naprawić|byłoby miło gdyby działał*|byłoby miło gdyby ktoś|byłoby miło dostać odpowiedź|miło by było gdyby działał*|miło by było dostać|chciałbym móc się zalogować|chciałabym móc się zalogować|chciałbym móc korzystać|chciałabym móc korzystać|chciałbym mieć zwrot|chciałbym aby zwrócono|chciałabym aby zwrócono|chciałbym aby mi zwrócono|chciałabym żeby działało|mam nadzieję na zwrot|mam nadzieję na szybk*|mam nadzieję na odpowiedź|mam nadzieję na pomoc|mam nadzieję na rozwiązanie|kiedy będzie zwrot|planujecie naprawić|planujecie to naprawić|brak możliwości zalogowania|brak możliwości anulowania|brak opcji anulowania|żadnych pomysłów|brakuje mi słów|brakuje mi danych|brakuje połowy|brakuje dźwięku|brakuje mi notatek|przyda się pomoc -4
by się przydał*|byłby ideał|mogę zaproponować|dajcie sprawdzanie|wisienk*|o nic więcej nie proszę
byłoby wygodn*|byłoby warto|byłaby fajna|przydałby|przydałaby|przydałoby|przydałyby|chciałbym|chciałabym|chciałoby się|chcielibyśmy|wolałbym|wolałabym|marzeniem byłoby|mam prośbę o|mała prośba|proszę dodajcie|proszę o możliwość|proszę o opcję|proszę o wersję|prosimy o|poproszę o|poproszę wersję|poproszę ciemny|dodajcie proszę|dodacie|dodać możliwość|moglibyście dodać|mogliby państwo|mogłaby być|mógłby być|mogłoby być|mogłyby być|dałoby się|da radę dodać|dacie radę dodać|zróbcie wersję|zróbcie proszę|pozwólcie|dajcie jakąś|dajcie nam|a może|może dodacie|może by|może warto|może kiedyś|a gdyby|co powiecie na|co byście|mam sugestię|mam propozycję|mały pomysł|brakuje jedynie|czego brakuje|czego mi brakuje to|do pełni szczęścia|do ideału brakuje|tęsknię za|szkoda że brakuje|powinna być możliwość|powinno być można|powinien być|warto dodać|warto by dodać|warto by było|potrzebna jest|potrzebny jest|potrzebne jest|potrzebujemy|opcja _ by się przydała|czy będzie można|czy będzie kiedyś|jest szansa na|jest szansa że dodacie|opcja żeby|zapłacę za|zapłaciłbym za|dopłacę za|chętnie zapłacę|dam 5 gwiazdek jak|dam pięć gwiazdek jak|czekamy na wersję|oby dodali|oby dodano|jeszcze tylko
chciałbym zwrot|chciałabym zwrot|chciałbym odzyskać|chciałabym odzyskać|chciałbym zwrotu|chciałabym zwrotu|chciałbym wiedzieć|chciałabym wiedzieć|chciałbym zapytać|chciałabym zapytać|chciałbym się dowiedzieć|chciałabym się dowiedzieć|chciałbym zrezygnować|chciałabym zrezygnować|chciałbym anulować|chciałabym anulować|chciałbym usunąć|chciałabym usunąć|chciałbym zgłosić|chciałabym zgłosić|chciałbym odpowiedzi|chciałbym żeby działał*|chciałabym żeby działał*|chciałbym żebyście naprawili|byłoby miło gdybyście odpisali|byłoby fajnie gdyby działał*|byłoby dobrze gdyby działał*|byłoby super gdyby działał*|fajnie gdyby działał*|prośba o naprawę|prośba o kontakt|prośba o wyjaśnienie|prośba o interwencję|prośba o informację|prosimy o pomoc|prosimy o kontakt|prosimy o odpowiedź|prosimy o naprawę|prosimy o zwrot|prosimy o informację|poproszę o zwrot|poproszę o pomoc|poproszę o kontakt|poproszę o odpowiedź|poproszę o informację|moglibyście naprawić|moglibyście to naprawić|moglibyście pomóc|moglibyście coś z tym|moglibyście sprawdzić|moglibyście odpisać|mogliby państwo pomóc|mogliby państwo sprawdzić|mogliby państwo wyjaśnić|zróbcie coś|zróbcie porządek|brakuje słów|brakuje mi połowy|brakuje połowy|brakuje części|brakuje mi części|brakuje danych|brakuje jednego dnia|brakuje mi cierpliwości|straciłem możliwość|zniknęła opcja|jaki pomysł|macie jakiś pomysł|czy macie pomysł|kto wpadł na pomysł|czyj to pomysł|co za pomysł|dajcie nam spokój|dajcie nam stary|dajcie nam starą|a może byście naprawili|może byście to|może by ktoś odpisał|może kiedyś naprawicie|może kiedyś odpiszecie|czy jest szansa na zwrot|czy jest szansa na naprawę|jest szansa na zwrot|jest szansa na naprawę|jest szansa na odpowiedź|czy planujecie naprawić|dajcie opcję powrotu -4

[question]
jak mogę|jak to zrobić|jak zrobić|jak anulować|jak udostępnić|jak zmienić|jak usunąć|jak dodać|jak włączyć|jak wyłączyć|jak przenieść|jak eksportować|jak wyeksportować|jak importować|jak zaimportować|jak odzyskać|jak ustawić|jak używać|jak korzystać|jak działa|jak się|jak zapisać|jak wydrukować|jak połączyć|jak zrezygnować|jak skonfigurować|jak znaleźć|jak otworzyć|jak uzyskać|jak przywrócić|jak długo|w jaki sposób|czy jest możliwość|czy jest możliwe|czy istnieje|czy jest sposób|czy mogę|czy muszę|czy trzeba|czy działa|czy aplikacja|czy obsługuje|czy będzie można|czy wspiera|czy macie|czy moglibyście powiedzieć|co oznacza|co to jest|co znaczy|jaka jest różnica|jakie pliki|jakie formaty|jaka wersja|jakie są|jakie urządzenia|jaki jest|jaki plan|które|który|ile kosztuje|ile urządzeń|ile czasu|gdzie|kiedy|chciałbym wiedzieć|chciałabym wiedzieć|chciałem zapytać|chciałam zapytać|pytanie|zastanawiam się|nie wiem jak|nie rozumiem jak|proszę o informację|możecie mi powiedzieć|możecie powiedzieć
jak to możliwe|jak długo jeszcze|ile razy jeszcze|gdzie są moje pieniądze|gdzie są moje|gdzie się podziały|gdzie są wszystkie|kiedy otwieram|kiedy próbuję|kiedy klikam|kiedy włączam|kiedy chcę|kiedy używam|kiedy dodaję|kiedy piszę|kiedy robię|kiedy oddacie|które kupiłem|który kupiłem|które zapisałem|które miałem|które nie|który nie|które są|nie wiem czy|gdzie jest mój|jak widać|jak zawsze|jak radziliście|jak na|jak na razie|jak się wyświetla|jak się włącza|jak się zawiesza|jak się zamyka 0
^jak|^czy|^co|^ile|^jaki|^jaka|^jakie|^kto|^która 1
^dlaczego|^czemu|^po co 0
do czego służy|czy oddacie mi
co to ma być|kto to tłumaczył|o które 0
jak to działa|gdzie są|gdzie znajdę|gdzie mogę|gdzie się|gdzie zmienić|gdzie ustawić|ile trwa|ile osób|ile mam|jaka jest|jaki format|co się stanie z|co daje|co zawiera|co obejmuje|o której|kto może|kto widzi|kto ma dostęp|kiedy będzie|czy jest|czy są|czy apka|czy działa|czy to działa|czy będzie|czy potrzebuję|czy moje|czy wasza|czy wy|da się|można|muszę mieć|trzeba mieć|krótkie pytanie|chcę zapytać|chcę wiedzieć|ktoś wie|wiecie może
nie da się|nie da się już|nie można|nie można już|już nie można|niby można|nie wiem czy|nie wiadomo czy|jak można tak|jak można było|jak tak można|jak się włącza to|jak się otwiera to|jak się zaloguję|jak się loguję|ile można czekać|ile jeszcze|ile razy|do kiedy mam|gdzie są moje|gdzie jest moj*|gdzie się podział*|czy wy sobie|czy wy w ogóle|czy to żart|czy to jakiś żart|czy wyście|bez pytania|po co|za co|sprawdzić czy|ledwo da się|prawie nie da się|w ogóle nie da się|można tylko|można dostać szału|można oszaleć|można zwariować|tylko można|da się tylko|ani się nie da -3

[praise]
uwielbiam|kocham|bardzo lubię|super|superowa|rewelacja|rewelacyjn*|genialn*|znakomit*|doskonał*|wspaniał*|fantastyczn*|fenomenaln*|wyśmienit*|niesamowit*|rewelka|bajka|cudown*|cudo|extra|ekstra|mega|bomba|najlepsza|najlepszy|najlepsze|bardzo dobra|bardzo dobry|bardzo przydatn*|bardzo pomocn*|dobra aplikacja|dobra robota|fajna aplikacja|fajna apka|idealn*|perfekcyjn*|polecam|godna polecenia|warto|warta|zachwycon*|jestem pod wrażeniem|brawo|gratulacje|gratuluję|szacun|chapeau|czapki z głów|oby tak dalej|tak trzymać|tak trzymajcie|niezastąpion*|niezbędn*|nie wyobrażam sobie|ułatwia życie|zmieniła moje życie|pięć gwiazdek|5 gwiazdek|10 na 10|szóstka|dziękuję za tę|dziękuję za tak|dzięki za aplikację|dziękuję za aplikację|jesteście najlepsi|nigdy mnie nie zawiodła|bez zastrzeżeń|kciuk w górę|strzał w dziesiątkę|miodzio
byłoby super|byłoby świetnie|byłoby idealnie|byłoby wspaniale|byłoby fantastycznie|byłaby idealna|byłaby super|byłaby świetna|byłby super|byłby świetny|byłby idealny|super by było|była super|była świetna|była idealna|była najlepsza|było super|było świetnie|działała świetnie|działało świetnie|działała idealnie|działało idealnie|byłem zadowolony|byłam zadowolona|nie polecam|niepolecam|nie jestem zadowolon*|niezadowolon*|nie warto|odradzam|najlepiej|najlepszym rozwiązaniem|jak polecaliście|warto by 0
petarda|sztos|czad|miód malina|cudeńko|perfekcja|perfekt|świetn*|bardzo dobre|bardzo fajn*|bardzo wygodn*|bardzo użyteczn*|bardzo prost*|bardzo łatwa|bardzo mi się podoba|podoba mi się|zadowolon*|zachwyca|lubię tę|lubię to|godny polecenia|nie mogę się obejść|ułatwia mi|bardzo pomaga|ratuje życie|ratuje mi|uratował*|przydatna aplikacja|przejrzyst*|łatwa w obsłudze|łatwa w użyciu|prosta w obsłudze|prosta w użyciu|bez zarzutu|działa bezbłędnie|działa jak należy|działa jak złoto|spełnia oczekiwania|spełnia swoje zadanie|spełnia wszystkie|robi co ma|dokładnie to czego|wszystko czego potrzeb*|wszystko co potrzeb*|brawa|szacunek|ukłony|trzymajcie tak|dzięki za tę|dziękuję twórcom|dzięki twórcom|podziękowania dla|dziękuję zespołowi|dzięki wielkie za aplikację|dziękuję za waszą pracę|dzięki za waszą pracę|5/5|10/10|na szóstkę|na medal|rozkosz|przyjemność|miła obsługa|szybka pomoc dzięk*|pomocny support|jesteście wielcy
super byłoby|super jakby|super gdyby|byloby super|byłoby cudownie|byłoby rewelacyjn*|byłoby bardzo fajn*|byłoby bardzo przydatn*|byłoby bardzo wygodn*|byłoby bardzo pomocn*|byłoby genialn*|świetnie by było|świetnie byłoby|świetnie gdyby|idealnie by było|idealnie byłoby|idealnie gdyby|był super|było idealnie|była bardzo dobra|była rewelacyjna|była doskonała|działała super|działało super|działał super|działał świetnie|działała bez zarzutu|działało bez zarzutu|działał bez zarzutu|działała doskonale|dobrze działała|byłem zadowolon*|byłam zadowolon*|byłam bardzo zadowolon*|byłem bardzo zadowolon*|nie poleca|nie podoba mi się|przestała mi się podobać|nie jest intuicyjna|mało intuicyjna|nieintuicyjn*|mniej intuicyjna|nieprzejrzyst*|mniej przejrzyst*|mało przejrzyst*|warto było|warto dodać|najlepszy sposób|najlepsze rozwiązanie|najlepiej by|w najlepszym wypadku|bardzo dobre pytanie|z szacunkiem|brak szacunku|szacunek do|super szybko się rozład*|super ale|klasa pierwsza|uwielbiałem|uwielbiałam|kochałam|kochałem|lubiłem|lubiłam|świetnie działała|świetnie działało|super działała|super działało|z przyjemnością|bardzo proste|bardzo prosta prośba|kocham ale 0
oklaski|aplauz|aniołami|anioły|dzięki wam|nie umiem bez
najlepsza _ jaką|najlepsza _ apka|najlepsi|zajebist*|zarąbist*|kozacka|kozak|klasa|top|toperka|cacko|perełka|złoto|na piątkę|na 6|piątka z plusem|dziesięć na dziesięć|bez zarzutu|bez wad|bezbłędna|bezbłędnie|kocham tę|uwielbiamy|ubóstwiam|zakochałem|zakochałam|zakochana w|zakochany w|podoba się|lubię was|bardzo praktyczn*|przydatna apka|intuicyjn*|prosty w obsłudze|czytelna i|dopracowan*|pięknie zrobion*|dobrze zrobion*|przemyślan*|solidna|nie do zastąpienia|nie wyobrażam sobie|nie potrafię żyć bez|nie mogę żyć bez|nie mogę bez niej|życia bez|ułatwia mi życie|bardzo ułatwia|pomaga mi codziennie|bardzo mi pomaga|polecam|polecamy|polecam każdemu|gorąco polecam|z czystym sumieniem|poleciłem|poleciłam|warta każdej|wart każdej|szapoba|pokłony|pochwała|chwalę|wielki plus|duży plus|ogromny plus|kawał dobrej|dzięki za tę apkę|dzięki za tę aplikację|dziękuję za tę aplikację|dzięki że jesteście|jesteście super|działa super|działa bez zarzutu|działa znakomicie|działa jak marzenie|śmiga aż miło|jak w zegarku|jak szwajcarski|nigdy nie zawodzi|nigdy nie zawiodła|nie mam się do czego|nie ma się do czego|nie ma do czego się przyczepić|lepszej nie ma|lepszej nie znajdziecie|nie ma lepszej
byłoby super|byłoby idealnie|byłoby świetnie|byłoby genialnie|byłoby rewelacyjnie|byłoby ekstra|byłoby bajka|byłoby perfekcyjnie|byłaby super|byłaby świetna|byłaby najlepsza|byłby ideał|byłaby perfekcyjna|jestem niezadowolon*|nie podoba się|mniej intuicyjn*|nie jest intuicyjn*|mało intuicyjn*|super by|najlepsze byłoby|najlepsza by|idealnie by|laptop|desktop|stop|klasa biznes|super że wszystko zepsuliście|byłbym zadowolon*|byłabym zadowolon*|ekstra płatn*|z całym szacunkiem -3
