# French. Accents may be left out; an apostrophe divides words.
language fr

[crash]
plant*|plente*|crash*|crache
crash test|plantes|plantation*|rapport de plantage 0
se ferme|se ferme tout* seule*|se ferment|se fermait|s'est fermée|se referme|se coupe tout* seul*|se coupe|s'éteint|s'arrête|s'arrête tout* seul*|s'est arrêtée|se quitte|quitte tout* seul*|ferme tout* seul*|fermeture inattendue|fermetures intempestives|fermeture intempestive|ferme sans prévenir|disparaît de l'écran|ferme brutalement
me jette|me vire|me fout dehors|me met dehors|éjecté*|me renvoie à l'accueil|me renvoie à l'écran d'accueil|me renvoie sur l'écran d'accueil|me ramène à l'accueil|retour à l'écran d'accueil|retour à l'accueil|retour au bureau|retour sur l'écran d'accueil|reviens à l'écran d'accueil|retombe sur l'écran d'accueil|sort toute seule|me sort
plus d'appli|plus d'application|pouf|l'appli disparaît|l'application disparaît|appli disparue|fenêtre disparaît|rend l'âme|me lâche|lâche tout le temps|le téléphone redémarre|redémarre tout* seul*|redémarre mon téléphone|fait redémarrer|tombe en rade|a cessé|arrêt inattendu|fermeture forcée|quitte inopinément

[launch]
s'ouvre pas|s'ouvre plus|ne veut pas s'ouvrir|ne veut plus s'ouvrir|refuse de s'ouvrir|impossible de l'ouvrir|impossible de lancer|impossible de démarrer|impossible d'ouvrir|n'arrive pas à ouvrir|n'arrive plus à ouvrir|n'arrive plus à entrer dans l'appli*|n'arrive pas à entrer dans l'appli*|peux pas ouvrir|peux plus ouvrir|pas moyen d'ouvrir|démarre pas|démarre plus|se lance pas|se lance plus|refuse de démarrer|refuse de se lancer|ne veut pas démarrer|ne veut plus démarrer|ne s'allume pas|ne charge pas au démarrage|n'ouvre plus|n'ouvre pas
impossible d'ouvrir _ fichier*|impossible d'ouvrir _ document*|n'arrive pas à ouvrir _ fichier*|n'ouvre pas _ fichier*|n'ouvre pas _ document*|peux pas ouvrir _ fichier*|impossible d'ouvrir _ pdf|impossible d'ouvrir _ pièce* -2
bloqué* au démarrage|bloque au démarrage|bloqué* sur le logo|bloque sur le logo|bloqué* sur l'écran d'accueil|bloqué* sur l'écran de chargement|bloqué* à l'écran de chargement|bloqué* sur l'écran de démarrage|reste bloqué* sur le logo|reste sur le logo|reste figé* sur le logo|seulement le logo|juste le logo|que le logo|écran de démarrage|écran de chargement|ne dépasse pas le logo|ne va pas plus loin que le logo
écran blanc au démarrage|écran blanc à l'ouverture|écran blanc au lancement|écran noir au démarrage|écran noir à l'ouverture|écran noir au lancement|s'ouvre sur un écran blanc|s'ouvre sur un écran noir|ouvr* _ écran blanc|ouvr* _ écran noir|lanc* _ écran blanc|juste un écran blanc|j'appuie sur l'icône et rien|touche l'icône et rien|clique sur l'icône et rien
plant* au démarrage|plant* au lancement|plant* à l'ouverture$|plant* à l'ouverture de l'appli*|plant* dès l'ouverture|plant* dès le lancement|plant* dès que je l'ouvre|plant* dès que j'ouvre l'appli*|plant* quand je l'ouvre|plant* quand j'ouvre l'appli*|plant* immédiatement|plant* tout de suite|crash* au démarrage|crash* au lancement|crash* à l'ouverture$|crash* à l'ouverture de l'appli*|s'ouvre une seconde 2 +crash

[freeze]
bloqué*|freez*|frize*|figé*|gelé*|coincé*|répond plus|répond pas|ne réagit pas|réagit plus|sans réaction|aucune réaction|rien ne réagit|rien ne bouge|bouge plus|écran noir|écran blanc|écran gris|page blanche|tourne en rond|tourne sans fin|tourne dans le vide|ça tourne|roue qui tourne|la roue tourne|le rond tourne|rond qui tourne|cercle qui tourne|sablier|mouline|chargement infini|chargement sans fin|chargement interminable|charge sans fin|charge à l'infini|charge indéfiniment|charge en boucle|n'arrête pas de charger|charge sans arrêt|chargement en boucle|boutons ne répondent|boutons ne marchent|rien ne se passe quand j'appuie|impossible de cliquer|peux plus cliquer|peux plus rien toucher|peux rien toucher|tactile ne|obligé* de forcer|forcer la fermeture|forcer l'arrêt|je dois forcer|je dois redémarrer|obligé* de redémarrer|paralysé*
compte bloqué|carte bloquée|paiement bloqué|bloqué* mon compte|débloqué*|synchro* bloqué* 0

[performance]
lent|lente|lents|lentes|lenteur*|lentement|ralenti*|rame|rament|ramer|ramait|lag|lague*|lagg*|saccad*|à-coups|pas fluide|manque de fluidité|traîne|mou|molle|tortue|escargot|limace|latence|temps de chargement|temps de réponse|temps d'attente|long à charger|longue à charger|trop long|très long|hyper long|super long|trop longue|met des heures|met un temps|met du temps|met trop de temps|met _ secondes|met _ minutes|met _ temps fou|prend un temps|prend des heures|prend trop de temps|prend beaucoup de temps|prend _ minutes|prend _ secondes|il faut _ secondes|il faut _ minutes|faut attendre|des plombes|une éternité|le temps de prendre un café|le temps d'un café|un temps fou|secondes pour|minutes pour
trop de mémoire|consomme de la mémoire|beaucoup de mémoire|mange la mémoire|prend beaucoup de place|trop de place|trop d'espace|gigas|espace de stockage|ram
au ralenti avec|vidéo au ralenti 0

[battery]
batterie _ vide|vide _ batterie|vider _ batterie|vide ma batterie|bouffe _ batterie|mange _ batterie|consomme _ batterie|consommation _ batterie|pompe _ batterie|suce _ batterie|dévore _ batterie|tue _ batterie|flingue _ batterie|draine _ batterie|batterie _ fond|fond _ batterie|batterie _ chute|batterie qui fond|décharge _ batterie|batterie _ décharg*|use _ batterie|batterie à plat|batterie morte|batterie ne tient|batterie _ ne tient|tient plus la charge|batterie tient|autonomie|gouffre|recharger|recharge* _ fois par jour|sur le chargeur|% de batterie|à midi c'est fini|à plat à midi|téléphone vide|énergivore|trop d'énergie|consomme énormément|consomme trop
chauffe|chauffent|surchauff*|brûlant*|bouillant*|très chaud|trop chaud|devient chaud|est chaud|radiateur|four|grille-pain|cuire un œuf|me brûle|brûle les doigts

[login]
me connecter|se connecter|n'arrive plus à rentrer|n'ai plus accès|accès à mon compte|accéder à mon compte|accéder à mon espace|entrer dans mon compte|m'identifier|m'authentifier|m'inscrire|créer mon compte|créer un compte 1
n'arrive pas à me connecter|n'arrive plus à me connecter|impossible de me connecter|impossible de se connecter|pas me connecter|plus me connecter|pas se connecter|plus se connecter|connexion impossible|connexion refusée|échec de connexion|échec de la connexion|ne me laisse pas entrer|ne me laisse plus entrer|plus accès à mon compte|pas accès à mon compte|impossible d'accéder à mon compte|n'arrive plus à accéder à mon compte|n'arrive pas à accéder à mon compte|compte bloqué|compte verrouillé|compte désactivé|bloqué dehors|impossible de m'identifier|impossible de m'inscrire|impossible de créer mon compte|impossible de créer un compte|ne me reconnaît pas|ne me reconnaît plus|me connecter sur le site mais pas
mot de passe incorrect|mot de passe faux|mot de passe erroné|mot de passe invalide|mot de passe refusé|mot de passe est faux|mot de passe n'est pas|mot de passe n'est plus|mot de passe pas|mauvais mot de passe|refuse mon mot de passe|n'accepte pas mon mot de passe|n'accepte plus mon mot de passe|mot de passe _ incorrect|mot de passe oublié|mdp oublié|réinitialis* _ mot de passe|lien de réinitialisation|lien d'oubli|mail de réinitialisation|mdp incorrect|code pin n'est pas|code pin _ pas|n'accepte pas mon code|n'accepte pas mon pin|refuse mon code|refuse mon pin|ne prend pas mon code|code n'arrive|code ne vient|code invalide|code incorrect|code expiré|reçois pas le code|reçois pas de code|reçois jamais le code|jamais reçu le code|sms n'arrive|sms de vérification|code par sms|mail de confirmation|mail d'activation|identifiants incorrects|identifiants invalides|utilisateur inconnu|compte introuvable|compte n'existe pas
déconnecté tous|suis déconnecté|me déconnecte|déconnecte sans arrêt|déconnecte tout le temps|déconnexion*|sans cesse déconnecté|toujours déconnecté|reconnecter à chaque fois|me reconnecter|se reconnecter|reconnecter tous les jours|redemande mon mot de passe|redemande le mot de passe|redemande _ mot de passe|demande _ mot de passe à chaque|remettre mon mot de passe|retaper mon mot de passe|oublie mon mot de passe|oublie mes identifiants|session expirée

[topic login]
connexion à mon compte|connexion au compte|login|mot de passe|mots de passe|mdp|identifiant*|code pin|authentification|inscription|face id|empreinte|code de vérification|s'identifier|loguer
page de connexion|écran de connexion 0

[sync]
ne se synchronise*|se synchronise pas|se synchronisent pas|se synchronise plus|se synchronisent plus|pas synchronisé*|plus synchronisé*|pas de synchro*|plus de synchro*|synchro* _ pas|synchro* bloqué*|synchro* _ échoue|synchro* en panne|erreur de synchro*|problème de synchro*|n'arrive jamais sur|n'arrivent jamais sur|n'arrivent pas sur|n'arrive pas sur la tablette|n'apparaît pas sur|n'apparaissent pas sur|apparaît pas sur mon|apparaissent pas sur mon|pas sur mon autre|pas sur l'autre|manquent sur mon|manque sur mon|différent sur|différents sur|différentes sur|pas les mêmes sur|pas la même chose sur|pas pareil sur|reviennent après|revient après|réapparaît|réapparaissent|reviennent tout le temps|éléments supprimés reviennent|ressuscite*|bloqué dans le cloud|envoi vers le cloud|sauvegarde icloud|sauvegarde dans le cloud|sauvegarde sur le cloud|transfert vers le cloud|tout en double|entre mes appareils|entre mes deux|entre mon téléphone et|entre l'iphone et|entre téléphone et
cohérent* entre 1

[topic sync]
synchro*|sincro*|syncro*|cloud|icloud|sauvegarde*

[data-loss]
perdu mes|perdu toutes|perdu tous|perdu tout|tout perdu|perdu l'ensemble|perdu ma|perdu mon|perdu la totalité|perdu la moitié|perds mes|perds tout|perdu des|perdus|perdues|perdue|perte
perdu mon mot|perdu mon temps|perte de temps|perdu patience|perdu du temps|perte de connexion|perdu mon code|perdu mon téléphone|perte du son|perdu l'accès|pertes de réseau 0
disparu*|disparaiss*|disparait|envolé*|effacé*|supprimé*|volatilisé*|évaporé*|plus rien|ne retrouve plus|ne retrouve pas|retrouve plus mes|où sont passé*|où sont mes|où est passé*|où est mon|où sont toutes|dossier* vide*|est vide|sont vides|vide maintenant|réinitialisé*|à zéro|repartir de zéro|tout recommencer|recommencer depuis le début|ma progression|écrasé*|ne sauvegarde pas|ne sauvegarde rien|ne sauvegarde plus|pas sauvegardé*|pas enregistré*|n'enregistre pas|n'enregistre plus|n'enregistre rien|ne s'enregistre*|oublie mes réglages|oublie tout|oublie mes paramètres|oublie mes préférences|manque la moitié|manque des|la moitié _ manqu*|parti en fumée|partis en fumée|partie en fumée|à la trappe|corrompu*
réinitialisé* _ mot de passe|compte supprimé|supprimé* mon compte|supprimé l'application|supprimé l'appli|supprimé et réinstallé|j'ai supprimé|j'ai effacé|soient supprimé*|être supprimé*|soit supprimé|demande de supprimer|bouton a disparu|bouton disparu|boutons ont disparu|boutons disparus|menu a disparu|menu disparu|icône a disparu|icônes ont disparu|son a disparu|son disparu|option a disparu|problème a disparu|bug a disparu|appli disparaît|application disparaît|batterie est vide|batterie vide|page est vide|page vide|écran est vide|n'enregistre rien _ micro|micro _ n'enregistre*|micro n'enregistre*|micro n'enregistre rien|onglet a disparu|clavier disparaît|premium a disparu 0

[payment]
débit*|prélev*|facturé*|facture* deux fois|facturation|payé deux fois|payer deux fois|double paiement|deux fois pour le même|en double _ carte|argent pris|pris mon argent|pris de l'argent|volé*|arnaqu*|escroqu*|retiré de mon compte|retirer de l'argent|montant erroné|mauvais montant|somme erronée|prélevé sans|sans mon autorisation|sans mon accord|sans autorisation|paiement inconnu|achat non autorisé|encaissé*
paiement est refusé|paiement refusé|paiement _ refusé|paiement échoue|paiement a échoué|paiement ne passe|paiement ne fonctionne|paiement ne marche|paiement impossible|paiement rejeté|paiement en attente|échec du paiement|échec de paiement|impossible de payer|impossible d'acheter|n'arrive pas à payer|n'arrive pas à acheter|peux pas payer|peux pas acheter|carte refusée|carte est refusée|carte rejetée|carte _ refusée|refuse ma carte|n'accepte pas ma carte|transaction refusée|transaction échouée|transaction _ échou*|achat échoue|achat impossible|achat ne|achat refusé
restaurer les achats|restaurer mes achats|restaurer mon achat|restaurer l'achat|restaurer un achat|restauration des achats|restauration de mes achats|restauration d'achat*|déjà payé|ai payé et|j'ai payé|payé pour rien|payé mais|payée mais|déjà acheté|acheté mais|acheté et|rien n'est débloqué|pas débloqué*|toujours verrouillé*|toujours bloquées|toujours de la pub|toujours les pubs|encore des pubs|toujours des pubs|repayer|payer à nouveau|payer de nouveau|payer une deuxième fois|payer encore|racheter|demande de payer|demande encore de payer|version complète|code promo|bon d'achat|carte cadeau
historique des paiements|page de paiement|écran de paiement 0

[topic payment]
paiement*|payment|payer|achat*|acheter|facture*|facturation|carte bancaire|carte bleue|carte de crédit|paypal|transaction*|apple pay|google pay

[subscription]
résili*|désabonn*|annul* _ abonnement|annul* _ abo|annuler mon abo*|arrêter mon abo*|arrêter l'abo*|stopper l'abo*|mettre fin à mon abo*|abonnement annulé|abonnement _ pas|abonnement n'est|abonnement ne|abonnement expiré|abonnement non reconnu|jamais abonné*|jamais souscrit|pas souscrit|jamais demandé d'abo*|malgré mon abo*|malgré l'abo*|alors que je suis abonné*|alors que j'ai un abo*|je suis abonné* mais|abonné* mais|me suis abonné*|renouvel*|renouvelé sans|reconduction|reconduit|période d'essai|essai gratuit|l'essai|version d'essai|premium _ pas|premium n'est|premium non|plus premium|pas premium|fonctions premium|fonctionnalités premium|version premium|compte premium|statut premium|version pro|abonnement familial|partage familial|abonnement annuel|abonnement mensuel|changer d'abonnement|changer de formule|changer de forfait|prix de l'abonnement|abonnement trop cher|abonnement est trop cher|augmentation du prix|augmentation des prix|augmentation de prix|hausse du prix|hausse des prix|hausse de prix|tout est payant|abonnement obligatoire|obligé de s'abonner|encore un abonnement|chaque semaine|par semaine|tous les mois

[topic subscription]
abo|abos|abonn*|premium|forfait*|formule|essai gratuit|souscri*

[refund]
mon argent|mes sous|restituer|restitution|avoir|me rendre ce que|ce que j'ai payé 1
rembours*|rendez mon argent|rendez l'argent|rendre mon argent|rendre l'argent|récupérer mon argent|récupérer l'argent|ravoir mon argent|veux mon argent|rendez-moi mes sous|récupérer mes sous|rendez-moi ce que|recrédit*|restitu* _ argent|rends moi mon argent|retour de mon argent

[notification]
plus les notifications|plus de notification*|pas de notification*|aucune notification*|pas les notifications|plus d'alerte*|pas d'alerte*|aucune alerte*|plus de rappel*|pas de rappel*|aucun rappel|me prévient pas|me prévient plus|ne m'avertit*|m'avertit plus|m'avertit pas|pas averti*|pas prévenu*|plus prévenu*|pas notifié*|ne me notifie*|ne me rappelle*|sonne pas|sonne plus|ne vibre pas|vibre plus|alarme ne|réveil ne|n'a pas sonné|notification* _ retard|notification* _ tard|notification* en double|notification* arrivent|notification* _ heures|notification* _ pas|alertes arrivent|rappels arrivent|trop de notification*|trop d'alertes|bombardé* de|inondé* de|harcelé* de|spam|même notification|pastille*|badge*|point rouge|rond rouge|chiffre rouge|que quand j'ouvre|seulement quand j'ouvre|qu'en ouvrant l'appli*|raté mon rendez-vous|raté un rendez-vous|manqué un rendez-vous|manqué mon rendez-vous|silence jusqu'à

[topic notification]
notif*|alerte*|rappel*|alarme*|push|pastille*|réveil
rappelle moi|rappelez moi|paramètres de notification* 0

[ui]
coupés|superpos*|déborde*|trop large|cache le bouton|cachent le bouton|sous l'encoche|recouvert*|masqué*|icônes manqu*|barre _ disparu|ne peux pas atteindre|inaccessible*|inatteignable*|on ne voit pas|on ne voit rien|noir sur fond|texte noir|texte gris|texte blanc|mode sombre _ lis*|mode sombre _ voi*|en mode sombre|mise en page|mode paysage|en paysage|pivote*|rotation|de travers|décalé*|déformé*|étiré*|écrasé* image|affichage _ bizarre|s'affiche pas|s'affichent pas|affichage|flou|floue|pixelisé*|page blanche vide|défilement|peux pas faire défiler|images ne|dernière ligne|ligne du bas|bas de l'écran 1
coupé* en bas|coupé* en haut|coupé* à droite|coupé* à gauche|bouton est coupé|texte est coupé|texte coupé|sont coupés|tronqué*|rogné*|chevauche*|superposé*|les uns sur les autres|l'un sur l'autre|dépasse de l'écran|hors de l'écran|hors écran|sort de l'écran|sortent de l'écran|en dehors de l'écran|ne tient pas dans l'écran|ne rentre pas dans l'écran|trop grand pour l'écran|caché* par|caché* sous|caché* derrière|sous le clavier|derrière le clavier|clavier cache|clavier recouvre|bouton manquant|boutons manquants|bouton a disparu|bouton disparu|boutons ont disparu|boutons disparus|bouton manque|plus de bouton|pas de bouton|plus le bouton|ne vois pas le bouton|ne trouve pas le bouton|bouton introuvable|menu a disparu|menu disparu|plus de menu|icône a disparu|icônes ont disparu|onglet a disparu|illisible*|invisible*|pas visible|plus visible|noir sur noir|blanc sur blanc|ne tourne pas|ne pivote pas|à l'envers|tête en bas|mal affiché*|s'affiche mal|s'affichent mal|affichage incorrect|affichage _ cassé|mise en page cassée|mise en page est cassée|mise en page _ cassée|clignote*|scintille*|page est vide|page vide|écran est vide|impossible de faire défiler|défile pas|images ne s'affichent|photos ne s'affichent|bas de l'écran _ accessible|écran déformé|image déformée
impression*|imprim*|pdf -2

[topic ui]
bouton*|affichage|interface|mise en page|menu*|icône*|mode sombre|clavier|rotation|police|onglet*|défilement

[audio]
le son|son coupe|son mauvais|son faible|trop bas|volume trop|volume _ faible|volume bas|on n'entend|silencieux|silencieuse*|craquement*|parasite*|écho|étouffé*|métallique|robot|qualité audio|qualité du son|ne m'entend|message vocal _ pas|messages vocaux _ pas|casque|écouteurs|haut-parleur 1
pas de son|plus de son|aucun son|sans son|son ne|son se coupe|son disparaît|son a disparu|son disparu|son saccadé|son déformé|son horrible|mauvais son|son trop faible|volume trop bas|volume trop faible|entends rien|entends plus|entend rien|entend plus|n'entends pas|inaudible*|muet|muette|muets|muettes|grésill*|crachot*|voix ressemble à un robot|voix de robot|comme un robot|comme une casserole|son métallique|micro _ pas|micro ne|micro n'enregistre*|microphone ne|microphone _ pas|micro _ rien|personne ne m'entend|m'entend pas|enregistrement* vide*|enregistrement* muet*|enregistrement* silencieux|enregistrement* est vide|enregistrement* _ vide*
message muet 0

[topic audio]
son|audio|micro|microphone|volume|voix|musique|enregistrement*|enregistrer|haut-parleur*|écouteurs|casque|message vocal|messages vocaux
son compte|de son|son mail|son équipe|avec son|dans son|à son|par son|pour son|et son|sur son|plus de son côté 0

[video]
vidéo* _ pas|vidéo* ne|vidéo* _ bloque*|vidéo* _ saccad*|vidéo* _ coupe*|vidéo* _ s'arrête*|vidéo* _ fige*|vidéo* rame*|vidéo* _ noir*|vidéo* charge*|vidéo* sans son|vidéo* floue*|film s'arrête|film se coupe|film se bloque|films ne|film ne|lecture s'arrête|lecture se coupe|lecture bloque|lecture impossible|impossible de lire|impossible de regarder|impossible de visionner|mise en mémoire tampon|buffering|image sans son|l'image mais pas de son|image mais pas le son|décalage entre|son décalé|image figée|streaming _ coupe|couleurs bizarres|teinte verte|couleurs sont|plein écran ne|sous-titres
tutoriel* vidéo|vidéo* tuto* 0

[topic video]
vidéo|vidéos|film*|clip*|streaming|épisode*|lecteur

[camera]
caméra _ noir|caméra affiche|caméra ne|caméra _ pas|caméra floue|appareil photo ne|appareil photo _ pas|appareil photo _ noir|ne fait pas la mise au point|mise au point|autofocus|photos floues|photo floue|photos _ floues|flash ne|flash _ pas|pas de flash|impossible de prendre _ photo*|prendre une photo|prendre de photo*|impossible de scanner|ne scanne rien|scanne pas|scanner ne|scanner _ pas|peux pas scanner|n'arrive pas à scanner|scan* flou*|ne reconnaît pas le code|ne lit pas le code|qr code _ pas|code barres _ pas|code-barres ne|selfie*|caméra frontale|aperçu à l'envers|aperçu noir|aperçu _ noir

[topic camera]
caméra*|appareil photo|scanner|scan|scans|flash|qr|code barre*|objectif|viseur

[network]
pas de connexion|aucune connexion|pas de réseau|aucun réseau|pas d'internet|pas internet|connexion internet|connexion perdue|perd la connexion|perte de connexion|connexion coupée|erreur de connexion|problème de connexion|connexion impossible au serveur|erreur réseau|erreur de réseau|problème réseau|erreur serveur|erreur de serveur|erreur du serveur|serveur ne|serveur indisponible|serveur inaccessible|serveur hs|serveur introuvable|serveurs hs|délai dépassé|délai d'attente|temps d'attente dépassé|délai expiré|hors ligne|hors connexion|réessayer plus tard|réessayez plus tard|service indisponible|injoignable|erreur 5*|alors que j'ai du réseau|alors que j'ai internet|alors que le wifi|alors que j'ai le wifi|impossible de joindre|ne se connecte pas au serveur|ne se connecte pas à internet|panne
mode hors ligne|fonctionne hors ligne|cartes hors ligne 0

[topic network]
internet|serveur*|réseau|connexion|wifi|wi-fi|4g|5g|3g|données mobiles|hors ligne

[install]
impossible d'installer|impossible de l'installer|impossible de télécharger|impossible de la télécharger|n'arrive pas à installer|n'arrive pas à télécharger|n'arrive pas à l'installer|peux pas installer|peux pas télécharger|ne s'installe plus|s'installe pas|refuse de s'installer|installation échoue|installation _ échou*|installation bloquée|installation s'arrête|installation impossible|échec de l'installation|erreur d'installation|se télécharge pas|téléchargement échoue|téléchargement s'arrête|téléchargement bloqué|téléchargement impossible|téléchargement se bloque|téléchargement _ bloqué|téléchargement reste|téléchargement ne|échec du téléchargement|pas compatible|incompatible|non compatible|pas disponible dans mon pays|non disponible dans mon pays|indisponible dans mon pays|pas dans mon pays|pas disponible dans votre pays|introuvable sur le store|introuvable dans le store|introuvable sur l'app store|introuvable sur le play store|plus sur le store|plus dans le store|pas sur le play store|erreur 495|play store dit|app store dit|espace insuffisant|pas assez d'espace|réinstallation impossible
mise à jour _ s'installe|installer la mise à jour|télécharger la mise à jour|télécharger mes|télécharger un fichier|télécharger le fichier|télécharger mes données -3

[topic install]
install*|télécharg*|play store|app store|playstore

[update]
impossible de faire la mise à jour|impossible de mettre à jour|n'arrive pas à mettre à jour|n'arrive pas à faire la mise à jour|peux pas mettre à jour|peux pas faire la mise à jour|mise à jour impossible|mise à jour échoue|mise à jour _ échou*|mise à jour bloquée|mise à jour se bloque|mise à jour ne|mise à jour _ s'installe pas|mise à jour en attente|échec de la mise à jour|erreur de mise à jour|maj impossible|maj ne|maj bloquée|demande sans cesse de mettre à jour|oblige à mettre à jour
ancienne version|ancien design|ancienne interface|ancien look|ancienne appli*|veux l'ancienne|veux l'ancien|rendez l'ancienne|rendez nous l'ancienne|rendez-nous l'ancien|remettez l'ancien*|comme avant|revenir à l'ancien*|revenez à l'ancien*|retour à l'ancien*|revenir en arrière|retour en arrière|version précédente|version d'avant|mieux avant|était mieux|était bien mieux|était plus pratique|nouvelle version est nulle|nouvelle version est horrible|nouvelle version est une|nouvelle version est moche|nouvelle version est affreuse|nouvelle version est catastrophique|nouvelle version est moins|nouvelle version est pire|nouvelle version est pourrie|nouvelle version nulle|nouvelle version pourrie|nouvelle interface est|nouvelle interface horrible|nouveau design|nouveau look|nouvelle présentation|nouvelle ergonomie|nouvel affichage|personne ne voulait|personne ne veut|personne n'a demandé|qui a demandé|pourquoi avoir changé|pourquoi avoir supprimé|pourquoi avoir enlevé|pourquoi avez-vous changé|pourquoi avez-vous supprimé|pourquoi avez-vous enlevé|pourquoi changer|pourquoi supprimer|vous avez gâché|tout gâché|mise à jour est nulle|mise à jour est horrible|mise à jour catastrophique|mise à jour est une catastrophe|mise à jour pourrie|régression|marche arrière
depuis la mise à jour|depuis la dernière mise à jour|depuis la nouvelle mise à jour|depuis _ mise à jour|après la mise à jour|après _ mise à jour|depuis la dernière version|depuis la nouvelle version|depuis la maj|depuis la dernière maj|après la maj|avec la nouvelle version|avec la mise à jour|depuis cette mise à jour|avant la mise à jour|ne se met pas à jour|se met pas à jour|se met plus à jour|se mettent pas à jour|met pas à jour _ widget 0

[topic update]
mise à jour|mises à jour|maj|mettre à jour|nouvelle version|upgrade
j'ai mis à jour|ai fait la mise à jour|dernière mise à jour|dernière version|dernière maj|mis à jour comme|à jour|fait la mise à jour 0

[export]
export* _ échou*|export* échoue|export* _ pas|export* ne|export* _ vide|export* impossible|export* plante|n'exporte pas|n'exporte rien|impossible d'exporter|n'arrive pas à exporter|peux pas exporter|peux plus exporter|impossible de partager|n'arrive pas à partager|peux pas partager|peux plus partager|partage ne|partage _ pas|partage impossible|impossible d'imprimer|n'arrive pas à imprimer|peux pas imprimer|n'imprime pas|n'imprime plus|n'imprime rien|n'imprime que|imprime _ blanc*|impression _ vide|impression ne|impression _ coupé*|imprimante _ coupé*|sort de l'imprimante|pages blanches|feuille blanche|impossible d'envoyer|n'arrive pas à envoyer|peux pas envoyer|envoi _ échou*|envoi ne|pdf est vide|pdf vide|pdf _ vide|pdf _ blanc|fichier est vide|fichier vide|fichier _ vide|csv vide|enregistrer en pdf|enregistrer sous|pièce jointe manquante|destinataire reçoit

[topic export]
export*|partag*|imprim*|impression*|pdf|envoi|envoyer par mail

[import]
import* _ pas|import* ne|import* échou*|import* _ échou*|import* impossible|import* bloqué|n'importe pas|n'importe rien|impossible d'importer|n'arrive pas à importer|peux pas importer|impossible d'ouvrir _ fichier*|impossible d'ouvrir _ document*|n'arrive pas à ouvrir _ fichier*|n'ouvre pas _ fichier*|n'ouvre pas _ document*|peux pas ouvrir _ fichier*|impossible d'ouvrir _ pdf|impossible d'ouvrir _ pièce*|impossible de lire _ fichier|ne lit pas _ fichier*|ne reconnaît pas _ fichier*|fichier non reconnu|fichier non pris|format non pris en charge|format non supporté|format non reconnu|fichier invalide|restaurer _ sauvegarde|restaurer une sauvegarde|restauration de la sauvegarde|restauration échoue|sauvegarde ne se restaure|récupérer ma sauvegarde|récupérer mes données|transférer mes données|transfert de mes données|de mon ancien téléphone|ancienne appli _ vers|moitié des lignes|impossible de joindre un|impossible d'ajouter une photo|ajouter une pièce jointe

[topic import]
import*|restaur*|csv|transfert|pièce jointe
n'importe quoi|n'importe quel*|n'importe où|n'importe comment|n'importe qui|n'importe quand|importe peu|important*|importance|importe|ci-joint|en pièce jointe|pièce jointe la|restaurer les achats|restaurer mes achats|restauration des achats|restaurer mon achat|restaurant* 0

[widget]
widget* _ pas|widget* ne|widget* vide*|widget* est vide|widget* noir*|widget* blanc*|widget* affiche*|widget* bloqué|widget* reste*|widget* disparu*|widget* a disparu|widget* a planté|plus de widget|écran verrouillé _ pas|écran de verrouillage _ pas|écran de verrouillage _ jamais|truc sur l'écran verrouillé|truc de l'écran verrouillé|truc sur mon écran|complication* ne|complication* _ pas|tuile ne|tuile vide|affiche encore hier|chiffres d'hier|données d'hier|toujours ceux d'hier

[topic widget]
widgé*|écran verrouillé|écran de verrouillage|complication*|tuile*

[pairing]
appairage|appairer|jumel*|apparier 1
appairage _ échou*|appairage échoue|appairage ne|appairage impossible|appairage _ pas|impossible d'appairer|n'arrive pas à appairer|ne s'appaire*|s'appaire pas|jumelage _ pas|jumelage échoue|jumelage impossible|impossible de jumeler|bluetooth ne|bluetooth _ pas|bluetooth se déconnecte|bluetooth se coupe|pas de bluetooth|connexion bluetooth|ne se connecte pas avec|se connecte plus à ma|se connecte plus à mon|se connecte pas à ma|se connecte pas à mon|connecter ma montre|connecter mon casque|connecter la balance|connecter ma balance|connecter mon imprimante|montre _ pas|montre ne|montre n'est|balance ne|balance _ pas|balance n'est|ne trouve pas ma|ne trouve pas mon|ne trouve plus ma|ne trouve plus mon|détecte pas|détecte plus|pas détecté*|plus détecté*|ne reconnaît pas ma|ne reconnaît plus ma|ne voit pas ma|ne voit plus ma|n'est plus reconnu*|n'est pas reconnu*|appareil introuvable|appareil non trouvé|aucun appareil trouvé|perd la connexion avec la|perd la connexion avec ma|perd la connexion avec mon|kit mains libres|autoradio|chromecast ne|airplay ne|carplay ne|android auto ne
ne trouve pas mon compte|ne trouve plus mon bouton|ne reconnaît pas ma carte|ne reconnaît pas mon mot|connecter mon compte|ne se connecte pas à mon compte|ne reconnaît pas mon abonnement|premium n'est pas reconnu|abonnement _ pas reconnu|ne trouve pas mon fichier 0

[topic pairing]
bluetooth|appairage|jumelage|montre|balance|casque|enceinte|autoradio|carplay|chromecast|airplay|bracelet|garmin|fitbit
montre que|il montre|me montre|montre moi|montre une|montre un|ça montre|montre les 0

[accessibility]
caractères _ trop petits|caractères _ petits|trop petit* pour moi|trop petit* pour mes|trop petit à lire|trop petit pour lire|écrit trop petit|écriture trop petite|écriture _ petite|police trop petite|police _ petite|police _ trop petite|texte trop petit|texte _ petit|lettres _ petites|lettres _ trop petites|minuscule*|tout petit|pas assez gros|agrandir le texte|agrandir la police|taille du texte|taille de la police|taille des caractères|gros caractères|loupe|lunettes|sans lunettes|malvoyant*|mal voyant*|aveugle*|non-voyant*|déficien* visuel*|mauvaise vue|mes yeux|ma vue|vue basse|contraste*|trop pâle|gris clair|daltonien*|sourd*|malentendant*|lecteur d'écran|voiceover _ pas|voiceover ne|voice over ne|talkback ne|talkback _ pas|ne lit pas les boutons|boutons sans nom|sans étiquette|pas étiqueté*|handicap*|parkinson|tremble*|personnes âgées|seniors|accessibilité|accessible aux|dyslexi*

[topic accessibility]
voiceover|voice over|talkback|police|caractères|accessibilité

[localisation]
traduction* _ fautes|traduction* _ faute*|traduction* _ erreur*|traduction* _ mauvaise*|traduction* _ catastroph*|traduction* _ nulle|traduction* _ horrible|traduction* _ approximative*|mauvaise traduction|mal traduit*|pas traduit*|non traduit*|à moitié traduit*|google traduction|google translate|fautes d'orthographe|faute d'orthographe|fautes de français|fautes de frappe|tout en anglais|est en anglais|sont en anglais|en anglais alors|s'est mis en anglais|passé en anglais|passée en anglais|est en allemand|est en chinois|est en espagnol|en anglais au lieu|moitié en anglais|mauvaise langue|changer la langue|changer de langue|langue a changé|langue change|pas en français|plus en français|dates _ américaine|à l'américaine|format américain|format de date|format des dates|mois avant le jour|date* _ inversé*|jour et mois|unités|miles au lieu|fahrenheit|pouces|livres au lieu|devise|en dollars|dollars au lieu|semaine commence|dimanche|accents|caractères spéciaux
apprendre l'anglais 0

[topic localisation]
traduction*|langue*|devise*|format de date|unités

[privacy]
rgpd|vie privée|confidentialité|données personnelles|données privées|pistage|pistez|pister|traque*|espion*|m'écoute|m'écoutez|écoutez-vous|surveill*|données à des tiers|vendez mes données|vendre mes données|vendez _ données|revend* _ données|collecte*|où vont mes données|où sont stockées mes|que faites-vous de mes données|accès à mes contacts|accès à mes photos|accès au micro|accès à mon carnet|accéder à mes contacts|autorisation*|permission*|ma localisation|ma position|géolocalis*|pourquoi avez-vous besoin|pourquoi l'appli* veut|pourquoi demande|fuite de données|piraté*|voyant du micro|point vert|cookies|consentement
supprim* _ compte|supprimer mon compte|supprimez mon compte|suppression de mon compte|suppression du compte|effacer mon compte|effacez mon compte|clôturer mon compte|fermer mon compte|supprim* _ mes données|supprimez mes données|supprimer mes données|effacer mes données|effacez mes données|suppression de mes données|droit à l'oubli|désinscri*
sans autorisation|sans mon autorisation|supprime mes données toute* seul* 0

[topic privacy]
vie privée|confidentialité|données personnelles|autorisations|localisation

[broken]
marche pas|marche plus|marche pu|fonctionne pas|fonctionne plus|ne fonctionnent pas|ne fonctionnent plus|ne marchent pas|ne marchent plus|rien ne marche|rien ne fonctionne|rien ne va|plus rien ne|hors service|hs|en panne|cassé*|inutilisable*|inutile|ne sert à rien|sert plus à rien|bon à rien|à jeter|poubelle|merde|merdique|nul|nulle|nullissime|daube|catastroph*|n'importe quoi|foutage de gueule|scandal*|honteux|une honte|lamentable|déplorable|pourri*|bidon|de la bouse|pas possible|foutu*|mort|est morte|déconne|bugué*|buggé*|plein de bugs|truffé* de bugs|bourré* de bugs|défectueu*|dysfonctionne*|que des problèmes|problème est toujours|problème persiste|problème demeure|problème continue|problème reste|même problème|toujours pareil|toujours là|pas résolu|pas réglé|pas corrigé|toujours pas|rien n'y fait|rien ne change|sans succès|en vain|sans résultat|aucune amélioration|ne fait rien|fait plus rien|rien ne se passe|se passe rien|n'arrive plus à utiliser|n'arrive pas à utiliser|impossible d'utiliser|impossible de l'utiliser|peux plus utiliser|peux plus l'utiliser|peux pas utiliser|impossible de m'en servir|c'est quoi ce|y'a un souci|quelque chose ne va pas|ça ne va pas|ça va pas|ça cloche|fait des siennes|ras le bol|j'en ai marre
pas mal|mise en demeure|corbeille 0

[fault]
marche pas|marche plus|fonctionne pas|fonctionne plus|échoue*|échec|erreur*|bug|bugs|bogue*|beug*|en panne|cassé*|refuse de|ne veut pas|ne veut plus|ne va pas|ne va plus|impossible
problème*|pb|pbs|souci*|difficulté*|mauvais*|bizarre*|étrange*|manque*|manquant*|disparu*|vide*|noir|noire|blanc|blanche|bloqué*|mort|retard|tard|ancien*|périmé*|faux|fausse 1
pas|plus|jamais|aucun|aucune|rien|refusé*|rejeté*|invalide|s'arrête|coupé*|interrompu*|ignore|nul|nulle|horrible|affreux|affreuse|pénible|catastroph*|galère|insupportable|pire|moche 1
pas de problème|aucun problème|sans problème|sans souci|aucun souci|pas de souci|pas mal|rien à redire|rien à dire|de plus|en plus|plus que|plus pratique|plus facile|plus rapide|plus simple|le plus|la plus|non plus|jamais eu de problème*|jamais déçu|ne plus m'en passer|ne peux plus m'en passer|peux plus m'en passer|pas seulement|pas encore de réponse|pas eu de réponse|pas reçu de réponse|pas de réponse|aucune réponse|jamais de problème|merci de plus|zéro problème|ça va mieux 0

[good]
marche*|fonctionne*|facile*|pratique*|utile*|bien|bon|bonne|rapide*|fluide*|simple*|génial*|super|parfait*|excellent*|stable|efficace*|aide*
bonjour|bonne journée|bonne soirée|bien à vous|bien cordialement|très bien cordialement|eh bien|bien que|bien sûr|ou bien|aidez moi|besoin d'aide|votre aide|de l'aide|aide s'il|m'aider 0

[negation]
pas|jamais|aucun|aucune|sans|rien|plus de|plus d'|ni|zéro|point de

sans cesse|sans arrêt|sans prévenir|sans raison|sans fin|sans compter|pas que|pas seulement 0

[negation before]
ne|n'|plus

[and]
et|puis|car|parce que|depuis|quand|lorsque|dès que|si|donc

[but]
mais|cependant|toutefois|par contre|en revanche|malheureusement|sauf|alors que|pourtant|néanmoins|bien que|hormis|dommage|hélas|et maintenant|seul bémol|seul souci|seul problème

[resolved]
corrigé*|résolu*|réglé*|réparé*|solutionné*|remarche|refonctionne|fonctionne à nouveau|fonctionne de nouveau|marche à nouveau|marche de nouveau|marche maintenant|fonctionne maintenant|rentré dans l'ordre|c'est bon maintenant|tout est ok|tout va bien maintenant|ça va maintenant|problème a disparu|bug a disparu|plus de problème|plus aucun problème|plus de souci|ne se produit plus|n'apparaît plus _ erreur|c'est reparti|retrouvé mes|ai retrouvé|rétabli*|ça a marché|a fonctionné merci
sera corrigé*|soit corrigé*|être corrigé*|sera résolu*|soit résolu*|être résolu*|soit réglé*|sera réglé*|être réglé*|pas résolu*|pas corrigé*|pas réglé*|merci de corriger|à corriger|quand _ corrigé -3

[hypothetical]
si ça plante|si ça replante|si ça recommence|si cela recommence|si cela se reproduit|si ça se reproduit|si le problème|s'il y a un problème|si jamais|au cas où|en cas de|si ça bloque encore|si elle plante encore|s'il plante encore|si _ encore|si _ à nouveau|si _ de nouveau|j'avais peur|peur que|peur de|j'ai peur|je crains|craignais|je croyais que ça|je pensais que ça|je croyais avoir|je pensais avoir|pensais que ça allait|croyais que ça allait|pourrait planter|risque de|que se passe-t-il si|si je perds|est-ce que je perds|vais-je perdre|je ne veux pas perdre|j'espère que ça ne|espérons que|failli perdre|ai failli

[other-app]
autres applis|autres applications|autres apps|une autre appli*|autre application|mon ancienne appli*|ancienne appli que|contrairement aux autres|contrairement à d'autres|contrairement à mon|à la différence des autres|concurrent*|la concurrence
les autres applis marchent|les autres applis fonctionnent|les autres applications fonctionnent|les autres applications marchent|dans d'autres applis|dans les autres applis|avec les autres applis|avec d'autres applis|dans les autres applications -4

[attempt]
réinstallé*|désinstallé*|réinstallation|redémarré*|éteint et rallumé|éteint puis rallumé|vidé le cache|vider le cache|déconnecté et reconnecté|déconnecté puis reconnecté|me suis déconnecté|me suis reconnecté|j'ai essayé|déjà essayé|tout essayé|mis à jour comme|comme conseillé|comme indiqué|comme demandé|suivi vos|suivi les instructions|j'ai vérifié|changé mon mot de passe|changé de mot de passe|supprimé l'appli*|activé*|autorisées|autorisé|désactivé*|wifi fonctionne|internet fonctionne|forcé l'arrêt|fermé l'appli*|j'ai mis à jour|désappairé|oublié l'appareil|sur un autre téléphone

[wish]
merci d'ajouter|merci de rajouter|ajoutez|rajoutez|ajouter un|ajouter une|ajouter la possibilité|ajouter l'option|ajouter des|rajouter un|rajouter une|rajouter la|pourriez-vous ajouter|pouvez-vous ajouter|pourriez-vous rajouter|pourriez-vous intégrer|pourriez-vous prévoir|pourrait-on avoir|peut-on avoir|peut-on espérer|peut-on ajouter|j'aimerais|aimerais pouvoir|aimerais avoir|aimerais bien|on aimerait|je voudrais pouvoir|je voudrais avoir|je souhaite pouvoir|souhaiterais|ce serait mieux|serait bien|serait génial|serait super|serait top|serait cool|serait parfait|serait pratique|serait sympa|serait utile|serait un plus|serait un rêve|serait appréciable|serait appréciée|serait formidable|serait chouette|serait le rêve|serait l'idéal|serait idéal|serait bienvenu*|serait apprécié|il faudrait pouvoir|il faudrait une|il faudrait un|faudrait ajouter|faudrait rajouter|il manque une option|il manque juste|il ne manque que|manque plus que|il me manque|manque la possibilité|manque une fonction*|manque un|suggestion*|suggère|suggérer|proposition|propose d'ajouter|je propose|idée|demande de fonctionnalité|demande d'évolution|amélioration*|pensez à|prévoyez-vous|est-il prévu|c'est prévu|est-ce prévu|allez-vous ajouter|comptez-vous ajouter|à quand un|à quand une|à quand la|à quand le|vivement|un mode sombre svp|pourquoi pas un|pourquoi ne pas ajouter|une version ipad|une version android|une version mac|possibilité de|permettre de|permettez|offrir la possibilité|rêve d'un|rêve d'une
j'aimerais être remboursé*|j'aimerais un remboursement|je souhaite un remboursement|je souhaiterais un remboursement|je souhaiterais être remboursé*|aimerais savoir|souhaiterais savoir|aimerais bien savoir|j'aimerais comprendre|j'aimerais récupérer|aimerais que ça marche|aimerais que ça fonctionne|serait bien que ça marche|serait bien de corriger|serait bien de réparer|aimerais une réponse|souhaite une réponse|aimerais annuler|souhaite annuler|souhaiterais annuler|souhaite résilier|souhaiterais résilier|aucune idée|pas la possibilité|plus la possibilité|souhaite supprimer|aimerais supprimer mon compte|il me manque des|il me manque mes|n'arrive pas à ajouter|impossible d'ajouter|peux pas ajouter|peux plus ajouter|ajouter une photo|ajouter une note|ajouter un contact -4

[question]
comment faire|comment je peux|comment fait-on|comment on fait|comment annuler|comment partager|comment changer|comment modifier|comment supprimer|comment ajouter|comment activer|comment désactiver|comment utiliser|comment exporter|comment importer|comment transférer|comment récupérer|comment trouver|comment créer|comment mettre|comment obtenir|comment savoir|comment synchroniser|comment imprimer|comment installer|comment ça marche|comment fonctionne|comment enregistrer|comment sauvegarder|comment passer|comment accéder|comment avoir|comment connecter|comment me|comment se|comment résilier|est-ce que je peux|est-ce que je dois|est-ce qu'il est possible|est-ce qu'on peut|est-ce que l'appli|est-ce que l'application|est-ce que ça|est-ce qu'il existe|est-ce qu'il y a|est-ce possible|est-il possible|peut-on|puis-je|dois-je|faut-il|existe-t-il|y a-t-il|est-ce que vous|à quoi sert|à quoi servent|que signifie|que veut dire|quelle est|quel est|quels sont|quelles sont|quels formats|quels types|quels fichiers|quelle version|quel type|quels appareils|combien coûte|combien de|combien ça|où se trouve|où trouver|où est l'option|où sont stockés|où sont enregistrés|quand est-ce que|quand sera|quand sortira|quand la|quand est prévu|quand allez-vous|quand pourra|pouvez-vous me dire|pourriez-vous me dire|pouvez-vous m'expliquer|pourriez-vous m'expliquer|pouvez-vous m'indiquer|pourriez-vous m'indiquer|dites-moi comment|je voudrais savoir|je voulais savoir|j'aimerais savoir|souhaiterais savoir|je me demande|je me demandais|une question|petite question|simple question|question rapide|question sur|question concernant|compatible avec quoi|je ne sais pas comment|je ne comprends pas comment|ne trouve pas comment|savoir si|savoir comment|ça marche sans|ça fonctionne sans|fonctionne-t-elle|marche-t-elle
comment se fait-il|comment est-ce possible|comment ça se fait|comment osez|comment peut-on être|combien de temps encore|combien de fois faut-il|où est mon argent|où sont passé*|où sont mes|qu'est-ce que c'est que|quel est le problème|quand est-ce que vous allez enfin|quand serai-je remboursé* 0
^quel|^quelle|^quels|^quelles|^comment|^où|^quand|^combien|^est-ce|^qui|^avez-vous|^est-il|^y a|^je peux|^je dois|^on peut|^c'est compatible|^c'est possible|^ça marche|^existe 1
^pourquoi 0

[praise]
j'adore|adore cette|adore l'appli*|adore votre|on adore|j'aime beaucoup|j'aime bien|j'aime cette|j'aime l'appli*|super appli*|super app|super travail|super boulot|super service|super outil|super support|super équipe|excellent*|géniale*|génial|génialissime|formidable*|fantastique*|magnifique*|merveilleu*|remarquable*|extraordinaire*|incroyable*|parfait|parfaite|parfaitement|impeccable*|nickel|au top|top appli|c'est top|très bien fait*|très bien conçue|très bien pensée|très utile|très pratique|très efficace|très content*|très satisfait*|ravi*|enchanté*|pleinement satisfait*|bonne appli*|belle appli*|bon travail|beau travail|bravo|félicitation*|chapeau|meilleure appli*|la meilleure|le meilleur|les meilleurs|meilleur app|je recommande|recommande vivement|je la recommande|recommande à tous|recommande les yeux|à recommander|je conseille|je la conseille|indispensable*|peux plus m'en passer|ne m'en passe plus|me simplifie la vie|facilite la vie|change la vie|changé ma vie|sauve la vie|vous êtes géniaux|continuez|rien à redire|rien à dire|un régal|un bonheur|un vrai plaisir|un plaisir|que du bonheur|coup de coeur|5 étoiles|cinq étoiles|10 sur 10|20 sur 20|merci pour cette appli*|merci pour ce super|merci pour cette super|merci pour votre travail|merci pour l'appli*|merci pour tout|vaut son prix|vaut le coup|intuitive|simple et efficace|jamais planté|jamais eu de problème|jamais déçu*|depuis des années et jamais|pouce en l'air
serait génial|serait parfait*|serait super|serait formidable|serait fantastique|serait top|serait excellent|serait magnifique|ce serait parfait|était parfait*|était génial*|était super|était excellent*|était top|j'aime pas|j'aimais|j'adorais|c'était parfait|fonctionnait parfaitement|marchait parfaitement|ne recommande pas|je ne recommande|recommande pas|ne conseille pas|je conseille d'ajouter|meilleures salutations|le meilleur des|incroyable mais|incroyable que|c'est incroyable|incroyablement lent*|aurait été parfait|très utile si|très pratique si|très content jusqu'|j'étais très content*|très utile d'avoir|serait très utile|serait très pratique|au top si|un plaisir avant|l'excellente idée|parfait état|meilleurs délais|meilleur délai|meilleure solution|avec plaisir|ravi de|bonne appli avant|bonne application avant 0
👍|👏 0
