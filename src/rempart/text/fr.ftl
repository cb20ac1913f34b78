# Textes communs à tous les jeux. Chaque jeu ajoute les siens dans games/<jeu>/text/.

list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-clauses = { "\u00A0" };{ " " }
labelled = { $name } : { $value }
seat = Joueur { $n }

## refusal

refusal-not_yours = ce n'est pas à vous de choisir
refusal-not_now = ce choix n'est pas proposé maintenant

## setup_value

setup_value-on = oui
setup_value-off = non

## terminal

terminal-yes = o
terminal-no = n
terminal-yes_or_no = Tapez { $yes } ou { $no }, ou simplement Entrée.
terminal-enter = Entrée pour continuer
terminal-colon = { "\u00A0" }:{ " " }
terminal-which = { $name } ({ $which })
terminal-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
terminal-empty = vides : { $places }
terminal-more = Le reste (p) : { $names }
terminal-coach = Guide : { $words }
terminal-threat = Si personne n'agit : { $what }
terminal-parts = Les parties de la table : tapez p et un numéro ou un nom
terminal-no_part = Il n'y a pas de partie « { $what } ». Tapez p pour la liste.
terminal-no_map = Il n'y a pas de carte à dessiner pour l'instant.
terminal-new_here = Nouveautés : { $title }
terminal-nothing_new = Il n'y a rien de nouveau ici.
terminal-which_thing = « { $what } » peut être { $names }. Tapez ? et le nom entier.
terminal-no_thing = Rien ne s'appelle « { $what } » sur la table, ni dans les règles. Tapez p pour les parties de la table, w pour les règles.
terminal-no_rule = Il n'y a pas de règle { $what }. Les plus proches : { $near }
terminal-near = « { $value } » : ce qu'elle coûte, et ses pas jusqu'au bout du chemin
terminal-earlier = { $count ->
    [one] { $count } ligne plus ancienne : l montre tout le journal
   *[other] { $count } lignes plus anciennes : l montre tout le journal
}
terminal-chose = { $seat } : { $option }
terminal-choose = Choisissez
terminal-back = retour
terminal-seed = graine { $seed }
terminal-rubbish = « { $what } » n'est ni un choix ni une commande. { terminal-nothing_typed }
terminal-nothing_typed = { $last ->
    [1] Tapez 1, ou ? pour l'aide.
   *[other] Tapez un nombre de 1 à { $last }, ou ? pour l'aide.
}
terminal-rubbish_after = « { $what } » n'est pas une commande. Tapez u pour revenir en arrière, s pour enregistrer, l pour le journal, q pour quitter.
terminal-no_such = Il n'y a pas de choix { $what }. { terminal-nothing_typed }
terminal-over = La partie est finie. Tapez u pour revenir en arrière, s pour enregistrer, l pour le journal, q pour quitter.
terminal-undone = Annulé : { $what }
terminal-redone = Rejoué : { $what }
terminal-nothing_to_undo = Vous n'avez aucun choix à annuler.
terminal-nothing_to_redo = Rien à rejouer : rien n'a été annulé depuis le dernier choix.
terminal-nobody_else = Personne d'autre ne peut choisir maintenant.
terminal-hint = Conseil : { $option } (tapez { $way })
terminal-hand_over = Passez la main à { $seat }.
terminal-winners = Victoire : { $seats }
terminal-after = u annuler · s enregistrer · l tout le journal · v analyse · w règles · q quitter
terminal-next_stage = g : l'étape suivante
terminal-no_next = Il n'y a pas d'étape suivante : seule une victoire dans une série y mène.
terminal-saved = Partie enregistrée dans { $file }. Pour la reprendre : { $command }
terminal-saved_whole = Partie enregistrée dans { $file }. Pour la revoir : { $command }
terminal-is_saved = La partie est enregistrée dans { $file }.
terminal-not_saved = Partie non enregistrée.
terminal-is_folder = { $file } est un dossier. Donnez un nom de fichier : s ma-partie.json
terminal-other_match = { $file } contient autre chose que cette partie. L'écraser ?
terminal-other_name = { $file } contient autre chose que cette partie : rien n'est enregistré. Donnez un autre nom : s FICHIER
terminal-save_first = Enregistrer la partie avant de quitter ?
terminal-how_to_save = La partie n'a pas été enregistrée. Pour l'enregistrer, terminez vos lignes par : s FICHIER
terminal-end_of_input = Fin de l'entrée après { $n } choix.
terminal-keys = Ce que vous pouvez taper
terminal-why = Pourquoi on vous le demande : la règle de ce choix
terminal-no_forecast = Ce jeu n'a pas de prévisions.
terminal-certain = certain
terminal-possible = possible

## terminal.key

terminal-key-number = 3
terminal-key-numbers = 2 4
terminal-key-words = MOTS
terminal-key-back = 0
terminal-key-u = u
terminal-key-r = r
terminal-key-h = h
terminal-key-e = e
terminal-key-help = ? ou help
terminal-key-rule = ? ID
terminal-key-thing = ? NOM
terminal-key-w = w
terminal-key-l = l
terminal-key-v = v
terminal-key-p = p [PARTIE]
terminal-key-m = m
terminal-key-i = i
terminal-key-t = t
terminal-key-n = n
terminal-key-g = g
terminal-key-s = s [FICHIER]
terminal-key-q = q

## terminal.help

terminal-help-number = choisir, ou ouvrir une liste qui finit par …
terminal-help-numbers = la même chose pour plusieurs listes d'un coup
terminal-help-words = l'option qui se lit ou finit ainsi
terminal-help-back = revenir à la première liste
terminal-help-u = annuler : revenir à votre dernière décision, par-dessus les choix des bots
terminal-help-r = rejouer ce qui a été annulé
terminal-help-h = conseil : ce que ferait un bot
terminal-help-e = prévisions : les prochains coups des ennemis si personne n'agit
terminal-help-help = cette aide
terminal-help-rule = une règle par son identifiant, comme ceux à droite du journal
terminal-help-thing = voir de près une carte ou une pièce de la table
terminal-help-w = pourquoi : les règles derrière les derniers événements
terminal-help-l = tout le journal
terminal-help-v = analyse : l'évolution des chances, et ce qui aurait été meilleur (une fois la partie finie)
terminal-help-p = les parties de la table, ou l'une d'elles : réserves, piles, plateaux
terminal-help-m = la carte, et ce que veulent dire ses signes
terminal-help-i = les nouveautés de cette mise en place
terminal-help-t = toute la table, avec l'effet de chaque carte
terminal-help-n = laisser choisir le joueur suivant, quand plusieurs le peuvent
terminal-help-g = passer à l'étape suivante, après une victoire dans une série
terminal-help-s = enregistrer la partie
terminal-help-q = quitter

## replay

replay-banner = { " " }REVOIR · choix { $n } sur { $last }{ " " }
replay-keys = Entrée suivant · b précédent · un nombre : y aller · e fin · l journal · q quitter
replay-rubbish = « { $what } » ? Entrée suivant · b précédent · un nombre de 0 à { $last } · e fin · l journal · q quitter
replay-unfinished = La partie n'est pas finie. Pour la reprendre : rempart play --load FICHIER

## wizard

wizard-welcome = Rempart : une nouvelle partie
wizard-enter = Tapez un nombre puis Entrée ; Entrée seule prend ce qui est marqué.
wizard-default = ← Entrée
wizard-game = Quel jeu ?
wizard-number = Tapez un nombre de 1 à { $last }, ou simplement Entrée.
wizard-several = Un ou plusieurs, séparés par des virgules, parmi : { $values }
wizard-me = une personne ici
wizard-bot = le bot « { $bot } »
wizard-advanced = Options avancées : variantes et autres lectures des règles ?
wizard-yes = oui, demandez-moi
wizard-no = non
wizard-seat = Qui joue { $seat } ?
wizard-seed = Graine : un nombre entier qui fixe tout le hasard (Entrée : au hasard)
wizard-stage = Entrée la joue, { $key } en propose une autre ; ou saisissez un code.
wizard-rating = Des bots l'essaient (Ctrl-C : cela suffit)
wizard-rate = { $players ->
    [1] Environ { $percent } % pour une personne seule : c'est la part des parties qu'un bot gagne.
    [2] Environ { $percent } % à deux : c'est la part des parties que des bots gagnent.
    [3] Environ { $percent } % à trois : c'est la part des parties que des bots gagnent.
    [4] Environ { $percent } % à quatre : c'est la part des parties que des bots gagnent.
   *[other] Environ { $percent } % à { $players } : c'est la part des parties que des bots gagnent.
}
wizard-command = La même chose en ligne de commande : { $command }

## puzzles

puzzles-goal = But : { $goal } (cote { $rating } ; h un conseil, s la solution)
puzzles-reached = Résolu. u annule des choix, Entrée quitte.
puzzles-missed = Pas cette fois. u annule des choix pour réessayer, s montre la solution, Entrée quitte.
puzzles-making = Recherche de problèmes
puzzles-checking = Vérification
puzzles-made = { $n ->
    [one] 1 problème dans { $file }
   *[other] { $n } problèmes dans { $file }
}
puzzles-checked = { $n } problèmes vérifiés, { $wrong } faux
puzzles-none = { $game } n'a pas de buts de problèmes : on ne peut pas en créer

## batch

batch-head = { $n ->
    [one] bot { $bot }, { $n } partie, graine { $first }
   *[other] bot { $bot }, { $n } parties, graines { $first } à { $last }
}
batch-playing = En cours
batch-progress = { $done } parties sur { $total }
batch-duels = Gagnées par le premier bot
batch-won = Gagnées
batch-won_by = Gagnées : { $seat }
batch-of = { $n } sur { $total } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, intervalle à 95 % : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
batch-ends = Fins
batch-length = Durée
batch-choices = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } choix en moyenne, de { $least } à { $most }
batch-time = Temps
batch-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
batch-mean = moyenne
batch-least = minimum
batch-most = maximum

## advice

advice-percent = { $n } %
advice-range = { $low } à { $high } %
advice-quoted = « { $what } »
advice-and_then = , puis{ " " }
advice-coach = C'est ce que demande le guide.
advice-take_back = Mieux vaut annuler quelque chose et essayer autrement.
advice-then = La suite du plan : { $steps }.
advice-gains = En moyenne { $gains }, par rapport à « { $other } ».
advice-better = Cela semble nettement meilleur que « { $other } ».
advice-alike = « { $other } » vaut à peu près autant.
advice-chance = Chances de victoire : environ { $chance }.
advice-blunder = Cela pourrait vous coûter la partie : les chances de victoire passeraient d'environ { $chance } à environ { $fell_to }.
advice-instead = Avec un autre choix vous auriez, en moyenne, { $gains }.

## review

review-title = L'évolution des chances de victoire
review-curve = Chances de victoire de { $who }
review-team = Chances de victoire
review-line = { $curve } : { $ends }
review-ends = d'environ { $first } à { $last }
review-so_far = d'environ { $first } à environ { $last } pour l'instant
review-won = la victoire
review-lost = la défaite
review-turns = Les tournants
review-none = Aucun choix n'a coûté cher à lui seul.
review-at = choix { $at }
review-by = { $who } : { $said }
review-choice = « { $chosen } » a coûté environ { $points } points : environ { $fell_to } de chances de victoire, au lieu d'environ { $chance } avec « { $best } ».
review-followed = Après « { $chosen } », les chances sont tombées d'environ { $chance } à environ { $fell_to } : à cause de la suite, non du choix.
review-figures = Avec le meilleur choix, en moyenne : { $figures }.
review-known = { $n ->
    [one] Estimation sur { $playouts } parties simulées pour { $n } décision, avec ce que le joueur pouvait alors savoir.
   *[other] Estimation sur { $playouts } parties simulées pour { $n } décisions, chacune avec ce que le joueur pouvait alors savoir.
}
review-known_partly = Estimation sur { $playouts } parties simulées pour { $n } décisions sur { $of }, chacune avec ce que le joueur pouvait alors savoir.
review-working = Analyse de la partie (Ctrl-C : cela suffit)
review-look = Pour en revoir un : rempart replay { $file }, puis taper son numéro.
review-not_possible = { $game } ne sait pas encore estimer les chances de victoire : ses parties ne peuvent pas être analysées.
review-nothing = Rien n'a été choisi dans cette partie : il n'y a rien à analyser.

## rules

rules-chapter = Chapitre
rules-count = Règles
rules-with_tests = avec tests
rules-more = Plus : rempart rules JEU, rempart rules ID (une règle, un chapitre ou un arbitrage)
rules-source_is = Source
rules-section = { $source }, section « { $section } »
rules-example_is = Exemple détaillé
rules-yes = oui
rules-question = Question
rules-ruling = Arbitrage
rules-reason = Raison
rules-implemented = Appliquée dans
rules-tested = Testée par
rules-not_cited = aucune ligne de code ou de données ne la cite
rules-no_test = aucun test
rules-no_tests = Les tests ne sont pas installés : voyez les sources de Rempart, dossier tests/.

## rules.source

rules-source-rulebook = le livret de règles
rules-source-ruling = notre arbitrage, là où le livret se tait
rules-source-public = des descriptions publiques du jeu
rules-source-implied = découle d'autres règles
rules-source-house = notre propre règle

## changed

changed-head = Valeurs modifiées : { $changes }
changed-value = { $key } : { $now } au lieu de { $before }
changed-added = { $key } : ajouté
changed-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}

## check

check-replayed = Rejouée : { $n } choix, et la partie s'arrête exactement là où elle a été enregistrée.
check-seeded = Tout le hasard découle de la graine { $seed } ; il n'y a pas de secret à comparer.
check-secret = secret :             { $secret }
check-commitment = valeur de contrôle : { $found }
check-same = C'est la valeur de contrôle donnée : rien n'a été changé après le début.
check-compare = Comparez-la à la valeur de contrôle que la table montrait dès le début.
check-other = la valeur de contrôle de l'enregistrement est { $found }, pas celle qui est donnée : son secret n'est pas celui qui était promis
check-no_secret = l'enregistrement n'a pas de secret : aucune valeur de contrôle ne lui correspond
check-older = la partie a commencé sous l'édition { $edition } des règles : son début ne peut pas être rejoué

## cli

cli-database = BASE
cli-name = NOM
cli-minutes = MINUTES
cli-backed_up = Les tables sont dans { $file }. Gardez-le pour vous : il ouvre toutes les places.
cli-scaffolded =
    { $name } est dans { $folder }. Là où Rempart est installé :

    { "  " }cd { $folder }
    { "  " }pip install -e '.[test]'
    { "  " }rempart play { $name }
    { "  " }pytest

    README.md dit où se trouve quoi.
cli-scaffold_name = « { $given } » ne peut pas être le nom d'un jeu : il faut des minuscules de a à z (au moins trois), des chiffres et des _ entre eux, et aucun mot de Python ; par exemple mon_jeu
cli-scaffold_game = il y a déjà un jeu { $name } ; prenez un autre nom
cli-scaffold_module = Python a déjà un module { $name } ; prenez un autre nom, par exemple mon_{ $name }
cli-scaffold_there = { $folder } existe déjà ; indiquez un dossier qui n'existe pas : rempart scaffold { $name } DOSSIER
cli-port = --port attend un nombre entier de 0 à 65535, et non { $given }.
cli-lab_minutes = --lab attend off, ou un nombre entier de minutes de 1 à { $most }, et non { $given }.
cli-lobby = --lobby attend on ou off, et non { $given }.
cli-usage = usage :{ " " }
cli-about = Des jeux de défense de tours avec leurs règles complètes : jouer, faire jouer des bots, revoir.
cli-command = COMMANDE
cli-table = TABLE
cli-game = JEU
cli-file = FICHIER
cli-folder = DOSSIER
cli-address = ADRESSE
cli-value = VALEUR
cli-mode = MODE
cli-code = CODE
cli-day = JOUR
cli-daily_game = nommez un jeu : rempart play JEU --daily, où JEU est l'un de : { $games }
cli-daily_alone = --daily fixe la graine, la configuration et les bots : ne donnez rien d'autre que le jeu
cli-no_campaign = { $game } n'a pas de campagne ; un jeu qui en a une : { $games }
cli-rule = ID|JEU
cli-bots = BOT|PLACE=BOT,…
cli-change = CHEMIN=VALEUR
cli-for_players = { $players } joueurs, environ { $minutes } min
cli-default = { $what } (par défaut : { $value })
cli-unknown_command = pas de commande « { $command } » ; vouliez-vous dire : { $known } ?
cli-unknown_option = option inconnue { $what } ; il y a : { $known }
cli-game_first = { "\u00A0" }; les options d'un jeu sont connues quand il est nommé : rempart play JEU --help
cli-did_you_mean = option inconnue { $what } ; vouliez-vous dire { $near } ?
cli-too_much = « { $what } » est de trop ici
cli-see_help = { " " }(voir { $prog } --help)
cli-expects_value = { $what } doit être suivi d'une valeur
cli-required = il manque : { $what }
cli-takes_no_value = { $what } ne prend pas de valeur
cli-load_alone = --load FICHIER apporte le jeu, les options et la graine de la partie enregistrée ; enlevez : { $what }
cli-name_a_game = nommez un jeu : rempart play JEU, où JEU est l'un de : { $games }
cli-game_too = --bots et --seed demandent un jeu : rempart play JEU --seed 7 ; sans jeu, tout vous est demandé
cli-matches = --matches prend un nombre entier à partir de 1, pas « { $given } »
cli-limit = { $flag } prend un nombre supérieur à 0, pas « { $given } »
cli-one_limit = donnez --budget ou --iterations, pas les deux
cli-limits_search = { $flag } est pour le bot search : ajoutez --bot search
cli-seconds = --seconds attend un nombre de 1 à 3600, pas « { $given } »
cli-heading = { $title }{ "\u00A0" }

## cli.group

cli-group-arguments = arguments
cli-group-options = options
cli-group-commands = commandes
cli-group-setup = mise en place de { $game }

## cli.help

cli-help-serve = Servir des tables aux navigateurs de cette machine, ou à des amis.
cli-help-host = l'adresse d'écoute ; 0.0.0.0 laisse entrer les autres (127.0.0.1 par défaut : vous seul)
cli-help-host_name = un nom par lequel les navigateurs joignent le serveur, comme play.example.org ; peut être répété (les adresses, localhost et le nom de cette machine comptent toujours)
cli-help-port = le port d'écoute (8000 par défaut)
cli-help-database = un fichier, ou postgresql://utilisateur:motdepasse@hote/nom (par défaut $DATABASE_URL, sinon un fichier dans votre dossier de données)
cli-help-lab_minutes = le temps de calcul, en minutes, qu'une série du labo dans le navigateur peut prendre ; off : pas de labo (10 par défaut)
cli-help-lobby = si des tables peuvent chercher des joueurs dans une liste de ce serveur (par défaut : on si un --host-name est connu sur Internet, sinon off)
cli-help-browser = ouvrir le navigateur, s'il y a un bureau
cli-help-help = montrer cette aide et quitter
cli-help-version = montrer la version et quitter
cli-help-lang = langue (par défaut : celle de votre système, si le jeu la parle)
cli-help-play = Jouer dans ce terminal, seul, entre amis ou avec des bots.
cli-help-campaign = Mener l'une après l'autre les batailles d'une campagne.
cli-help-campaign_game = un jeu qui en a une : { $games }
cli-help-battle = quelle bataille d'abord : son numéro sur le chemin
cli-help-mode = comment la mener, par exemple hard
cli-help-everything = ouvrir toutes les batailles et tous les défis
cli-help-campaign_code = ajouter la progression d'un code
cli-help-campaign_file = où la progression est gardée (par défaut : dans votre dossier de données) ; le navigateur lit et écrit le même fichier
cli-help-campaign_load = continuer une bataille enregistrée
cli-help-replay = Revoir une partie enregistrée, choix par choix.
cli-help-review = Analyser une partie enregistrée : l'évolution des chances, les tournants, ce qui aurait été meilleur.
cli-help-seconds = le temps de réflexion en secondes (par défaut : 60)
cli-help-check = Vérifier une partie enregistrée : la rejouer et comparer son secret à ce qui était promis.
cli-help-commitment = la valeur de contrôle que la table montrait avant la partie
cli-help-bot = Faire jouer des parties entières à des bots et résumer les résultats.
cli-help-lab = Comparer des mises en place, des valeurs modifiées et des bots sur beaucoup de parties.
cli-help-lab_run = Jouer ce que dit un plan sur tous les cœurs ; ce qui a été interrompu reprend.
cli-help-lab_report = Faire une page avec les graphiques d'une série.
cli-help-lab_table = Afficher les chiffres principaux d'une série.
cli-help-lab_spec = ce qu'il faut jouer ; exemples dans examples/lab, clés dans docs/lab.md
cli-help-lab_folder = le dossier d'une série
cli-help-lab_out = où vont les lignes (par défaut : un dossier au nom du plan, avec .lab)
cli-help-lab_page = où va la page (par défaut : report.html dans le dossier de la série)
cli-help-lab_matches = combien de graines, au lieu de ce que dit le plan
cli-help-lab_workers = combien de parties à la fois (par défaut : une par cœur)
cli-help-lab_ray = jouer sur une grappe Ray ; « local » en démarre une sur cette machine
cli-help-puzzles = Jouer des problèmes : de courtes tâches sur le plateau. Ou en créer et les vérifier.
cli-help-puzzles_play = Jouer un problème.
cli-help-puzzles_list = Lister les problèmes d'un jeu, du plus facile au plus difficile.
cli-help-puzzles_make = Trouver des problèmes dans des parties de bots ; reprend une recherche interrompue.
cli-help-puzzles_check = Vérifier que les problèmes d'un jeu sont toujours ce qu'ils disent.
cli-help-puzzles_game = le jeu : { $games }
cli-help-puzzle = le numéro ou l'identifiant du problème (par défaut : un au hasard)
cli-help-puzzles_count = combien de problèmes trouver (60 par défaut)
cli-help-puzzles_seed = la graine de la première partie (1 par défaut)
cli-help-puzzles_workers = combien de parties jouer à la fois (1 par défaut)
cli-help-puzzles_out = où vont les problèmes (par défaut : un fichier au nom du jeu)
cli-help-data = Afficher toutes les valeurs d'un jeu, pour les modifier et jouer avec --data.
cli-help-data_of = le jeu : { $games }
cli-help-values = vos propres valeurs : un fichier fait avec rempart data JEU, puis modifié
cli-help-rules = Lire les règles : tous les chapitres, un jeu, un chapitre ou une seule règle.
cli-help-games = Montrer la liste des jeux.
cli-help-scaffold = Écrire un petit jeu qui marche, pour en faire le vôtre.
cli-help-scaffold_name = son nom : minuscules, chiffres, _
cli-help-scaffold_folder = un nouveau dossier pour lui (par défaut : un dossier de ce nom, ici)
cli-help-backup = Copier les tables dans un fichier, même pendant que le serveur tourne.
cli-help-copy = où va la copie : un nouveau fichier, que vous seul pouvez lire
cli-help-push_keys = Faire une clé pour Web Push : ce qu'il faut définir avant serve.
cli-help-tower = Relier à une table la vraie tour d'un jeu, par le Bluetooth de cet ordinateur.
cli-help-table = l'adresse de la table, comme dans le navigateur, ou son code (pour une table sur cet ordinateur)
cli-help-game = le jeu : { $games } ; sans lui, on vous le demande ; avec lui, --help montre aussi sa mise en place
cli-help-bot_game = le jeu : { $games } ; avec lui, --help montre aussi sa mise en place
cli-help-seed = un nombre entier qui fixe tout le hasard (par défaut : au hasard)
cli-help-set = changer une valeur des données du jeu, par exemple cards.knight.power=9 ; peut être répété
cli-help-bots = qui est un bot : 2=greedy,3=random, ou seulement greedy pour toutes les places sauf la première ; il y a : { $bots }
cli-help-daily = jouer le défi du jour d'un jeu : celui d'aujourd'hui (UTC) ou d'un jour passé, comme 2026-11-19 ; hors classement
cli-help-load = reprendre une partie enregistrée, ou jouer à partir d’une position
cli-help-file = le fichier d'une partie enregistrée
cli-help-seat = la voir avec les yeux de cette place, comptée à partir de 1
cli-help-replay_browser = la voir sur le plateau, dans un navigateur
cli-help-which_bot = le bot à toutes les places : { $bots } (par défaut : greedy)
cli-help-against = un autre bot à toutes les places sauf une, qui change d'une partie à l'autre : { $bots }
cli-help-matches = combien de parties (par défaut : 100)
cli-help-budget = secondes de réflexion de search pour un choix
cli-help-iterations = nombre de suites que search joue pour un choix, au lieu d'un temps
cli-help-jobs = combien de parties sont jouées en même temps (par défaut : 1)
cli-help-what = une règle, un arbitrage ou un chapitre (FD-BATTLE-03, FD-R-22, FD-BATTLE) ou un jeu ; rien : tous les chapitres
cli-help-sources = plutôt : ce qui vient du livret d'un jeu, ce qui est public, ce qui est de notre cru

## level

level-easy = facile
level-normal = normal
level-hard = difficile

## table

table-conceded = { $seat } a abandonné.
table-position = Le match part d’une position préparée. Il ne compte nulle part.
table-seat_human = { $seat } s'assied.
table-seat_free = La place de { $seat } est libre.
table-seat_bot = Un bot ({ $bot }) joue pour { $seat }.
table-stand_in = { $by } laisse un bot ({ $bot }) jouer pour { $seat }.
table-quick = { $seat } n'a pas pu réfléchir à ce choix et l'a fait à la hâte.
table-rewind = { $seat } revient au choix { $to }.
table-propose = { $seat } voudrait revenir au choix { $to }.
table-resumed = Rempart a été mis à jour : la partie continue d'ici. Ce qui précède ne peut plus être annulé.
table-agreed = { $seat } est d'accord.
table-disagreed = { $seat } n'est pas d'accord.
table-concede = { $seat } abandonne.
table-rematch = { $seat } propose une revanche : une nouvelle table est prête.
table-next_battle = { $seat } a préparé la bataille suivante : { $battle }.
table-may_speak = { $seat } permet aux spectateurs d'écrire.
table-may_not_speak = { $seat } : les spectateurs ne font plus que regarder.
table-whoever = la personne qui a préparé la table
table-seat_again = { $seat } s'assied encore une fois avec le même lien ({ $n } fois déjà). La personne qui occupait la place n'y est plus.
table-invited_anew = { $by } crée un nouveau lien pour { $seat } ; l'ancien ne fonctionne plus.
table-closed = { $by } retire l'invitation de { $seat } : un bot ({ $bot }) joue à cette place.
table-propose_end = { $seat } voudrait abandonner : tout le monde doit être d'accord.
table-agree_end = { $seat } est d'accord pour finir.
table-agree_gone = Longue absence de { $seat } : la fin est acceptée sans son accord.
table-export = { $seat } a enregistré la partie en cours et sait tout.
table-listed = { $seat } cherche des joueurs : la table est parmi les tables ouvertes.
table-unlisted = { $seat } retire la table des tables ouvertes.
table-publish = { $seat } voudrait publier la partie.
table-published = La partie est publiée : tout le monde peut la voir.
table-unpublished = { $seat } ne veut pas que la partie soit publiée.
table-your_turn = C'est à vous de jouer.

## campaign

campaign-locked = Cette bataille n'est pas encore ouverte. Gagnez celle qui la précède, ou ouvrez tout.
campaign-no_battle = Cette progression contient une bataille ou une difficulté que la campagne n'a pas.
campaign-unknown_battle = Il n'y a pas de bataille « { $what } ». Donnez un numéro de 0 à { $last }.
campaign-unknown_mode = Il n'y a pas de mode « { $what } » ici. Donnez { $modes }.
campaign-bad_code = Ce code n'est pas valable. Vérifiez les lettres et les chiffres : l'un d'eux est faux ou manque.
campaign-bad_file = Ce n'est pas un fichier de campagne. Choisissez un fichier enregistré depuis la carte de la campagne.
campaign-other_game = Cette progression est celle d'un autre jeu.
campaign-other_version = Cette progression vient d'une autre version de Rempart.
campaign-here = ‹ ensuite
campaign-total = { $n ->
    [one] { $n } étoile sur { $all }
   *[other] { $n } étoiles sur { $all }
}
campaign-code = Code pour continuer ailleurs : { $code }
campaign-which = Quelle bataille ? Un numéro ; Entrée : { $battle } ; q : quitter
campaign-how = Comment ? Un numéro ; Entrée : { $mode } ; q : retour
campaign-no_such = « { $what } » n'est pas dans la liste. Tapez un de ses numéros.
campaign-victory = victoire
campaign-defeat = défaite
campaign-gained = { $n ->
    [0] aucune nouvelle étoile
    [one] { $n } nouvelle étoile
   *[other] { $n } nouvelles étoiles
}
campaign-changed = Des valeurs ont été modifiées : pas d'étoiles.
campaign-best = meilleur : { $n }
campaign-record = record, avant : { $n }
campaign-opened = Maintenant ouvert : { $what }
campaign-go_on = Vous avez quitté { $battle } avant la fin. Reprendre ?

## daily

daily-no_date = « { $given } » n'est pas une date ; un jour s'écrit comme { $today }
daily-not_begun = le défi du { $day } n'a pas commencé ; nous sommes le { $today } (UTC)
daily-too_old = le { $day } est trop ancien ; le premier défi est celui du { $first }

## problem

problem-no_hello = Présentez-vous d'abord.
problem-stale = La partie a avancé entre-temps. Regardez de nouveau.
problem-over = La partie est terminée.
problem-failed = Une erreur s'est produite sur le serveur ; rien n'a changé.
problem-not_your_seat = Cette place n'est pas la vôtre.
problem-too_soon = { $seat } est encore là, ou va revenir : un bot ne peut pas encore jouer à sa place.
problem-bot_plays = Un bot joue cette place. Reprenez-la d'abord.
problem-nothing_to_undo = Il n'y a rien à annuler.
problem-nothing_to_redo = Il n'y a rien à refaire.
problem-not_your_redo = Ce n'était pas votre choix.
problem-no_proposal = Personne ne vous demande votre accord.
problem-not_over = La partie n'est pas encore terminée.
problem-no_campaign = Cette table n'appartient à aucune campagne.
problem-challenge_seats = Dans un défi du jour, chacun joue sa propre place, et les bots gardent la leur.
problem-no_puzzle = Cette table n'est pour aucun problème.
problem-puzzle_goes_on = On peut réessayer un problème, mais ni l'abandonner ni le prolonger.
problem-puzzle_seats = Pendant un problème, chacun garde sa place.
problem-no_hints = Cette table a été préparée sans conseils.
problem-no_moment = Ce moment n'existe pas dans cette partie.
problem-not_agreed = Tout sera montré dès que tout le monde aura accepté la fin. Il manque encore : { $who }.
problem-final = Tout le monde a accepté la fin et tout a été montré : ici, on ne revient plus en arrière. Pour reprendre à un moment passé, enregistrez la partie et ouvrez-la comme nouvelle table.
problem-invited = { $seat } n'a pas encore répondu à l'invitation, donc personne ne peut donner son accord. Attendez, ou retirez l'invitation.
problem-link_used = Quelqu'un a déjà pris la place de { $seat } avec ce lien, qui ne sert qu'une fois. Demandez-en un autre à { $who }. Vous regardez.
problem-link_taken_back = Ce lien vers la place de { $seat } a été retiré. Demandez-en un autre à { $who }. Vous regardez.
problem-record_tells = L'enregistrement révélerait ce qui est caché ; il sera disponible quand tout le monde aura accepté la fin de la partie.
problem-malformed = Message incompréhensible : { $error }
problem-too_big = Ce message est trop long.
problem-too_fast = Trop de messages ; attendez un instant.
problem-busy = Trop de conseils à la suite : attendez un instant.
problem-took_too_long = La réflexion a pris trop de temps. Demandez à nouveau.
problem-cancelled = La réflexion a été interrompue.
problem-no_review = Cette partie ne peut pas être analysée : le jeu ne sait pas estimer les chances de victoire, ou ses règles ont changé depuis.
problem-says_too_much = C'est trop à la fois : attendez un instant.
problem-try_again = La table est très occupée : réessayez dans un instant.
problem-asks_too_much = Trop de questions à la fois : attendez un instant.
problem-says_nothing = Ce message est vide.
problem-not_there = Cela n'est pas sur votre plateau.
problem-only_watches = À cette table, les spectateurs regardent seulement.
problem-no_push = Ce serveur n'envoie pas de notifications à ce navigateur.
problem-no_lobby = Cette table ne peut pas chercher de joueurs : le serveur n'a pas de liste de tables ouvertes, ou la partie est un défi du jour.
problem-lobby_no_seat = Aucune place n'est libre. Confiez d'abord une place à un ami ; n'importe qui pourra alors la prendre.
problem-lobby_full = De très nombreuses tables cherchent des joueurs en ce moment : réessayez dans quelques minutes.
problem-lobby_too_often = Vous avez souvent cherché des joueurs ces derniers temps : réessayez dans une minute.
problem-publish_imported = Cette partie a commencé dans un fichier ou une position ; seules les parties jouées ici depuis le début peuvent être publiées.
problem-publish_cut = Cette partie est trop longue pour être publiée, ou a été commencée avec des règles qui ont changé depuis.
problem-publish_challenge = D'autres jouent encore ce défi du jour. La partie pourra être publiée une fois le classement clos.
problem-publish_too_often = Vous avez publié beaucoup de parties ces derniers temps : réessayez dans quelques minutes.

## What is ours, and where rules and values come from

source-page = D'où viennent les règles
source-whole = De notre cru : les sources ne le donnent pas.
source-house = Notre règle : les sources ne la donnent pas.
source-ruling = Notre décision : le livret n'en dit rien ou n'est pas clair.
source-values = Absent du livret, donc de notre cru : { $values }.
source-part-house = De notre cru
source-part-public = Public
source-part-rulebook = Du livret
source-about-house = Ce que notre exemplaire du livret a perdu ou laisse ouvert, et qu'aucune description publique ne dit. Nous l'avons complété et réglé par simulation : l'original peut donc différer.
source-about-public = Des faits tirés de descriptions publiques du jeu : critiques, vidéos, projets d'amateurs.
source-about-rulebook = Ce que dit le livret, dans nos propres mots, et ce qui en découle.
source-count = règles : { $rules }, valeurs : { $values }
source-legend = de notre cru, au moins en partie : les sources ne le donnent pas
source-example = Notre exemple : il n'est pas dans le livret.

## device

device-here = { $game }, table { $code }. Ctrl-C pour quitter.
device-again = La table est injoignable. Reconnexion automatique.
device-over = La partie est finie.
device-gone = cette table n'existe pas
device-none = { $game } n'a aucun appareil qui puisse suivre une table
device-no_code = aucune table n'a le code { $code }
device-no_server = { $server } est injoignable : le serveur tourne-t-il, et est-ce bien son adresse ?
device-address = « { $given } » n'est ni l'adresse d'une table, comme http://127.0.0.1:8000/t/…, ni un code

## flaw

flaw-lost = { $right ->
    [1] { $thing } : nulle part ; doit se trouver quelque part
   *[other] { $thing } : il y en a { $now }, il doit y en avoir { $right }
}
flaw-extra = { $right ->
    [0] { $thing } : ne fait pas partie de ce match ; à retirer
    [1] { $thing } : présent à { $now } endroits ; un seul est possible
   *[other] { $thing } : il y en a { $now }, il doit y en avoir { $right }
}
flaw-range = doit être un nombre entier de { $least } à { $most }, pas { $value }
flaw-fixed = découle des réglages du match : doit être { $right }, pas { $value }
flaw-switch = doit être oui ou non, pas { $value }
flaw-word = doit être un des mots du jeu, pas { $value }
flaw-no_such = pas de { $value } ici : il faut un nombre que le jeu connaît ({ $thing })
flaw-no_kind = il n’y a rien du genre { $value } ici
flaw-not_list = doit être une liste de { $least } à { $most }
flaw-not_fields = doit être un tableau de valeurs, pas { $value }
flaw-unknown_field = il n’y a pas de { $field } ici : à retirer
flaw-no_field = manque
flaw-bytes = doit être en base 64
flaw-closed = ne peut pas faire partie d’une position : à retirer
flaw-twice = s’y trouve deux fois : une seule est possible
flaw-no_decision = personne n’a de choix à faire ici : revenez sur ce qui a été changé, ou partez d’un autre moment
flaw-breaks = les règles ne peuvent pas continuer ainsi ({ $why }) : quelque chose ne va pas ensemble
