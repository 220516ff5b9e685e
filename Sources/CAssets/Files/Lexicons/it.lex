# Italian. An apostrophe divides words.
language it

[crash]
crash*|crasc*|crush*
si chiude|si chiudono|si è chius*|si richiude|chiude da sola|chiude da solo|chiusura improvvisa|chiusura forzata|chiusura inaspettata|chiusure improvvise|chiusure continue|si arresta|si è arrestata|arresto anomalo|arresto improvviso|si spegne|si interrompe da sola|termina da sola|esce da sola|mi butta fuori|mi sbatte fuori|mi caccia fuori|mi fa uscire|mi espelle|mi rimanda alla home|mi riporta alla home|torna alla home|torna alla schermata home|torno alla home|ritorno alla home|ritorna alla home|mi ritrovo sulla home|mi ritrovo nella home|torna al desktop|muore
app sparita|sparisce l'app|l'app sparisce|app scompare|puf|via l'app|riavvia il telefono|si riavvia|ha smesso di rispondere e si
si arresta il video|si spegne lo schermo|si chiude la sessione|si interrompe il download 0
mi ritrovo sulla schermata home|mi ritrovo fuori

[launch]
non si apre|non si aprono|non apre|non mi apre|non riesco ad aprir*|non riesco più ad aprire|impossibile aprire|non vuole aprirsi|non si avvia|non parte|non si lancia|non riesco ad avviare|non riesco ad entrare nell'app*|non riesco a entrare nell'app*|non entra nell'app|non mi fa entrare nell'app*|non carica l'app
non riesco ad aprire _ file|non riesco ad aprire i file|non apre _ file|non si apre _ file|non riesco ad aprire _ documento|non riesco ad aprire _ pdf|non si apre _ pdf|non si apre _ allegato|video non parte|video non partono|filmato non parte|sincronizzazione non parte|aggiornamento non parte|download non parte|film non parte|registrazione non parte|non riesco ad aprire _ allegato -3
bloccat* sul logo|bloccat* sulla schermata|bloccat* alla schermata di|bloccat* all'avvio|bloccat* al caricamento|si blocca all'avvio|si blocca sul logo|si blocca all'apertura|ferma sul logo|ferm* sulla schermata|ferm* al logo|resta sul logo|rimane sul logo|resta sulla schermata|rimane sulla schermata|rimane bloccata sul logo|resta bloccata sul logo|solo il logo|schermata di caricamento|schermata di avvio|non supera la schermata|schermata bianca all'avvio|schermo bianco all'avvio|schermata nera all'avvio|schermo nero all'avvio|schermo bianco all'apertura|apr* _ schermata bianca|apr* _ schermo bianco|apr* _ schermata nera|tocco l'icona e non|clicco sull'icona e
crash* all'avvio|crash* all'apertura$|crash* all'apertura dell'app*|crash* appena apro l'app*|crash* appena la apro|crash* subito 2 +crash
pagina bianca all'avvio|lì si ferma|si ferma lì|non va oltre|esce il benvenuto

[freeze]
si blocca|si bloccano|si bloccava|bloccat*|freez*|si congela|congelat*|si pianta|piantat*|si impalla|impallat*|si inchioda|inchiodat*|si incanta|incantat*|si inceppa|inceppat*|si ferma tutto|resta ferm*|rimane ferm*|non risponde|smette di rispondere|non reagisce|nessuna reazione|nessuna risposta ai|tasti non rispondono|pulsanti non rispondono|pulsanti non funzionano|non posso toccare nulla|non si può toccare|non riesco a cliccare|non fa cliccare|schermo nero|schermata nera|schermata bianca|schermo bianco|diventa nero|diventa tutto nero|schermo diventa|rotella che gira|rotellina|la rotella gira|gira a vuoto|cerchio che gira|clessidra|caricamento infinito|caricamento eterno|carica all'infinito|carica in eterno|continua a caricare|non finisce di caricare|non finisce mai di caricare|carica e carica|sempre in caricamento|devo forzare|devo chiuderla a forza|costretto a riavviare|devo riavviare
account bloccat*|carta bloccata|pagamento bloccato|mi ha bloccato l'account|schermata di blocco|schermo di blocco|schermo bloccato|schermata bloccata 0

[performance]
lent*|rallent*|lumaca|lumache|tartaruga|bradipo|lag|lagga*|laggos*|a scatti|scatta|scattoso|scattosa|non è fluida|non fluido|poco fluida|macchinos*|pesante|trascina|ci mette una vita|ci mette tanto|ci mette troppo|ci mette ore|ci mette _ secondi|ci mette _ minuti|ci mette molto|ci mette anni|impiega una vita|impiega troppo|impiega _ secondi|impiega _ minuti|impiega molto|tempi di caricamento|tempi lunghi|lunghi tempi|tempi biblici|tempi di attesa|un'eternità|una vita per|secondi per|minuti per|ritardo nella digitazione
occupa molto spazio|troppa memoria|consuma memoria|consuma ram|mangia memoria|occupa _ giga|occupa _ gb|troppo spazio
faccio in tempo a|cinque secondi a ogni

[battery]
consuma _ batteria|consumo _ batteria|consumo di batteria|consuma troppa|mangia _ batteria|divora _ batteria|succhia _ batteria|prosciuga _ batteria|scarica _ batteria|batteria si scarica|batteria _ scarica|batteria scarica|batteria dura|batteria non dura|batteria _ dura|batteria finisce|batteria finita|batteria _ finita|fa fuori _ batteria|ammazza _ batteria|uccide _ batteria|batteria cala|batteria scende|batteria a terra|batteria morta|troppa batteria|tanta batteria|tantissima batteria|la batteria va|batteria in _ ore|drena _ batteria|beve _ batteria|svuota _ batteria|consumi eccessivi|consumo eccessivo|consumo energetico|ricaricare _ volte|devo ricaricare|caricabatteria|a mezzogiorno è finita|a mezzogiorno è scarico
scalda|surriscald*|riscalda|rovente|bollente|scotta|caldissim*|diventa caldo|diventa molto caldo|un forno|un fornello|una stufa|ferro da stiro|tostapane
a secco|senza caricabatterie

[login]
non riesco ad accedere|non riesco a accedere|non riesco più ad accedere|non posso accedere|non mi fa accedere|non mi lascia accedere|non si accede|impossibile accedere|accesso negato|accesso impossibile|accesso non riuscito|errore di accesso|errore di login|login fallito|login non|non riesco a fare il login|non riesco a loggarmi|non riesco a entrare|non riesco ad entrare|non riesco più ad entrare|non mi fa entrare|non mi fa più entrare|non mi lascia entrare|non entro più|non mi riconosce|non mi fa loggare|non riesco a registrarmi|non mi fa registrare|non riesco a creare un account|chiuso fuori|bloccato fuori|account bloccato|account disabilitato|non ho più accesso|perso l'accesso
non riesco ad entrare nell'app*|non riesco a entrare nell'app*|non riesco ad accedere alla fotocamera 0
password errata|password sbagliata|password non|password dimenticata|non accetta la password|non accetta la mia password|non riconosce la password|rifiuta la password|reimpostare la password|reimposta password|reset della password|reset password|recupero password|recuperare la password|recupero della password|link per il recupero|link di recupero|link di reset|mail di recupero|credenziali errate|credenziali non|utente non|utente sconosciuto|account inesistente|account non esiste|non prende il mio pin|non prende il pin|non accetta il pin|non accetta il mio pin|non accetta il codice|codice non valido|codice errato|codice non arriva|non arriva il codice|non mi arriva il codice|non ricevo il codice|codice di verifica|sms non arriva|non arriva l'sms|sms con il codice|mail di conferma|email di conferma|mail di attivazione
devo fare il login ogni|rifare il login|devo riloggarmi|riloggare|mi disconnette|mi scollega|mi slogga|si disconnette l'account|disconnesso ogni|vengo disconness*|vengo sloggat*|vengo scollegat*|mi fa uscire dall'account|mi chiede sempre la password|chiede la password|richiede la password|chiede sempre di accedere|mi chiede di accedere|accedere ogni volta|inserire la password ogni|rimettere la password|dimentica la password|sessione scaduta|login ogni giorno|login ogni volta

[topic login]
login|accesso|accedere|password|credenziali|pin|autenticazione|registrazione account|impronta|face id|spid|nome utente
schermata di login 0

[sync]
non si sincronizza*|non sincronizza*|non è sincronizzat*|non vengono sincronizzat*|sincronizz* _ non|sincronizz* fallit*|sincronizz* bloccata|errore di sincronizz*|problem* di sincronizz*|mancata sincronizz*|non arriva mai al|non arriva mai sul|non arrivano mai|non arriva sul|non arrivano sul|non arrivano sull'altro|non compaiono sull'altro|non compaiono sul|non compare sul|non compare sull'altro|non appaiono sul|non appare sull'altro|non si vedono sull'altro|non vedo sul|non ci sono sull'altro|mancano sull'ipad|mancano sul|mancano sull'altro|divers* su|divers* tra|divers* sul|non coincidono|non corrispondono|riappaiono|riappare|ricompaiono|ricompare|tornano sempre|cancello e tornano|cancellat* _ tornano|cancellat* _ ricompa*|resuscit*|bloccat* nel cloud|caricamento sul cloud|backup su icloud|backup icloud|backup nel cloud|backup sul cloud|doppioni|tutto doppio|tra i miei dispositivi|tra dispositivi|tra telefono e|tra iphone e|tra il telefono e|sui due dispositivi
mai arrivata|mai arrivato|sul sito niente|stesso account ma|di nuovo lì il giorno|nessuna traccia sul

[topic sync]
sincronizz*|sincronis*|sync|cloud|icloud|backup

[data-loss]
ho perso il mio lavoro|ho perso mesi|ho perso anni|ho perso i|ho perso le|ho perso metà|perso tutt*|persi tutti|perse tutte|perdita di dati|perdita dei dati|perdo tutt*|perdo i|perso i dati|dati persi|sono andati persi|sono andate perse|è andato perso|mi ha perso|si perdono
ho perso la pazienza|ho perso tempo|perso tempo|perdita di tempo|ho perso la password|ho perso il telefono|ho perso le speranze|ho perso la connessione|perso l'accesso 0
sparit*|sparisc*|scompars*|scompaiono|scompare|svanit*|volatilizzat*|cancellat*|si cancella|si cancellano|cancella tutto|cancella i miei|eliminat*|si elimina da|sovrascritt*|sovrascriv*|non ci sono più|non c'è più|non trovo più|non ritrovo|dove sono finit*|dove sono i miei|dove sono le mie|dov'è finito|dove è finito|vuota|vuoto|vuote|azzerat*|si azzera|resettat*|si resetta|da zero|ricominciare da capo|progressi persi|i progressi|non salva|non si salva|non viene salvat*|non vengono salvat*|non memorizza|dimentica le impostazioni|dimentica tutto|manca metà|mancano metà|metà _ mancano|mi mancano|mancano le mie|mancano i miei|mancano le foto|mancano le note|andato in fumo|andati in fumo|corrott*
app sparita|app scompars*|app sparisce|app scompare|l'app sparisce|pulsante sparito|sparito il pulsante|spariti i pulsanti|pulsanti spariti|menu sparito|sparito il menu|audio sparito|sparito l'audio|icona sparita|ho cancellato|ho eliminato|cancellare l'account|account cancellato|cancellato l'abbonamento|cancellato l'account|cancellat* _ prova|abbonamento cancellato|problema sparito|errore sparito|problema scomparso|pagina vuota|schermata vuota|pagina è vuota|batteria vuota|cancellato l'app|cancellata l'app|eliminato l'app|pagina bianca|vengano cancellati|siano cancellati|essere cancellat*|sparita l'opzione|sparito premium|password resettata 0

[payment]
addebitat*|addebito|addebiti|pagato due volte|pagato il doppio|doppio pagamento|pagamento doppio|prelevat*|prelievo|scalat* dal|scalati|presi dal conto|tolti dal conto|soldi presi|preso i soldi|presi i soldi|preso i miei soldi|mi avete preso|mi hanno preso|mi avete tolto|mi hanno tolto|rubat*|ladri|truffa|truffat*|fregat*|imbrogli*|importo sbagliato|importo errato|senza autorizzazione|non autorizzat*|senza il mio consenso|transazione sconosciuta
pagamento viene rifiutato|pagamento rifiutato|pagamento _ rifiutat*|pagamento fallito|pagamento fallisce|pagamento non|pagamento negato|errore pagamento|errore di pagamento|errore nel pagamento|non riesco a pagare|non riesco ad acquistare|non riesco a comprare|non mi fa pagare|non mi fa acquistare|non mi fa comprare|impossibile pagare|impossibile acquistare|carta rifiutata|carta _ rifiutat*|rifiuta la carta|rifiuta la mia carta|non accetta la carta|non accetta la mia carta|carta non accettata|acquisto non|acquisto fallito|acquisto fallisce|acquisto rifiutato|transazione fallita|transazione rifiutata|transazione non
ripristina acquist*|ripristinare acquist*|ripristinare gli acquisti|ripristinare l'acquisto|ripristino acquist*|ripristino degli acquisti|ripristina l'acquisto|già pagato|ho pagato e|ho pagato per|pagato ma|pagata ma|ho comprato ma|ho comprato e|ho acquistato ma|ho acquistato e|già acquistat*|già comprat*|niente sbloccato|non sbloccat*|non è stato sbloccato|non si sblocca|non sblocca|ancora bloccat*|ancora pubblicità|vedo ancora la pubblicità|sempre la pubblicità|pagare di nuovo|pagare ancora|ripagare|pagare due volte|chiede di pagare|chiede di acquistare|ricomprare|versione completa|codice promozionale|buono regalo
cronologia pagamenti|schermata di pagamento|pagina di pagamento 0
saldo resta a zero|saldo ancora a zero
stampo la fattura|stampare la fattura 0

[topic payment]
pagament*|pagare|acquist*|comprare|carta|fattura*|ricevuta|paypal|transazion*|google pay|apple pay

[subscription]
annull* _ abbonamento|annullare l'abbonamento|cancell* _ abbonamento|disdire|disdett*|disattivare l'abbonamento|interrompere l'abbonamento|terminare l'abbonamento|abbonamento annullato|abbonamento non|abbonamento scaduto|mai abbonat*|mai sottoscritto|non ho sottoscritto|nonostante l'abbonamento|nonostante sia abbonat*|anche se ho l'abbonamento|sono abbonat*|ho l'abbonamento ma|rinnov*|periodo di prova|prova gratuita|la prova|versione di prova|premium non|non riconosce premium|non risulto premium|non sono più premium|funzioni premium|versione premium|account premium|versione pro|piano famiglia|in famiglia|piano annuale|piano mensile|cambiare piano|prezzo dell'abbonamento|abbonamento _ caro|abbonamento costa|aumento del prezzo|aumento di prezzo|aumentato il prezzo|aumentato i prezzi|aumento dei prezzi|abbonamento obbligatorio|tutto in abbonamento|ogni settimana|al mese

[topic subscription]
abbonament*|abbonat*|premium|sottoscri*|piano|prova gratuita
pian piano|piano piano 0

[refund]
rimbors*|ridatemi|restituit*|restituir*|restituzione|rivoglio i soldi|indietro i soldi|soldi indietro|i miei soldi|riavere i soldi|storno|stornare|rendermi i soldi

[notification]
non ricevo _ notifich*|non ricevo notifich*|non ricevo più notifich*|non arrivano _ notifich*|non mi arrivano _ notifich*|notifich* non|nessuna notifica|niente notifich*|non mi avvisa|non avvisa|non mi notifica|non notifica|non ricevo avvisi|non ricevo promemoria|promemoria non|non mi ricorda|non suona|la sveglia non|l'allarme non|non vibra|non squilla|notifich* _ ritardo|notifich* tardi|notifich* _ doppie|notifich* _ ore|troppe notifich*|notifich* continue|bombardat* di|spam|badge|pallino rosso|bollino rosso|numerino|solo quando apro|solo aprendo l'app|finché non apro|mancato un appuntamento|perso un appuntamento|avvisi arrivano
suona per il|telefono muto
falso allarme 0

[topic notification]
notific*|avvis*|promemoria|sveglia|allarme|push|badge
impostazioni notifiche|vi avviso 0

[ui]
tagliat*|troncat*|mozzat*|si sovrappon*|sovrappost*|uno sopra l'altro|una sopra l'altra|fuori dallo schermo|fuori schermo|esce dallo schermo|escono dallo schermo|non entra nello schermo|non ci sta nello schermo|troppo grande per lo schermo|copert* da|coperto dalla|nascost*|dietro la tastiera|sotto la tastiera|tastiera copre|copre il pulsante|copre il tasto|non vedo il pulsante|non vedo il tasto|non si vede il pulsante|non si vedono i pulsanti|non trovo il pulsante|non trovo più il pulsante|manca il pulsante|manca il tasto|mancano i pulsanti|pulsante manca*|pulsanti manca*|pulsante sparito|sparito il pulsante|spariti i pulsanti|pulsanti spariti|pulsante scomparso|menu sparito|sparito il menu|manca il menu|icone sparite|icona sparita|non raggiungo|non riesco a raggiungere|illeggibil*|non si legge|non si leggono|invisibil*|nero su nero|bianco su bianco|testo nero|modalità scura non|non ruota|non gira|ruotat*|capovolt*|sottosopra|al contrario|storto|storta|disallineat*|deformat*|stirat*|schiacciat*|sballat*|layout rotto|grafica rotta|visualizz* male|si vede male|non si visualizz*|non viene visualizzat*|sfarfall*|lampeggia*|sfocat*|sgranat*|pagina vuota|schermata vuota|pagina è vuota|pagina bianca|non scorre|non si scorre|non riesco a scorrere|non scrolla|immagini non|foto non si vedono|ultima riga _ schermo|in basso _ tagliat*
stamp*|pdf -2

[topic ui]
pulsant*|tasto|tasti|schermata|interfaccia|layout|menu|icona|icone|modalità scura|tema scuro|tastiera|testo|rotazione|scorrimento
tastiera musicale|schermata di login 0

[audio]
non c'è audio|non c'è suono|nessun audio|nessun suono|niente audio|senza audio|senza suono|manca l'audio|manca _ audio|audio non|audio assente|audio sparito|sparito l'audio|audio va e viene|audio si interrompe|audio a scatti|audio distorto|audio pessimo|audio basso|volume basso|volume troppo|volume non|si sente male|non si sente|non sento|muto|muta|muti|mute|gracchi*|fruscio|rumore di fondo|scricchiol*|eco|metallic*|voce robotica|come un robot|suona come|suona male|ovattat*|microfono non|microfono _ non|non registra|registrazione vuota|registrazioni vuote|registrazioni silenziose|non mi sentono|nessuno mi sente|non mi sente|vocali non|cuffie non

[topic audio]
audio|suono|suoni|microfono|volume|altoparlant*|cuffie|auricolari|registrazione|registrazioni|musica|voce|vocali

[video]
video non|video si|video a scatti|video nero|video bloccat*|non riproduce|non si riproduce|riproduzione si|riproduzione non|non riesco a vedere _ video|non riesco a guardare|non carica _ video|film si|film non|filmato si|filmato non|filmati non|buffering|immagine ma non|immagini senza audio|fuori sincrono|non sincronizzato con|colori sbagliati|colori strani|schermo intero non|sottotitoli|streaming si
video tutorial|videotutorial 0
tutto verde|immagine verde

[topic video]
video|filmat*|film|clip|streaming|episodi*|puntat*|riproduzione

[camera]
fotocamera non|fotocamera _ ner*|fotocamera si|fotocamera mostra|non mette a fuoco|messa a fuoco|fuori fuoco|sfocate le foto|foto sfocat*|foto mosse|flash non|non scatta|non riesco a scattare|non riesco a fare foto|non riesco a fare una foto|scattare una foto|non fa foto|non scansiona|non riesco a scansionare|scanner non|scansione non|non legge il codice|non legge il qr|qr code non|codice a barre non|non riconosce il codice|selfie|fotocamera frontale|anteprima capovolta|anteprima nera
torcia _ non si accende|torcia del lettore|al buio non legge

[topic camera]
fotocamera|camera|telecamera|scanner|scansion*|flash|qr|codice a barre|obiettivo
camera di|camera da letto 0

[network]
nessuna connessione|non c'è connessione|senza connessione|assenza di connessione|connessione assente|connessione internet|connessione persa|perde la connessione|cade la connessione|problem* di connessione|errore di connessione|errore di rete|problema di rete|errore del server|errore server|errore di server|server non|server down|server irraggiungibile|server giù|i server sono|connessione al server|non si connette|non si collega a internet|non si collega al server|non riesce a connettersi|impossibile connettersi|tempo scaduto|timeout|richiesta scaduta|offline|riprova più tardi|riprovare più tardi|servizio non disponibile|non raggiungibile|errore 5*|anche se ho internet|ma ho internet|ma il wifi funziona
funziona offline|modalità offline|mappe offline|non si connette al mio|non si connette alla 0

[topic network]
internet|server|rete|connessione|wifi|wi-fi|dati mobili|4g|5g|linea

[install]
non riesco a installare|non riesco ad installare|non si installa|non mi fa installare|impossibile installare|installazione non|installazione fallit*|installazione si|installazione bloccat*|errore di installazione|non riesco a scaricare|non riesco a scaricarla|non si scarica l'app|non scarica|non mi fa scaricare|impossibile scaricare|download non|download si|download bloccat*|download fallit*|scaricamento si|non compatibile|incompatibile|non è compatibile|non disponibile nel mio paese|non è disponibile nel mio|non disponibile in italia|non si trova nello store|non trovo nello store|non la trovo sullo store|non è nello store|non c'è nello store|non c'è sul play store|play store dice|app store dice|errore 495|spazio insufficiente|reinstallare non
installare l'aggiornamento|scaricare l'aggiornamento|scaricare il file|scaricare i miei -3
dallo store non si scarica|resta in attesa|non disponibile nel tuo paese

[topic install]
install*|scaricare|download|play store|app store

[update]
non riesco ad aggiornare|non riesco a aggiornare|non si aggiorna l'app|non mi fa aggiornare|impossibile aggiornare|aggiornamento non|aggiornamento fallit*|aggiornamento bloccat*|aggiornamento si blocca|aggiornamento fallisce|errore di aggiornamento|aggiornamento in attesa|mi chiede di aggiornare|obbliga ad aggiornare
la vecchia|versione vecchia|vecchia versione|vecchia grafica|vecchia interfaccia|versione precedente|rivoglio la|ridateci|rimettete|rimettetela|come prima|com'era|tornare alla vecchia|tornate alla vecchia|tornare indietro|torniamo alla|prima era meglio|era molto meglio|meglio prima|nuova versione è orribile|nuova versione è pessima|nuova versione è brutta|nuova versione è peggio|nuova versione è un|nuova versione è una|nuova versione fa schifo|nuova versione non mi piace|nuova grafica|nuova interfaccia|nuovo design|nuovo look|nuovo aspetto|nessuno voleva|nessuno ha chiesto|chi ha chiesto|perché avete cambiato|perché avete tolto|perché avete eliminato|perché cambiare|perché togliere|avete rovinato|rovinata|rovinato tutto|peggiorat*|aggiornamento pessimo|aggiornamento orribile|pessimo aggiornamento|aggiornamento fa schifo|passo indietro
dopo l'aggiornamento|dopo l'ultimo aggiornamento|dopo _ aggiornamento|dall'ultimo aggiornamento|dall'aggiornamento|da quando ho aggiornato|con l'ultimo aggiornamento|con la nuova versione|dalla nuova versione|con l'aggiornamento|prima dell'aggiornamento|non si aggiorna|non si aggiornano|dopo aver aggiornato 0

[topic update]
aggiorn*|update|nuova versione
ho aggiornato|ultimo aggiornamento|ultima versione|aggiornata all'ultima|aggiornato come 0

[export]
esporta* non|esportazione non|esportazione fallit*|esportazione fallisce|errore di esportazione|non esporta|non riesco a esportare|non riesco ad esportare|non mi fa esportare|impossibile esportare|non riesco a condividere|non condivide|non si condivide|condivisione non|impossibile condividere|non riesco a stampare|non stampa|non mi fa stampare|stampa bianca|stampa solo|stampa non|stampa tagliata|stampa _ vuot*|fogli bianchi|pagine bianche|esce dalla stampante|stampante _ tagliat*|non riesco a inviare|non invia|non si invia|non spedisce|pdf vuoto|pdf è vuoto|pdf bianco|file vuoto|file è vuoto|csv vuoto|allegato mancante|salvare in pdf
foglio bianco|pagina bianca quando stampo|non arriva a nessuno|invia come excel

[topic export]
esport*|condivi*|stampa|stampare|stampante|pdf

[import]
non importa i|non importa il|non importa nulla|non importa niente|non riesco a importare|non riesco ad importare|non mi fa importare|importazione non|importazione fallit*|importazione fallisce|impossibile importare|errore di importazione|non riesco ad aprire _ file|non riesco ad aprire i file|non apre _ file|non si apre _ file|non riesco ad aprire _ documento|non riesco ad aprire _ pdf|non si apre _ pdf|non si apre _ allegato|non riesco ad aprire _ allegato|non legge _ file|non riconosce _ file|formato non|file non valido|file non supportato|ripristinare _ backup|ripristino del backup|ripristino _ backup|backup non si ripristina|recuperare il backup|trasferire i dati|trasferire i miei|trasferimento dei dati|dal vecchio telefono|metà delle righe|non riesco a caricare|non carica i file|non riesco ad allegare
albero genealogico|dentro non c'è nessuno|non me lo fa ripristinare

[topic import]
import*|ripristin*|csv|allegare
important*|non importa|importanza|in allegato|allego|ripristina acquisti|ripristinare acquisti 0

[widget]
widget non|widget _ non|widget si|widget vuot*|widget ner*|widget bianc*|widget mostra*|widget ferm*|widget bloccat*|widget sparit*|widget scompars*|widget rimane|widget resta|niente widget|schermata di blocco _ non|schermo di blocco _ non|schermata di blocco _ mai|cosa sulla schermata di blocco|cosa sul blocco schermo|complicazion* non|dati di ieri|numeri di ieri|ancora quelli di ieri|ancora ieri|fermo a ieri

[topic widget]
widget*|schermata di blocco|blocco schermo|complicazion*

[pairing]
non si accoppia|non accoppia|non riesco ad accoppiare|non riesco ad associare|non si associa|accoppiamento non|accoppiamento fallit*|accoppiamento fallisce|associazione non|associazione fallit*|abbinamento non|non si abbina|non riesco ad abbinare|bluetooth non|bluetooth si|non si collega con|non si collega alla|non si collega al mio|non si collega più|non si connette con|non si connette alla|non si connette al mio|non si connette più alla|non si connette più al|non riconosce l'orologio|non riconosce la bilancia|non riconosce il dispositivo|non riconosce il mio orologio|non rileva|non trova l'orologio|non trova la bilancia|non trova il dispositivo|non trova la stampante|non trova il mio|non vede l'orologio|non vede la|non vede il|dispositivo non trovato|perde la connessione con|orologio non|bilancia non|vivavoce|autoradio|airplay non|carplay non|chromecast non|android auto non
non si collega al server|non si connette al server|non trova il mio account|non vede l'ora 0

[topic pairing]
bluetooth|orologio|bilancia|accoppia*|associazione|abbina*|auto|macchina|carplay|chromecast|airplay|garmin|fitbit|braccialetto
in auto|in macchina 0

[accessibility]
caratter* _ piccol*|caratteri piccoli|caratteri troppo piccoli|carattere troppo piccolo|scritte _ piccole|scritta _ piccola|scritte troppo piccole|testo _ piccolo|testo troppo piccolo|font _ piccolo|lettere _ piccole|troppo piccol* per|piccolissim*|minuscol*|ingrandire il testo|ingrandire i caratteri|dimensione del testo|dimensione dei caratteri|grandezza del testo|caratteri più grandi|testo più grande|lente d'ingrandimento|occhiali|senza occhiali|ipovedent*|non vedent*|cieco|cieca|ciechi|problemi di vista|vista debole|la mia vista|i miei occhi|contrasto|grigio chiaro|troppo chiaro|daltonic*|sordo|sorda|sordi|non udent*|disabil*|lettore di schermo|screen reader|voiceover non|voice over non|talkback non|non legge i pulsanti|pulsanti senza nome|senza etichett*|anzian*|mia nonna|accessibil*|parkinson|dislessi*
grigio su|sento poco|sento male|solo vocali|senza sottotitoli

[topic accessibility]
voiceover|voice over|talkback|caratteri|font|accessibilità

[localisation]
traduzione _ error*|traduzione _ sbagliat*|traduzione _ pessima|traduzione _ orribile|traduzione è|pessima traduzione|tradott* male|mal tradott*|non tradott*|non è tradott*|traduttore google|google translate|errori di ortografia|errori di italiano|errori grammaticali|è in inglese|tutto in inglese|in inglese anche se|in inglese invece|passata all'inglese|passato all'inglese|solo in inglese|metà in inglese|è in tedesco|è in cinese|è in francese|è in spagnolo|lingua sbagliata|cambiare lingua|cambiare la lingua|cambia lingua|cambiata la lingua|altra lingua|non è in italiano|date _ american*|all'americana|formato americano|formato data|formato della data|mese prima del giorno|giorno e mese|miglia invece|fahrenheit|pollici|unità di misura|valuta sbagliata|valuta errata|in dollari|dollari invece|settimana inizia|accenti
chi l'ha tradott*|chi ha tradotto|tradotta da

[topic localisation]
traduzion*|lingua|lingue|valuta|formato data

[privacy]
privacy|gdpr|protezione dei dati|traccia*|spiat*|spia|spiano|mi ascolta|ascoltate|dati a terzi|miei dati a|vendete i miei dati|vendere i miei dati|vendono i dati|vendete i dati|dati personali|raccogliete dati|raccolta dati|dove finiscono i miei dati|dove vanno i miei dati|cosa fate dei miei dati|accesso ai miei contatti|accesso ai contatti|accesso alle mie foto|accesso al microfono|autorizzazioni|permessi|mia posizione|perché avete bisogno|perché chiede|perché vuole|perché serve|consenso|cookie|fuga di dati|luce del microfono|puntino verde
elimin* _ account|eliminare il mio account|eliminate il mio account|cancell* _ mio account|cancellare il mio account|cancellare l'account|cancellate il mio account|cancellazione dell'account|cancellazione account|cancellazione del mio|chiudere il mio account|chiudere l'account|elimin* _ miei dati|eliminare i miei dati|cancell* _ miei dati|cancellare i miei dati|cancellate i miei dati|cancellazione dei dati|cancellazione dei miei dati|diritto all'oblio
si cancellano i miei dati|ha cancellato i miei dati|cancellati i miei dati|cancellato tutti i miei dati 0
dove vengono conservati i miei dati|dove sono conservati i miei dati|vendete i nostri dati|inserzionisti|vendono i nostri dati

[topic privacy]
privacy|dati personali|permessi|autorizzazioni|posizione

[broken]
non funziona|non funzionano|non mi funziona|nn funziona|non va|non fa niente|non fa nulla|non succede niente|non succede nulla|niente funziona|nulla funziona|smesso di funzionare|smette di funzionare|fuori uso|fuori servizio|rott*|guast*|difettos*|inutil*|non serve a niente|non serve a nulla|da buttare|spazzatura|schifo|schifezza|schifos*|merda|pessim*|disastro|disastros*|vergogna|vergognos*|penos*|ridicol*|non si può usare|non riesco a usarla|non riesco ad usarla|non riesco a usare|non riesco ad usare|non riesco a utilizzare|impossibile usare|impossibile utilizzare|non posso usare|non posso usarla|non riesco a fare niente|non riesco a fare nulla|non fa fare niente|piena di bug|pieno di bug|piena di errori|pieno di errori|dà errore|solo errori|fa i capricci|va a caso|impazzit*|problema rimane|problema persiste|problema resta|problema continua|problema c'è ancora|stesso problema|sempre lo stesso|stesso errore|sempre uguale|non è risolto|non risolto|non risolve|non è stato risolto|non cambia niente|non cambia nulla|non è cambiato|senza successo|nessun miglioramento|non aiuta|non c'è verso|niente da fare|macché|che succede|che cosa succede
non va oltre|cestino 0
non vuole saperne|non ne vuole sapere|non c'è modo|non mi va|non parte niente|non funzia|non funge|funziona male|funziona malissimo|va male|va malissimo|fa pena|fa cagare|fa pietà|orribile|orrenda|terribile|scandalosa|scandaloso|deludente|delusione|delus* dall'app|molto delus*|ciofeca|porcheria|immondizia|cesso|perdita di tempo|soldi buttati|presa in giro|fa quello che vuole|fa cose strane|dà problemi|ho problemi|ho un problema|ho dei problemi|c'è un problema|ci sono problemi|qualche problema|problemi con|un problema con|difficoltà|dà sempre errore|esce errore|compare errore|appare errore|mostra errore|messaggio di errore|messaggio d'errore|errore sconosciuto|errore imprevisto|si è verificato un errore|piena di problemi|tanti bug|troppi bug|solo problemi|non riesco più a usarla|non riesco a utilizzarla|non riesco ad utilizzare|non si riesce a usare|impossibile usarla|impossibile da usare|inservibile|ancora lo stesso|sistemate|sistematela|aggiustate|aggiustatela|riparate|correggete|risolvete|fate qualcosa
nessun problema|senza problemi|mai problemi|mai un problema|mai avuto problemi|mai avuto un problema|non ho problemi|non ci sono problemi|senza errori|nessun errore|mai delus*|non delude|non va mai in crash|non va mai in|senza difficoltà|nessuna difficoltà|non va toccata|non va cambiata|grazie per aver 0
un bel niente|zero risultati|sbatterci la testa|non succede un

[fault]
non funziona|non funzionano|non va|non vanno|fallit*|fallisc*|errore|errori|bug|guasto|rotto|rotta|non riesco|non riesce|non si riesce|non posso|impossibile|smesso di|non mi fa|non mi lascia
problem*|difficoltà|sbagliat*|errat*|stran*|male|manca|mancano|mancat*|vuot*|nero|nera|bianca|bianco|bloccat*|ritardo|tardi|vecchi*|sparit* 1
non|mai|niente|nulla|nessun*|senza|rifiutat*|respint*|invalid*|si ferma|si interrompe|si disconnette|orribil*|pessim*|brutt*|terribil*|fastidios*|peggio 1
nessun problema|senza problemi|nessun errore|senza errori|mai un problema|mai avuto problemi|mai problemi|non ho problemi|non vedo l'ora|niente male|niente da dire|non posso farne a meno|non posso più farne a meno|non solo|nessuna risposta|non ho ricevuto risposta|non ho avuto risposta|non mi avete risposto|non so se|non so come|nulla da eccepire|non c'è di meglio|nessun dubbio|senza dubbio|non posso che 0

[good]
funzion*|facile*|utile|pratic*|bene|buon*|veloce*|fluid*|semplice*|ottim*|perfett*|eccellent*|stabile|comod*|aiuta
buongiorno|buon giorno|buonasera|buona sera|buona giornata|buon lavoro|buona serata|va bene se|funzione|funzioni|funzionalità 0

[negation]
non|mai|nessun*|senza|niente|nulla|nn|né|neanche|nemmeno|più alcun
senza motivo|senza preavviso|senza sosta|non fa che|non fa altro che|senza avviso|non solo 0

[and]
e|ed|poi|perché|quando|se|quindi|dopo che

[but]
ma|però|tuttavia|purtroppo|anche se|sebbene|nonostante|tranne|eccetto|peccato|solo che|e adesso|e ora|invece|unico problema|unica pecca|mentre|comunque

[resolved]
risolt*|sistemat*|riparat*|corrett*|ora funziona|adesso funziona|funziona di nuovo|funziona ora|funziona adesso|ora va|adesso va|tutto a posto|tutto ok ora|ora è tutto ok|torna a funzionare|tornato a funzionare|tornata a funzionare|riprende a funzionare|ha ripreso a funzionare|problema sparito|errore sparito|non si verifica più|non succede più|ho ritrovato|recuperato tutto|rientrato|ce l'ho fatta
verrà corretto|sarà corretto|sia corretto|essere corretto|verrà risolto|sarà risolto|sia risolto|essere risolto|venga risolto|non risolt*|non è risolto|non è stato risolto|non è corretto|non corrett*|correttamente -3

[hypothetical]
se succede ancora|se succede di nuovo|se si ripete|se capita ancora|se crasha ancora|se si blocca ancora|se si chiude ancora|se il problema|se dovesse|se ricapita|se ricompare|nel caso|in caso di|avevo paura|ho paura|paura di|paura che|temevo|temo che|pensavo che si|pensavo di aver|pensavo che avrebbe|credevo che|credevo di aver|pensavo si|potrebbe crashare|potrebbe bloccarsi|cosa succede se|che succede se|se perdo|perderò|perdo i dati se|non vorrei perdere|non voglio perdere|spero che non|spero di non|quasi perso

[other-app]
altre app|altre applicazioni|altra app|la mia vecchia app|vecchia app che|a differenza delle altre|a differenza di|diversamente da altre|la concorrenza|concorrenti
le altre app funzionano|altre app funzionano|altre applicazioni funzionano|tutte le altre app funzionano|in altre app|con altre app|nelle altre app|con le altre app -4

[attempt]
reinstallat*|reinstallare|disinstallat*|disinstallare|riavviat*|riavviare il|spento e riacceso|spegnere e riaccendere|svuotato la cache|cancellato la cache|pulito la cache|sono uscito e rientrato|disconnesso e riconnesso|fatto logout e|logout e login|ho provato|già provato|provato di tutto|provato tutto|aggiornato come|come consigliato|come suggerito|come indicato|seguito le istruzioni|seguito i passaggi|ho verificato|ho controllato|cambiato la password|cambiato password|attivat*|disattivat*|abilitat*|bluetooth è attivo|bluetooth attivo|notifiche sono attive|notifiche attive|permessi concessi|dato i permessi|internet funziona|wifi funziona|il wifi va|connessione funziona|ho aggiornato

[wish]
aggiungete|aggiungere un|aggiungere una|aggiungere il|aggiungere la|aggiungere l'opzione|potete aggiungere|potreste aggiungere|si potrebbe aggiungere|si può aggiungere|potreste inserire|potete inserire|inserite|inserire la possibilità|mettete|potreste implementare|implementate|potreste mettere|prevedete|avete in programma|pensate di aggiungere|mi piacerebbe|ci piacerebbe|vorrei poter|vorrei che aggiun*|vorrei avere|vorrei un|vorrei una|mi farebbe piacere poter|sarebbe bello|sarebbe bellissimo|sarebbe utile|sarebbe fantastico|sarebbe perfetto|sarebbe ottimo|sarebbe comodo|sarebbe il massimo|sarebbe un sogno|sarebbe meglio|sarebbe interessante|sarebbe carino|sarebbe gradit*|sarebbe ideale|sarebbe l'ideale|sarebbe top|sarebbe grandioso|sarebbe possibile aggiungere|sarebbe possibile avere|magari una|magari un|magari aggiung*|manca solo|manca la possibilità|manca una funzione|manca l'opzione|manca un'opzione|manca una modalità|unica cosa che manca|ciò che manca|peccato manchi|peccato che manchi|dovreste aggiungere|dovrebbe avere|dovrebbe esserci|dovrebbe poter|servirebbe|ci vorrebbe|suggeriment*|suggerisco|suggerire|proposta|propongo|consiglio di aggiungere|idea|richiesta di funzione|richiesta funzionalità|miglioria|migliorament*|un tema notturno|a quando|una versione per|versione per ipad|versione per android|versione per mac|possibilità di|l'opzione per|spero aggiung*|spero che aggiung*
mi piacerebbe sapere|mi piacerebbe avere il rimborso|vorrei un rimborso|vorrei una risposta|mi piacerebbe che funzionasse|vorrei avere una risposta|vorrei avere il rimborso|nessuna idea|non ho idea|nessuna possibilità|non ho la possibilità di|mi piacerebbe annullare|nessun miglioramento|sarebbe bello se funzionasse|sarebbe bello che funzionasse|mettete a posto|non riesco ad aggiungere|non riesco a inserire|aggiungere un contatto|aggiungere una foto|aggiungere una nota|vorrei una spiegazione -4
sarebbe perfetta|sarebbe il top|sarebbe magnifico|sarebbe meraviglioso|sarebbe figo|sarebbe eccezionale|sarebbe una bella|sarebbe una cosa|sarebbe possibile inserire|sarebbe possibile introdurre|è possibile aggiungere|è possibile inserire|si potrebbe avere|si potrebbe inserire|si potrebbe mettere|potreste introdurre|potreste fare una|potreste creare|potreste prevedere|potete mettere un|potete mettere una|potete fare una versione|dovreste mettere|dovreste inserire|dovreste fare|dovrebbe permettere|ci vorrebbero|vorrei che ci fosse|vorrei che fosse possibile|vorrei proporre|volevo proporre|magari si potesse|magari potesse|spero di vedere|spero in una|spero che inser*|spero che introduc*|si spera in|aggiungeteci|introducete|metteteci|fate una versione|fate un'app|fate uscire|per favore aggiung*|vi prego aggiung*|inserire un|inserire una|dare la possibilità|avere la possibilità|un'opzione per|una funzione per|una funzione che|nuova funzione|nuova funzionalità|manca soltanto|mancano solo|mi manca una|mi manca un|unica pecca|unico difetto|unico neo|peccato che non si possa|peccato non si possa|peccato non ci sia|peccato che non ci sia|peccato non poter|perché non aggiung*|perché non c'è una|perché non c'è un|perché non mettete|perché non fate|come mai non c'è una|come mai non c'è un|richiesta di funzionalità|se si potesse|se ci fosse|se aveste|se aggiungeste|se aggiungessero|se fosse possibile|avete intenzione|è previst*|è in programma|nei prossimi aggiornamenti|nel prossimo aggiornamento|in un prossimo aggiornamento|quando arriva la versione|quando arriverà|quando esce la versione|versione ipad|modalità scura per favore|tema scuro per favore|ho bisogno di una funzione|farebbe comodo|farebbe la differenza
sarebbe bello funzionasse|sarebbe bello poterla usare|sarebbe bello ricevere una risposta|sarebbe ora che|sarebbe gradita una risposta|sarebbe gradito un rimborso|sarebbe gradita una soluzione|sarebbe molto gradita una risposta|mi piacerebbe un rimborso|mi piacerebbe avere una risposta|mi piacerebbe capire|vorrei avere un rimborso|vorrei avere indietro|vorrei poter disdire|vorrei poter annullare|vorrei poter usare|vorrei poter accedere|vorrei poter utilizzare|non mi dà la possibilità di|non dà la possibilità di|non c'è la possibilità di disdire|non c'è più la possibilità di|senza possibilità di|manca un pezzo|manca una parte|manca la metà|manca metà|manca il tasto|spero in una risposta|spero in una soluzione|spero in un rimborso|se si potesse risolvere|se poteste aiutarmi|se poteste risolvere|se poteste rimborsarmi|se potesse aiutarmi|in futuro non|fate uscire un aggiornamento|a quando la soluzione|a quando il rimborso|dovreste vergognarvi|vi prego risolv*|avrei bisogno di aiuto|avrei bisogno di assistenza|avrei bisogno di una risposta|avrei bisogno di un rimborso|questa funzione non|questa funzionalità non|una risposta -4
fatela anche per|fatela per|la cosa che più desidero|sarebbe la ciliegina|ciliegina sulla torta|posso proporre|non chiedo altro

[question]
come posso|come faccio|come fare|come devo|come annullo|come annullare|come condivido|come cambiare|come cambio|come si|come esporto|come esportare|come importo|come importare|come attivo|come attivare|come disattivo|come elimino|come eliminare|come cancello|come imposto|come funziona|come uso|come aggiungo|come recupero|come ottengo|come collego|come trasferisco|come mai non c'è la possibilità|è possibile|sarebbe possibile sapere|si può|c'è modo|c'è la possibilità|esiste la possibilità|esiste una|esiste un|c'è una|c'è un|posso usare|posso condividere|posso trasferire|posso installare|posso cambiare|posso esportare|posso importare|posso avere|devo pagare|bisogna pagare|devo ricomprare|cosa significa|che significa|cosa vuol dire|cosa vuole dire|che differenza|qual è|quali sono|quale versione|quali file|quali formati|che tipo di|quali dispositivi|che tipi di|quali tipi di|quanto costa|quanto tempo|quanti|quante|dove posso|dove trovo|dove si trova|dov'è l'opzione|dove vengono salvati|dove sono salvati|quando|potete dirmi|potreste dirmi|mi potete dire|mi sapete dire|mi potreste dire|potete spiegarmi|vorrei sapere|volevo sapere|mi piacerebbe sapere|mi chiedevo|mi chiedo|volevo chiedere|vorrei chiedere|domanda|informazione|non so come|non capisco come|non riesco a capire come|sapere se|sapere come|funziona senza|funziona anche|è compatibile con|supporta
com'è possibile|come è possibile che|come mai|per quanto tempo ancora|quante volte ancora|dove sono i miei soldi|dove sono finit*|dove sono le mie|non è possibile|non si può|quando mi rimborsate|non supporta|non c'è un|non c'è una|non c'è modo|non posso usare|non posso esportare|non posso importare|non posso installare|non posso cambiare|non posso condividere|quando apro|quando provo|quando clicco|quando tocco|quando la apro|quando cerco|quando premo|quando faccio|quando vado|quando uso|ogni volta quando|da quando|anche quando|solo quando|di quando in quando|quando si|quando ho|quando inserisco|quando esco|quando scrivo|quando la|quando collego 0
^come|^cosa|^quale|^quali|^dove|^quanto|^posso|^c'è|^devo|^esiste|^chi|^funziona|^ci sono|^serve|^bisogna|^avete|^è 1
^perché|^come mai 0
a cosa serve|mi rimborsate se|mi rimborsano se|vengo rimborsato se
chi l'ha tradott* 0

[praise]
adoro|amo questa|la amo|amo l'app|mi piace tantissimo|mi piace questa|mi piace l'app|ottimo|ottima|bellissima|bellissimo|bella app|bella applicazione|bell'app|fantastica|fantastico|fantastici|meraviglios*|stupend*|splendid*|eccezional*|eccellent*|magnific*|favolos*|spettacol*|strepitos*|perfetta|perfetto|perfettamente|funziona benissimo|funziona alla grande|va benissimo|molto utile|utilissim*|molto comoda|comodissima|molto buona|ben fatta|fatta bene|fatta benissimo|super app|app super|top|la migliore|il migliore|il meglio|migliore app|miglior app|i migliori|la consiglio|lo consiglio|consiglio a tutti|consigliat*|raccomando|complimenti|bravi|bravo|congratulazioni|continuate così|avanti così|grandi|grandissimi|indispensabile|non posso farne a meno|non ne posso più fare a meno|irrinunciabile|mi ha cambiato la vita|soddisfatt*|contentissim*|entusiast*|felicissim*|5 stelle|cinque stelle|10 e lode|voto 10|dieci e lode|grazie per questa|grazie per l'app|grazie per il vostro lavoro|vale ogni|vale i soldi|intuitiva|mai un problema|mai deluso|pollice in su|chapeau|un gioiello|gioiellino|davvero utile|davvero bella
sarebbe perfett*|sarebbe fantastic*|sarebbe ottim*|sarebbe bellissim*|sarebbe meraviglios*|sarebbe eccezionale|sarebbe stupend*|sarebbe geniale|sarebbe molto utile|sarebbe molto comod*|era perfett*|era ottim*|era fantastic*|era bellissim*|era la migliore|era molto utile|funzionava perfettamente|funzionava benissimo|andava benissimo|ero molto soddisfatt*|ero soddisfatt*|non consiglio|non la consiglio|sconsigli*|non mi piace|mi piaceva|i migliori saluti|migliori saluti|come consigliato|non soddisfatt*|insoddisfatt*|grandi dimensioni|caratteri grandi|più grandi|file grandi|troppo grandi|aggiornato come consigliato|la migliore soluzione|ottimizz*|mi piacerebbe|tema scuro perfetto|perfettamente inutile|file di grandi 0
ottimi|bel lavoro|buona app|buon lavoro|bravissim*|complimentoni|siete super|siete forti|mitici|superlativa|bomba|figata|fighissima|spaccate|spacca|genial*|impeccabile|ineccepibile|insuperabile|imbattibile|insostituibile|migliore in assoluto|migliore sul mercato|meglio di così|non potrei farne a meno|non posso più farne a meno|farne a meno|non saprei come fare senza|come farei senza|cambia la vita|semplifica la vita|facilita la vita|mi aiuta molto|mi aiuta tantissimo|di grande aiuto|molto bella|molto valida|molto pratica|molto semplice|molto content*|molto felice|soddisfatt* di questa|soddisfatt* dell'app|veramente bella|veramente utile|ben fatto|curata|facile da usare|facilissima|semplice da usare|semplicissima|fa quello che deve|fa il suo dovere|fa il suo lavoro|fa esattamente|quello che cercavo|tutto quello che serve|tutto ciò che serve|funziona a meraviglia|funziona molto bene|va alla grande|una meraviglia|una chicca|una garanzia|un piacere|mi piace un sacco|mi piace tanto|piace molto|consiglio vivamente|straconsigliata|raccomandata|da avere|da non perdere|10/10|10 su 10|30 e lode|tanto di cappello|grazie per aver creato|grazie per averla creata|grazie al team|grazie a tutto il team|grazie agli sviluppatori|grazie ragazzi|vale il prezzo|soldi ben spesi|ne vale la pena|mai delusa|assistenza gentile|assistenza rapida|gentilissim*|disponibilissim*|velocissimi
sarebbe ottimo|sarebbe perfetto|sarebbe perfetta|sarebbe il top|sarebbe top|sarebbe magnific*|sarebbe bello|sarebbe bellissimo|sarebbe molto bello|sarebbe molto comoda|sarebbe molto comodo|sarebbe molto bella|sarebbe davvero bello|sarebbe davvero utile|sarebbe davvero comodo|sarebbe spettacolare|sarebbe una bomba|sarebbe utilissim*|sarebbe comodissim*|era ottima|era ottimo|era perfetta|era perfetto|era fantastica|era bellissima|era eccellente|era un'ottima|era bello|era molto bella|era stupenda|era al top|funzionava alla grande|andava alla grande|andava perfettamente|non è perfetta|non è ottima|non è il massimo|non mi piace molto|non lo consiglio|non consigliata|non è intuitiva|poco intuitiva|meno intuitiva|per niente intuitiva|più intuitiva|non sono soddisfatt*|per niente soddisfatt*|non sono content*|ero molto content*|ottimo fino|ottima fino|ottimo prima|consiglio di|il migliore dei modi|nel migliore dei modi|perfettamente normale|perfetto funzionamento|mi piacerebbe molto|mi piaceva molto|mi piacevano|bello se|bello sapere|bello poter|troppo bello per|bell'idea se|brave persone|un piacere se|con piacere|grandi problemi|grandi difficoltà|schermi grandi|caratteri più grandi|lettere grandi|ottimo se|ottima se|perfetta se|grandi file|consiglio a tutti di non|amo questa app ma|funziona perfettamente su|funziona perfettamente con altre|funziona perfettamente nelle altre|gentilissimi vorrei 0
applausi|un applauso|siete angeli|siete degli angeli|grazie a voi|non potrei più farne a meno
wifi va benissimo|wi fi va benissimo|internet va benissimo|connessione va benissimo|rete va benissimo|wifi funziona benissimo|internet funziona benissimo|connessione funziona benissimo 0
