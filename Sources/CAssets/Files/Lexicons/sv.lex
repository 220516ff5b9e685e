# Swedish.
language sv

[crash]
krasch*|krash*|crash*|craschar|krachar|krasar
stänger av sig|stänger sig|stänger ner|stängs|stängde ner|stängdes|avslutas|avslutar sig|slår av sig|slocknar|dör|dog|lägger av|la av|slutar tvärt|går ner|går ned|ramlar ner|bryter ihop|bombar
slänger ut mig|kastar ut mig|kastas ut|blir utkastad|blir utslängd|slängs ut|sparkar ut mig|åker ut|ploppar ut|hoppar ur|hoppar ut|kickar ut
appen är borta|appen försvinner|app borta|poff|pang|tillbaka till hemskärmen|hamnar på hemskärmen|tillbaka på hemskärmen|kommer till hemskärmen|tillbaka till skrivbordet|telefonen startar om|mobilen startar om|startar om telefonen|startar om mobilen|startar om sig|startar om av sig själv|startas om av sig själv|har slutat|har stoppats|tvångsstäng*
servern går ner|ljudet stängs av|skärmen stängs av|går ner i batteri 0
öppnas _ stängs igen|försvann hela appen 2

[launch]
startar inte|startar ej|startar aldrig|vill inte starta|går inte att starta|går ej att starta|kan inte starta|kan ej starta|kan inte öppna|kan ej öppna|går inte att öppna|går ej att öppna|öppnas inte|öppnar inte|öppnar sig inte|öppnas ej|vill inte öppnas|vill inte öppna|får inte upp appen|får inte igång|kommer inte in i appen|kommer inte ens in i appen|kommer ej in i appen|drar inte igång|går inte igång|laddar inte appen|appen laddar inte
kan inte öppna _ fil*|öppnar inte _ fil*|öppnas inte _ fil*|kan inte öppna _ dokument*|kan inte öppna _ pdf|kan inte öppna _ bilag*|går inte att öppna _ fil* -2
fastnar på logotypen|fastnar på loggan|fastnar vid start|fastnar vid uppstart|fast på logotypen|hänger på logotypen|hänger sig vid start|hänger sig vid uppstart|fryser vid start|fryser vid uppstart|stannar på logotypen|stannar på loggan|kommer inte förbi|kommer inte längre än till logotypen|bara logotypen|bara loggan|laddningsskärm*|startskärm*|vit skärm vid start|svart skärm vid start|bara vit skärm|bara en vit skärm|bara svart skärm|öppn* _ vit skärm|öppn* _ svart skärm|trycker på ikonen och|klickar på ikonen och
krasch* vid start|krasch* vid uppstart|krasch* direkt|krasch* genast|krasch* när jag öppnar den|krasch* när jag öppnar appen|krasch* när jag startar|krasch* så fort|krasch* omedelbart|öppnas i en sekund 2 +crash
öppnas _ o stängs igen|öppnas _ och stängs igen 2 +crash
sen står det still|kommer inte vidare

[freeze]
hänger|hängde sig|hängt sig|häng|fryser|fryst|frös|frusit|freez*|frysa|låser sig|låst sig|låste sig|fastnar|fastnat|fastnade|stannar upp|står still|står stilla|svarar inte|svarar ej|slutar svara|slutat svara|reagerar inte|reagerar ej|ingen reaktion|ingen respons|knapparna fungerar inte|knapparna gör inget|inget händer när jag trycker|går inte att trycka|kan inte trycka|går inte att klicka|kan inte klicka|svart skärm|vit skärm|skärmen blir vit|skärmen är svart|skärmen är vit|blir helt svart|blir svart|blir helt vit|helsvart|hjulet snurrar|snurrar bara|snurran|snurra|snurrar och snurrar|snurrar runt|cirkeln snurrar|ringen snurrar|timglas*|laddar i evighet|laddar oändligt|laddar och laddar|laddar hela tiden|bara laddar|evig laddning|laddar för evigt|slutar aldrig ladda|laddar utan slut|oändlig laddning|måste tvinga|tvångsavsluta|måste starta om
låst konto|kontot låst|kontot har låst|låsskärm*|låst ute|utelåst|låsts upp|låst upp|fastnat i molnet|beror på|hänger ihop 0

[performance]
långsam*|seg|segt|sega|segare|segar|slö|slött|slöa|trög|trögt|tröga|tungrodd|sölig|snigel*|sniglar|sköldpadda*|sirap|laggar|laggig|laggigt|laggade|lagga|hackar|hackig|hackigt|hacket|ryckig|ryckigt|rycker|inte smidig|flyter inte|släpar|kryper fram|tar evigheter|tar lång tid|tar för lång tid|tar jättelång tid|tar väldigt lång tid|tar _ sekunder|tar _ minuter|tar flera minuter|tar timmar|evighet|laddningstid*|laddtid*|väntetid*|vänta i _ minuter|vänta _ sekunder|får vänta|minuter att öppna|sekunder att öppna|sekunder innan|minuter innan|hinner dricka|fördröjning*
mycket minne|äter minne|tar för mycket plats|tar mycket plats|mycket utrymme|tar upp _ gb
krupit fram|fem sekunder per

[battery]
batteri* _ laddas ur|batteri* _ tar slut|batteri* _ tömm*|tömmer batteri*|tömmer _ batteri*|drar batteri*|drar _ batteri*|drar ur batteri*|drar ström|drar för mycket|äter batteri*|äter _ batteri*|äter ström|slukar batteri*|slukar _ batteri*|suger batteri*|suger _ batteri*|suger ut|dränerar|förbrukar _ batteri*|batteriförbrukning*|strömförbrukning*|batteritid*|batteriet dör|batteriet dog|batteriet räcker|batteriet håller|batteriet är slut|batteriet rinner|batteritjuv|strömtjuv|mycket batteri|mycket ström|ladda flera gånger|ladda två gånger|ladda mobilen|måste ladda|på laddaren|slut vid lunch|död vid lunch|urladdad
blir varm|blir het|blir jättevarm|blir väldigt varm|blir överhettad|överhettas|överhettning|glödhet|kokhet|brännhet|för varm|varm som|strykjärn|brödrost|ugn|steka ägg|element

[login]
kan inte logga in|kan ej logga in|går inte att logga in|går ej att logga in|får inte logga in|kan inte längre logga in|lyckas inte logga in|loggar inte in|inloggning* fungerar inte|inloggning* funkar inte|inloggning* går inte|inloggning* misslyckas|inloggning* misslyckades|inloggningsfel|kommer inte in|kommer ej in på|kommer inte åt mitt konto|släpper inte in mig|släpps inte in|utelåst|låst ute|kontot är låst|kontot låst|kontot spärrat|kontot är spärrat|kan inte registrera|kan inte skapa konto|går inte att registrera|går inte att skapa konto|känner inte igen mig|kontot finns inte|användaren finns inte|logga in på webben men inte
kommer inte in i appen 0
fel lösenord|felaktigt lösenord|ogiltigt lösenord|lösenordet är fel|lösenordet fel|lösenordet stämmer inte|lösenordet fungerar inte|lösenordet funkar inte|lösenordet godtas inte|godkänner inte mitt lösenord|godtar inte mitt lösenord|accepterar inte mitt lösenord|tar inte mitt lösenord|tar inte min pin|godtar inte min pin|accepterar inte min pin|godkänner inte koden|tar inte koden|accepterar inte koden|koden kommer inte|koden kommer aldrig|ingen kod|får inte koden|fel kod|ogiltig kod|sms kommer inte|inget sms|sms koden|verifieringskod*|bekräftelsemail*|aktiveringsmail*|glömt lösenord*|återställa lösenord*|återställning av lösenord*|återställningslänk*|återställningsmail*|nollställa lösenord*
loggas ut|utloggad|loggar ut|loggade ut|loggas hela tiden ut|måste logga in|logga in varje|logga in igen|logga in hela tiden|logga in på nytt|logga in om och om|frågar efter lösenord*|frågar om lösenord*|ber om lösenord*|vill ha lösenord*|ange lösenord*|glömmer mitt lösenord|glömmer min inloggning|sessionen har gått ut|bankid fungerar inte|bankid funkar inte

[topic login]
logga in|inlogg*|lösenord*|pinkod*|pin|bankid|konto registrer*|registrering|verifiering|användarnamn|face id|fingeravtryck|tvåfaktor*
inloggningssida* 0

[sync]
synkar inte|synkas inte|synkar ej|synkroniserar inte|synkroniseras inte|inte synkad*|inte synkroniserad*|synkningen fungerar inte|synkningen funkar inte|synkroniseringen fungerar inte|synkroniseringen funkar inte|synkronisering* _ inte|synkronisering* misslyckas|synkfel|synkproblem*|slutat synka|går inte att synka|kommer aldrig fram till|kommer inte över till|kommer aldrig över till|hamnar aldrig på|hamnar inte på|dyker inte upp på|dyker aldrig upp på|syns inte på min andra|syns inte på ipaden|syns inte på surfplattan|syns inte på plattan|finns inte på min andra|finns inte på ipaden|saknas på min|saknas på ipaden|olika på|skiljer sig mellan|inte samma på|stämmer inte överens|kommer tillbaka hela tiden|raderade _ tillbaka|borttagna _ tillbaka|raderat _ tillbaka|kommer tillbaka efter|dyker upp igen|fastnat i molnet|fastnar i molnet|uppladdning till molnet|backup till molnet|säkerhetskopi* _ icloud|säkerhetskopi* _ molnet|allt dubbelt|mellan mina enheter|mellan enheter|mellan enheterna|mellan telefonen och|mellan mobilen och|mellan iphone och
syns inte på datorn|samma konto men|en dag efter|tillbaka dagen efter|inte ett spår på

[topic sync]
synk*|molnet|moln|icloud|backup|säkerhetskop*

[data-loss]
förlorade|förlorat|förlorar|förlust av|dataförlust|tappat|tappade|borta|försvunnit|försvann|försvunnen|försvunna|försvinner|raderat|raderats|raderades|raderad|raderade|raderar|raderas|tagits bort|togs bort|borttagna|borttaget|suddats|suddat|skrivits över|skrev över|överskriv*|finns inte längre|inget kvar|inte kvar|ingenting kvar|hittar inte mina|hittar inte längre|kan inte hitta mina|var är mina|var är alla|var tog mina|var tog alla|vart tog|vart har|var har|tomma|helt tom|är tom|tomt|nollställ*|återställts|återställt alla|börja om|från början|från noll|framsteg*|sparar inte|sparas inte|sparades inte|inte sparat|inte sparats|sparar inget|går inte att spara|glömmer mina inställningar|glömmer allt|hälften saknas|saknas mina|saknar mina|mina _ saknas|anteckningar saknas|bilder saknas|gått upp i rök|korrupt*|skadad
appen är borta|appen försvinner|app borta|appen borta|ljudet är borta|ljudet försvinner|ljudet försvann|ljudet saknas|knappen är borta|knappen försvunnit|knappen försvann|knapparna är borta|knapparna försvunnit|menyn är borta|menyn försvunnit|ikonen försvunnit|problemet är borta|felet är borta|pengarna är borta|pengarna borta|raderat appen|tagit bort appen|raderade appen|raderat kontot|konto raderat|bli raderat|bli raderade|vill ha _ raderat|tappat tålamodet|tappat förtroendet|tappar anslutningen|tappar kontakten|tappat kontakten|tappade anslutningen|tappat uppkoppling*|tom sida|sidan är tom|skärmen är tom|tomma sidor|tom pdf|premium borta|premium försvann|funktionen är borta|funktionen försvann|funktionen försvunnit|lösenordet återställts|filen är tom|tom fil|widgeten är tom|widgeten försvann|widgeten är borta|återställts lösenord|borta bra|tappar bort mig|raderade _ tillbaka|borttagna _ tillbaka 0
tillbaka till standard

[payment]
debiterad*|debiterats|debiterar|debiterat|debitering*|dragit pengar|dragit dubbelt|dragit två gånger|dragen två gånger|drogs|dragits|dras pengar|drar pengar|dragna|betalat två gånger|betalade två gånger|dubbelbetalat|betalat dubbelt|dubbel betalning|betala dubbelt|fakturerad|fakturerats|dubbelfaktur*|pengarna är borta|pengarna borta|tog mina pengar|tagit mina pengar|ta mina pengar|tagit betalt|tar betalt|tog betalt|tar mina pengar|stulit|stjäl|stal|tjuvar|lurad|lurendrej*|bedrägeri|bluff|svindel|rånad|fel belopp|fel summa|för mycket betalt|utan tillstånd|utan mitt godkännande|utan mitt medgivande|från mitt kort|från mitt konto|på mitt kontoutdrag
betalningen misslyck*|betalning misslyck*|betalningen fungerar inte|betalningen funkar inte|betalningen går inte|betalningen nekas|betalningen nekades|betalning nekad|betalningen avvisas|betalningen godkänns inte|går inte att betala|kan inte betala|kan ej betala|kan inte köpa|går inte att köpa|köpet misslyck*|köpet går inte|köpet fungerar inte|köp misslyck*|köpet godkänns inte|kortet nekas|kortet nekades|kort nekas|nekar mitt kort|godtar inte mitt kort|accepterar inte mitt kort|tar inte mitt kort|kortet fungerar inte|kortet avvisas|transaktionen misslyck*|swish fungerar inte|swish funkar inte|betalfel
återställa köp*|återställ köp*|återställning av köp*|återställa mina köp|återställa mitt köp|redan betalat|betalat men|betalat för|har betalat och|betalade men|redan köpt|köpt men|köpte men|köpt och|inte låsts upp|inget har låsts upp|låses inte upp|låsts upp inget|inte upplåst|inte låst upp|inget låstes upp|fortfarande låst|fortfarande reklam|betala igen|betala en gång till|betala på nytt|ber mig betala|vill att jag betalar|vill ha betalt igen|köpa igen|köpa en gång till|fullversion*|fullständiga versionen|kampanjkod
betalningshistorik*|betalsida* 0
presentkort*|saldot står kvar
innan ni drar|innan det dras|skriver ut fakturan|skriva ut fakturan 0

[topic payment]
betal*|köp|köpet|köpa|kort|kreditkort|faktur*|kvitto*|swish|paypal|klarna|transaktion*

[subscription]
avsluta prenumeration*|avslutar _ prenumeration*|avsluta min prenumeration|säga upp|säger upp|säger jag upp|sagt upp|uppsägning|avbryta prenumeration*|avbeställ*|avsluta abonnemang*|avslutat prenumeration*|prenumerationen _ inte|prenumeration _ inte|prenumerationen fungerar inte|prenumerationen har gått ut|aldrig prenumererat|inte prenumererat|har prenumeration men|har en prenumeration|trots prenumeration|trots att jag prenumererar|trots att jag betalar|prenumererar men|prenumererade|förnyades|förnyas|förnyats|förnyelse|förnyar|provperiod*|testperiod*|gratisperiod*|provversion|premium fungerar inte|premium funkar inte|premium känns inte|känner inte igen premium|inte premium|premium är borta|premiumfunktion*|premiumversion*|proversion*|familjeabonnemang|familjedelning|familjeplan|årsprenumeration|månadsprenumeration|byta plan|byta abonnemang|priset på prenumeration*|prenumeration* _ dyr*|prishöjning*|höjt priset|höjer priset|höja priset|höjda priser|allt ska vara prenumeration|varje vecka|per vecka|per månad|i månaden
provmånad*

[topic subscription]
prenumer*|abonnemang*|premium|provperiod*|medlemskap*
plan att 0

[refund]
återbetal*|åter betalning|pengar tillbaka|pengarna tillbaka|tillbaka mina pengar|ha tillbaka pengarna|få tillbaka pengarna|få mina pengar|vill ha mina pengar|vill ha pengarna|betala tillbaka|återköp|kompensation|kreditera*|refund*|ersättning

[notification]
inga aviseringar|inga notiser|inga notifikationer|får inte notiser|får inte aviseringar|inga pushnotiser|inga påminnelser|ingen påminnelse|påminner inte|påminner mig inte|aviserar inte|notiser kommer inte|notiserna kommer inte|aviseringar kommer inte|aviseringarna kommer|notiserna kommer|notiser fungerar inte|notiser funkar inte|notiserna fungerar inte|larmet går inte|alarmet går inte|ringer inte|plingar inte|vibrerar inte|piper inte|meddelar inte|notiser* _ sent|aviseringar* _ sent|notiser* _ försen*|aviseringar* _ försen*|notiser* _ timmar|aviseringar* _ timmar|dubbla notiser|dubbla aviseringar|för många notiser|för många aviseringar|massor av notiser|bombarderas|spammar|spammas|röd prick|röda pricken|röd siffra|röda siffran|siffran på ikonen|märket på ikonen|först när jag öppnar|bara när jag öppnar|inte förrän jag öppnar|missade ett möte|missat ett möte|missar möten|brukade vibrera|förut vibrerade
mobilen är knäpptyst
falskt alarm 0

[topic notification]
avisering*|notis|notiser*|notifikation*|påminnelse*|push*|larm|larmet|alarm|alarmet
notisinställning*|aviseringsinställning* 0

[ui]
avskuren|avskuret|avskurna|avklippt*|kapad*|beskuren|beskurna|överlapp*|ovanpå varandra|över varandra|på varandra|utanför skärmen|hamnar utanför|ligger utanför|får inte plats|ryms inte|för stor för skärmen|går utanför|täcks av|täcker knappen|täcker texten|täcker över|döljs av|dold bakom|göms av|göms bakom|bakom tangentbordet|under tangentbordet|tangentbordet täcker|tangentbordet döljer|ser inte knappen|ser inga knappar|knappen saknas|knappar saknas|knapp saknas|knappen är borta|knappen försvunnit|knappen försvann|knapparna är borta|knapparna försvunnit|ingen knapp|hittar inte knappen|menyn är borta|menyn saknas|menyn försvunnit|ikoner saknas|ikonen försvunnit|ikonerna är borta|når inte knappen|kommer inte åt|går inte att nå|oläslig*|går inte att läsa|syns inte|osynlig*|svart på svart|vitt på vitt|svart text|mörkt läge _ inte|i mörkt läge|roterar inte|vrider sig inte|snurrar inte skärmen|upp och ner|upp och ned|snett|sned|förvrängd|utsträckt|ihoptryckt|förskjuten|trasig layout|layouten är trasig|layouten är fel|layouten är konstig|visas fel|visas inte|visas konstigt|visar fel|flimrar|blinkar|suddig text|suddigt|pixlig|tom sida|sidan är tom|skärmen är tom|tom skärm|blank sida|går inte att scrolla|kan inte scrolla|scrollar inte|går inte att bläddra|bilder laddas inte|bilderna laddas inte|sista raden|nedersta raden|längst ner
skriv* ut|utskrift*|skrivar*|pdf|tomma sidor -2
syns inte på min andra|syns inte på ipaden|syns inte på surfplattan|syns inte på plattan|syns inte på klockan|fungerar längst 0

[topic ui]
knapp|knappen|knappar|knapparna|layout*|gränssnitt*|meny*|ikon|ikonen|ikoner*|mörkt läge|mörka läget|tangentbord*|skärmen|utseende*|scroll*|visning
skärmdump* 0

[audio]
inget ljud|inte något ljud|utan ljud|ljudet saknas|ljud saknas|ljudet är borta|ljudet fungerar inte|ljudet funkar inte|ljudet försvinner|ljudet försvann|ljudet bryts|ljudet hackar|hackigt ljud|ljudet klipper|ljudet stängs av|ljudet går inte|ljudet är dåligt|dåligt ljud|ljudkvalitet*|sprakar|knastrar|brusar|brus|burkigt|dovt|eko|ekar|robot|robotröst|låter som en|låter hemskt|låter illa|låter konstigt|låter som under vatten|förvrängt ljud|lågt ljud|låg volym|volymen är för låg|knäpptyst|tyst|hör inget|hör ingenting|hörs inte|hörs inget|hörs ingenting|kan inte höra|går inte att höra|mikrofon* fungerar inte|mikrofon* funkar inte|mikrofon* _ inte|mikrofonen tar inte|micken fungerar inte|micken funkar inte|spelar inte in|spelas inte in|inspelning* _ tom*|inspelning* _ tyst*|tom inspelning|inspelningen är tom|inspelningarna är tomma|ingen hör mig|hör mig inte|röstmeddelande* _ inte|hörlurarna fungerar inte|högtalaren fungerar inte

[topic audio]
ljud|ljudet|mikrofon*|micken|volym*|högtalar*|hörlur*|inspelning*|musik*|röst|röstmeddelande*

[video]
video* spelas inte|video* spelar inte|video* fungerar inte|video* funkar inte|video* startar inte|video* laddar inte|video* laddas inte|video* går inte|video* hackar|video* fryser|video* stannar|video* hänger|video* buffrar|video* svart*|video* är svart*|klippet spelas inte|klippen spelas inte|spelas inte upp|går inte att spela upp|kan inte spela upp|kan inte titta|kan inte se video*|filmen stannar|filmen hackar|filmen fryser|filmen startar inte|filmen spelas inte|filmer spelas inte|filmer startar inte|buffrar|buffring|uppspelningen stannar|uppspelningen hackar|uppspelningen fungerar inte|bild men inget ljud|bild utan ljud|osynk*|ur synk|fel färger|färgerna är fel|grön ton|helskärm fungerar inte|undertext*|strömmen bryts|streamar inte
instruktionsvideo* 0

[topic video]
video*|film|filmen|filmer*|klipp|klippet|stream*|strömning*|avsnitt*|uppspelning*

[camera]
kameran fungerar inte|kameran funkar inte|kamera* _ svart|fokuserar inte|ställer inte in skärpan|ingen skärpa|oskarp*|suddiga bilder|suddiga foton|bilderna blir suddiga|bilder blir suddiga|kameran startar inte|kameran öppnas inte|kameran fryser|kameran visar|blixten fungerar inte|blixten funkar inte|blixten går inte|ingen blixt|ficklampan|kan inte ta bilder|kan inte ta kort|kan inte ta foto*|går inte att ta bilder|ta en bild|ta ett foto|skannar inte|skanna inte|kan inte skanna|går inte att skanna|skannern fungerar inte|skannern funkar inte|skannern _ inte|läser inte koden|läser inte av koden|läser inte qr|qr koden fungerar inte|qr kod* _ inte|streckkod* _ inte|känner inte igen koden|selfie*|frontkameran|förhandsvisningen är
allt är suddigt|läser inget

[topic camera]
kamera*|skanner*|skanna*|skanning|blixt*|qr|streckkod*|lins|sökare

[network]
ingen internetanslutning|ingen anslutning|inget internet|inget nätverk|inget nät|ingen uppkoppling|ingen täckning|internetanslutning saknas|saknar anslutning|saknar internet|anslutningsfel|anslutningsproblem*|anslutningen bryts|anslutningen misslyck*|tappar anslutningen|tappar uppkoppling*|tappar kontakten med servern|nätverksfel|nätverksproblem*|serverfel|server fel|servern svarar inte|servern är nere|servrarna är nere|servern nere|servern ligger nere|når inte servern|kan inte nå servern|kan inte ansluta|går inte att ansluta|ansluter inte|otillgänglig*|tidsgräns*|timeout|offline|försök igen senare|försök senare|tjänsten är inte|driftstörning*|driftstopp|fel 5*|fast jag har internet|trots att jag har internet|trots wifi|men wifi fungerar
fungerar offline|offlineläge*|offlinekartor|ansluter inte till klockan|ansluter inte till vågen|ansluter inte till min|kan inte ansluta klockan|kan inte ansluta min|kan inte ansluta till klockan|kan inte ansluta till vågen 0

[topic network]
internet*|server*|servrar*|nätverk*|anslutning*|uppkoppling*|wifi|mobildata|4g|5g

[install]
kan inte installera|kan ej installera|går inte att installera|går ej att installera|installeras inte|installerar inte|vill inte installeras|installationen misslyck*|installation misslyck*|installationen avbryts|installationen stannar|installationen hänger|installationen fungerar inte|installationsfel|kan inte ladda ner|kan ej ladda ner|går inte att ladda ner|laddas inte ner|laddar inte ner|nedladdning* misslyck*|nedladdning* stannar|nedladdning* avbryts|nedladdning* hänger|nedladdning* fastnar|nedladdning* fungerar inte|kan inte hämta appen|går inte att hämta appen|inte kompatibel|ej kompatibel|inkompatibel|inte tillgänglig i mitt land|ej tillgänglig i mitt land|inte tillgänglig i sverige|finns inte i mitt land|finns inte i app store|finns inte i play|finns inte i butiken|hittar den inte i app store|hittar inte appen i|play butik*|play store säger|app store säger|fel 495|för lite utrymme|inte tillräckligt med utrymme|väntar på nedladdning
installera uppdatering*|ladda ner uppdatering*|ladda ner fil*|ladda ner min* -3
inte tillgänglig i ditt land

[topic install]
install*|ladda ner|nedladdning*|app store|play store

[update]
kan inte uppdatera|kan ej uppdatera|går inte att uppdatera|går ej att uppdatera|uppdateringen misslyck*|uppdatering misslyck*|uppdateringen fungerar inte|uppdateringen funkar inte|uppdateringen går inte|uppdateringen fastnar|uppdateringen hänger|uppdateringen installeras inte|uppdateringen laddas inte|uppdateringsfel|kan inte installera uppdatering*|tvingar mig att uppdatera|vill hela tiden uppdatera
gamla versionen|gamla tillbaka|gamla designen|gamla utseendet|gamla layouten|gamla appen|gamla gränssnittet|förra versionen|tidigare versionen|föregående version*|som det var|som förut|som innan|som tidigare|gör det som|ställ tillbaka|ta tillbaka den gamla|ge tillbaka|ge oss tillbaka|gå tillbaka till den gamla|återgå till|återställ det gamla|ångra uppdateringen|var mycket bättre|var bättre|bättre förr|förr var det|nya versionen är hemsk|nya versionen är dålig|nya versionen är sämre|nya versionen är usel|nya versionen är förskräcklig|nya versionen är en|nya versionen är ett|nya versionen är ful|nya versionen är värdelös|nya versionen suger|nya designen|nya utseendet|nya layouten|nya gränssnittet|ingen ville|ingen vill ha|ingen bad om|vem bad om|varför har ni ändrat|varför har ni tagit bort|varför ändra|varför tog ni bort|varför ändrade ni|varför måste ni|förstörde appen|förstört|förstörd|försämring*|försämrat|blivit sämre|sämre än förut|hemsk uppdatering|dålig uppdatering|usel uppdatering|uppdateringen är hemsk|uppdateringen är usel|uppdateringen suger|steg bakåt
efter uppdateringen|efter senaste uppdateringen|efter den senaste uppdateringen|sedan uppdateringen|sedan senaste uppdateringen|sen uppdateringen|sen senaste uppdateringen|efter _ uppdatering*|sedan _ uppdatering*|med nya uppdateringen|i nya versionen|med den nya versionen|sedan nya versionen|efter att ha uppdaterat|före uppdateringen|innan uppdateringen|uppdateras inte|uppdaterar inte|uppdaterar sig inte|efter att jag uppdaterade 0

[topic update]
uppdater*|nya versionen|ny version|uppgradering*
har uppdaterat|senaste uppdateringen|senaste versionen|uppdaterat som|uppdaterade till|jag uppdaterade 0

[export]
export* misslyck*|export* fungerar inte|export* funkar inte|export* går inte|export* _ inte|exporterar inte|kan inte exportera|går inte att exportera|export* _ tom*|exportfel|kan inte dela|går inte att dela|delning* fungerar inte|delning* funkar inte|delar inte|kan inte skriva ut|går inte att skriva ut|skriver inte ut|skriver bara ut|skriver ut tom*|utskrift* fungerar inte|utskrift* funkar inte|utskriften är tom|utskriften _ avskur*|utskriften blir|ur skrivaren|skrivaren _ halv*|tomma sidor|blanka sidor|kan inte skicka|går inte att skicka|skickas inte|skickar inte|tom pdf|pdf:en är tom|pdf är tom|tom fil|filen är tom|spara som pdf
tomt papper|tomma papper|tomt ark|kommer inte fram till|ingen får den|skicka som excel

[topic export]
export*|dela|delning*|skriva ut|utskrift*|skrivare*|pdf|skicka iväg

[import]
importerar inte|importeras inte|kan inte importera|går inte att importera|import* misslyck*|importen fungerar inte|importen funkar inte|import* _ inte|importfel|importerar bara|kan inte öppna _ fil*|öppnar inte _ fil*|öppnas inte _ fil*|kan inte öppna _ dokument*|kan inte öppna _ pdf|kan inte öppna _ bilag*|går inte att öppna _ fil*|filen öppnas inte|läser inte filen|läser inte in|kan inte läsa in|kan inte läsa filen|känner inte igen filen|filformatet|formatet stöds inte|ogiltig fil|filen stöds inte|återställa backup*|återställa säkerhetskopi*|återställa från|återställning från|återställningen av säkerhetskopi*|säkerhetskopian _ inte|backupen _ inte|flytta över|överföra mina|överföring av data|från min gamla telefon|från gamla telefonen|äter upp hälften|hälften av raderna|kan inte ladda upp|går inte att ladda upp|laddas inte upp|kan inte bifoga|går inte att bifoga
släktträd*|inte en kotte i

[topic import]
import*|inläsning|återställ*|csv|bifoga*|säkerhetskopia
bifogar|bifogad|bifogat|återställa köp*|återställ köp*|återställning av köp*|återställa lösenord* 0

[widget]
widget* uppdateras inte|widget* fungerar inte|widget* funkar inte|widget* _ inte|widget* visar|widget* är tom|widget* tom|widget* svart|widget* vit|widget* borta|widget* försvann|widget* försvunnit|widget* fastnat|widget* hänger|widget* står|widget* fryser|ingen widget|låsskärmen _ inte|låsskärmen _ aldrig|grejen på låsskärmen|saken på låsskärmen|på låsskärmen ändras|komplikation* _ inte|gårdagens|från igår|fortfarande igår*

[topic widget]
widget*|låsskärm*|komplikation*

[pairing]
parkoppl* misslyck*|parkoppl* _ misslyck*|parkopplar inte|parkoppla inte|kan inte parkoppla|går inte att parkoppla|parkoppling* fungerar inte|parkoppling* funkar inte|parar inte|ihopkoppling*|bluetooth fungerar inte|bluetooth funkar inte|bluetooth _ inte|bluetooth kopplar|bluetoothanslutning*|bluetooth tappar|ansluter inte till klockan|ansluter inte till vågen|ansluter inte till min|ansluter inte till bilen|ansluter inte längre till|ansluter inte till hörlur*|ansluter inte till skrivaren|kan inte ansluta klockan|kan inte ansluta min|kan inte ansluta till klockan|kan inte ansluta till vågen|kan inte ansluta hörlurarna|klockan ansluter inte|klocka ansluter inte|klockan fungerar inte|klockan hittas inte|vågen ansluter inte|vågen hittas inte|vågen fungerar inte|hittar inte klockan|hittar inte min klocka|hittar inte vågen|hittar inte enheten|hittar inte min enhet|hittar inte skrivaren|ser inte klockan|ser inte vågen|känner inte igen klockan|känner inte av klockan|upptäcker inte|enheten hittas inte|enhet hittades inte|tappar anslutningen till|tappar kontakten med|handsfree*|bilstereo*|airplay fungerar inte|carplay fungerar inte|carplay funkar inte|chromecast fungerar inte|chromecast funkar inte|android auto fungerar inte
högtalaren syns|snurrar _ ger upp

[topic pairing]
bluetooth|parkoppl*|klocka|klockan|smartklocka*|vågen|våg|armband*|bilen|carplay|chromecast|airplay|garmin|fitbit
klockan 1*|klockan 2*|klockan 8|klockan 9|ljudvåg* 0

[accessibility]
texten är för liten|text* _ för liten|liten text|texten är liten|bokstäver* _ små|för små|pyttesmå|pytteliten|typsnitt* _ litet|typsnittet är för litet|teckenstorlek*|textstorlek*|större text|större bokstäver|förstora texten|förstoringsglas|glasögon|utan glasögon|mina ögon|dålig syn|ser dåligt|min syn|synskadad*|synsvag*|blind|blinda|nedsatt syn|kontrast*|för blek*|ljusgrå|svår att läsa|svårt att läsa|svårläst*|färgblind*|döv|döva|hörselskad*|hörselnedsättning|hör dåligt|skärmläsar*|voiceover läser inte|voiceover fungerar inte|voiceover _ inte|voice over _ inte|talkback _ inte|läser inte knapparna|läser inte upp knapp*|saknar etiketter|utan etikett*|funktionshind*|funktionsneds*|funktionsvari*|tillgänglighet*|äldre personer|äldre människor|pensionär*|mormor|parkinson*|darriga|dyslexi
grå starr|bara röst|utan undertexter

[topic accessibility]
voiceover|voice over|talkback|bokstäver*|typsnitt*|teckensnitt*|textstorlek
tillgänglig i 0

[localisation]
översättning* _ fel|översättning* är dålig|översättning* är usel|översättning* är full|översättning* är hemsk|översättning* _ dålig|dålig översättning|usel översättning|felaktig översättning|felöversatt*|dåligt översatt*|inte översatt*|ej översatt*|oöversatt*|halvt översatt|google translate|google översätt|stavfel|skrivfel|språkfel|grammatikfel|är på engelska|allt på engelska|på engelska trots|plötsligt på engelska|plötsligt engelska|blev engelska|bytte till engelska|bara engelska|bara på engelska|halva på engelska|på tyska|på danska|på norska|på kinesiska|fel språk|språket är fel|språket ändras|språket har ändrats|byta språk|ändra språk|annat språk|inte på svenska|datum* _ amerikansk*|amerikanskt format|amerikanskt datum*|datumformat*|månad och dag|månaden före dagen|miles istället|fahrenheit|tum istället|pund istället|fel enhet*|enheterna är fel|fel valuta|i dollar|dollar istället|veckan börjar|å ä ö|åäö
vem har översatt|vem översatte

[topic localisation]
översätt*|språk|språket|valuta*|datumformat*

[privacy]
integritet*|gdpr|dataskydd*|spårning|spårar|spåra mig|övervakar|övervakning|spion*|avlyssn*|lyssnar ni|lyssnar på mig|tjuvlyssn*|tredje part|säljer ni|säljer mina|sälja mina uppgifter|sälja min data|delar mina uppgifter|delar min data|samlar in|insamling av|personuppgifter|personliga uppgifter|var lagras mina|var hamnar mina|vad gör ni med mina|åtkomst till mina|tillgång till mina|behörighet*|min plats|platsinformation|varför behöver ni|varför behöver appen|varför vill appen|varför vill ni|dataläcka*|hackad|grön prick|kakor|cookies|samtycke
radera mitt konto|radera kontot|radera _ konto|ta bort mitt konto|ta bort kontot|ta bort _ konto|avsluta mitt konto|avsluta kontot|mitt konto raderat|radering av mitt konto|radering av konto|kontot borttaget|radera mina uppgifter|radera mina data|radera min data|radera alla mina|ta bort mina uppgifter|ta bort min data|ta bort all min|uppgifter raderade|rätten att bli
säljer vår*|annonsörer

[topic privacy]
integritet*|personuppgifter|behörigheter|platsinfo*

[broken]
fungerar inte|fungerar ej|funkar inte|funkar ej|funkar ju inte|inget fungerar|inget funkar|ingenting fungerar|ingenting funkar|slutade fungera|slutat fungera|slutade funka|slutat funka|går inte|går ej|händer inget|händer ingenting|inget händer|ingenting händer|gör inget|gör ingenting|trasig|trasigt|trasiga|sönder|paj|pajat|pajade|kaputt|kass|kasst|ur funktion|ur led|värdelös|värdelöst|oduglig|oanvändbar*|obrukbar*|kan inte använda|kan inte längre använda|skräp|skit|skitapp|skitdålig|bajs|sopa|urusel|dålig app|sämsta|sämst|katastrof|katastrofal|skandal|skämt|pinsamt|bedrövlig*|under all kritik|hopplös|hopplöst|full av buggar|full av fel|buggig|massa buggar|massor av fel|bara fel|felmeddelande*|något är fel|något är knas|knasar|strular|strul|krånglar|krångel|bråkar|jävlas|beter sig konstigt|lever sitt eget liv|kvarstår|problemet är kvar|problemet finns kvar|fortfarande samma|samma problem|samma fel|fortfarande problem|fortfarande inte|inte löst|inte åtgärdat|ej löst|inte fixat|hjälper inte|hjälpte inte|har inte hjälpt|ingen förbättring|ingen skillnad|utan resultat|förgäves|utan framgång|inte möjligt|omöjligt att använda|vad händer|vad är det som händer
papperskorg*|går inte att komma åt 0
vill inte fungera|vill inte som|vill inte längre|funkar dåligt|fungerar dåligt|funkar inget|strulig|djävlas|spökar|åt skogen|åt helvete|åt pipan|åt fanders|helt galet|galet fel|knasig|knasigt|skitdåligt|usel|uselt|uruselt|hemsk|hemskt|fruktansvärd*|jättedålig*|riktigt dålig*|besviken|jättebesviken|besvikelse|lurendrejeri|slöseri|buggigt|full med buggar|massa fel|bara problem|ger fel|får ett fel|okänt fel|oväntat fel|ett fel uppstod|ett fel har|något fel|något gick fel|nåt fel|nåt är fel|nåt är knas|något har gått|gått snett|går fel|blir fel|blir det fel|har problem|har ett problem|problem med|svårigheter|svårt att få|får inte till|får det inte att|får den inte att|får inte att|laga appen|laga detta|fixa detta|fixa det|fixa appen|åtgärda|gör något åt|gör nåt åt|inget hjälper
inga problem|inget problem|utan problem|aldrig problem|aldrig haft problem|aldrig några problem|problemfritt|inga fel|utan fel|inga buggar|inga svårigheter|inte besviken|aldrig besviken|tack för att ni fixade|tack för att ni åtgärdat|går inte att klaga|går inte att vara utan|vill inte vara utan|vill inte missa|vill inte förlora 0
händer det ingenting

[fault]
fungerar inte|funkar inte|fungerar ej|funkar ej|går inte|går ej|misslyck*|fel|felmeddelande*|bugg*|trasig*|sönder|strular|krånglar|vägrar|slutat|slutade|omöjligt|kan inte|kan ej
problem|problemet|svårighet*|felaktig*|konstig*|saknas|saknar|borta|tom|tomt|tomma|svart|vit|fastnat|sent|försenad*|gammal|gamla|föråldrad* 1
inte|ej|inget|ingen|inga|aldrig|ingenting|nekad*|nekas|avvisad*|ogiltig*|stannar|bryts|avbryts|tappar|dålig*|hemsk*|usel|uselt|förfärlig*|irriterande|jobbig*|värdelös* 1
inga problem|inget problem|utan problem|problemfri*|felfri*|inga fel|klanderfri*|aldrig problem|aldrig några problem|aldrig haft problem|inte klaga|inget att klaga|kan inte klaga|klarar mig inte utan|inte leva utan|kan inte leva utan|inte illa|inte bara|inget svar|fått inget svar|inte fått svar|inte fått något svar|vet inte|inte säker|kan inte vänta|inte vara utan|ingen aning|gör inget att 0

[good]
fungerar|funkar|enkel|enkelt|lätt|lättanvänd|smidig*|praktisk*|användbar*|bra|snabb|snabbt|stabil*|smart|toppen|perfekt|hjälper|kul|skön|nöjd
god morgon|bra dag|ha en bra|så snabbt|snabbt som|så snart|hur fungerar|hur funkar|fungerar det|bra att veta|bra om|må bra 0

[negation]
inte|ej|aldrig|inga|inget|ingen|utan|ingenting|knappt|varken|icke
inte bara|utan anledning|utan förvarning|utan att jag|ingen anledning|utan slut 0

[and]
och|för|eftersom|när|om|så|sedan|då|därför

[but]
men|dock|tyvärr|fast|trots|även om|förutom|utom|däremot|och nu|enda problemet|enda nackdelen|synd att|emellertid|medan|ändå

[resolved]
åtgärdat|åtgärdad|åtgärdats|löst|löste sig|fixat|fixad|rättat|lagat|lagad|fungerar nu|funkar nu|fungerar igen|funkar igen|fungerar åter|nu fungerar|nu funkar|går igen|allt är bra nu|bra igen|i sin ordning|problemet är borta|felet är borta|uppstår inte längre|händer inte längre|har inte hänt igen|hittade mina|har fått tillbaka|kommit tillbaka nu|det hjälpte|det gick bra|lyckades
inte löst|ej löst|inte åtgärdat|inte fixat|bli löst|bli fixat|blir fixat|blir löst|när _ löst|när _ fixat|kommer fixas|lyckades inte|inte lagat|misslyckades|det hjälpte inte -3

[hypothetical]
om det händer igen|om den kraschar igen|om det kraschar igen|om det upprepas|om problemet|om felet|om det uppstår|om det skulle|om den skulle|om det blir|skulle det hända|skulle den krascha|om det kommer tillbaka|ifall|i händelse av|var rädd|är rädd|rädd att|rädd för att|oroar mig|oroade mig|trodde att|trodde jag|befarade|tänk om|vad händer om|förlorar jag|kommer jag förlora|vill inte förlora|vill inte bli av med|hoppas att det inte|hoppas den inte|kan krascha|skulle kunna krascha|nästan förlorat|höll på att förlora|hör jag av mig

[other-app]
andra appar|andra app|en annan app|till skillnad från|min gamla app|min förra app|förra appen|konkurrent*|andra program
andra appar fungerar|alla andra appar fungerar|andra appar funkar|alla andra appar funkar|i andra appar|med andra appar -4

[attempt]
installerat om|installerade om|installera om|ominstallerat|ominstallation|avinstallerat|avinstallerade|avinstallera|startat om|startade om|starta om|stängt av och|stängde av och|slagit av och|av och på|loggat ut och|loggade ut och|logga ut och in|rensat cache*|rensade cache*|tömt cache*|uppdaterat som|som ni föreslog|som ni sa|som rekommenderat|enligt era|enligt instruktion*|har försökt|försökte|försökt med allt|provat allt|testat allt|har provat|har testat|har kollat|kontrollerat|bytt lösenord|bytte lösenord|tagit bort appen|tog bort appen|raderat appen och|är aktiverad*|är påslaget|är påslagna|aktiverat|inaktiverat|gett behörighet|bluetooth är på|notiser är på|wifi fungerar|internet fungerar|har uppdaterat|tillåter notiser

[wish]
lägg gärna till|lägg till|lägga till en|lägga till ett|lägga till möjlighet*|kan ni lägga till|skulle ni kunna lägga|kan ni inte lägga|snälla lägg|snälla gör|kan ni göra|gör en version|gör det möjligt|inför|införa|ha gärna|gärna en|gärna ett|skulle vilja|skulle gärna|skulle vara bra|skulle vara kul|skulle vara toppen|skulle vara fint|skulle vara skönt|skulle vara perfekt|skulle vara jättebra|skulle vara super|skulle vara underbart|skulle vara en dröm|skulle vara smidigt|skulle uppskatta|vore bra|vore kul|vore toppen|vore fint|vore skönt|vore perfekt|vore jättebra|vore super|vore underbart|vore en dröm|vore smidigt|vore trevligt|vore önskvärt|vore roligt|vore grymt|vore häftigt|vore drömmen|önskar|önskemål|önskan|önskelista|förslag|föreslår|föreslå|tips|idé|funktionsönskemål|saknar en|saknar ett|saknar möjlighet*|saknar bara|enda som saknas|borde finnas|borde kunna|borde ha|behövs en|behöver en funktion|planerar ni|finns det planer|kommer det en|kommer ni att|blir det en|version för|möjlighet att|möjligheten att|alternativ för|hoppas ni lägger|hoppas på en|mörkt läge tack
skulle vilja ha en återbetalning|skulle vilja ha mina pengar|skulle vilja ha pengarna|skulle vilja veta|skulle vilja ha svar|skulle vilja avsluta|skulle vilja säga upp|skulle uppskatta svar|skulle uppskatta hjälp|gärna ett svar|gärna en återbetalning|vore bra om det fungera*|vore bra om den fungera*|vore bra med svar|önskar svar|önskar återbetalning|önskar hjälp|ingen idé|ingen möjlighet|inte möjlighet|kan inte lägga till|går inte att lägga till|när jag lägger till|skulle vilja radera|skulle vilja få|planerar ni att fixa|saknar en del|kommer ni att fixa|kommer ni fixa|borde fungera|saknar möjligheten som -4
lägg in|kan ni lägga in|kan man få|skulle ni kunna göra|skulle man kunna|skulle det gå att|skulle det vara möjligt|skulle önska|skulle uppskattas|skulle behöva|skulle behövas|skulle vara grymt|skulle vara guld|skulle vara trevligt|skulle vara fantastiskt|skulle vara användbart|skulle vara praktiskt|skulle vara en bra|skulle vara ännu|skulle sitta fint|skulle underlätta|vore guld|vore fantastiskt|vore användbart|vore praktiskt|vore en bra|vore kanon|vore najs|vore nice|vore ännu bättre|hade varit bra|hade varit kul|hade varit toppen|hade varit grymt|hade varit skönt|hade varit nice|hade varit perfekt|hade varit kanon|hade varit fint|hade varit najs|hade varit smidigt|hade varit guld|hade varit jättebra|hade uppskattats|enda jag saknar|det som saknas|saknar dock|saknar mörkt|saknas en|saknas ett|saknas bara|saknas möjlighet|saknas dock|enda minuset|enda nackdelen|synd att det inte|synd att man inte|synd bara att|tråkigt att det inte finns|tråkigt att man inte kan|tyvärr finns inget|tyvärr finns ingen|tyvärr går det inte att välja|varför finns det inte|varför finns det ingen|varför finns det inget|varför kan man inte|kommer det ett|kommer det att komma|kommer det finnas|har ni planer|är det på gång|finns på roadmap|förbättringsförslag|ny funktion|nya funktioner|en funktion för|en funktion som|funktion för att|möjliggör|gör en app|släpp en|ge möjlighet|ge oss möjlighet|borde gå att|borde läggas|behövs ett|vill ha en|vill ha ett|vill ha mörkt|vill att ni lägger|hoppas på ett|hoppas att ni lägger|hoppas det kommer|version till ipad|version till android|mörkt läge snälla|ipad version|gärna mörkt|gärna fler
skulle vara bra om det fungerade|skulle vara bra om det funkade|skulle vara bra om ni fixade|skulle vara bra om ni svarade|vore bra om det fungerade|vore bra om det funkade|vore bra om appen fungerade|vore bra om ni fixade|vore bra om ni svarade|vore bra om ni kunde fixa|vore bra om ni kunde hjälpa|vore bra om någon|vore kul om det fungerade|vore kul om det funkade|vore trevligt om det fungerade|vore trevligt om ni svarade|vore trevligt med ett svar|vore trevligt med svar|vore bra med ett svar|vore skönt om det fungerade|önskar att det fungerade|önskar att det funkade|önskar att få|önskar en återbetalning|önskar få pengarna|önskar ett svar|önskar avsluta|önskar säga upp|skulle vilja ha tillbaka|skulle vilja ha hjälp|skulle vilja ha återbetalning|skulle vilja att ni betalar|skulle gärna veta|skulle gärna vilja veta|skulle gärna vilja ha pengarna|skulle vilja kunna logga|skulle vilja kunna använda|skulle uppskatta ett svar|hoppas på en lösning|hoppas på ett svar|hoppas på en återbetalning|behöver en lösning|behöver en återbetalning|behöver ett svar|vill ha en återbetalning|vill ha ett svar|vill ha en förklaring|vill ha en lösning|vill kunna använda|vill kunna logga|vi behöver hjälp|ser fram emot ert svar|ser fram emot svar|ser fram emot att höra|ser fram emot en lösning|ni borde skämmas|ni borde fixa|det borde fungera|det borde inte|borde inte|släpp en fix|släpp en uppdatering|kunde inte lägga till|när kommer pengarna|när kommer min|när kommer fixen|när kommer en fix|när kommer en lösning|när kommer jag få|när kommer det fungera|när kommer det fixas|när kommer det att fungera|när kommer det lösas|varför inte svarar|saknar en hel|saknas en hel|saknas en del|tack för tipset|möjlighet att logga|möjlighet att avsluta|ingen möjlighet att|möjlighet att få pengarna|skulle man kunna få pengarna|kan man få pengarna|kan man få återbetalning|ge oss tillbaka -4
släpp den till|släpp den på|pricken över|drömmen vore

[question]
hur gör jag|hur gör man|hur kan jag|hur ska jag|hur delar jag|hur avslutar jag|hur ändrar jag|hur byter jag|hur raderar jag|hur tar jag|hur lägger jag|hur exporterar jag|hur importerar jag|hur aktiverar jag|hur stänger jag|hur sätter jag|hur ställer jag|hur fungerar|hur funkar|hur använder|hur kopplar jag|hur loggar jag|hur hittar jag|hur skriver jag|hur öppnar jag|hur flyttar jag|hur sparar jag|hur installerar jag|hur säger jag|hur lång tid|hur länge|hur mycket|hur många|hur ofta|är det möjligt|går det att|finns det|kan jag använda|kan jag dela|kan jag flytta|kan jag byta|kan jag få|kan jag ha|kan jag exportera|kan jag importera|kan jag också|kan man|kan appen|måste jag|behöver jag|får jag|får man|vad betyder|vad innebär|vad är|vad kostar|vad händer med|vad ska jag göra|vad gör jag|vilken|vilka|var kan jag|var hittar jag|var finns|var sparas|var ligger|var ser jag|var ställer|när kommer|när blir|när är|när kan|kan ni berätta|kan ni säga|kan ni förklara|kan du förklara|undrar|undrade om|skulle vilja veta|vill veta|fråga|vet inte hur|förstår inte hur|om det går|om appen|stöder ni|stöds|fungerar den|fungerar det|fungerar appen på|funkar det
hur är det möjligt|hur kan det|hur länge till|hur länge ska|hur många gånger ska|var är mina pengar|var är mina|var är alla|var tog|när får jag tillbaka|när får jag mina pengar|går det inte att|är det inte möjligt|vad är det för fel|vad är problemet|vad är detta|vad är det som|inte går att|när jag öppnar|när jag trycker|när jag försöker|fungerar inte|funkar inte|stöds inte|får inte|får jag inte|kan man inte|måste jag starta om|måste jag logga|måste jag tvinga|måste jag ladda|kan jag inte|får jag inga|får jag bara|får jag ingen|får jag felmeddelande*|får man inte|behöver jag inte|vilket|när blir det svart|formatet stöds inte|filen stöds inte|när kommer mina pengar|finns det inget|finns det ingen|får jag fel|får jag ett fel 0
^hur|^vad|^var|^när|^vem|^kan|^går|^finns|^är|^måste|^behöver|^får|^har ni|^stöder|^fungerar|^funkar|^ska|^kommer 1
^varför 0
va betyder
vad är det för trams|vem har översatt 0

[praise]
älskar|gillar verkligen|gillar appen|gillar skarpt|gillar den|otrolig app|otroligt bra|grym|grymt|toppen|toppenapp|toppenbra|topp|suverän*|superb|superbra|superapp|super|utmärkt*|strålande|genial*|lysande|enastående|fenomenal*|kanon|kanonbra|kanonapp|jättebra|jättefin|jättenöjd|väldigt bra|mycket bra|riktigt bra|så bra|bra app|bra jobb|bra jobbat|bra gjort|snyggt|snygg app|fin app|bästa|bäst|mycket nöjd|väldigt nöjd|helnöjd|superglad|väldigt glad över|glad över appen|imponerad|imponerande|rekommenderar|rekommenderas|kan rekommendera|varmt rekommender*|starkt rekommender*|grattis|gratulerar|bravo|hatten av|heder åt|eloge|tummen upp|fortsätt så|keep it up|oumbärlig|kan inte leva utan|klarar mig inte utan|kan inte vara utan|underlättar livet|underlättar min|förenklar livet|gör livet|räddar mig|livräddare|5 stjärnor|fem stjärnor|10 av 10|full pott|perfekt|tack för en|tack för appen|tack för denna|tack för den här|tack för ert arbete|tack för ert jobb|ni är grymma|aldrig krångel|aldrig några problem|värd varje|användarvänlig|lätt att använda|inget att klaga|kan inte klaga
vore fantastiskt|vore underbart|vore toppen|vore super|vore perfekt|vore suveränt|vore grymt|vore jättebra|vore mycket bra|vore det bästa|skulle vara fantastiskt|skulle vara underbart|skulle vara toppen|skulle vara super|skulle vara perfekt|skulle vara jättebra|skulle vara mycket bra|var fantastisk*|var underbar*|var toppen|var perfekt|var jättebra|var bäst|var den bästa|fungerade perfekt|funkade perfekt|fungerade utmärkt|var mycket nöjd|var nöjd|var väldigt nöjd|inte nöjd|missnöjd|rekommenderar inte|kan inte rekommendera|gillar inte|bästa hälsningar|med bästa|på bästa|bästa sättet|det bästa vore|älskade|inte så bra|inte bra|super seg|superseg|superlångsam|så bra som|var bra|inte perfekt|gillade|som rekommenderat|tack för en snabb|tack för ett snabbt|grym besvikelse 0
asbra|skitbra|toppklass|fantastisk*|underbar*|härlig app|perfekta|briljant*|magnifik*|exemplarisk*|oslagbar*|supernöjd|riktigt nöjd|så nöjd|är nöjd|nöjd med appen|nöjd kund|nöjd användare|mycket användbar*|väldigt användbar*|jätteanvändbar|mycket praktisk|väldigt praktisk|mycket smidig*|väldigt smidig*|jättesmidig*|supersmidig*|smidig app|smidig och|mycket lätt|väldigt lätt|superlätt|jättelätt|lättanvänd|enkel att använda|användarvänligt|intuitiv|intuitivt|överskådlig|snygg design|fint jobb|bra service|bra support|snabb support|snabb hjälp tack|trevlig support|trevligt bemötande|bra bemötande|bra kundtjänst|tycker mycket om|tycker om appen|vill inte vara utan|ovärderlig|förenklar min|räddat|hjälper mig mycket|hjälper mig varje dag|till stor hjälp|till stor nytta|stor nytta av|värd varenda|värt varenda|värt varje|värd pengarna|fungerar felfritt|funkar fint|klockren*|gör precis|gör vad den ska|precis vad jag|allt jag behöver|allt man behöver|inga klagomål|5 av 5|10/10|tummar upp|applåd|applåder|heja er|keep up|fortsätt med det goda|tack för ert fina|tack för allt ert|beroende av appen|guld värd|en pärla|en dröm|ett måste|ett nöje|så glad för
vore kanon|vore väldigt bra|vore riktigt bra|vore smidigt|vore en dröm|skulle vara grymt|skulle vara väldigt bra|skulle vara riktigt bra|skulle vara kanon|skulle vara det bästa|skulle underlätta|skulle gilla|skulle älska|hade varit super|hade varit toppen|hade varit kanon|hade varit grymt|hade varit perfekt|hade varit fantastiskt|hade varit jättebra|hade varit riktigt bra|hade varit bäst|hade underlättat|toppen om|super om|perfekt om|grymt om|kanon om|jättebra om|var super|var kanon|var mycket bra|var fantastisk|var riktigt bra|fungerade jättebra|fungerade felfritt|fungerade klockrent|fungerade mycket bra|funkade jättebra|funkade utmärkt|funkade kanon|funkade toppen|funkade fint|funkat perfekt|fungerat perfekt|fungerat utmärkt|fungerat felfritt|fungerat jättebra|är inte nöjd|inte alls nöjd|inte särskilt bra|inte bäst|inte användarvänlig*|inte intuitiv*|mindre intuitiv*|mindre användarvänlig*|mindre överskådlig|älskar inte|gillar ej|tycker inte om|rekommenderar ej|rekommenderas inte|rekommenderar ingen|bästa lösningen|grymt dålig*|grymt irriterande|grymt besviken|grymt seg*|grymt långsam*|grymt trött|super seg*|super dålig*|super irriterande|super långsam*|underlättar inte|fungerar perfekt på|fungerar perfekt i andra|fungerar utmärkt i andra|fungerar utmärkt på|funkar perfekt på|funkar perfekt i andra|funkar fint på|funkar fint i andra|med glädje|fungerar bäst|bra jobbat med att förstöra|bäst före|så glad för svar 0
klara mig utan|klarar mig galant|välgjord|guld värda|tack vare er|änglar
wifi funkar utmärkt|wifi fungerar utmärkt|nätet funkar utmärkt|internet funkar utmärkt|wifi funkar perfekt|internet fungerar perfekt 0
