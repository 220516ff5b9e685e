# Dutch.
language nl

[crash]
crash*|krasj*|gecrasht|krasht
sluit vanzelf|sluit zichzelf|sluit uit zichzelf|sluit plotseling|sluit onverwacht|sluit zomaar|sluit zich|sluit af|sluit steeds|sluit telkens|sluit de hele tijd|sluit constant|afsluit*|wordt afgesloten|valt uit|valt weg|valt steeds uit|klapt dicht|klapt eruit|slaat dicht|slaat af|slaat vast|stopt ermee|stopt er mee|houdt ermee op|houdt er mee op|houdt er zomaar mee op|stopt onverwacht|stopt plotseling|onverwacht gestopt|is gestopt|gaat dicht|gaat vanzelf dicht|gaat steeds dicht|gaat uit|gaat vanzelf uit|schiet eruit|schiet weg|vliegt eruit|vlieg eruit|vlieg er uit|vliegt er uit|vlieg er steeds uit|word eruit gegooid|word er uit gegooid|word eruit gezet|gooit me eruit|gooit mij eruit|gooit me er uit|gooit mij er uit|gooit me _ uit|gooit mij _ uit|knalt eruit|kapt ermee|geeft de geest|eruit geknikkerd
app weg|app is weg|app verdwijnt|poef|weg is de app|terug naar het beginscherm|terug op het beginscherm|terug in het beginscherm|terug naar het startscherm|terug op mijn beginscherm|beland op het beginscherm|sta weer op het beginscherm|terug naar het thuisscherm|terug op het bureaublad|telefoon start opnieuw|telefoon herstart|herstart mijn telefoon|herstart vanzelf|start vanzelf opnieuw|start opnieuw op|herstart steeds
sluit hij zichzelf af|lig ik eruit|lig eruit|weer op mijn beginscherm
alles verwijderd en opnieuw 0

[launch]
start niet|start helemaal niet|opstarten lukt niet|opstarten gaat niet|wil niet opstarten|wil niet starten|wil niet meer opstarten|niet openen|niet meer openen|opent niet|gaat niet open|gaat niet meer open|gaat niet eens open|gaat helemaal niet open|krijg _ niet open|krijg de app niet open|krijg hem niet open|krijg 'm niet open|krijg de app niet meer open|kan de app niet starten|kom niet in de app|kom niet meer in de app|kom de app niet in|kom de app niet meer in|kan niet in de app|laadt niet op
bestand* _ niet openen|bestand* _ niet open|document* _ niet openen|pdf _ niet openen|bijlage* _ niet openen -2
blijft hangen bij het opstarten|blijft hangen bij opstarten|blijft hangen op het logo|blijft hangen bij het logo|blijft op het logo|blijft bij het logo|blijft steken op het logo|blijft steken bij het opstarten|blijft staan op het logo|hangt bij het opstarten|hangt op het logo|hangt bij opstarten|hangt op het startscherm|vast op het logo|vast op het startscherm|loopt vast bij het opstarten|loopt vast bij opstarten|laadscherm|opstartscherm|alleen het logo|kom niet voorbij het logo|komt niet voorbij het logo|niet verder dan het logo|niet voorbij het laadscherm|wit scherm bij het opstarten|wit scherm bij opstarten|zwart scherm bij opstarten|zwart scherm bij het opstarten|open* _ wit scherm|alleen een wit scherm|alleen wit scherm|alleen een zwart scherm|open* _ zwart scherm|tik op het icoon en|druk op het icoon en|klik op het icoon en
crash* bij opstarten|crash* bij het opstarten|crash* bij het openen$|crash* bij het openen van de app|crash* meteen|crash* direct|crash* zodra ik|crash* onmiddellijk|sluit meteen|sluit direct|opent en sluit|opent even en|gaat open en meteen weer dicht|gaat meteen weer dicht|gaat direct weer dicht|gaat open en dicht|klapt meteen dicht|klapt direct dicht 2 +crash
verder komen we niet|verder kom ik niet|welkomstbeeld komt

[freeze]
loopt vast|loopt steeds vast|loopt telkens vast|loopt _ vast|vastgelopen|vastloop*|vastlopen|bevries*|bevroren|freez*|friest|hangt|blijft _ hangen|hangen|zit vast|blijft steken|reageert niet|reageert nergens|reageert helemaal niet|geen reactie|doet niks meer als ik tik|knoppen doen niets|knoppen doen niks|knoppen werken niet|knoppen reageren niet|kan nergens op|kan niets aantikken|niets aan te klikken|zwart scherm|wit scherm|scherm wordt zwart|scherm wordt wit|scherm blijft zwart|scherm blijft wit|scherm op zwart|gaat op zwart|wieltje|blijft draaien|draait maar|cirkeltje|zandloper|blijft laden|blijft maar laden|oneindig laden|eindeloos laden|laadt eindeloos|laadt oneindig|laadt maar door|laden zonder einde|stopt niet met laden|blijft eeuwig laden|moet _ geforceerd|geforceerd afsluiten|moet hem wegvegen|moet de app wegvegen|moet herstarten
hangt af|hangt samen|hangt ervan 0
muurvast|tikken wat ik wil

[performance]
traag|trage|trager|sloom|slome|traagheid|langzaam|langzame|langzamer|slak|slakkengang|schildpad|slakken|hapert|haperen|hapering*|schokkerig|schokt|stottert|lag|lagt|laggy|laggen|niet vloeiend|niet soepel|stroperig|niet vooruit te branden|kruipt|duurt eeuwen|duurt lang|duurt heel lang|duurt te lang|duurt erg lang|duurt uren|duurt _ seconden|duurt _ minuten|duurt minuten|duurt veel te lang|duurt zo lang|doet er lang over|doet er _ over|eeuwigheid|laadtijd*|wachttijd*|lang wachten|eeuwen wachten|minuten wachten|seconden wachten|seconden voordat|minuten voordat|vertraging|vertraagd|zwaar
veel geheugen|geheugen vreet|vreet geheugen|veel opslag|veel ruimte|neemt _ gb|werkgeheugen
jammer dat het zo lang duurt voordat jullie|langzaam maar zeker 0
vijf seconden per

[battery]
batterij* _ leeg|accu _ leeg|batterij leeg|accu leeg|leeg trekt|trekt _ leeg|trekt _ batterij|zuigt _ leeg|zuigt _ batterij|vreet _ batterij|vreet batterij|vreet accu|vreet stroom|vreet _ stroom|slurpt _ batterij|slurpt batterij|slurpt stroom|slurpt accu|eet _ batterij|eet batterij|verbruikt _ batterij|verbruikt _ accu|verbruikt _ stroom|verbruikt veel|verbruik|batterijverbruik|accuverbruik|stroomverbruik|batterij gaat|accu gaat|batterij loopt|accu loopt|batterij houdt|accu houdt|batterijduur|batterij op|accu op|batterijvreter|stroomvreter|kost veel accu|kost _ batterij|veel batterij|veel stroom|batterij in _ uur|aan de lader|aan de oplader|opladen|halve dag|om twaalf uur is hij leeg|tegen de middag leeg
wordt warm|wordt erg warm|wordt heel warm|wordt gloeiend|oververhit*|heet|bloedheet|te warm|kachel|kacheltje|strijkijzer|broodrooster|oven|ei op bakken
zonder lader

[login]
niet inloggen|niet meer inloggen|inloggen lukt niet|inloggen gaat niet|inloggen werkt niet|inloggen mislukt|inloggen niet mogelijk|niet aanmelden|aanmelden lukt niet|aanmelden werkt niet|aanmelden mislukt|kom niet in mijn account|kom niet meer in mijn account|kan niet in mijn account|kom er niet in|kom er niet meer in|laat me niet in|laat me er niet in|laat mij niet in|geen toegang tot mijn account|geen toegang meer|buitengesloten|geblokkeerd|kan niet registreren|registreren lukt niet|kan geen account|wel inloggen op de website maar niet|lukt inloggen niet
verkeerd wachtwoord|onjuist wachtwoord|fout wachtwoord|wachtwoord onjuist|wachtwoord is onjuist|wachtwoord is verkeerd|wachtwoord klopt niet|wachtwoord niet|wachtwoord wordt niet|ongeldig wachtwoord|wachtwoord ongeldig|pakt mijn pincode niet|pakt mijn pin niet|pakt de code niet|accepteert mijn pincode niet|accepteert mijn pin niet|accepteert de code niet|neemt mijn pincode niet|pincode wordt niet|code werkt niet|code klopt niet|code komt niet|code ongeldig|ongeldige code|geen code|krijg de code niet|verificatiecode|sms komt niet|sms code|geen sms|bevestigingsmail|activatiemail|activeringsmail|wachtwoord vergeten|wachtwoord resetten|wachtwoord herstellen|wachtwoord opnieuw instellen|herstellink|resetlink|resetmail|reset mail|herstelmail|gebruiker onbekend|account bestaat niet|onbekende gebruiker
logt me uit|logt mij uit|logt me _ uit|logt uit|logt steeds uit|logt telkens uit|logt mij _ uit|uitgelogd|afgemeld|meldt me af|elke keer inloggen|iedere keer inloggen|elke dag inloggen|opnieuw inloggen|weer inloggen|opnieuw aanmelden|vraagt steeds om mijn wachtwoord|vraagt om mijn wachtwoord|vraagt _ wachtwoord|wachtwoord invoeren|vergeet mijn wachtwoord|vergeet mijn inlog*|sessie verlopen

[topic login]
inlog*|login|aanmeld*|wachtwoord*|pincode|pin|verificatie|face id|vingerafdruk|gebruikersnaam|registreren|digid
inlogscherm|aanmelden voor 0

[sync]
synchroniseert niet|synchroniseren niet|niet gesynchroniseerd|synct niet|niet gesynct|synchronisatie _ niet|synchronisatie mislukt|synchronisatiefout|synchronisatieprobleem*|synchroniseren lukt niet|synchroniseren werkt niet|synchroniseren gaat niet|synchroniseren mislukt|komt nooit op|komt niet op mijn|komt nooit aan op|komen niet op mijn|komen niet op de tablet|komen nooit op|verschijnt niet op|verschijnen niet op|staan niet op mijn ipad|staat niet op mijn ipad|niet op mijn andere|niet op de ipad|niet op het andere apparaat|ontbreken op mijn|ontbreekt op mijn|verschillend op|verschillen tussen|anders op mijn|niet hetzelfde op|komen steeds terug|komt steeds terug|komen weer terug|komt weer terug|verwijderde _ terug|verwijderd _ terug|duiken weer op|duikt weer op|blijft hangen in de cloud|upload naar de cloud|uploaden naar de cloud|backup naar de cloud|back-up naar icloud|icloud backup|reservekopie in de cloud|alles dubbel|tussen mijn apparaten|tussen apparaten|tussen mijn telefoon en|tussen telefoon en|tussen iphone en|op beide apparaten
zie ik op de laptop niet|geen spoor|zelfde account maar|een dag achter|volgende dag weer terug|staan er de volgende dag weer

[topic sync]
synchroni*|sync|cloud|icloud|backup|back-up|reservekopie

[data-loss]
kwijt|kwijtgeraakt|ben _ kwijt|verdwenen|verdwijn*|is weg|zijn weg|alles weg|allemaal weg|helemaal weg|opeens weg|ineens weg|zomaar weg|plotseling weg|weg zijn|foetsie|verloren|verlies van|gewist|wist mijn|wist alles|gewiste|verwijderd|verwijdert mijn|verwijdert alles|verwijdert zomaar|overschreven|overschrijft|niet meer terug te vinden|nergens te vinden|niet meer te vinden|kan mijn _ niet meer vinden|niet terugvinden|waar zijn mijn|waar zijn al mijn|waar is mijn|waar zijn alle|waar is alles|is leeg|zijn leeg|alles leeg|helemaal leeg|ineens leeg|leeg nu|gereset|reset zichzelf|op nul|opnieuw beginnen|van voren af aan|helemaal opnieuw|voortgang|slaat niet op|slaat niets op|slaat niks op|niet opgeslagen|niet bewaard|bewaart niet|bewaart niets|onthoudt mijn instellingen niet|vergeet mijn instellingen|vergeet alles|helft ontbreekt|ontbreken mijn|ontbreken er|missen er|mis mijn|mis de helft|in rook opgegaan|naar de haaien|corrupt|beschadigd
app is weg|app weg|app verdwijnt|app verdwenen|knop is weg|knop verdwenen|knoppen verdwenen|knoppen zijn weg|menu is weg|menu verdwenen|geluid is weg|geluid weg|geld is weg|geld kwijt|probleem is weg|fout is weg|melding is weg|batterij is leeg|hij leeg|is hij leeg|accu is leeg|account verwijderd|heb de app verwijderd|app verwijderd|verwijderd en|heb _ verwijderd|wil _ verwijderd|laten verwijderen|verwijderd worden|worden verwijderd|geduld verloren|verbinding verloren|pagina is leeg|scherm is leeg|de weg kwijt|optie is weg|optie verdwenen|premium kwijt|premium is weg|icoon verdwenen|wachtwoord gereset|op pad kwijt 0
pleite|staat niks meer in|staat niets meer in

[payment]
twee keer betaald|dubbel betaald|afgeschreven|afschrijving*|schrijft _ af|schrijven _ af|in rekening gebracht|dubbel in rekening|dubbele betaling|twee keer in rekening|incasso|geïncasseerd|geld is eraf|geld is er af|geld eraf|van mijn rekening|geld weg|geld is weg|geld kwijt|gestolen|bestolen|stelen|opgelicht|oplichting|oplichters|oplichterij|dieven|verkeerd bedrag|te veel betaald|zonder toestemming|onterecht
betaling mislukt|betaling mislukte|betaling _ geweigerd|betaling geweigerd|betaling niet|betaling lukt niet|betaling werkt niet|betaling wordt niet|betaling afgewezen|betaling komt niet|betalen lukt niet|betalen gaat niet|betalen werkt niet|betalen mislukt|kan niet betalen|kan niet kopen|aankoop mislukt|aankoop niet|aankoop lukt niet|kopen lukt niet|creditcard geweigerd|kaart geweigerd|pas geweigerd|kaart wordt geweigerd|kaart _ geweigerd|weigert mijn kaart|accepteert mijn kaart niet|kaart wordt niet|ideal werkt niet|ideal lukt niet|transactie mislukt
aankoop herstellen|aankopen herstellen|herstel aankop*|aankopen terugzetten|aankoop terugzetten|al betaald|betaald maar|betaald en|heb ervoor betaald|betaald voor|al gekocht|gekocht maar|gekocht en|niet ontgrendeld|niets ontgrendeld|niets vrijgegeven|niet vrijgegeven|niet geactiveerd|nog steeds vergrendeld|nog steeds geblokkeerd|nog steeds reclame|nog steeds advertenties|toch reclame|opnieuw betalen|nog een keer betalen|nogmaals betalen|weer betalen|opnieuw kopen|vraagt om te betalen|volledige versie|kortingscode|cadeaubon
betaalgeschiedenis|betaalpagina|betaalscherm 0
pas wordt _ geweigerd|tegoed staat nog
voordat er wordt afgeschreven|voor er wordt afgeschreven|afdrukken van de factuur|factuur afdruk* 0

[topic payment]
betal*|betaald|aankoop|aankopen|kopen|creditcard|ideal|paypal|factu*|rekening|transactie*|bon

[subscription]
abonnement op te zeggen|abonnement stoppen|abonnement beëindigen|abonnement annuleren|opzeggen|opgezegd|opzegging|stopzetten|abonnement _ opgezegd|abonnement niet|abonnement wordt niet|abonnement verlopen|nooit een abonnement|geen abonnement|nooit geabonneerd|heb een abonnement|ondanks abonnement|ondanks mijn abonnement|abonnement afgesloten|abonnement genomen|verleng*|proefperiode|proefabonnement|gratis proef*|proefversie|proefweek|tijdens de proef|premium werkt|premium niet|premium wordt niet|geen premium|premium kwijt|premium is weg|niet als premium|premium functies|premiumversie|pro versie|pro wordt niet|gezinsabonnement|familieabonnement|gezin delen|jaarabonnement|maandabonnement|prijsverhoging|prijs _ abonnement|abonnement _ duur|abonnementsprijs|abonnement wijzigen|ander abonnement|alles abonnement|per maand|per week|elke maand|elke week
proefmaand

[topic subscription]
abonnement*|abonnee|abo|premium|proefperiode|lidmaatschap

[refund]
terugbetaal*|terugbetal*|terug betalen|geld terug|restitutie|wil mijn geld|terugstort*|terug storten|terugboek*|terugvorder*|terugkrijgen _ betaald|geld terugkrijgen|vergoed*|refund*
geld retour

[notification]
geen notificaties|geen meldingen|geen melding|geen pushbericht*|geen pushmelding*|geen push|geen herinnering*|geen bericht* meer|meldingen _ niet|notificaties _ niet|melding komt niet|meldingen komen|notificaties komen|herinnering* _ niet|herinnert me niet|waarschuwt me niet|waarschuwt niet|meldt niets|wekker gaat niet|alarm gaat niet|wekker _ niet|alarm _ niet|trilt niet|piept niet|gaat niet af|geen geluid bij meldingen|meldingen _ laat|notificaties _ laat|meldingen _ vertra*|meldingen _ dubbel|meldingen _ uur|te veel meldingen|te veel notificaties|bombardeer*|gespamd|spam|rood bolletje|rode bolletje|rode cijfer*|rood getal|badge|pas als ik de app open|alleen als ik de app open|pas wanneer ik de app open|afspraak gemist|gemiste afspraak|vroeger trilde
telefoon blijft stil
vals alarm 0

[topic notification]
melding*|notificatie*|herinnering*|pushbericht*|pushmelding*|push|wekker|alarm|badge
foutmelding*|meldingsinstelling*|meldinginstelling* 0

[ui]
afgesneden|afgekapt|vallen weg|valt buiten|vallen buiten|buiten het scherm|buiten beeld|buiten mijn scherm|past niet|passen niet|te groot voor het scherm|overlapt|overlappen|over elkaar|door elkaar|op elkaar|achter het toetsenbord|onder het toetsenbord|toetsenbord verbergt|bedekt|verborgen|verstopt|knop ontbreekt|knop is weg|knop weg|knop verdwenen|knop _ niet zichtbaar|knoppen ontbreken|knoppen zijn weg|knoppen verdwenen|geen knop|zie de knop niet|kan de knop niet|vind de knop niet|knop niet vinden|menu is weg|menu weg|menu verdwenen|menu ontbreekt|iconen verdwenen|iconen weg|icoon weg|kan niet bij|kom niet bij de knop|onbereikbaar|onleesbaar|niet leesbaar|niet te lezen|niet zichtbaar|onzichtbaar|zwart op zwart|wit op wit|zwarte tekst|donkere modus _ niet|in donkere modus|draait niet|kantelt niet|ondersteboven|op zijn kop|op z'n kop|scheef|vervormd|uitgerekt|samengedrukt|verschoven|rommelig|layout klopt niet|lay-out klopt niet|layout kapot|opmaak klopt niet|opmaak|verkeerd weergegeven|niet goed weergegeven|wordt niet weergegeven|niet getoond|flikkert|flikkeren|knippert|wazig|onscherp beeld|korrelig|lege pagina|pagina is leeg|leeg scherm|scherm is leeg|scrolt niet|kan niet scrollen|scrollen lukt niet|scrollen werkt niet|afbeeldingen laden niet|afbeeldingen worden niet|foto's laden niet|onderste rij|onderkant|onderaan _ afgesneden
print|printer|afdruk*|pdf -2

[topic ui]
knop|knoppen|layout|lay-out|weergave|interface|menu|icoon|iconen|donkere modus|toetsenbord|beeld|scrollen|tabblad

[audio]
geen geluid|zonder geluid|geluid werkt|geluid is weg|geluid weg|geluid valt|geluid doet|geluid stopt|geluid hapert|geluid niet|geluid _ niet|geluid wordt|geluid is slecht|geluid ontbreekt|geen audio|audio werkt niet|audio valt|audio hapert|hoor niets|hoor niks|hoor geen|hoor helemaal niets|niet te horen|hoor je niet|onhoorbaar|stil|muisstil|te zacht|heel zacht|volume te laag|volume _ laag|krakend|ruis|ruist|echo|galm|blikkerig|dof|vervormd geluid|geluid vervormd|robot|robotstem|klinkt als|klinkt vreselijk|geluidskwaliteit|microfoon _ niet|microfoon neemt|microfoon werkt|micro werkt niet|neemt niets op|neemt niet op|neemt niks op|niet opgenomen|opname is leeg|opnames zijn leeg|opname leeg|lege opname|niemand hoort me|niemand hoort mij|horen me niet|hoort me niet|spraakbericht* _ niet|koptelefoon werkt niet
kraken zo|geen woord van versta

[topic audio]
geluid|audio|microfoon|volume|luidspreker*|speaker|koptelefoon|oortjes|opname|opnames|muziek|stem|spraakbericht*

[video]
video* _ niet af|video* speelt niet|video* spelen niet|video* werkt niet|video* start niet|video* laadt niet|video* laden niet|video* hapert|video* stopt|video* hangt|video* loopt vast|video* blijft|video* buffert|video* zwart|video* _ zwart|buffert|bufferen|film stopt|film hapert|film speelt niet|films spelen niet|film loopt vast|film start niet|filmpje* _ niet|afspelen stopt|afspelen hapert|afspelen lukt niet|kan _ video* niet|beeld maar geen geluid|beeld zonder geluid|beeld loopt vast|loopt niet synchroon|niet synchroon met|verkeerde kleuren|kleuren kloppen niet|groene waas|volledig scherm werkt niet|ondertiteling|stream stopt|stream hapert|streamt niet
instructievideo*|video uitleg 0
wedstrijd staat stil|staat stil en springt|helemaal groen|beeld is groen

[topic video]
video|video's|film|films|filmpje*|clip|clips|stream|streaming|aflevering*|afspelen

[camera]
camera _ zwart|camera werkt|camera doet|camera _ niet|camera start niet|camera loopt vast|camera blijft|stelt niet scherp|niet scherpstellen|scherpstellen|onscherp|onscherpe foto*|wazige foto*|foto's zijn wazig|flits* _ niet|flitser|flits gaat niet|geen flits|kan geen foto|geen foto's maken|geen foto maken|foto maken|foto nemen|scant niet|scanner werkt|scanner _ niet|scannen lukt niet|scannen werkt niet|kan niet scannen|qr code _ niet|barcode _ niet|streepjescode|leest de code niet|herkent de code niet|selfie*|voorcamera|beeld staat op zijn kop
blijft wazig|leest niks

[topic camera]
camera|scanner|scannen|scan|flits|flitser|qr code|barcode|streepjescode|lens

[network]
geen internetverbinding|geen verbinding|geen internet|geen netwerk|geen bereik|verbinding verbroken|verbinding mislukt|verbinding weg|verbinding valt weg|verliest verbinding|verbindingsfout|verbindingsprobleem*|netwerkfout|netwerkprobleem*|serverfout|server fout|fout van de server|server _ niet|server ligt|server is down|server plat|servers liggen|servers down|server niet bereikbaar|time-out|timeout|offline|later opnieuw|probeer het later|storing|foutmelding 5*|error 5*|terwijl ik wifi|terwijl ik gewoon internet|terwijl mijn wifi
werkt offline|offline kaarten|offline gebruiken|offline modus 0

[topic network]
internet|server*|netwerk|verbinding|wifi|mobiele data|4g|5g

[install]
installeren lukt niet|installeren gaat niet|installeren werkt niet|kan niet installeren|kan de app niet installeren|niet te installeren|installeert niet|installatie mislukt|installatie _ niet|installatie stopt|installatie loopt vast|installatie breekt|installatie blijft|niet downloaden|downloaden lukt niet|downloaden gaat niet|downloaden mislukt|downloadt niet|download mislukt|download stopt|download blijft|download _ niet|niet compatibel|incompatibel|niet beschikbaar in mijn land|niet beschikbaar in nederland|niet beschikbaar in belgië|niet in mijn land|niet in de store|niet in de app store|niet in de play store|niet meer in de store|niet te vinden in de|store zegt|play store geeft|fout 495|te weinig opslag|onvoldoende ruimte|wacht op download
update _ installeren|update _ downloaden|bestand* _ downloaden|bestand downloaden -3

[topic install]
install*|download*|app store|play store|playstore

[update]
niet bijwerken|niet updaten|kan _ niet updaten|update mislukt|update lukt niet|update werkt niet|update _ niet|update loopt vast|update hangt|update blijft|updaten lukt niet|updaten gaat niet|updaten mislukt|bijwerken lukt niet|bijwerken mislukt|bijwerken gaat niet|vraagt steeds om te updaten|moet updaten
oude versie|oude terug|oude app|oude design|oude ontwerp|oude layout|oude uiterlijk|vorige versie|zoals het was|zoals vroeger|zoals eerst|zoals voorheen|zet het terug|zet terug|draai het terug|draai _ terug|breng _ terug|geef _ oude|terugdraaien|terug naar de oude|terug naar de vorige|was beter|was veel beter|vroeger was het|was vroeger beter|was eerst beter|eerst was het|beter af met de oude|nieuwe versie is vreselijk|nieuwe versie is verschrikkelijk|nieuwe versie is slecht|nieuwe versie is slechter|nieuwe versie is een|nieuwe versie is waardeloos|nieuwe versie is lelijk|nieuwe versie is onoverzichtelijk|nieuwe versie bevalt|nieuwe versie is ronduit|nieuwe design|nieuwe ontwerp|nieuwe uiterlijk|nieuwe look|nieuwe layout|nieuwe interface|nieuwe lay-out|niemand wil|niemand wilde|niemand heeft gevraagd|niemand vroeg|wie heeft hierom|waarom is _ veranderd|waarom is _ verwijderd|waarom hebben jullie|waarom moest|waarom veranderen|verpest|verknald|verknoeid|om zeep geholpen|achteruitgang|verslechtering|stap terug|slechte update|vreselijke update|waardeloze update|update is vreselijk|update is slecht|update is een ramp|update is waardeloos
sinds de update|sinds de laatste update|sinds de nieuwe update|sinds _ update|na de update|na de laatste update|na _ update|sinds de nieuwe versie|met de nieuwe update|met de nieuwe versie|met de laatste update|door de update|voor de update|wordt niet bijgewerkt|worden niet bijgewerkt|niet bijgewerkt 0
vraagt dan weer om bij te werken|bijwerken draait|geef het tabblad terug|geef de lijst terug|wie vroeg

[topic update]
update|updates|updaten|bijwerken|bijgewerkt|nieuwe versie|upgrade
heb geüpdatet|geüpdatet|laatste update|laatste versie|nieuwste versie|heb de update|bijgewerkt zoals 0

[export]
export* mislukt|export* _ niet|exporteren lukt niet|exporteren gaat niet|exporteren werkt niet|exporteert niet|exporteert niets|niet exporteren|export* leeg|export is leeg|delen lukt niet|delen werkt niet|delen gaat niet|kan niet delen|kan _ niet delen|niet meer delen|printen lukt niet|printen werkt niet|printen gaat niet|kan niet printen|print niet|print niets|print alleen|print lege|print een leeg|print blanco|afdrukken lukt niet|afdrukken werkt niet|afdrukken gaat niet|kan niet afdrukken|drukt niet af|afdruk is leeg|afdruk _ leeg|afdruk _ afgesneden|uit de printer|printer _ half|lege pagina's|lege pdf|pdf is leeg|pdf _ leeg|csv is leeg|bestand is leeg|versturen lukt niet|versturen mislukt|kan niet versturen|verzenden lukt niet|verzenden mislukt|kan niet verzenden|verstuurt niet|verzendt niet|opslaan als pdf
leeg vel|lege vellen|komt bij niemand aan|helft van de regels|verstuur als excel

[topic export]
export*|delen|printen|afdruk*|printer|versturen|verzenden|pdf

[import]
importeren lukt niet|importeren gaat niet|importeren werkt niet|importeren mislukt|importeren van _ niet|kan _ niet importeren|niet importeren|importeert niet|importeert niets|importeert maar|import mislukt|import _ niet|import werkt niet|bestand* _ niet openen|bestand* _ niet open|bestand* _ niet gelezen|leest _ bestand niet|herkent _ bestand niet|bestand wordt niet|bestand niet herkend|document* _ niet openen|pdf _ niet openen|bijlage* _ niet openen|ongeldig bestand|formaat wordt niet|formaat niet ondersteund|backup terugzetten|back-up terugzetten|backup herstellen|back-up herstellen|backup _ niet terug*|herstellen van de backup|overzetten|van mijn oude telefoon|de helft van de regels|helft van de rijen|inlezen lukt niet|niet inlezen|uploaden lukt niet|kan niet uploaden|niet bijvoegen
stamboom*|reservekopie|zit er geen mens in|terugzetten mislukt

[topic import]
importe*|import|inlezen|terugzetten|csv|overzetten|bijlage*
bijgevoegd|bijlage de|in de bijlage|in bijlage|aankoop* terugzetten 0

[widget]
widget* _ niet|widget* toont|widget* laat|widget* blijft|widget* leeg|widget* is leeg|widget* zwart|widget* wit|widget* weg|widget* verdwenen|widget* hangt|widget* werkt|geen widget|vergrendelscherm _ niet|vergrendelscherm _ nooit|toegangsscherm _ niet|vergrendelingsscherm _ niet|ding op mijn toegangsscherm|complicatie* _ niet|tegel _ niet|tegel toont|cijfers van gisteren|gegevens van gisteren|nog steeds gisteren|nog van gisteren
tegeltje|vakje op mijn beginscherm|vergrendelscherm

[topic widget]
widget*|vergrendelscherm|toegangsscherm|vergrendelingsscherm|complicatie*|tegel

[pairing]
koppelen lukt niet|koppelen mislukt|koppelen gaat niet|koppelen werkt niet|koppelt niet|niet koppelen|niet gekoppeld|koppeling mislukt|koppeling werkt niet|koppeling _ niet|koppelen met _ mislukt|koppelen met _ niet|bluetooth _ niet|bluetooth werkt niet|bluetooth valt weg|bluetooth verbreekt|bluetooth verbinding|bluetoothverbinding|maakt geen verbinding met de|geen verbinding met mijn|geen verbinding met de weegschaal|geen verbinding met de horloge|geen verbinding met het horloge|verbindt niet met|verbindt niet meer met|verbinding met mijn horloge|verbinding met mijn weegschaal|horloge _ niet|weegschaal _ niet|vindt mijn horloge niet|vindt de weegschaal niet|vindt mijn apparaat niet|vindt het apparaat niet|vindt de printer niet|vindt geen apparaten|ziet mijn horloge niet|ziet de weegschaal niet|ziet mijn printer niet|herkent mijn horloge niet|herkent de weegschaal niet|herkent het apparaat niet|apparaat niet gevonden|niet meer gevonden door|wordt niet gevonden|carkit|autoradio|verliest verbinding met|airplay _ niet|carplay _ niet|chromecast _ niet|android auto _ niet|casten|koptelefoon verbindt niet
geen verbinding met de server|maakt geen verbinding met de server|account wordt niet gevonden|bestand wordt niet gevonden|geen verbinding met het internet 0

[topic pairing]
bluetooth|koppel*|horloge|smartwatch|weegschaal|carkit|auto|carplay|chromecast|airplay|armband|garmin|fitbit
in de auto 0

[accessibility]
letters _ klein|letters _ te klein|letters te klein|lettertype _ klein|lettertype te klein|lettertjes|tekst _ klein|tekst _ te klein|tekst te klein|te klein om te lezen|veel te klein|piepklein|kleine letters|lettergrootte|tekstgrootte|letters groter|grotere letters|grotere tekst|tekst vergroten|vergrootglas|bril|leesbril|zonder bril|mijn ogen|slechte ogen|slecht zien|slechtziend*|blind|blinde*|ik zie slecht|contrast|te licht|lichtgrijs|moeilijk te lezen|slecht leesbaar|slecht te lezen|kleurenblind*|doof|dove|slechthorend*|gehoor|schermlezer|voiceover _ niet|voiceover leest|voice over _ niet|talkback _ niet|leest de knoppen niet|geen label*|zonder label|beperking|gehandicapt*|toegankelijk*|ouderen|oudere mensen|mijn moeder kan|oma|senioren|parkinson|trillende handen|dyslexie
hoor slecht|alleen gesproken|zonder ondertitel*

[topic accessibility]
voiceover|voice over|talkback|letters|lettertype|toegankelijkheid
hoofdletters 0

[localisation]
vertaling* _ fout*|vertaling* _ slecht|vertaling* _ verkeerd|vertaling* _ vreselijk|vertaling* _ beroerd|vertaling zit vol|slechte vertaling|slecht vertaald|verkeerd vertaald|niet vertaald|vertaalfout*|half vertaald|google translate|spelfout*|taalfout*|typefout*|is in het engels|is engels|alles in het engels|alles engels|opeens engels|ineens engels|ineens in het engels|opeens in het engels|in het engels terwijl|half engels|alleen engels|in het duits|in het frans|in het chinees|verkeerde taal|taal is verkeerd|taal _ niet wijzigen|taal _ niet veranderen|taal verandert|taal veranderd|taal staat|andere taal|niet in het nederlands|datum* _ amerikaans*|amerikaanse notatie|amerikaanse datum*|datumnotatie|datum verkeerd|verkeerde datum*|maand en dag|dag en maand|mijlen in plaats|fahrenheit|inches|ponden in plaats|eenheden|verkeerde valuta|in dollars|dollars in plaats|week begint|accenten|leestekens
wie vertaalt|wie heeft dat vertaald|wie heeft dit vertaald

[topic localisation]
vertaling*|taal|talen|valuta|datumnotatie

[privacy]
privacy|avg|gdpr|gegevensbescherming|tracken|trackt|tracking|volgen jullie|volgt mij|bespioneer*|spioneer*|afluister*|luistert mee|luisteren jullie|luister je mee|meeluister*|gegevens aan derden|data aan derden|gegevens verkopen|verkopen jullie|verkoopt mijn|mijn data verkopen|gegevens delen met|persoonsgegevens|persoonlijke gegevens|verzamelen jullie|verzamelt gegevens|waar worden mijn gegevens|wat doen jullie met mijn|toegang tot mijn contacten|toegang tot contacten|toegang tot mijn foto's|toegang tot mijn microfoon|toestemming*|machtiging*|mijn locatie|locatiegegevens|waarom moet|waarom wil de app|waarom willen jullie|waarom heeft de app|waarom hebben jullie mijn|datalek|gehackt|lampje van de microfoon|groen puntje|groene stip|cookies
zonder toestemming 0
verwijder _ account|account verwijderen|account te verwijderen|account laten verwijderen|account wissen|account opheffen|verwijder mijn account|verwijdering van mijn account|gegevens verwijderen|gegevens te verwijderen|gegevens wissen|verwijder mijn gegevens|verwijder _ gegevens|data verwijderen|recht om vergeten
verkopen onze|adverteerders

[topic privacy]
privacy|persoonsgegevens|toestemmingen|locatie

[broken]
werkt niet|werkt nie|werkt helemaal niet|werkt niks|werkt niets|werken niet|werkt gewoon niet|werkt van geen kanten|doet het niet|doet 't niet|doet het nie|doen het niet|doet niks|doet niets|gebeurt niets|gebeurt niks|lukt niet|lukt me niet|lukt nie|lukt maar niet|gaat niet|functioneert niet|buiten werking|stuk|kapot|defect|naar de knoppen|naar de maan|onbruikbaar|waardeloos|nutteloos|rotzooi|troep|rommel|prut|bagger|kut|klote|kutapp|kloteapp|schande|belachelijk|drama|ramp|aanfluiting|om te huilen|om te janken|flut|fluttapp|slechte app|niet te gebruiken|niet bruikbaar|niet meer te gebruiken|niet meer gebruiken|kan de app niet gebruiken|kan er niets mee|kan niks meer|kan niets meer|vol fouten|vol bugs|barst van de bugs|iets mis|gaat mis|gaat het mis|er klopt iets niet|klopt niet|klopt er niets van|doet gek|doet vreemd|raar|hapert alles|probleem blijft|probleem is er nog|probleem bestaat nog|probleem is nog|nog steeds hetzelfde|nog steeds het probleem|zelfde probleem|hetzelfde probleem|zelfde fout|niet opgelost|niet verholpen|niet gefixt|helpt niet|hielp niet|heeft niet geholpen|niets geholpen|geen verbetering|geen verschil|zonder resultaat|tevergeefs|zonder succes|niet mogelijk|onmogelijk|wat is er aan de hand|wat is dit
prullenbak 0
wil niet meer|wil gewoon niet|wil maar niet|doet moeilijk|doet lastig|doet het gewoon niet|doet het weer niet|doet helemaal niks|doet helemaal niets|niks werkt|niets werkt|niks doet het|werkt van geen kant|werkt slecht|werkt voor geen|werk niet|werkt nog steeds niet|werkt weer niet|krijg het niet voor elkaar|krijg het niet aan de praat|kom er niet uit|kan er niks mee|niks mee te beginnen|naar z'n grootje|om zeep|is op hol|op hol geslagen|gaat fout|ging mis|misgegaan|loopt in de soep|loopt spaak|loopt niet lekker|hikt|kuren|pruts*|knudde|waardeloze|kan niet gebruiken|heel slecht|zeer slecht|erg slecht|slechtste|vreselijk*|verschrikkelijk*|afschuwelijk*|belabberd*|beroerd*|dramatisch*|schandalig*|niet normaal|shit app|flutapp|teleurstellend|teleurgesteld|teleurstelling|zonde van het geld|weggegooid geld|tijdverspilling|vol met bugs|alleen maar fouten|alleen maar problemen|niks dan ellende|ellende|geeft een fout|geeft fout|krijg steeds een fout|krijg een error|geeft een error|foutmelding*|onbekende fout|onverwachte fout|fout opgetreden|er is een fout|er is iets fout|iets niet goed|klopt niks van|heb problemen|heb een probleem|hebben problemen|er is een probleem|er zijn problemen|problemen met|probleem met|moeite met|los dit op|los het op|repareer|fix dit|fix het|doe er iets aan|doe er wat aan|niks helpt|niets helpt
geen probleem|geen problemen|zonder problemen|nooit problemen|nooit een probleem|probleemloos|geen moeite|geen fout*|zonder fout*|nooit teleurgesteld|niet teleurgesteld|niet slecht|wil niet zonder|wil niet meer zonder|wil niet zeuren|wil niets kwijt|maak het mooi|stuk beter|stuk makkelijker|stuk sneller|een stuk|per stuk|bedankt voor het oplossen|maak het verschil|maak het af|maak het jullie|stuk fijner 0
krijg het niet voor mekaar|voor mekaar|geen mogelijkheid voor elkaar|wat een gedoe|gebeurt helemaal niets

[fault]
werkt niet|werken niet|doet het niet|lukt niet|gaat niet|mislukt|mislukken|faalt|fout|fouten|foutmelding*|error|bug|bugs|kapot|stuk|defect|weigert|hapert|stopt
problem*|probleem|moeite|verkeerd*|raar|rare|vreemd*|ontbreekt|ontbreken|weg|verdwenen|leeg|lege|zwart|wit|vast|laat|vertraagd|oud|oude|verouderd 1
niet|niets|niks|geen|nooit|nergens|nie|onmogelijk|geweigerd|afgewezen|ongeldig|verbreekt|slecht|slechte|vreselijk|verschrikkelijk|waardeloos|irritant|vervelend|lelijk|beroerd 1
geen probleem|geen problemen|zonder problemen|probleemloos|geen fouten|foutloos|vlekkeloos|niet meer zonder|kan niet meer zonder|niet slecht|niets op aan te merken|niets te klagen|nooit problemen|nooit een probleem|nog nooit problemen|geen klachten|niet alleen|geen antwoord|geen reactie ontvangen|geen reactie gehad|niets gehoord|nog niets gehoord|geen idee|geen twijfel|weet niet|geen enkel probleem|kan niet wachten 0

[good]
werkt|werken|doet het|doen het|lukt|makkelijk*|gemakkelijk*|handig*|nuttig*|goed|goede|fijn|fijne|prima|snel|soepel|simpel|top|perfect|uitstekend|stabiel|overzichtelijk|helpt
goedemorgen|goedemiddag|goedenavond|goedendag|goede morgen|goede middag|goed dat|goed om te weten|werkt het ook|goed begrijp|snel mogelijk|zo snel mogelijk|snel leeg 0

[negation]
geen|niet|nooit|zonder|niets|niks|nergens|nauwelijks|nie|noch
zonder reden|zonder waarschuwing|niet alleen|zomaar|zonder foutmelding|zonder melding 0

[and]
en|want|omdat|sinds|als|zodra|wanneer|toen|dan|dus

[but]
maar|echter|helaas|hoewel|alhoewel|toch|behalve|alleen jammer|jammer dat|ondanks|terwijl|desondanks|en nu|enige probleem|enige nadeel|enige minpunt|daarentegen

[resolved]
opgelost|verholpen|gerepareerd|gefixt|gemaakt|hersteld|werkt weer|werkt nu|doet het weer|doet het nu|lukt weer|lukt nu|gaat weer|in orde|alles weer goed|nu alles goed|probleem is weg|fout is weg|niet meer voorgekomen|komt niet meer voor|gebeurt niet meer|gelukt|weer terug|heb het teruggevonden|is over|heeft geholpen|daarmee werkt
wordt _ opgelost|opgelost wordt|opgelost worden|wordt opgelost|worden opgelost|wordt verholpen|wordt gefixt|niet opgelost|nog niet opgelost|niet verholpen|niet gelukt|niet gefixt|wanneer _ opgelost|kan worden opgelost|los _ op|komen weer terug|niet hersteld -3

[hypothetical]
als het nog een keer|als het weer|als het opnieuw|als dit weer|als dit nog een keer|als hij weer|als de app weer|als het probleem|mocht het|mocht dit|mocht de|indien|in geval van|voor het geval|was bang|ben bang|bang dat|vreesde|vrees dat|dacht dat het zou|dacht dat ik|dacht dat hij|dacht dat de app|ik dacht dat|zou kunnen crashen|zou crashen|zou vastlopen|kan crashen|wat gebeurt er als|wat als|raak ik _ kwijt als|wil niet kwijt|wil mijn _ niet kwijt|wil niet verliezen|hoop dat het niet|hopelijk niet|bijna kwijt|laat ik het weten

[other-app]
andere apps|andere app|andere programma's|in tegenstelling tot|anders dan|mijn oude app|vorige app|concurrent*
andere apps werken|alle andere apps werken|andere apps doen het|in andere apps|met andere apps|bij andere apps|andere apps hebben geen|andere apps geen -4

[attempt]
opnieuw geïnstalleerd|opnieuw installeren|herinstalleren|geherinstalleerd|verwijderd en opnieuw|gedeïnstalleerd|deïnstalleren|opnieuw opgestart|herstart|opnieuw gestart|uit en aan|uit en weer aan|uitgezet en|uitgelogd en|uit- en ingelogd|cache geleegd|cache gewist|cache leeg|geüpdatet zoals|heb geüpdatet|zoals aangegeven|zoals geadviseerd|zoals voorgesteld|heb geprobeerd|al geprobeerd|alles geprobeerd|gecontroleerd|gecheckt|wachtwoord gewijzigd|wachtwoord veranderd|app verwijderd|ontkoppeld|ingeschakeld|staat aan|staan aan|uitgeschakeld|toestemming gegeven|wifi werkt|internet werkt|wifi doet het|internet doet het

[wish]
graag _ toevoegen|graag een|toevoegen aub|voeg _ toe|voeg toe|kunnen jullie _ toevoegen|kunt u _ toevoegen|kunnen jullie _ maken|zouden jullie _ toevoegen|zou u _ toevoegen|kan er _ komen|kan er een|kan er ook|komt er een|komt er nog|komt er ook|maak _ mogelijk|maak het mogelijk|zou graag|wil graag kunnen|ik wil graag|zou leuk zijn|zou fijn zijn|zou mooi zijn|zou handig zijn|zou geweldig zijn|zou super zijn|zou top zijn|zou tof zijn|zou prettig zijn|zou ideaal zijn|zou perfect zijn|zou een droom|zou welkom zijn|zou nuttig zijn|zou goed zijn|zou beter zijn|zou een mooie|zou een goede|leuk zijn als|fijn zijn als|mooi zijn als|handig zijn als|geweldig zijn als|zou het mogelijk zijn om _ toe|is het mogelijk om _ toe|mis nog|mis alleen|mis een|ontbreekt nog|ontbreekt alleen|wat ik mis|wat nog mist|enige wat ontbreekt|mist nog|jammer dat er geen|jammer dat je niet|het zou|zou er|suggestie*|stel voor|voorstel|tip|idee|wens|wensen|verzoek om|functieverzoek|feature request|verbeterpunt|verbetering|nachtthema|mogelijkheid om|de mogelijkheid|optie om|een optie|zou moeten|hopelijk komt|hoop dat jullie _ toevoegen|staat _ op de planning|zijn er plannen|is er een plan|versie voor|ipad versie|android versie
zou graag mijn geld|zou graag een antwoord|graag een reactie|graag een antwoord|graag een oplossing|graag een terugbetaling|zou graag weten|graag een bericht|wil graag mijn geld|wil graag een terugbetaling|wil graag weten|wil graag opzeggen|wil graag mijn abonnement|zou fijn zijn als het werkt|zou fijn zijn als dit|zou fijn zijn als het weer|geen idee|geen mogelijkheid|wat ik ook probeer|geen verbetering|ik mis mijn|ik mis al mijn|heb geen optie|zou graag annuleren|graag een update over|ik wil graag mijn account|zou graag mijn account|krijg de mogelijkheid niet|zou moeten werken|graag een creditnota|zou het moeten doen -4
graag ook|graag toevoegen|graag de optie|graag meer|graag donkere|graag dark mode|voeg alstublieft|voeg aub|voeg a.u.b|kan er _ toegevoegd|kan dit _ toegevoegd|zouden jullie _ kunnen toevoegen|zouden jullie _ willen toevoegen|zou u _ kunnen toevoegen|zouden jullie kunnen|toevoegen alstublieft|toevoegen svp|zou prachtig zijn|zou fantastisch zijn|zou helemaal|zou een fijne|zou een handige|zou een uitkomst|zou het fijn vinden|zou het leuk vinden|zou het mooi vinden|zou het handig vinden|zou het geweldig vinden|zou heel graag|zou ook graag|ik zou willen|zou willen dat|zou willen kunnen|ik wil kunnen|wou dat|wilde dat|had graag|hadden graag|fijn als|leuk als|mooi als|handig als|top als|super als|prettig als|geweldig als|tof als|ik mis de optie|enige wat nog|enige minpunt|enige minpuntje|enige nadeel|jammer dat het niet mogelijk|jammer dat ik niet kan kiezen|jammer dat er nog geen|helaas geen donkere|helaas geen mogelijkheid|helaas geen optie|waarom is er geen|waarom kan je niet|waarom kun je niet|waarom geen|waarom nog geen|wanneer komt er|wanneer komt de|komt er binnenkort|gaan jullie _ toevoegen|hebben jullie plannen|is het de bedoeling|staat er op de planning|staat op de planning|op de roadmap|een functie om|een functie voor|nieuwe functie|nieuwe functies|feature verzoek|verzoekje|een verzoek|wenslijst|wenslijstje|ideetje|tipje|verbeterpuntje|maak een versie|maak ook|breng _ uit voor|app voor ipad|app voor android|laat ons _ kiezen|geef ons de|hoop dat jullie|hoop op|ik hoop dat er|zou kunnen kiezen|moet er ook|er moet een|we hebben _ nodig|behoefte aan
zou graag een terugbetaling|zou graag antwoord|zou graag een reactie|zou graag willen weten|zou graag opzeggen|zou graag mijn|zou graag geholpen|zou graag hulp|zou heel graag weten|zou fijn zijn als het werkt*|zou fijn zijn als dit werkt*|zou fijn zijn als het opgelost|zou fijn zijn als dit opgelost|zou fijn zijn als jullie dit|zou fijn zijn als iemand|zou fijn zijn om antwoord|zou leuk zijn als het werkte|fijn als het werkt*|fijn als dit opgelost|fijn als jullie dit|fijn als iemand|het zou fijn zijn als het werk*|het zou moeten|het zou niet|het zou kunnen|het zou gaan|had graag mijn geld|had graag een terugbetaling|had graag een antwoord|had graag een reactie|wil graag een reactie|wil graag een antwoord|wil graag een oplossing|graag een update met|graag een fix|graag een refund|graag meer informatie|graag meer info|graag ook mijn|hoop op een oplossing|hoop op een reactie|hoop op een antwoord|hoop op snelle|hoop dat jullie dit|hoop dat jullie het|hoop dat jullie mij|hoop dat jullie kunnen helpen|heb geen idee|enig idee|verzoek om terugbetaling|verzoek om restitutie|verzoek om hulp|verzoek om een terugbetaling|tip van|maak een einde|maak een foto|ik maak een|maak een back*|als ik een|niet toevoegen|kan niet toevoegen|kan geen _ toevoegen|lukt niet _ toevoegen|waarom geen antwoord|waarom geen reactie|waarom geen geluid|wanneer komt de oplossing|wanneer komt de terugbetaling|wanneer komt er een oplossing|wanneer komt er een fix|wanneer komt er een update|waarom is er geen geluid|waarom is er geen antwoord|mogelijkheid om op te zeggen|mogelijkheid om in te loggen|mogelijkheid om te annuleren|komt er een foutmelding|komt er een fout|komt er een melding|komt er een zwart|komt er een wit|moet kunnen werken|zou nog|zou echt niet -4
zou alleen graag|kers op de taart|breng m uit op|breng hem uit op|uit op android|mag ik _ voorstellen|met offline kaarten|zou ie perfect|meer vraag ik niet

[question]
hoe kan ik|hoe kun je|hoe kan je|hoe kan men|hoe moet je|hoe doe ik|hoe doe je|hoe werkt|hoe krijg ik|hoe zet ik|hoe verander ik|hoe wijzig ik|hoe verwijder ik|hoe deel ik|hoe exporteer ik|hoe importeer ik|hoe voeg ik|hoe maak ik|hoe stel ik|hoe zeg ik|hoe stop ik|hoe vind ik|hoe koppel ik|hoe schakel ik|hoe lang|hoeveel|hoe vaak|hoe open ik|hoe gebruik ik|hoe kom ik|hoe herstel ik|is het mogelijk|is er ook|is er een|bestaat er|kan ik _ gebruiken|kan ik ook|moet ik _ betalen|moet ik|mag ik|wat betekent|wat is het verschil|wat houdt|wat kost|wat zijn de|wat is de|wat gebeurt er met|welke|waar kan ik|waar vind ik|waar staat|waar staan de instellingen|waar worden _ opgeslagen|waar zit|wanneer wordt|wanneer komt|wanneer is|wanneer zal|wanneer kan ik|kunnen jullie mij vertellen|kunt u mij vertellen|kunt u me vertellen|kunnen jullie uitleggen|kunt u uitleggen|kunt u aangeven|vraag me af|vroeg me af|ik vroeg mij af|wil graag weten|zou graag weten|wilde vragen|wil vragen|wilde weten|een vraag|vraagje|korte vraag|vraag over|ben benieuwd|weet niet hoe|snap niet hoe|begrijp niet hoe|of het|of de app|of ik|ondersteunt|werkt het ook|werkt de app ook
hoe kan dit|hoe kan dat|hoe is het mogelijk|hoe lang nog|hoe vaak moet ik nog|hoelang nog|waar is mijn geld|waar zijn mijn|waar is mijn|wanneer krijg ik mijn geld|wat is er aan de hand|niet mogelijk|is het niet mogelijk|hoe durven|wat is dit|wat is het probleem|ondersteunt niet|kan ik niet|moet ik steeds|moet ik telkens|moet ik elke keer|moet ik iedere keer|moet ik elke dag|moet ik geforceerd|moet ik herstarten|moet ik hem|op welke|kan ik mijn account niet|kan ik mijn _ niet|kan ik de _ niet|waar ik|of ik nu 0
kan je|kun je|kan men|^hoe|^wat|^waar|^wanneer|^wie|^kan|^kun|^kunnen|^is|^zijn|^moet|^mag|^werkt|^bestaat|^hebben jullie|^heeft|^komt|^wordt 1
^waarom 0
waar dient|waarvoor dient|waar is dat sterretje voor|krijg ik mijn geld terug als
wie vertaalt|wie heeft dat vertaald 0

[praise]
superapp|topapp|goede app|fijne app|mooie app|handige app|leuke app|prima app|beste app|fantastisch*|geweldig*|uitstekend*|voortreffelijk*|schitterend*|prachtig*|briljant*|fenomenaal|subliem|super|supergoed|superhandig|superblij|top|toppie|topper|toppers|perfect|werkt prima|werkt als een trein|heel goed|heel blij|erg goed|erg blij|zeer goed|zeer blij|echt goed|echt handig|goed werk|goed gedaan|knap werk|mooi werk|goed bezig|ga zo door|complimenten|compliment|hulde|petje af|chapeau|bravo|proficiat|gefeliciteerd|blij met|dol op|ben dol|fan van|de beste|het beste|beste wat|onmisbaar|niet meer zonder|zou niet zonder|aanrader|aan te raden|raad ik|beveel aan|raad hem aan|raad het iedereen|5 sterren|vijf sterren|10 uit 10|een tien|een 10|dikke tien|dikke 10|duim omhoog|bedankt voor deze|bedankt voor de app|bedankt voor de goede|bedankt voor het goede|dank voor deze|dank voor de|fijne service|goede service|geniet|plezier|gebruik hem dagelijks|gebruik het elke dag|dagelijks in gebruik|makkelijk in gebruik|nooit problemen|niets op aan te merken|niets te klagen|waard
zou geweldig|geweldig zijn als|zou fantastisch|zou super|zou top|zou perfect|zou heel fijn|zou heel handig|zou erg fijn|zou erg handig|super zijn als|perfect zijn als|top zijn als|was perfect|was geweldig|was fantastisch|was super|was top|was altijd heel tevreden|was heel tevreden|was erg tevreden|was tevreden|was de beste|werkte perfect|werkte prima|werkte altijd perfect|werkte altijd prima|werkt prima op|werkt perfect op|niet aan te raden|geen aanrader|raad het niet|niet tevreden|niet blij|niet echt blij|ontevreden|het beste zou|met de beste|beste app was|beste support|beste klantenservice|geen plezier|waardeloos|supertraag|supersnel leeg|heel goed mogelijk|niet echt goed|niet echt handig|heel fijn zijn|heel handig zijn|erg fijn zijn|erg handig zijn|fijn weekend|fijne dag|aangeraden|zoals aangeraden|boven de top 0
superfijn|toppertje|helemaal blij|uitmuntend*|perfecte|magnifiek|onovertroffen|ongeëvenaard|beste die er is|allerbeste|heel goede|heel fijn*|heel handig*|heel prettig|heel mooi*|heel makkelijk|erg goede|erg fijn*|erg handig*|erg prettig|erg mooi*|erg makkelijk|zeer goede|zeer fijn*|zeer handig*|zeer prettig|echt goede|echt fijn|ik raad|raad deze app|raad iedereen|iedereen aanraden|aanbevolen|aanbevelen|onmisbare|kan niet zonder|niet meer weg te denken|een uitkomst|een verademing|een genot|genieten|gemak|gebruiksgemak|gebruiksvriendelijk*|overzichtelijk*|intuïtief|makkelijk te gebruiken|eenvoudig in gebruik|simpel en|fijn programma|mooi gemaakt|mooi vormgegeven|goeie app|goed gemaakt|goed doordacht|lekker bezig|knap gemaakt|respect|zo door gaan|hou vol|gek op|verliefd op|hou van deze|houd van deze|hou van jullie|grote fan|ben fan|blij mee|tevreden|zeer te spreken|te spreken over|enthousiast|onder de indruk|indrukwekkend|werkt vlekkeloos|werkt feilloos|werkt als een zonnetje|heerlijk*|loopt als een trein|doet wat het moet doen|doet precies|precies wat ik|alles wat ik nodig|alles wat je nodig|niks op aan te merken|geen klachten|10 sterren|10/10|dikke duim|bedankt voor de fijne|bedankt voor de mooie|bedankt voor jullie werk|bedankt voor het maken|dank jullie wel voor deze|dank je wel voor deze|dank aan het team|snelle service|snelle reactie bedankt|vriendelijke|behulpzaam|goede support|goede klantenservice|helpt mij enorm|helpt enorm|helpt me elke dag|maakt mijn leven|maakt het leven
zou super zijn|zou top zijn|zou perfect zijn|zou geweldig*|zou fantastisch*|zou prachtig|zou heel fijn*|zou heel handig*|zou heel mooi|zou erg fijn*|zou erg handig*|zou erg prettig|zou heel prettig|zou echt fijn|zou echt handig|zou helemaal top|zou helemaal super|zou helemaal geweldig|zou het beste|zou prima zijn|zou heerlijk*|zou makkelijk|super als|top als|geweldig als|perfect als|prachtig als|heel fijn als|heel handig als|erg handig als|erg fijn als|was geweldig*|was prima|was altijd tevreden|was zeer tevreden|was een fijne|werkte uitstekend|werkte geweldig|werkte super|werkte vlekkeloos|deed het prima|deed het altijd|ging prima|gaat prima op|werkt prima in|werken prima|doen het prima|werkt perfect in|werkt prima maar|prima in andere|prima op mijn|niet blij mee|niet meer tevreden|niet prima|niet perfect|niet super|niet zo super|niet handig|niet gebruiksvriendelijk*|minder gebruiksvriendelijk*|onoverzichtelijk*|minder overzichtelijk*|niet overzichtelijk*|niet intuïtief|geen fan|niet aanbevelen|raad deze app niet|raad het niemand|raad iedereen af|met plezier|veel plezier|ik raad af|vriendelijke groet|met vriendelijke|vriendelijke groeten|de beste oplossing|het beste kan|beste mensen|beste mevrouw|beste meneer|beste team|beste klantenservice medewerker|ten beste|respect voor|super traag|super langzaam|super irritant|super slecht|super vervelend|super heet|super warm|super jammer|super frustrerend|top bedankt voor de snelle oplossing|gemak mis|geweldig was|gefeliciteerd met het verpesten|heel goed idee zijn|heel blij mee zijn|heel blij zijn als|blij zijn als|te spreken krijgen 0
chille app|juweeltje|applaus|engelen|dankzij jullie|beste die ik|meer zonder leven
