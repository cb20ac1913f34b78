# Les mots du plateau dans le navigateur, en français.

look = Choisissez une région pour voir ce qu'elle contient.
land = Terre
heroes = Héros

## device

device-title = La Tour sur la table
device-about = Si vous possédez la vraie Tour, elle peut jouer avec vous : elle fait tourner ses tambours, luit, se fait entendre et lâche ses propres crânes.
device-no_bluetooth = Ce navigateur ne peut pas l'atteindre : il n'a pas Web Bluetooth. Chrome, Edge et Opera l'ont, sur ordinateur et sur Android, pour les pages servies en https ou par cet ordinateur. Firefox et Safari ne l'ont pas.
device-command = Sans un tel navigateur, un ordinateur avec Bluetooth fait la même chose avec cette commande :
device-connect = Connecter la Tour
device-before = Allumez-la d'abord, et fermez l'application officielle. Une fois connectée, elle se calibre : ses tambours tournent, n'y mettez pas les doigts. Remettez dans la Tour, par le haut, les crânes qui tombent alors.
device-state = État
device-stage_off = non connectée
device-stage_connecting = connexion…
device-stage_calibrating = calibrage : attendez que les tambours s'arrêtent
device-stage_ready = prête
device-stage_lost = connexion perdue ; reconnexion automatique
device-trouble_no_library = Il manque le paquet bleak : pip install 'rempart[tower]'
device-trouble_no_adapter = Le Bluetooth est désactivé, ou cet appareil n'en a pas.
device-trouble_not_found = La Tour est introuvable. Est-elle allumée, à proximité, et déconnectée de l'application officielle ?
device-trouble_silent = La Tour ne répond pas.
device-trouble_refused = La Tour a refusé un ordre ; il lui est renvoyé.
device-trouble_broken = La Tour signale une panne. Éteignez-la et rallumez-la.
device-battery = Piles
device-unknown = pas encore connu
device-percent = environ { $n } %
device-low = changez les piles
device-skulls = Crânes comptés
device-jammed = Un tambour est coincé.
device-unjam = Libérer le tambour
device-volume = Volume
device-volume_loud = Fort
device-volume_medium = Moyen
device-volume_quiet = Faible
device-volume_mute = Muet
device-test = Tester les lumières
device-calibrate = Calibrer
device-disconnect = Déconnecter
device-setup = Une partie se joue avec elle si l'option « La Tour sur votre table » est activée à la mise en place, sous « Les héros et la Tour ».
device-match_none = Cette partie se joue avec la Tour virtuelle. Pour jouer avec la vôtre, activez « La Tour sur votre table » en préparant une partie.
device-match_plays = Cette partie se joue avec la Tour sur la table. On vous demandera ce qui en tombe et quel sceau se détache.
device-match_away = La Tour virtuelle joue dans cette partie. Pendant votre tour, vous pouvez faire rejouer celle de la table.
device-untried = Tout repose sur des notes publiques sur le protocole de la Tour et a été testé avec une Tour simulée, mais pas encore avec une vraie.
device-open = La Tour…
device-notice_off = La Tour sur la table n'est pas connectée.
device-notice_lost = La connexion à la Tour est perdue ; reconnexion automatique.
device-notice_back = La Tour sur la table est connectée.
device-notice_jammed = Un tambour de la Tour est coincé.
device-notice_calibrating = La Tour se calibre.
device-notice_low = Les piles de la Tour sont presque vides : environ { $n } %.
device-notice_battery = Les piles de la Tour : environ { $n } %.

## tower

tower_open = Voir la Tour en grand
tower_shows = Ce que montre la Tour
tower_turn = Faites glisser, ou utilisez les flèches, pour en faire le tour.
tower_drag = Faites-la glisser pour en faire le tour.
seals = { $n ->
    [one] { $n } sceau en place
   *[other] { $n } sceaux en place
}
mood-month = La Tour attend
mood-battle = La lueur du combat
mood-dungeon = La lueur des profondeurs
mood-event = La Tour s'éveille
mood-victory = Le matin d'après
mood-defeat = La Tour a vaincu
tale = Récit
tale_read = Continuer
tale_next = Suivant (encore { $n })
tale_all = Tout passer
tales = Le récit jusqu'ici
tales_none = Rien n'a encore été raconté.
