# Tous les mots du client dans le navigateur, en français. C'est lui qui remplit les variables.

## ui

ui-home = Retour à l'étagère
ui-close = Fermer
ui-labelled = { $name } : { $value }
ui-then = { "\u00A0" };{ " " }
ui-copy = Copier
ui-copied = Copié.
ui-language = Langue
ui-daylight = Lumière du jour
ui-lamplight = À la lampe

## error

error-unreachable = Le serveur est injoignable.
error-retry = Réessayer
error-home = Retour à l'étagère
error-nowhere = Il n'y a rien à cette adresse.
error-no_game = Ce jeu n'est pas sur l'étagère.
error-host = Ce serveur ne connaît pas le nom { $name }. Si c'est le vôtre, lancez-le avec : rempart serve --host-name { $name }
error-site = La demande vient de la page d'un autre site. Derrière un serveur web, il faut transmettre à Rempart le nom de la barre d'adresse : proxy_set_header Host $http_host
error-broken = Un problème est survenu sur cette page.
error-reload = Rien n'est perdu à la table : rechargez la page.
error-reload_now = Recharger

## home

home-title = Tenez le rempart.
home-lead = Des jeux de défense de tours sur table, avec toutes leurs règles : seul, entre amis ou avec des bots.
home-loading = On va chercher les boîtes à la cave…
home-players = joueurs
home-minutes = min
home-cooperative = ensemble
home-competitive = les uns contre les autres
home-play = Jouer
home-new_here = Première fois ? Commencez ici :
home-open = Préparer…
home-continue = Reprendre
home-forget = Retirer de cette liste
home-your_turn = À vous
home-dropped = Retirée de la liste.
home-dropped_running = Retirée de la liste. La table reste, et votre place aussi.
home-put_back = La remettre
home-all = Tout afficher
home-join = Rejoindre une table
home-join_lead = On vous a donné un code ?
home-join_go = Rejoindre
home-code = Code
home-credits = Crédits et légende
home-places = Et aussi

## damaged

damaged-title = Cette table ne peut plus s'ouvrir.
damaged-game = Ce serveur n'a plus ce jeu.
damaged-newer = On y a joué avec une version de Rempart plus récente que celle de ce serveur.
damaged-values = On y joue avec des options ou des valeurs qui ne sont plus possibles.
damaged-rules = Les règles du jeu ont tant changé qu'on ne peut plus y jouer ici.
damaged-what_now = Rien n'est perdu : enregistrez la partie et adressez-vous à la personne qui gère le serveur.

## setup

setup-seats = Qui joue ?
setup-how_many = Nombre de joueurs
setup-who = Qui joue à la place { $n }
setup-me = Moi
setup-friend = Ami par lien
setup-bot = Bot
setup-name = Nom à la place { $n }
setup-your_name = Nom (sinon : Joueur { $n })
setup-friend_name = Nom (votre ami pourra le changer)
setup-strength = Force du bot à la place { $n }
setup-hotseat = Plusieurs places sont à vous : passez-vous l'appareil, ou jouez-les toutes.
setup-watching = Aucune place n'est à vous : vous regarderez.
setup-options = La partie
setup-advanced = Avancé
setup-advanced_lead = Variantes, arbitrages, conseils, graine, vos valeurs
setup-changed = { $n ->
    [one] { $n } changement
   *[other] { $n } changements
}
setup-rule = Règle { $rule }
setup-table = La table
setup-undo = Retour en arrière
setup-undo_consent = D'un commun accord
setup-undo_open = Librement
setup-undo_consent_hint = Vous annulez librement vos propres choix tant que rien n'est révélé ; au-delà, tout le monde doit être d'accord.
setup-undo_open_hint = On peut revenir sur tout, tant que la partie n'est pas finie : idéal pour apprendre.
setup-hints = Conseils
setup-hints_hint = On peut demander conseil à un bot.
setup-seed = Graine
setup-any_seed = au hasard
setup-seed_hint = Le même nombre distribue les mêmes cartes ; chacun voit qu'il a été choisi.
setup-bad_seed = Une graine est un nombre entier, ou rien.
setup-begin = Dresser la table
setup-laying = On dresse la table…
setup-import = Ouvrir une partie enregistrée
setup-device = La connecter
setup-not_a_record = Ce fichier n'est pas une partie enregistrée.

## A stage that is offered, and how hard it is

offer-rate = { $players ->
    [1] Environ { $percent } % pour une personne seule
    [2] Environ { $percent } % à deux
    [3] Environ { $percent } % à trois
    [4] Environ { $percent } % à quatre
   *[other] Environ { $percent } % à { $players }
}
offer-range = Part des parties que gagnent des bots de force normale : { $low }–{ $high } %, à la difficulté habituelle.
offer-making = Des bots l'essaient pour voir si c'est difficile…
offer-progress = Parties jouées : { $n } sur { $most } au plus
offer-stop = Cela suffit
offer-other = Une autre
offer-few = Trop peu de parties ont été jouées pour dire si c'est difficile.

## chance

chance-title = Le hasard à cette table
chance-drawn = Hasard secret
chance-drawn_hint = Ce qui vient est décidé par un secret que personne ne connaît. Il est montré à la fin : chacun peut vérifier.
chance-chosen = Graine choisie
chance-chosen_hint = Quelqu'un a choisi la graine ou le code de partie, ou l'on rejoue le même départ : il peut savoir ce qui vient.
chance-daily = Défi du jour
chance-daily_hint = Ce jour-là, tout le monde a la même donne : qui l'a déjà jouée sait ce qui vient.
chance-imported = Partie importée
chance-imported_hint = Cette table vient d'une partie enregistrée : qui l'a peut savoir ce qui vient.
chance-seeded = Hasard simple
chance-seeded_hint = Cette table date d'avant les secrets : son hasard vient d'un nombre aléatoire de 53 bits.
chance-value = Valeur de contrôle (SHA-256 du secret)
chance-value_hint = Ce navigateur la garde. À la fin, le secret doit donner exactement cette valeur.
chance-secret = Secret
chance-kept = Vérifié : le secret donne la valeur de contrôle que ce navigateur a vue en premier.
chance-broken = Promesse rompue : le secret ne donne pas la valeur de contrôle que ce navigateur a vue en premier.
chance-kept_short = Hasard vérifié : rien n'a été changé
chance-broken_short = Le hasard n'est pas celui qui était promis
chance-by_hand = Pour vérifier chaque carte et chaque dé tirés, enregistrez la partie, puis :
chance-file = FICHIER

## numbers

numbers-title = Vos propres valeurs
numbers-hint = Prix, dés, réserves : téléchargez le fichier, changez des valeurs, puis rapportez-le : choisissez-le, ou faites-le glisser ici.
numbers-mine = Gardées dans ce navigateur
numbers-own = Les valeurs du jeu
numbers-download = Les valeurs du jeu
numbers-choose = Choisir mon fichier
numbers-drop = Retirer le fichier
numbers-wrong = On ne peut pas jouer avec ce fichier :
numbers-wrong_variant = Ces valeurs ne peuvent pas servir :
numbers-changes = Ce qu'il change :
numbers-same = Il dit la même chose que le jeu : rien n'est changé.
numbers-instead = au lieu de { $before }
numbers-added = ajouté
numbers-changed = Valeurs modifiées
numbers-played = { $n ->
    [one] Joué avec { $n } valeur modifiée
   *[other] Joué avec { $n } valeurs modifiées
}

## workshop

workshop-title = Atelier
workshop-title_lead = Modifiez les valeurs d'un jeu, gardez-les, jouez avec.
workshop-lead = Chaque prix, chaque dé et chaque carte d'un jeu, à modifier et à jouer. Ce que vous gardez reste dans ce navigateur.
workshop-kept = { $n ->
    [one] { $n } variante gardée ici
   *[other] { $n } variantes gardées ici
}
workshop-none = Rien de gardé ici pour l'instant.
workshop-open = Modifier ses valeurs
workshop-numbers_of = Valeurs : { $game }
workshop-name = Nom de ces valeurs
workshop-name_it = Donnez un nom
workshop-unnamed = Mes valeurs
workshop-keep = Garder
workshop-is_kept = Gardé dans ce navigateur : { $name }.
workshop-saved = Enregistré au fur et à mesure.
workshop-rename = Renommer
workshop-duplicate = Dupliquer
workshop-duplicated = Copie créée : { $name }.
workshop-delete = Supprimer
workshop-deleted = Supprimé : { $name }.
workshop-no_room = Ce navigateur n'a plus de place. Supprimez une variante, puis réessayez.
workshop-not_here = Ce navigateur n'a pas cette variante. Demandez un lien ou un fichier.
workshop-bad_link = Le lien est abîmé ou incomplet. Redemandez-le, ou demandez un fichier.
workshop-from_link = Ces valeurs viennent d'un lien. Gardez-les pour les retrouver ici.
workshop-unchanged = Rien n'est encore modifié.
workshop-mistakes = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
workshop-must_whole = doit être un nombre entier de { $least } à { $most }, pas { $value }
workshop-must_number = doit être un nombre de { $least } à { $most }, pas { $value }
workshop-must_text = { $most ->
    [one] doit avoir { $most } caractère au plus
   *[other] doit avoir { $most } caractères au plus
}
workshop-must_list = doit être une liste de { $least } à { $most }
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-play = Jouer
workshop-compare = Comparer
workshop-file = Fichier
workshop-link = Copier le lien
workshop-too_long = Ces valeurs sont trop longues pour un lien. Enregistrez-les dans un fichier.
workshop-no_clipboard = Le navigateur n'autorise pas la copie. Enregistrez les valeurs dans un fichier.
workshop-reset_all = Tout remettre à l'origine
workshop-reset = Remettre
workshop-reset_value = Remettre à l'origine : { $name }
workshop-search = Chercher : nom, règle, chemin
workshop-which = Quelles valeurs
workshop-which_all = Toutes
workshop-which_changed = Modifiées
workshop-which_wrong = Erreurs
workshop-found = { $n ->
    [0] Aucune valeur
    [one] { $n } valeur
   *[other] { $n } valeurs
}
workshop-values = { $n ->
    [one] { $n } valeur
   *[other] { $n } valeurs
}
workshop-more = { $n ->
    [one] { $n } de plus
   *[other] { $n } de plus
}
workshop-left_out = { $n ->
    [one] { $n } valeur non définie
   *[other] { $n } valeurs non définies
}
workshop-grow = Ajouter à : { $name }
workshop-strays = Autres valeurs
workshop-remove = Retirer : { $name }
workshop-remove_short = Retirer
workshop-add = Ajouter une valeur : { $name }
workshop-remove_last = Retirer la dernière : { $name }
workshop-unset = non défini
workshop-one_value = Une valeur
workshop-several = { $n ->
    [one] { $n } valeur
   *[other] { $n } valeurs
}
workshop-on = oui
workshop-off = non
workshop-about = À propos : { $name }
workshop-bounds = De { $least } à { $most }.
workshop-from_rulebook = Du livret de règles.
workshop-from_public = De descriptions publiques du jeu.
workshop-from_house = De nous : aucune source ne donne cette valeur.
workshop-optional = Le jeu ne la définit pas ; on peut le faire.

## draw

draw-replaces = Ce scénario prend la place de « { $name } ». Choisissez celui-là en préparant une table ; Jouer le fait pour vous.
draw-sheets = Nombre de joueurs
draw-spread = Reprendre pour tous les nombres de joueurs
draw-spread_done = Sites, hordes et piles sont maintenant les mêmes pour tous les nombres de joueurs, répartis entre leurs couleurs.
draw-tools = Outils
draw-group_ground = Terrain et chemins
draw-group_sites = Sites
draw-group_things = Fleurs et environnement
draw-group_hordes = Hordes
draw-tool_road = chemin
draw-tool_horde = horde sur le chemin
draw-which_card = Carte
draw-help_road = Glissez de case en case pour tracer un chemin ; il commence où vous commencez. Appuyez sur un morceau de chemin pour le tourner.
draw-help_paint = Appuyez sur des cases ou glissez pour les peindre.
draw-help_layer = Appuyez sur une case pour l'y poser, encore une fois pour l'enlever ; glissez pour déplacer.
draw-help_horde = Appuyez sur une case de chemin pour y poser la carte, encore une fois pour l'enlever.
draw-help_keys = Clavier : les flèches déplacent, Espace utilise l'outil (avec le chemin, il pose et lève le crayon), Suppr vide une case, Ctrl+Z annule.
draw-map = Carte de { $name }
draw-start = début du chemin { $n }
draw-wrong = erreur : { $reason }
draw-pen_down = Crayon posé. Les flèches tracent un chemin.
draw-pen_up = Crayon levé.
draw-elsewhere = Il y a aussi des erreurs avec { $name }.
draw-columns = Colonnes
draw-rows = Lignes
draw-fewer = Moins : { $name }
draw-more = Plus : { $name }
draw-shift = Déplacer la carte
draw-shift_north = Déplacer la carte vers le haut
draw-shift_south = Déplacer la carte vers le bas
draw-shift_west = Déplacer la carte vers la gauche
draw-shift_east = Déplacer la carte vers la droite
draw-empty = Carte vide
draw-original = La carte du jeu
draw-pile = Pile { $n }
draw-card = Carte { $n } de la pile { $pile }
draw-card_up = Plus tôt : { $name }
draw-card_more = Une carte de plus
draw-add = Ajouter
draw-all_players = Pour tous les nombres de joueurs
draw-unreadable = Cette carte ne se laisse pas dessiner. Corrigez-la dans la recherche, ou remettez celle du jeu.
draw-cell = Ligne { $row }, colonne { $column } : { $what }
draw-jump = À dessiner

## bot

bot-random = Hasard
bot-greedy = Glouton
bot-heuristic = Heuristique
bot-planner = Planificateur
bot-search = Recherche

## level

level-easy = Facile
level-easy_hint = Fait ce qui paraît bon sur le moment.
level-normal = Normal
level-normal_hint = Réfléchit un peu avant de choisir.
level-hard = Difficile
level-hard_hint = Prévoit aussi loin qu'il peut en une demi-seconde.

## terms

terms-away = Quand quelqu'un s'absente
terms-never = jamais
terms-away_hint = Passé ce délai, les autres peuvent laisser un bot jouer à sa place. Il la rend dès son retour.
terms-clock = Temps de réflexion
terms-no_clock = sans limite
terms-clock_hint = Pour chaque choix. Quand il est écoulé, les autres peuvent laisser jouer un bot ; rien n'est perdu.
terms-bots_last = Les bots laissent passer les joueurs
terms-bots_last_hint = Quand plusieurs peuvent choisir en même temps, les bots choisissent en dernier.

## company

company-plays_for_you = Un bot joue à votre place.
company-play_again = Je reprends
company-nobody = Personne n'a encore pris la place de { $who }.

## clock

clock-left = Temps de réflexion restant
clock-up = temps écoulé
clock-rule = { $time } pour chaque choix

## learn

learn-title = Comment jouer
learn-coach = Guide
learn-step = { $at } sur { $of }
learn-way = Étapes
learn-back = Retour
learn-next = Suite
learn-show_me = Le faire pour moi
learn-tap = Touchez ce qui brille.
learn-not_that = Pas celui-là : essayez ce qui brille.
learn-leave = Quitter
learn-none = Ce jeu n'a pas de visite guidée.
learn-play_alone = Jouer maintenant
learn-play_bot = Jouer maintenant, contre un bot
learn-set_up = Préparer une table
learn-tutorial = L'apprendre en jouant ({ $n } min)
learn-box = { $n ->
    [one] L'apprendre en une minute
   *[other] L'apprendre en { $n } minutes
}

## coach

coach-show = Montrez-moi
coach-dismiss = Se passer du guide
coach-recall = Rappeler le guide
coach-progress = { $n } sur { $of } déjà vus
coach-met = fait
coach-open = pas encore
coach-end = La première leçon est finie
coach-go_on = Continuer cette partie
coach-full = Jouer une première partie complète

## join

join-looking = On cherche la table…
join-unknown = Aucune table n'a le code { $code }.
join-check = Vérifiez les lettres. Un code reste valable deux semaines après la dernière action à sa table ; ensuite, demandez un lien.
join-code = Code { $code }
join-name = Comment vous appeler ?
join-sit = S'asseoir ici
join-watch = Seulement regarder
join-back = Retour à ma place
join-told_all = À cette table, quelqu'un a déjà vu tout ce qui est caché.

## table

table-opening = On dresse la table…
table-gone = Cette table n'existe pas.
table-gone_text = Elle a peut-être été débarrassée, ou l'adresse est incomplète.
table-board = Plateau
table-dock = Votre main
table-actions = Ce que vous pouvez faire
table-side = Places, journal et règles
table-notices = Avis
table-phases = Phases de la manche
table-somebody = quelqu'un
table-your_turn = C'est à vous
table-your_choice = À vous de choisir
table-turn_of = C'est à { $who } de choisir
table-waiting_for = On attend { $who }
table-chooses = { $who } choisit
table-since = Depuis quand ce choix est attendu
table-since_time = depuis { $time }
table-watching = Vous regardez la partie.
table-over = La partie est finie
table-missed = { $n ->
    [one] Il s'est passé une chose en votre absence : voyez le journal.
   *[other] Il s'est passé { $n } choses en votre absence : voyez le journal.
}

## link

link-lost = La connexion est perdue.
link-again = Reconnexion automatique ; rien n'est perdu.
link-hurry = Essayer maintenant
link-back = De nouveau connecté.
link-unsure = Pas de réponse. Vérifiez si votre choix est passé, puis réessayez.
link-used = Ce lien ne sert plus.

## tool

tool-bar = Outils
tool-undo = Annuler
tool-redo = Refaire
tool-hint = Conseil
tool-whatif = Et si… ?
tool-history = Historique
tool-tray = Votre main
tool-menu = Menu

## tab

tab-log = Journal
tab-seats = Places
tab-rules = Règles
tab-forecast = Prévisions
tab-chat = Chat

## forecast

forecast-title = Prévisions
forecast-possible = possible
forecast-nothing = Il ne se passera rien.
forecast-none = Pas de prévisions pour l'instant.

## tone

tone-good = sera gagnée
tone-fair = défendue, mais perdue
tone-bad = sans défense

## key

key-space = Espace

## pick

pick-open = peut être choisi
pick-picked = choisi
pick-back = Retour
pick-cancel = Annuler
pick-confirm = Confirmer
pick-possibly = peut-être
pick-nothing = On ne peut rien en faire maintenant.
pick-odds = Chances
card-title = Ce qu'il y a ici
card-not_now = Pas maintenant :
pick-list = Tous les choix
pick-on_board = Choisissez ce qui brille
pick-all = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}
pick-choices = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}

## bundle

bundle-amount = Combien
bundle-times = ×{ $n }
bundle-partly = { $n } sur { $of } : puis il s'est passé quelque chose.

## board

board-hidden = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
board-no_cards = Aucune carte.
board-none = aucun
board-next = prochain :
board-skip = Passer

## theatre

theatre-speed = Récit des événements
theatre-hint = L'un après l'autre ; une touche ou un clic passe la suite.
theatre-slow = Lent
theatre-normal = Normal
theatre-fast = Rapide
theatre-off = Aucun
theatre-replay = Revoir ce qui vient de se passer

## sound

sound-sound = Son
sound-on = Activer le son
sound-off = Couper le son
sound-volume = Volume

## left

left-known = On sait où elles sont
left-order = Il y reste, dans le désordre :
left-nothing = Il n'y reste rien.
left-look = Voir ce qui reste

## mode

mode-now = De retour à la vraie table.
mode-now_short = Présent
mode-now_is = Présent : { $what }
mode-to_now = Retour au présent
mode-history = Historique
mode-whatif = Et si… ?

## history

history-timeline = Moments de la partie
history-at = après le choix { $at } sur { $of }
history-here = Ce qui s'est passé ici
history-nothing = Rien encore : c'est le début.
history-link = Copier le lien
history-whatif = Et si, à partir d'ici… ?
history-back_to = Revenir jusqu'ici
history-first = Le début
history-earlier = Un choix plus tôt
history-later = Un choix plus tard
history-play = Lecture
history-stop = Arrêt

## whatif

whatif-from_now = une suite imaginée, à partir de maintenant ; vous seul la voyez
whatif-from = une suite imaginée, à partir du choix { $at } ; vous seul la voyez
whatif-played = { $n ->
    [one] { $n } choix joué
   *[other] { $n } choix joués
}
whatif-try = Essayer
whatif-commit = Jouer pour de vrai
whatif-leave = Retour à la vraie table
whatif-refused = La suite ne peut pas continuer ainsi.
whatif-partly = { $n ->
    [one] { $n } choix sur { $of } joué : ensuite, quelque chose de nouveau est apparu.
   *[other] { $n } choix sur { $of } joués : ensuite, quelque chose de nouveau est apparu.
}

## hint

hint-title = Un bot choisirait :
hint-is = Conseil : { $what }
hint-off = Il n'y a pas de conseils à cette table.
hint-whole = Montrez-moi tout le tour
hint-thinking = Réflexion…
hint-waits = Votre conseil arrive.
hint-first = { $n ->
    [one] { $n } autre réflexion passe avant.
   *[other] { $n } autres réflexions passent avant.
}
hint-cancel = Laisser tomber
hint-sure = Jouer quand même ?
hint-until = Le plan va jusque-là : ensuite, quelque chose de nouveau apparaît. Redemandez alors.
hint-anyway = Jouer quand même

## danger

danger-title = Dangers

## log

log-why = pourquoi ?
log-why_rule = Pourquoi ? Règle { $rule }
log-look = Voir ce moment
log-since = Depuis votre dernière visite
log-imagined = Imaginé seulement : ce que cette suite causerait.
log-empty = Il ne s'est encore rien passé.
log-undone = annulé : { $text }
log-undone_lines = { $n ->
    [one] { $n } ligne annulée
   *[other] { $n } lignes annulées
}

## chat

chat-empty = Personne n'a encore rien dit.
chat-write = Écrire à toute la table
chat-send = Envoyer
chat-phrases = Phrases rapides
chat-point = Montrer du doigt
chat-point_hint = Ou cliquez en tenant Alt
chat-point_now = Touchez ce que vous voulez montrer à tous.
chat-nothing_there = Il n'y a rien à montrer ici.
chat-points_at = montre { $what }
chat-points_hidden = montre quelque chose que vous ne voyez pas
chat-spectator = Un spectateur
chat-watcher = { $name } (spectateur)
chat-only_read = À cette table, les spectateurs lisent seulement.
chat-your_name = Votre nom
chat-call_me = Utiliser ce nom
chat-settings = Qui écouter
chat-mute_all = Ignorer tout le monde
chat-mute = Ignorer { $who }
chat-mute_spectators = Ignorer les spectateurs
chat-may_speak = Les spectateurs peuvent écrire
chat-may_speak_hint = Pour tous à cette table.
chat-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}

## phrase

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-good_move = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Désolé !
phrase-wait = Un instant
phrase-help = À l'aide, ici !
phrase-careful = Attention !
phrase-what_now = Qu'en pensez-vous ?
phrase-well_played = Belle partie !

## call

call-me = Me prévenir quand c'est à moi
call-hint = Votre navigateur demandera s'il peut afficher une notification.
call-blocked = Votre navigateur bloque les notifications de ce site ; ses réglages peuvent le changer.

## rules

rules-search = Chercher dans les règles
rules-none = Aucune règle ne dit cela.
rules-unknown = Pas de texte pour { $id }.

## source

source-rulebook = Tiré du livret de règles
source-page = D'où viennent les règles
source-rules = Règles
source-values = Valeurs
source-lead = Rempart suit le livret de chaque jeu. Là où notre exemplaire a des lacunes, cette page dit comment nous les avons comblées.
source-ruling = Notre arbitrage
source-public = D'après des descriptions publiques
source-implied = Découle d'autres règles
source-house = Notre propre règle

## seat

seat-you = vous
seat-here = à la table
seat-away = absent pour l'instant
seat-away_for = absent depuis { $time }
seat-free = libre : personne ne l'a encore prise
seat-bot = bot · { $bot }
seat-chooses = en train de choisir…
seat-look = Voir la table comme ce joueur
seat-invite = Inviter
seat-change = Changer la place de { $who }
seat-name = Nom
seat-rename = Renommer
seat-who_plays = Qui joue cette place ?
seat-take = Je la reprends
seat-to_bot = Bot : { $bot }
seat-to_friend = Un ami, par lien
seat-challenge = Dans un défi du jour, chacun garde sa place.
seat-hint = Une place peut être confiée à tout moment, et reprise à un bot.
seat-handed = Envoyez ce lien à qui prend la place. L'ancien lien ne fonctionne plus.
seat-link = Lien vers la place
seat-bot_waits = laisse passer les joueurs
seat-kept = garde la place
seat-kept_free = garde la place libre
seat-let_bot = Laisser jouer un bot
seat-let_bot_for = Laisser un bot jouer pour { $who }
seat-take_bot = Je joue aussi cette place
seat-strength = Force du bot
seat-kept_hint = Le bot garde cette place pour quelqu'un. Elle sera à lui dès son arrivée.
seat-spectators = Spectateurs
seat-watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
seat-and_more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
seat-also = joue aussi { $who }
seat-devices = { $n ->
    [one] ouverte à { $n } endroit
   *[other] ouverte à { $n } endroits
}
seat-came = { $n ->
    [one] { $n } personne est venue par le même lien
   *[other] { $n } personnes sont venues par le même lien
}
seat-second = { $n ->
    [one] Votre place est maintenant ouverte à { $n } endroit.
   *[other] Votre place est maintenant ouverte à { $n } endroits. Si ce n'est pas vous : Menu, Ma place, Exclure tous les autres.
}
seat-lock = Seulement ici
seat-relock = Exclure tous les autres
seat-relock_hint = La place reçoit une nouvelle clé. Elle reste à vous dans ce navigateur, et nulle part ailleurs.

## invite

invite-title = Inviter
invite-seat = Place de { $who }
invite-seat_hint = La première personne à ouvrir ce lien prend la place ; il ne sert qu'une fois. Envoyez-le à une seule personne, et ne l'ouvrez pas vous-même.
invite-kept_hint = Un bot joue ici jusqu'à ce que quelqu'un ouvre ce lien.
invite-let_bot = Laisser jouer un bot en attendant
invite-code = Code de la table
invite-code_hint = Avec lui, chacun peut prendre une place libre, ou regarder. Il reste valable deux semaines après la dernière action ici.
invite-watch = Pour les spectateurs
invite-watch_hint = Toutes les places sont prises. Avec ce code, chacun peut regarder.
invite-new = Nouveau lien
invite-new_hint = Quelqu'un d'autre à la table a le lien. Un nouveau rend l'ancien inutile.
invite-take_back = Retirer l'invitation

## undo

undo-asked = On demande leur accord aux autres.
undo-wish = { $who } voudrait revenir en arrière
undo-to = jusqu'au choix { $to }
undo-agreed = { $n } sur { $of } d'accord
undo-show = Montrer
undo-yes = D'accord
undo-no = Pas d'accord
undo-wish_end = { $who } voudrait abandonner
undo-end = la partie serait perdue pour tout le monde
undo-withdraw = Y renoncer

## new

new-title = Nouveautés
new-of = Nouveautés : { $title }
new-go = C'est parti
new-rule = Règle { $id }
new-show = Afficher ces cartes avant la partie

## menu

menu-code = Code
menu-confirm = Demander avant chaque choix
menu-confirm_hint = Sinon, seul ce qui ne peut être annulé demande confirmation.
menu-plain = Plateau simple
menu-plain_hint = Des cases et des mots au lieu d'images ; tous les jeux s'y jouent.
menu-invite = Inviter quelqu'un
menu-seat = Ma place : nom, bot, ami
menu-export = Enregistrer la partie
menu-concede = Abandonner
menu-leave = Quitter (la partie est conservée)

## concede

concede-title = Abandonner ?
concede-alone = Vous perdrez la partie. Vous pourrez encore la revoir, et revenir en arrière.
concede-rivals = Vous perdrez la partie. Quand les autres auront accepté la fin, tout sera montré et rien ne pourra plus être annulé.
concede-many = Un bot prend votre place, et les autres continuent.
concede-team = Vous gagnez ou perdez ensemble : on demande aux autres. Pour partir sans finir la partie pour eux, confiez plutôt votre place à un bot.
concede-ask = Demander aux autres
concede-yes = Abandonner
concede-no = Continuer à jouer

## end

end-show = Voir le résultat
end-victory = Victoire !
end-defeat = Défaite
end-over = La partie est finie
end-winners = Gagnée par { $who }
end-over_time = { $what } au fil de la partie
end-best = Meilleurs moments
end-harder = Plus difficile : { $level }
end-easier = Plus facile : { $level }
end-rematch_new = Rejouer
end-rematch_same = Le même départ
end-join_rematch = Rejoindre la revanche
end-stage = Étape { $stage }
end-next = La série continue
end-run_over = La série est finie. Rejouez pour retenter cette étape.
end-look_back = Revoir
end-figures = Ce que possède chacun
end-winner = vainqueur
end-hidden = Ce qui était caché le reste jusqu'à ce que tout le monde accepte la fin. Après, on ne peut plus rien annuler.
end-agree = D'accord : tout montrer
end-missing = On attend l'accord de { $who }.
end-away = Absence en cours : dans { $time }, tout peut être montré sans attendre.
end-without = Tout montrer sans attendre

## campaign

campaign-title = Campagne
campaign-open = Carte de la campagne
campaign-map = Les batailles le long de la route
campaign-none = Ce jeu n'a pas de campagne.
campaign-stars = étoiles
campaign-stars_of = { $n ->
    [one] { $n } étoile sur { $all }
   *[other] { $n } étoiles sur { $all }
}
campaign-state_locked = verrouillée
campaign-state_open = ouverte
campaign-state_won = gagnée
campaign-opens_after = S'ouvre après cette victoire : { $what }
campaign-after_win = après une victoire
campaign-how = Comment la mener
campaign-group = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
campaign-fight = Au combat
campaign-continue = Reprendre : { $battle } · { $mode }
campaign-which = Campagne à afficher
campaign-name = Nom de la campagne
campaign-mine = Ma campagne
campaign-everything = Tout ouvrir
campaign-everything_hint = Toutes les batailles et tous les défis d'un coup. Les étoiles se gagnent comme d'habitude.
campaign-carry = Transférer la progression
campaign-anew = Nouvelle campagne
campaign-forget = Supprimer
campaign-forget_text = Supprimer « { $name } » de ce navigateur ? Sa progression sera perdue, sauf si vous avez gardé un code ou un fichier.
campaign-keep = La garder
campaign-where = La progression est gardée dans ce navigateur. Après une bataille, tous les joueurs de la table reçoivent la progression du groupe.
campaign-take = L'emporter ailleurs
campaign-take_text = Le code contient toutes les victoires ; le fichier, aussi les meilleurs résultats.
campaign-code = Code
campaign-copy = Copier
campaign-copied = Le code est dans le presse-papiers.
campaign-save = Enregistrer un fichier
campaign-bring = L'apporter ici
campaign-bring_text = Ce que vous apportez s'ajoute ; rien n'est perdu.
campaign-add = Ajouter
campaign-load = Charger un fichier
campaign-added = { $n ->
    [one] C'est ajouté : vous avez { $n } étoile.
   *[other] C'est ajouté : vous avez { $n } étoiles.
}
campaign-not_a_file = Ce n'est pas un fichier de campagne.
campaign-other_game = Ce fichier est celui d'un autre jeu.
campaign-battle = { $battle } · { $mode }
campaign-total = { $n ->
    [one] { $n } étoile sur { $all } en tout
   *[other] { $n } étoiles sur { $all } en tout
}
campaign-no_stars = Les valeurs de cette partie ont été modifiées : elle ne rapporte pas d'étoiles.
campaign-opened = Maintenant ouvert : { $what }
campaign-best = meilleur : { $n }
campaign-record = record, avant : { $n }
campaign-next = Bataille suivante : { $battle }
campaign-retry = Réessayer : { $battle }
campaign-join = Rejoindre la bataille suivante : { $battle }
campaign-complete = La campagne est gagnée : il ne reste aucune bataille.
campaign-agree_first = Les étoiles comptent, et la bataille suivante peut commencer, quand tout le monde est d'accord.
campaign-with_group = Au combat avec le même groupe

## review

review-title = Analyse de la partie
review-curve = Chances de victoire
review-curve_of = Chances de victoire de { $who }
review-from = environ { $first } au début
review-percent = { $n } %
review-turns = Les tournants
review-turn = Tournant { $n } sur { $of }
review-before = Le tournant précédent
review-after = Le tournant suivant
review-mark = Tournant { $n } : choix { $at }, { $lost } points perdus
review-points = points de chances perdus, environ
review-none = Aucun choix n'a coûté cher à lui seul.
review-try = Essayer le meilleur choix
review-working = Analyse de la partie…
review-meanwhile = Elle se poursuit si vous fermez cette fenêtre ou quittez la table, et vous attendra à votre retour.

## daily

daily-title = Défis du jour
daily-title_lead = Chaque jour, une donne par jeu, la même pour tout le monde.
daily-lead = Tout le monde a la même donne aujourd'hui, sur tous les serveurs. Votre première partie terminée compte ; annulations et conseils sont comptés aussi.
daily-past = Les jours passés se jouent hors classement.
daily-closed_soon = Une partie commencée ce jour-là compte jusqu'à { $hours } heures après sa fin (UTC).
daily-next_in = Nouveaux défis dans { $time }
daily-before = La veille
daily-after = Le lendemain
daily-to_today = Aujourd'hui
daily-name = Votre nom au classement
daily-loading = On distribue les défis du jour …
daily-level_gentle = Doux
daily-level_fair = Équilibré
daily-level_hard = Difficile
daily-bots = { $n ->
    [one] contre { $n } bot ({ $level })
   *[other] contre { $n } bots ({ $level })
}
daily-alone = en solo
daily-minutes = environ { $n } min
daily-play = Jouer
daily-continue = Continuer
daily-practise = S'entraîner
daily-practise_hint = Une partie d'entraînement ne compte pas.
daily-won = Gagné
daily-lost = Perdu
daily-score = score { $n }
daily-undos = { $n ->
    [one] { $n } annulation
   *[other] { $n } annulations
}
daily-hints = { $n ->
    [one] { $n } conseil
   *[other] { $n } conseils
}
daily-streak = { $n ->
    [one] { $n } jour d'affilée
   *[other] { $n } jours d'affilée
}
daily-ranking = Classement de ce serveur
daily-nobody = Personne ne l'a encore terminé.
daily-nobody_past = Personne ne l'a terminé.
daily-somebody = Quelqu'un
daily-you = vous
daily-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
daily-place = Place { $n } sur { $all }
daily-best = Meilleure partie de la veille : { $who }
daily-watch = Regarder cette partie
daily-share = Partager
daily-share_title = Rempart, défi du jour
daily-share_text = Copiez ce texte ; il ne dit rien de la donne.
daily-copied = Le texte est dans le presse-papiers.
daily-counted = Cette partie compte au classement : place { $n } sur { $all }.
daily-practice = Cette partie était un entraînement : seule compte la première terminée d'un jour, ce jour-là.
daily-open = Défis du jour
daily-of = Défi du { $day }
daily-how = Comment on est classé
daily-how_text = La victoire d'abord, puis le score, puis moins d'annulations et de conseils, puis moins de temps. L'abandon vient en dernier.

## puzzle

puzzle-title = Problèmes
puzzle-title_lead = De courtes tâches sur le plateau, pour quelques minutes.
puzzle-lead = Un moment d'une partie et un but à y atteindre. La recherche a prouvé que c'est possible ; ce que vous ne pouvez pas savoir n'y change rien.
puzzle-loading = Mise en place des problèmes …
puzzle-rating = Cote { $n }
puzzle-level_easy = Facile
puzzle-level_medium = Moyen
puzzle-level_hard = Difficile
puzzle-steps = { $n ->
    [one] 1 choix
   *[other] { $n } choix
}
puzzle-players = { $n ->
    [one] 1 joueur
   *[other] { $n } joueurs
}
puzzle-number = Problème { $n }
puzzle-solved = Résolu
puzzle-solved_helped = Résolu avec de l'aide
puzzle-tried = Pas encore résolu
puzzle-progress = { $n } sur { $of } résolus
puzzle-next = Problème suivant
puzzle-next_hint = Le prochain que vous n'avez pas résolu.
puzzle-all_solved = Tous résolus.
puzzle-list = Tous les problèmes
puzzle-goal = But
puzzle-again = Réessayer
puzzle-reached = Résolu
puzzle-missed = Pas cette fois
puzzle-missed_text = Le but n'est pas atteint. Vous pouvez réessayer autant que vous voulez.
puzzle-hints = { $n ->
    [one] avec 1 conseil
   *[other] avec { $n } conseils
}
puzzle-explain = Montrer la solution
puzzle-explained = La solution
puzzle-thinking = Examen de votre suite de coups …
puzzle-lost_by = Le but s'est échappé avec ce choix : { $what }
puzzle-look = Voir ce moment
puzzle-from_there = Réessayer à partir de là
puzzle-sure = Votre suite de coups atteint le but, quoi que vous ne puissiez pas savoir.
puzzle-lucky = Vous avez eu de la chance : votre suite de coups atteint le but dans { $percent } % des donnes que vous ne pouviez pas distinguer.
puzzle-finders = Combien de fois on la trouve
puzzle-finder_random = Au hasard
puzzle-finder_easy = Bot facile
puzzle-finder_quick = Joueur rapide
puzzle-finder_glance = Un coup d'œil
puzzle-finder_little = Recherche courte
puzzle-finder_much = Recherche longue
puzzle-finders_hint = Le bot facile et le joueur rapide jouent pour gagner la partie ; ils ne connaissent pas le but.
puzzle-unknown = Ce problème n'est plus dans le jeu ; sa solution n'est pas connue.

## results

results-title = Mes résultats
results-lead = Toutes les parties terminées dans ce navigateur, conservées ici seulement.
results-none = Aucune partie n'a encore été terminée dans ce navigateur.
results-setup = Configuration
results-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
results-bots = bots : { $level }
results-played = jouées
results-won = gagnées
results-best = meilleur score
results-row = victoires d'affilée
results-course = Dernières parties
results-course_of = { $won } gagnées sur les { $n } dernières
results-carry = Déplacer les résultats
results-take = Les emporter
results-take_text = { $n ->
    [one] Le code contient votre dernière partie ; le fichier les contient toutes.
   *[other] Le code contient vos { $n } dernières parties ; le fichier les contient toutes.
}
results-code = Code
results-copied = Le code est dans le presse-papiers.
results-bring = Les apporter ici
results-bring_text = Ce que vous apportez s'ajoute ; rien n'est perdu.
results-added = { $n ->
    [0] Vous aviez déjà toutes ces parties ici.
    [one] { $n } partie ajoutée.
   *[other] { $n } parties ajoutées.
}
results-bad_code = Ce code est incomplet. Copiez-le en entier, de R1 à la dernière lettre.
results-not_a_file = Ce n'est pas un fichier de résultats de Rempart.

## help

help-title = Aide et touches
help-how = Comment jouer ici
help-pick = Ce qui brille peut être choisi, ou glissé là où il va. Chaque choix restreint les possibilités ; quand il n'en reste qu'une, elle est jouée. Ce qui ne pourrait plus être annulé demande d'abord confirmation.
help-why = Touchez ce qui ne brille pas : la table dit quelle règle l'interdit. Chaque ligne du journal peut aussi nommer sa règle.
help-times = Le présent est la vraie table. L'historique (sépia) montre les moments passés. « Et si » (bleu) est une suite imaginée, que vous seul voyez. Seul le présent compte.
help-keys = Touches
help-digits = choisir dans la liste
help-choices = liste de tous les choix
help-confirm = confirmer
help-back = défaire un choix, fermer, revenir au présent
help-undo = annuler
help-redo = refaire
help-hint = demander conseil à un bot
help-whatif = et si… ?
help-forecast = prévisions
help-log = aller au journal
help-tray = replier ou déplier la main
help-replay = revoir ce qui vient de se passer
help-moments = plus tôt et plus tard, dans l'historique
help-read = lire la carte sous le pointeur
help-help = cette aide
help-signs = Icônes
help-legend = Toutes les icônes, et leurs auteurs
help-chat = écrire aux autres
help-point = et un clic : montrer quelque chose à tous

## sign

sign-bot = bot
sign-person = personne
sign-people = plusieurs personnes
sign-hourglass = durée
sign-swords = les uns contre les autres
sign-trophy = victoire
sign-ruins = défaite

## credits

credits-title = Crédits et légende
credits-ours = Le code, les plateaux, les illustrations des boîtes et les textes sont propres à Rempart. Aucune image ni aucun texte d'éditeur n'est utilisé.
credits-legend = Ce que veulent dire les icônes
credits-icons = Icônes
credits-icons_text = Les icônes viennent de
credits-changed = Elles sont montrées dans d'autres couleurs et tailles. Icônes de :
credits-fonts = Polices
credits-fonts_text = Alegreya et Alegreya Sans, de Juan Pablo del Peral (Huerta Tipográfica), sous SIL Open Font License 1.1.
credits-licences = Les licences en entier :
credits-libraries = Bibliothèques
credits-client = Dans le navigateur :
credits-server = Sur le serveur :

## lab

lab-title = Le labo
lab-title_lead = Les bots jouent des centaines de parties : voyez ce que change un chiffre.
lab-lead = Vous avez changé une valeur, ou vous vous demandez si un jeu est équitable ? Les bots y jouent des centaines de fois avec les mêmes graines, et vous voyez qui gagne, avec quelle certitude, et ce qui sort de l'ordinaire.
lab-which_game = Quel jeu ?
lab-all_games = Vers le labo
lab-original = Original
lab-original_hint = les valeurs du jeu
lab-changes = { $n ->
    [one] { $n } valeur changée
   *[other] { $n } valeurs changées
}
lab-variants = Ce qui est comparé
lab-variants_hint = Chaque variante est comparée à l'original, partie par partie, avec les mêmes graines.
lab-no_variants = Ce navigateur n'a aucune variante de ce jeu.
lab-to_workshop = En faire une à l'atelier
lab-bots = Qui joue
lab-players = Joueurs
lab-advanced_lead = Les autres réglages du jeu
lab-matches = Parties par mise en place
lab-nothing = Choisissez au moins un élément de chaque sorte.
lab-total = { $setups ->
    [one] { $n ->
        [one] { $total } partie
       *[other] { $total } parties
    }
   *[other] { $total } parties en { $setups } mises en place
}
lab-takes = Il faut environ { $time }.
lab-takes_least = Il faut au moins { $time }.
lab-too_long = { $n ->
    [one] Au bout de { $n } minute, ce serveur arrête et garde ce qui est joué.
   *[other] Au bout de { $n } minutes, ce serveur arrête et garde ce qui est joué.
}
lab-measuring = Mesure de la durée d'une partie…
lab-margin = { $n ->
    [one] Avec { $n } partie, un taux de victoire proche de la moitié est connu à { $points } points près.
   *[other] Avec { $n } parties, un taux de victoire proche de la moitié est connu à { $points } points près.
}
lab-start = Lancer
lab-starting = Vérification…
lab-my_runs = Lancées dans ce navigateur
lab-run_line = { $n ->
    [one] { $bots } · { $n } partie · { $when }
   *[other] { $bots } · { $n } parties chacune · { $when }
}
lab-kept = { $n ->
    [one] Une série est gardée { $n } jour.
   *[other] Une série est gardée { $n } jours.
}
lab-another = Une autre série
lab-gone = { $n ->
    [one] Cette série n'est plus là : les séries sont gardées { $n } jour.
   *[other] Cette série n'est plus là : les séries sont gardées { $n } jours.
}
lab-far = Avancement
lab-beginning = Elle va commencer.
lab-waiting = { $n ->
    [one] { $n } série passe avant la vôtre.
   *[other] { $n } séries passent avant la vôtre.
}
lab-progress = { $n } parties sur { $total }
lab-left = { $far }, encore { $time } environ
lab-leave = Vous pouvez quitter cette page : la série continue, et vous la retrouverez au labo.
lab-stop = Arrêter
lab-more = Jouer davantage
lab-state_done = Toutes les parties sont jouées : { $n }.
lab-state_spent = Le temps que ce serveur donne à une série est épuisé : { $n } parties jouées sur { $total }.
lab-state_stopped = Arrêtée : { $n } parties jouées sur { $total }.
lab-state_failed = La série s'est interrompue : { $n } parties jouées sur { $total } ; le propriétaire du serveur en trouve la raison dans son journal.
lab-failed = { $n ->
    [one] { $n } partie a fini par une erreur et ne compte pas.
   *[other] { $n } parties ont fini par une erreur et ne comptent pas.
}
lab-with_players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
lab-seat = Joueur { $n }
lab-range = { $low } à { $high }
lab-of = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
lab-fair = Mon changement est-il équitable ?
lab-team_more = Avec « { $name } », l'équipe gagne plus souvent, de { $points } points de pourcentage (intervalle à 95 % : { $low } à { $high }).
lab-team_less = Avec « { $name } », l'équipe gagne moins souvent, de { $points } points de pourcentage (intervalle à 95 % : { $low } à { $high }).
lab-team_open = On ne peut pas encore dire si « { $name } » change quelque chose aux victoires de l'équipe : { $points } points de pourcentage, mais l'intervalle de { $low } à { $high } contient zéro. Jouez davantage.
lab-team_same = Avec « { $name } », chaque partie s'est passée de la même façon : le changement n'a eu aucun effet.
lab-seat_more = « { $name } » avantage le joueur { $n }, qui gagne plus souvent, de { $points } points de pourcentage (intervalle à 95 % : { $low } à { $high }).
lab-seat_less = « { $name } » désavantage le joueur { $n }, qui gagne moins souvent, de { $points } points de pourcentage (intervalle à 95 % : { $low } à { $high }).
lab-seat_open = On ne peut pas encore dire si « { $name } » change qui gagne : { $points } points de pourcentage pour le joueur { $n }, mais l'intervalle de { $low } à { $high } contient zéro. Jouez davantage.
lab-seat_same = Avec « { $name } », chaque partie s'est passée de la même façon : le changement n'a eu aucun effet.
lab-winning = Qui gagne
lab-winning_hint = La part des parties gagnées. Le trait est l'intervalle à 95 % ; le pointillé, s'il y en a un, est la part égale.
lab-gains = Ce que fait le changement
lab-gains_hint = Comparé à l'original avec les mêmes graines, en points de pourcentage. Un point creux peut être le hasard : son intervalle contient zéro.
lab-no_effect = aucun effet
lab-length = Combien durent les parties
lab-length_hint = En choix. La boîte contient la moitié centrale des parties.
lab-worth_a_look = Parties à regarder
lab-at_the_table = Ouvrir à la table
lab-report = Rapport
lab-report_apart = Dans son propre onglet
lab-report_making = Le rapport se prépare…

## Ce que le labo refuse

lab_refused-off = Le labo est désactivé sur ce serveur.
lab_refused-duckdb = Il manque au labo une bibliothèque sur ce serveur. Son propriétaire peut l'installer : pip install 'rempart[lab]'
lab_refused-folder = La série ne peut pas être enregistrée ici ; le propriétaire du serveur en trouve la raison dans son journal.
lab_refused-nothing = Il n'y a rien à jouer : choisissez les valeurs du jeu ou une variante.
lab_refused-variants = C'est trop pour une série : elle prend au plus { $most } variantes.
lab_refused-setups = Cela fait { $n } mises en place ; une série en a au plus { $most }. Comparez moins de choses à la fois.
lab_refused-matches = Cela fait { $n } parties, c'est trop pour une série : avec ces mises en place, jouez-en au plus { $each } dans chacune.
lab_refused-yours = { $n ->
    [one] { $n } de vos séries attend ou se joue ; attendez-la ou arrêtez-la.
   *[other] { $n } de vos séries attendent ou se jouent ; attendez-en une ou arrêtez-en une.
}
lab_refused-full = { $n ->
    [one] { $n } série attend ici ; réessayez plus tard.
   *[other] { $n } séries attendent ici ; réessayez plus tard.
}
lab_refused-often = Vous lancez des séries très vite ; réessayez dans une minute.

## position

position-of = Position : { $game }
position-lead = Changez ce que vous voulez : l’image suit. Ce que les règles n’admettent pas est signalé à côté.
position-values = Valeurs de la position
position-edit = Modifier cette position
position-set_up = Préparer une position
position-table = Une position préparée
position-counts_nowhere = Ce match est un essai : il ne compte dans aucun résultat.
position-undo = Annuler
position-redo = Rétablir
position-analyse = Analyser
position-play = Jouer à partir d’ici
position-link = Copier le lien
position-save = Enregistrer
position-file = Ouvrir un fichier
position-view = Vue de
position-all_seats = Je joue toutes les places ; sinon des bots jouent les autres
position-checking = Vérification …
position-possible = Possible
position-impossible = { $n ->
    [one] Impossible : { $n } chose ne va pas
   *[other] Impossible : { $n } choses ne vont pas
}
position-last_possible = La dernière position possible
position-nothing = rien
position-nowhere = nulle part sur la table
position-bring = Apporter ici …
position-swap = Mettre autre chose ici …
position-move = Déplacer : { $what }
position-earlier = Une place plus tôt : { $what }
position-later = Une place plus tard : { $what }
position-remove = Retirer : { $what }
position-add = Ajouter
position-bad = Cette position ne peut pas être ouverte
position-empty = Commencer avec une table vide
position-bad_link = Le lien est abîmé, coupé, ou d’un autre jeu. Redemandez-le, ou demandez un fichier.
position-bad_file = Ce fichier ne contient aucune position de ce jeu.
position-too_long = Cette position est trop longue pour un lien. Enregistrez-la dans un fichier.
position-no_clipboard = Le navigateur ne permet pas de copier. Enregistrez la position dans un fichier.
position-lines = Meilleures suites
position-lines_for = Meilleures suites pour { $who }
position-searching = Recherche …
position-stop = Arrêter
position-then = Puis : { $steps }
position-arrow = {" "}→{" "}
position-searched = { $n ->
    [one] { $n } suite essayée.
   *[other] { $n } suites essayées.
}
position-so_far = { $n ->
    [one] { $n } suite essayée jusqu’ici.
   *[other] { $n } suites essayées jusqu’ici.
}

## lobby

lobby-title = Tables ouvertes
lobby-lead = Ces tables cherchent des joueurs. La place est à qui arrive en premier.
lobby-none = Personne ne cherche de joueurs en ce moment.
lobby-none_hint = Préparez une partie, gardez une place pour un ami et cherchez des joueurs depuis l'invitation.
lobby-closed = Ce serveur n'a pas de liste de tables ouvertes.
lobby-closed_hint = Jouez avec des amis grâce à un lien, ou contre des bots.
lobby-loading = À la recherche de tables ouvertes …
lobby-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
    }
lobby-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
    }
lobby-since = annoncée { $when }
lobby-begun = La partie a commencé.
lobby-changed = Nombres modifiés
lobby-clock = { $time } par choix
lobby-join = Rejoindre
lobby-mine = C'est votre table.
lobby-back = Retour à la table
lobby-gone = Quelqu'un d'autre a été plus rapide, ou la table ne cherche plus de joueurs.
lobby-name = Votre nom à la table
lobby-some = { $n ->
    [one] { $n } table cherche des joueurs.
   *[other] { $n } tables cherchent des joueurs.
    }
lobby-see = Voir les tables
lobby-look = Chercher des joueurs
lobby-look_hint = La table est annoncée à tous sur ce serveur. Qui arrive en premier prend une place encore libre, même gardée pour un ami.
lobby-listed = La table est parmi les tables ouvertes.
lobby-stop = La retirer de la liste

## replays

replays-title = Parties publiées
replays-title_lead = Revoir les parties que leurs joueurs montrent.
replays-lead = Des parties que leurs joueurs montrent à tous : revoyez-les depuis le début, ou lisez leur analyse.
replays-none = Aucune partie n'a encore été publiée ici.
replays-none_hint = Vous pouvez publier la vôtre depuis son résultat, quand elle est finie.
replays-nothing = Aucune partie publiée ne correspond.
replays-all = Tout afficher
replays-loading = Chargement des parties …
replays-search = Rechercher
replays-game = Jeu
replays-any_game = Tous les jeux
replays-players = Joueurs
replays-any = Peu importe
replays-result = Résultat
replays-won = Gagnée
replays-lost = Perdue
replays-when = Quand
replays-days_7 = 7 derniers jours
replays-days_30 = 30 derniers jours
replays-order = Ordre
replays-newest = Les plus récentes d'abord
replays-best = Le meilleur score d'abord
replays-name = Nom d'un joueur
replays-found = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
    }
replays-choices = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
    }
replays-winner = a gagné
replays-watch = Revoir depuis le début
replays-review = Résultat et analyse
replays-page = Page { $n } sur { $all }
replays-before = Page précédente
replays-after = Page suivante

## publish

publish-title = Publier cette partie
publish-hint = Tout le monde sur ce serveur pourra alors la revoir et lire son analyse. La discussion n'est pas montrée.
publish-hint_all = Elle est publiée dès que tous les joueurs sont d'accord.
publish-named = Avec mon nom
publish-unnamed = Sans mon nom
publish-asked = { $who } voudrait publier cette partie.
publish-missing = Doivent encore accepter : { $who }.
publish-no = Ne pas publier
publish-done = La partie est publiée.
publish-see = La voir
publish-withdraw = La retirer
