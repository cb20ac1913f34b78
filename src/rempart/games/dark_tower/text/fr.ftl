# Return to Dark Tower en français. Les règles sont dans rules.fr.toml.

# Mots seuls, ou qui en relient d'autres.
nobody = personne
nothing = rien
seat_hero = { $seat } ({ $hero })
building_in = { $building } { $kingdom_of }
seal_at = sceau du { $drum }, côté { $side }
of_type = { " " }({ $type })
by_way = { " " }({ $way })
banner_to = aller { $at }
anywhere = n'importe où
dungeon_at = { $place } ({ $dungeon })
room_entered = { $room }. { $tale } { $words }.
empty_room = La salle est vide, hormis ce qu'on cherchait.
foes_of_level = Ennemis de niveau { $level }.
sentence = { $words }.

## forecast

forecast-no_skulls = La réserve est vide : le crâne de la fin de ce tour serait la fin !
forecast-lost = Une seule menace pourrait être la fin !
forecast-lost_quests = Si les quêtes échouent, ce pourrait être la fin !
forecast-until_month = Jusqu'à la fin du mois
forecast-last_month = C'est le dernier mois : quand il finit, tout est fini.
forecast-turns = { $count ->
    [0] C'est le dernier tour du mois
    [one] { $count } tour après celui-ci
   *[other] { $count } tours après celui-ci
}
forecast-turns_range = { $least } à { $most } tours après celui-ci
forecast-skulls = { $count ->
    [one] { $count } crâne dans la réserve ; chaque tour en prend un
   *[other] { $count } crânes dans la réserve ; chaque tour en prend un
}
forecast-warriors = { $count ->
    [one] Au pire { $count } guerrier perdu
   *[other] Au pire { $count } guerriers perdus
}
forecast-spirit = { $count ->
    [one] Au pire { $count } énergie perdue
   *[other] Au pire { $count } énergies perdues
}
forecast-corruption = Vous pourriez gagner une corruption !
forecast-more_skulls = { $count ->
    [one] Au pire { $count } crâne de plus
   *[other] Au pire { $count } crânes de plus
}
forecast-no_harm = En l'état, aucune menace ne vous toucherait.
forecast-not_yet = Le royaume n'est pas encore en guerre.
forecast-each_alone = Chaque menace est montrée seule, comme si elle venait à la fin de ce tour : nul ne sait laquelle viendra, ni quand. Là où quelqu'un peut choisir, le premier choix est montré. Les quêtes échouent à la fin du mois.
forecast-odds_cards = { $count ->
    [one] { $count } carte Combat ; vous apportez { $advantages }
   *[other] { $count } cartes Combat ; vous apportez { $advantages }
}
forecast-odds_bought = Vous pouvez acheter jusqu'à { $advantages } de plus
forecast-odds_warriors = Guerriers : { $mean } en moyenne, { $worst } au pire
forecast-odds_spirit = Énergie : { $mean } en moyenne, { $worst } au pire
forecast-odds_lost_cards = Cartes perdues au pire : { $count }
forecast-odds_skulls = Risque de crânes sur des bâtiments : { $percent } %
forecast-odds_corruption = Risque de corruption : { $percent } %
forecast-odds_safe = Aucun risque de corruption
forecast-odds_fatal = Risque de perdre la partie : { $percent } %

## game

game-name = Return to Dark Tower
game-tagline = Quatre royaumes, six mois, une Tour noire : levez une armée, forcez le destin et affrontez ce qui attend à l'intérieur.

## kingdom

kingdom-north = Nord
kingdom-east = Est
kingdom-south = Sud
kingdom-west = Ouest

## terrain

terrain-desert = désert
terrain-hills = collines
terrain-mountains = montagnes
terrain-lake = lac
terrain-forest = forêt
terrain-grasslands = prairies

## building

building-citadel = Citadelle
building-sanctuary = Sanctuaire
building-village = Village
building-bazaar = Bazar

## river

river-north_east = Rivière entre Nord et Est
river-east_south = Rivière entre Est et Sud
river-south_west = Rivière entre Sud et Ouest
river-west_north = Rivière entre Ouest et Nord

## drum

drum-top = haut
drum-middle = milieu
drum-bottom = bas

## side

side-north = nord
side-east = est
side-south = sud
side-west = ouest

## glyph

glyph-banner = Bannière
glyph-cleanse = Purification
glyph-battle = Combat
glyph-quest = Quête
glyph-reinforce = Renforcement

## advantage

advantage-beast = bestial
advantage-humanoid = humanoïde
advantage-undead = mort-vivant
advantage-magic = magique
advantage-melee = mêlée
advantage-stealth = discret
advantage-wild = Joker

## state

state-panicked = paniqué
state-unsteady = déstabilisé
state-ready = prêt
state-savage = sauvage
state-lethal = mortel

## haggle

haggle-plain = un renforcement ordinaire
haggle-warriors = des guerriers ensuite
haggle-potion = une potion ensuite
haggle-gear = un équipement ensuite
haggle-cancelled = annulé !

## step

step-0 = Début du tour
step-1 = Milieu du tour
step-2 = Fin du tour

## what

what-warriors = guerriers
what-spirit = énergie
what-potion = potion
what-gear = équipement
what-treasure = trésor
what-quest_item = objet de quête
what-item = objet
what-virtue = vertu
what-corruption = corruption
what-spore = spore

## count

count-warriors = { $n ->
    [one] { $n } guerrier
   *[other] { $n } guerriers
}
count-spirit = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
count-potion = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
count-gear = { $n ->
    [one] { $n } équipement
   *[other] { $n } équipements
}
count-treasure = { $n ->
    [one] { $n } trésor
   *[other] { $n } trésors
}
count-quest_item = { $n ->
    [one] { $n } objet de quête
   *[other] { $n } objets de quête
}
count-item = { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}
count-virtue = { $n ->
    [one] { $n } vertu
   *[other] { $n } vertus
}
count-corruption = { $n ->
    [one] { $n } corruption
   *[other] { $n } corruptions
}
count-spore = { $n ->
    [one] { $n } spore
   *[other] { $n } spores
}
count-skulls = { $n ->
    [one] { $n } crâne
   *[other] { $n } crânes
}
count-advantages = { $n ->
    [one] { $n } avantage
   *[other] { $n } avantages
}
count-regions = { $n ->
    [one] { $n } région
   *[other] { $n } régions
}
count-quarters = { $n ->
    [one] { $n } quart de tour
   *[other] { $n } quarts de tour
}

## hero

hero-scion = Héritière orpheline
hero-warlord = Seigneur de guerre brutal
hero-relic = Chasseur de reliques
hero-spy = Maître-espion

## motto

motto-scion = On lui a pris le trône et laissé le peuple. C'était le mauvais bout à prendre.
motto-warlord = Il ne compte plus ses guerres, mais toutes ses cicatrices.
motto-relic = Si cela brille, c'est à lui ; si c'est maudit, il l'a vendu deux fois.
motto-spy = Nul n'a vu arriver le Maître-espion. Beaucoup ont remarqué qui manquait ensuite.

## banner

banner-scion = { $words }
banner-warlord = { $words }
banner-relic = { $words }
banner-spy = Aller où l'on veut dans le royaume actuel

## virtue

virtue-arcane = Ésotérique
virtue-generous = Généreuse
virtue-anointed = Consacrée
virtue-blessed = Bénie
virtue-infused = Inspirée
virtue-baleful = Funeste
virtue-veteran = Vétéran
virtue-inspiring = Meneur
virtue-callous = Endurci
virtue-relentless = Acharné
virtue-precise = Précis
virtue-prepared = Prévoyant
virtue-crafty = Rusé
virtue-lucky = Chanceux
virtue-inventive = Inventif
virtue-alert = Vigilant
virtue-swift = Rapide
virtue-resourceful = Débrouillard
virtue-fortunate = Favorisé
virtue-unseen = Invisible
virtue-champion_north = Champion du Nord
virtue-champion_east = Champion de l'Est
virtue-champion_south = Champion du Sud
virtue-champion_west = Champion de l'Ouest

## item

item-fortune = Faveur de la Fortune
item-goldsun = Soleil d'or
item-teeth = Dents de dragon
item-breath = Souffle purificateur
item-siren = Chant de sirène
item-strides = Potion des mille pas
item-scepter = Sceptre béni
item-talisman = Talisman de laiton
item-maps = Cartes fiables
item-cloak = Cape sombre
item-armor = Armure de cuir
item-sword = Épée longue
item-lamp_hope = Lampe d'espoir
item-scroll_serpent = Parchemin du Grand Serpent
item-spear_atish = Lance d'Atish
item-scroll_twilight = Parchemin de l'ombre du soir
item-neck_haggle = Collier du marchandeur
item-reliquary = Reliquaire sacré
item-idol = Idole d'Azkol
item-carpet = Tapis de Kamaria
item-scroll_sands = Parchemin des sables ardents
item-tears = Larmes du Shédu
item-banner = Bannière d'Azkol
item-acorns = Glands du Chêne blanc
item-axe = Hache déchireuse d'âmes
item-circlet = Diadème de conviction
item-lamp_dark = Lampe de ténèbres
item-cauldron = Chaudron blanc
item-bow = Arc de chêne-pierre
item-crown = Couronne d'Azkol
item-horn = Cor d'Azkol
item-cloak_stars = Cape d'étoiles
item-mace = Masse d'or d'Azkol
item-amulet_marid = Amulette du Maride
item-q_annihil = Amulette d'anéantissement
item-q_hope = Amulette d'espoir
item-q_bezoar = Bézoard
item-q_scales = Écailles de dragon
item-q_silver = Argent fulminant
item-q_pelt = Peau du Loup d'or
item-q_remedy = Remède aux simples
item-q_hornel = Corne des éléments
item-q_outlaw = Marque du hors-la-loi
item-q_snow = Orbe de neige pure
item-q_light = Relique de lumière
item-q_coin = Pièce du contrebandier
item-q_mark = La Marque noire
item-q_map = Carte de Tomas
item-q_tools = Outils de saboteur
item-q_urn = Urne turquoise
item-q_wraps = Bandelettes d'invisibilité

## corruption

corruption-selfish = Égoïsme
corruption-tempted = Tentation
corruption-cursed = Malédiction
corruption-uncertain = Indécision
corruption-cruel = Cruauté
corruption-feral = Sauvagerie
corruption-feeble = Langueur
corruption-lost = Égarement
corruption-weak = Faiblesse
corruption-feverish = Fièvre
corruption-greedy = Cupidité
corruption-suspicious = Méfiance

## companion

companion-gleb = Gleb, roi des hors-la-loi
companion-grigor = Grigor l'Incassable
companion-hakan = Hakan l'Artificier
companion-letha = Letha la Dryade
companion-miras = Miras, la Matriarche des chevaux
companion-nimet = Nimet l'Insondable
companion-tomas = Tomas l'Éclaireur
companion-vasa = Vasa la Divine
companion-yana = Yana l'Assassine
companion-zaida = Zaida l'Éfrit

## foe

foe-brigands = Brigands
foe-oreks = Oreks
foe-wolves = Ombrelous
foe-fiends = Démons à épines
foe-trolls = Trolls de givre
foe-neuri = Clan des Neuri
foe-lemures = Lémures
foe-spiders = Araignées funestes
foe-dragons = Dragons
foe-mormos = Mormos
foe-striga = Striges
foe-titans = Titans
foe-ashstrider = Foulecendre
foe-bane = Fléau des présages
foe-empress = Impératrice des ombres
foe-gaze = Regard éternel
foe-gravemaw = Gouletombe
foe-isa = Isa l'Exilée
foe-rot = Putrescence perpétuelle
foe-utukku = Utuk'Ku

## dungeon

dungeon-cave = caverne
dungeon-encampment = campement
dungeon-tomb = tombeau
dungeon-shrine = temple
dungeon-fortress = forteresse
dungeon-ruins = ruines
dungeon-east = caravane de l'Est
dungeon-north = caravane du Nord
dungeon-west = caravane de l'Ouest
dungeon-tower = Tour

## trial

trial-win_egans_tournament = Remporter le tournoi d'Egan
trial-impress_the_winter_fey = Éblouir les fées de l'hiver
trial-protect_the_radiant_castle = Protéger le château radieux
trial-activate_the_ley_lines = Éveiller les lignes telluriques
trial-race_to_the_golden_obelisk = Courir à l'Obélisque d'or
trial-survive_the_drowned_barrows = Survivre aux tertres noyés
trial-solve_the_riddle_of_the_marid = Résoudre l'énigme du Maride
trial-perform_the_song_of_peril = Chanter le Chant du péril
trial-finish_building_the_shrine = Achever le temple
trial-suffer_with_the_silent_sisters = Souffrir avec les Sœurs muettes
trial-guide_abandoned_pilgrims = Guider les pèlerins abandonnés
trial-hold_a_moonless_vigil = Veiller une nuit sans lune
trial-repair_the_weeping_dam = Réparer la digue des Pleurs
trial-supply_the_watchtowers = Armer les tours de guet
trial-consecrate_arkartus = Consacrer Arkartus
trial-lay_plovos_ghost_to_rest = Apaiser le fantôme de Plovo
## region

region-broken_lands = Terres brisées
region-dayside = Rive-du-Jour
region-egans_end = Fin d'Egan
region-fivepint = Cinq-Pintes
region-green_bridge = Pont vert
region-lodestone_mountains = Monts d'aimant
region-lower_ice_fangs = Crocs glaciaux inférieurs
region-muted_forest = Forêt muette
region-peaks_of_the_djinn = Pics du djinn
region-pearl_of_the_north = Perle du Nord
region-radiant_mountains = Monts radieux
region-rimeweald = Bois de givre
region-tundra = Toundra
region-tower_scar_desert = Désert de la Balafre
region-upper_ice_fangs = Crocs glaciaux supérieurs
region-big_sister = Grande Sœur
region-bleak_wastes = Dunes arides
region-copper_grove = Bosquet de cuivre
region-dragontooth_lake = Lac Dent-de-dragon
region-duwani = Duwani
region-forest_of_shades = Ombrebois
region-greater_tombstones = Grandes Stèles
region-inner_kinghills = Coteaux royaux intérieurs
region-jewel_hills = Collines aux joyaux
region-lake_of_songs = Lac des chants
region-lesser_tombstones = Petites Stèles
region-outer_kinghills = Coteaux royaux extérieurs
region-decaying_wilds = Terres croulantes
region-three_rivers = Trois Rivières
region-utars_barrows = Tertres d'Utar
region-archmont = Archmont
region-azkols_bane = Perte d'Azkol
region-bone_hills = Collines d'os
region-howling_desert = Désert hurlant
region-irontops = Cimes de fer
region-little_sister = Petite Sœur
region-middle_sister = Sœur du milieu
region-mountains_of_the_watchers = Monts des Guetteurs
region-pine_barrens = Landes aux pins
region-sands_of_madness = Sables de folie
region-southern_wastes = Étendues du Sud
region-cloister = Cloître
region-emerald_expanse = Étendue d'émeraude
region-throne = Trône
region-ulamels_hollow = Val d'Ulamel
region-anza = Anza
region-arkartus = Arkartus
region-ash_hills = Collines cendrées
region-cloudhold = Fort-Nuage
region-delmsmire = Bourbe de Delm
region-hissing_groves = Bosquets sifflants
region-idran_forest = Forêt d'Idran
region-lonelight_hills = Collines de Seule-Lueur
region-lost_lands = Terres perdues
region-plains_of_plovo = Plaines de Plovo
region-plains_of_woldra = Plaines de Woldra
region-empty_glade = Clairière vide
region-grass_sea = Mer d'herbes
region-weeping_waters = Eaux pleureuses
region-yellowpike = Pique-Jaune

## Les régions avec leur préposition.

at-broken_lands = aux Terres brisées
at-dayside = à Rive-du-Jour
at-egans_end = à la Fin d'Egan
at-fivepint = à Cinq-Pintes
at-green_bridge = au Pont vert
at-lodestone_mountains = aux Monts d'aimant
at-lower_ice_fangs = aux Crocs glaciaux inférieurs
at-muted_forest = dans la Forêt muette
at-peaks_of_the_djinn = aux Pics du djinn
at-pearl_of_the_north = à la Perle du Nord
at-radiant_mountains = aux Monts radieux
at-rimeweald = au Bois de givre
at-tundra = dans la Toundra
at-tower_scar_desert = au Désert de la Balafre
at-upper_ice_fangs = aux Crocs glaciaux supérieurs
at-big_sister = à la Grande Sœur
at-bleak_wastes = aux Dunes arides
at-copper_grove = au Bosquet de cuivre
at-dragontooth_lake = au Lac Dent-de-dragon
at-duwani = à Duwani
at-forest_of_shades = dans l'Ombrebois
at-greater_tombstones = aux Grandes Stèles
at-inner_kinghills = aux Coteaux royaux intérieurs
at-jewel_hills = aux Collines aux joyaux
at-lake_of_songs = au Lac des chants
at-lesser_tombstones = aux Petites Stèles
at-outer_kinghills = aux Coteaux royaux extérieurs
at-decaying_wilds = aux Terres croulantes
at-three_rivers = aux Trois Rivières
at-utars_barrows = aux Tertres d'Utar
at-archmont = à Archmont
at-azkols_bane = à la Perte d'Azkol
at-bone_hills = aux Collines d'os
at-howling_desert = au Désert hurlant
at-irontops = aux Cimes de fer
at-little_sister = à la Petite Sœur
at-middle_sister = à la Sœur du milieu
at-mountains_of_the_watchers = aux Monts des Guetteurs
at-pine_barrens = aux Landes aux pins
at-sands_of_madness = aux Sables de folie
at-southern_wastes = aux Étendues du Sud
at-cloister = au Cloître
at-emerald_expanse = à l'Étendue d'émeraude
at-throne = au Trône
at-ulamels_hollow = au Val d'Ulamel
at-anza = à Anza
at-arkartus = à Arkartus
at-ash_hills = aux Collines cendrées
at-cloudhold = à Fort-Nuage
at-delmsmire = à la Bourbe de Delm
at-hissing_groves = aux Bosquets sifflants
at-idran_forest = dans la Forêt d'Idran
at-lonelight_hills = aux Collines de Seule-Lueur
at-lost_lands = aux Terres perdues
at-plains_of_plovo = aux Plaines de Plovo
at-plains_of_woldra = aux Plaines de Woldra
at-empty_glade = à la Clairière vide
at-grass_sea = dans la Mer d'herbes
at-weeping_waters = aux Eaux pleureuses
at-yellowpike = à Pique-Jaune

## kingdom_of

kingdom_of-north = du Nord
kingdom_of-east = de l'Est
kingdom_of-south = du Sud
kingdom_of-west = de l'Ouest

## kingdom_in

kingdom_in-north = au Nord
kingdom_in-east = à l'Est
kingdom_in-south = au Sud
kingdom_in-west = à l'Ouest

## Le donjon de chaque région.

place-broken_lands = Bastion fendu
place-dayside = Repaire du contrebandier
place-egans_end = Champ de foire d'Egan
place-fivepint = Trépas de l'ivrogne
place-green_bridge = Temple de la mousse claire
place-lodestone_mountains = Tour des gardiens
place-lower_ice_fangs = Palais des fées de l'hiver
place-muted_forest = Creux du silence
place-peaks_of_the_djinn = Salle du Grand Djinn
place-pearl_of_the_north = Donjon de la Perle
place-radiant_mountains = Salles forgées au soleil
place-rimeweald = Perle de l'aube
place-tundra = Palissade de la Forêt blanche
place-tower_scar_desert = Cité des sables inquiets
place-upper_ice_fangs = Quartiers du tonnerre
place-big_sister = Terriers du Loup d'or
place-bleak_wastes = Vil Refuge
place-copper_grove = Dôme bruni
place-dragontooth_lake = Labyrinthe englouti
place-duwani = Chemin de Wani
place-forest_of_shades = Clairière profanée
place-greater_tombstones = Tombes des anciens
place-inner_kinghills = Crypte du Roi d'hiver
place-jewel_hills = Château d'émeraude
place-lake_of_songs = Chapelle d'écume
place-lesser_tombstones = Ferme des géants
place-outer_kinghills = Redoute des bandits
place-decaying_wilds = Pierres muettes
place-three_rivers = Roc du rivage
place-utars_barrows = Tertre d'Utar
place-archmont = Chapelle d'Archmont
place-azkols_bane = Porte de la Perte
place-bone_hills = Cercle des Sœurs
place-howling_desert = Tunnels du seigneur maudit
place-irontops = Fort de fer
place-little_sister = Garennes de l'ombre
place-middle_sister = Galeries de la veine d'argent
place-mountains_of_the_watchers = Forteresse des Guetteurs
place-pine_barrens = Temple du Roi cruel
place-sands_of_madness = Temple des mirages
place-southern_wastes = Catacombes de l'oubli
place-cloister = Fosses fumantes
place-emerald_expanse = Mâchoires vides
place-throne = Cave des rois
place-ulamels_hollow = Place forte d'Ulamel
place-anza = Garnison des seigneurs des chevaux
place-arkartus = Château de Grandbois
place-ash_hills = Mue du serpent
place-cloudhold = Donjon de Fort-Nuage
place-delmsmire = Garennes de terre
place-hissing_groves = Tertres des morts sifflants
place-idran_forest = Théâtre interdit
place-lonelight_hills = Mausolée innommé
place-lost_lands = Béthel de la peste
place-plains_of_plovo = Tombe de Plovo
place-plains_of_woldra = Sanctuaire infini
place-empty_glade = Source de terreur
place-grass_sea = Tribu évanouie
place-weeping_waters = Cloître noyé
place-yellowpike = Palanque des bûcherons

## Cartes Combat.

card-carrion_ground = Charnier
card-onslaught = Ruée
card-sundering_blows = Coups brisants
card-magic_attack = Attaque magique
card-stealth_attack = Attaque sournoise
card-beast_frenzy = Frénésie bestiale
card-humanoid_treachery = Traîtrise humanoïde
card-undead_chill = Froid des morts
card-crit_brigands = Critique : chance de coupe-bourse
card-crit_oreks = Critique : tambours d'os
card-crit_wolves = Critique : la meute entière
card-crit_fiends = Critique : tempête d'aiguilles
card-crit_trolls = Critique : givre brisant
card-crit_neuri = Critique : rite de la lune-louve
card-crit_lemures = Critique : plainte à la porte
card-crit_spiders = Critique : baiser de veuve
card-crit_dragons = Critique : le trésor réclamé
card-crit_mormos = Critique : une voix connue
card-crit_striga = Critique : serment défait
card-crit_titans = Critique : le ciel tombe
card-crushing_force = Force écrasante
card-splintered_arms = Armes en éclats
card-broken_ranks = Rangs rompus
card-hoard_fire = Feu du trésor
card-falling_masonry = Murs qui s'écroulent
card-soul_siphon = Siphon d'âme
card-night_choir = Chœur de nuit
card-hollow_blessing = Bénédiction creuse
card-withering_gaze = Regard flétrissant
card-whispered_doubt = Doute murmuré
card-grave_ambush = Embuscade des tombes
card-poisoned_vials = Fioles empoisonnées
card-drain_hope = Espoir tari
card-mutation = Mutation
card-overwhelming_might = Puissance accablante
card-shadow_of_the_tower = Ombre de la Tour
card-cinder_rain = Pluie de braises
card-burning_land = Terre brûlante
card-heart_of_the_pyre = Critique : cœur du bûcher
card-omen_of_ruin = Présage de ruine
card-marked = Marqué
card-foretold_death = Critique : mort annoncée
card-plague_ground = Sol pestiféré
card-court_of_shades = Cour des ombres
card-kiss_of_shade = Critique : baiser d'ombre
card-evaporating_stare = Œil qui assèche
card-glyph_burn = Brûlure des glyphes
card-unblinking = Critique : sans ciller
card-swallow_the_host = Avaler l'armée
card-brood_call = Appel de la couvée
card-maw_unhinged = Critique : gueule béante
card-stolen_fervor = Ferveur volée
card-envy = Envie
card-exiles_verdict = Critique : verdict d'exil
card-spore_cloud = Nuage de spores
card-bloom = Éclosion
card-rotting_embrace = Critique : étreinte pourrie
card-heart_of_winter = Cœur de l'hiver
card-killing_frost = Gel meurtrier
card-frozen_silence = Critique : silence gelé

## room

room-relic = La relique maléfique

## room.cave

room-cave-craggy_crevasse = Crevasse escarpée
room-cave-crimson_bat_cave = Grotte des chauves-souris pourpres
room-cave-jaryx_lair = Antre du jaryx
room-cave-moonbound_centipedes = Scolopendres de lune
room-cave-murky_crevasse = Crevasse obscure
room-cave-noxious_spores = Spores nocives
room-cave-pack_of_wild_rangos = Horde de rangos sauvages
room-cave-tight_passageways = Boyaux étroits
room-cave-treasure_hunter = Chasseur de trésor
room-cave-underground_river = Rivière souterraine
room-cave-unstable_cavern = Voûte branlante
room-cave-widowmade_serpent = Serpent funeste

## room.encampment

room-encampment-barracks = Baraquements
room-encampment-brig = Geôle
room-encampment-deep_well = Puits profond
room-encampment-dusty_pathway = Chemin poudreux
room-encampment-galley = Cuisines
room-encampment-garrisoned_soldiers = Soldats en garnison
room-encampment-lookout_tower = Tour de vigie
room-encampment-open_field = Terrain découvert
room-encampment-quartermasters_tent = Tente de l'intendant
room-encampment-spiked_barricade = Barricade à pieux
room-encampment-training_grounds = Champ d'exercice
room-encampment-weapon_racks = Râteliers d'armes

## room.tomb

room-tomb-ceremonial_ossuary = Ossuaire rituel
room-tomb-corrupted_shrine = Autel corrompu
room-tomb-embalming_chamber = Chambre d'embaumement
room-tomb-foreboding_sigils = Sceaux de mauvais augure
room-tomb-offering_table = Table d'offrandes
room-tomb-ominous_warning = Sombre avertissement
room-tomb-empty_sepulchre = Sépulcre vide
room-tomb-ritual_circle = Cercle rituel
room-tomb-shattered_sarcophagi = Sarcophages brisés
room-tomb-final_guardian = Le dernier gardien
room-tomb-shambling_reborn = Les revenants titubants
room-tomb-voracious_beetles = Scarabées voraces

## room.shrine

room-shrine-casting_hall = Salle des sorts
room-shrine-chamber_of_gongs = Chambre des gongs
room-shrine-dark_ritual_room = Salle du rite noir
room-shrine-grotto_of_whispers = Grotte des murmures
room-shrine-hall_of_echoes = Galerie des échos
room-shrine-lunar_observatory = Observatoire lunaire
room-shrine-overgrown_garden = Jardin à l'abandon
room-shrine-sacred_menagerie = Ménagerie sacrée
room-shrine-secret_altar = Autel secret
room-shrine-shaded_reliquary = Reliquaire ombreux
room-shrine-sleeping_cells = Cellules des dormeurs
room-shrine-reflecting_pools = Bassins miroirs

## room.fortress

room-fortress-armory = Armurerie
room-fortress-barracks = Chambrée
room-fortress-captains_quarters = Quartiers du capitaine
room-fortress-chapel = Chapelle
room-fortress-gaol = Cachot
room-fortress-gatehouse = Corps de garde
room-fortress-infirmary = Infirmerie
room-fortress-latrine = Latrines
room-fortress-map_room = Salle des cartes
room-fortress-smithy = Forge
room-fortress-training_hall = Salle d'entraînement
room-fortress-watchtower = Tour de guet

## room.ruins

room-ruins-alchemical_storeroom = Réserve d'alchimie
room-ruins-antechamber = Antichambre
room-ruins-fighting_pits = Fosses de combat
room-ruins-guarded_greathall = Grande salle gardée
room-ruins-haunted_dormitory = Dortoir hanté
room-ruins-mysterious_pool = Bassin mystérieux
room-ruins-obstructed_passageway = Passage obstrué
room-ruins-overgrown_atrium = Atrium envahi
room-ruins-rotting_larder = Garde-manger pourri
room-ruins-scriptorium = Scriptorium
room-ruins-stargazing_chamber = Chambre des étoiles
room-ruins-warded_vault = Caveau protégé

## room.east

room-east-cavaliers = Chevaliers
room-east-cavalry = Cavalerie
room-east-dragoons = Dragons à cheval
room-east-hussars = Hussards
room-east-ironsides = Côtes-de-fer
room-east-lancers = Lanciers
room-east-mounted_scouts = Éclaireurs montés
room-east-skirmisher_squad = Escouade de tirailleurs
room-east-spearmen = Piquiers
room-east-war_horses = Chevaux de guerre
room-east-heavy_lancers = Lanciers lourds
room-east-fodder_carts = Chariots de fourrage

## room.north

room-north-artillery_carriage = Affût d'artillerie
room-north-bomb_cart = Charrette de bombes
room-north-cannon_wagon = Chariot à canon
room-north-carabiner = Carabinier
room-north-fusilier_transport = Convoi de fusiliers
room-north-ghostly_dreadnaught = Cuirassé fantôme
room-north-haunted_musketeers = Mousquetaires hantés
room-north-rest_site = Halte
room-north-undead_swordsmen = Bretteurs morts-vivants
room-north-armament_wagon = Chariot d'armement
room-north-grave_diggers = Fossoyeurs
room-north-powder_sledge = Traîneau de poudre

## room.west

room-west-centaur_spearmen = Centaures piquiers
room-west-enchanted_archers = Archers enchantés
room-west-fiery_janissary = Janissaire ardent
room-west-fount_of_magic = Source de magie
room-west-frozen_swordsmen = Bretteurs gelés
room-west-goblin_mercenaries = Gobelins mercenaires
room-west-lizardmen = Hommes-lézards
room-west-mechanized_men = Hommes mécaniques
room-west-sorcerous_artillery = Artillerie ensorcelée
room-west-camp_followers = Suivants du camp
room-west-rune_smiths = Forgerons de runes
room-west-hexed_baggage = Bagages maudits

## room.tower

room-tower-hall_of_chains = Salle des chaînes
room-tower-azkols_study = Cabinet d'Azkol
room-tower-bone_stair = Escalier d'os
room-tower-whispering_vault = Caveau murmurant
room-tower-rotating_gallery = Galerie tournante
room-tower-black_forge = Forge noire
room-tower-skull_chute = Goulotte aux crânes
room-tower-throne_of_ash = Trône de cendre
room-tower-mirror_cells = Cellules aux miroirs
room-tower-nimets_ward = Garde de Nimet
room-tower-drowned_cells = Cellules noyées
room-tower-seal_room = Salle des sceaux

## Ce qu'on voit en entrant dans une salle.

room_tale-cave-craggy_crevasse = Le sol s'arrête. L'autre bord est à un mauvais saut d'ici.
room_tale-cave-crimson_bat_cave = Le plafond est rouge, et soudain il ouvre ses ailes.
room_tale-cave-jaryx_lair = Il a des yeux aux deux bouts, et faim des deux.
room_tale-cave-moonbound_centipedes = Une lueur pâle court sur les murs, sur mille pattes.
room_tale-cave-murky_crevasse = En bas, quelque chose compte vos pas à voix haute.
room_tale-cave-noxious_spores = Chaque souffle a un goût de vieux champignons et de rancune.
room_tale-cave-pack_of_wild_rangos = Des sabots, des défenses, et aucune manière.
room_tale-cave-tight_passageways = Expirez, glissez-vous, et ne pensez pas à la montagne au-dessus.
room_tale-cave-treasure_hunter = Un inconnu souriant est arrivé le premier, et compte le rester.
room_tale-cave-underground_river = L'eau est noire, rapide, et en travers du chemin.
room_tale-cave-unstable_cavern = Un caillou tombe. Ses grands frères le suivent.
room_tale-cave-widowmade_serpent = Ses anneaux sont cousus, son sourire aussi.

## room_tale.encampment

room_tale-encampment-barracks = Quarante lits, dont trente-neuf vides le temps de vous retourner.
room_tale-encampment-brig = Les prisonniers vous acclament. Pas les gardes.
room_tale-encampment-deep_well = Quelqu'un, jadis, a souhaité de l'aide au fond.
room_tale-encampment-dusty_pathway = Traces de roues, de bottes, et de bottes qui couraient.
room_tale-encampment-galley = Le cuisinier est armé, et la soupe guère plus tendre.
room_tale-encampment-garrisoned_soldiers = Ils attendaient quelqu'un. Vous ferez l'affaire.
room_tale-encampment-lookout_tower = D'ici, la vigie gardait l'œil sur mieux que la route.
room_tale-encampment-open_field = Ni abri, ni ombre, et des archers qui ont tout leur temps.
room_tale-encampment-quartermasters_tent = Tout porte une étiquette. Vous aussi, bientôt.
room_tale-encampment-spiked_barricade = Les pieux pointent vers le dehors. Le dehors, c'est vous.
room_tale-encampment-training_grounds = Les mannequins de paille sont mieux armés que vous.
room_tale-encampment-weapon_racks = Des rangs de lames huilées, qui attendent n'importe quelle main.

## room_tale.tomb

room_tale-tomb-ceremonial_ossuary = Les os sont rangés par taille. Une étagère est libre.
room_tale-tomb-corrupted_shrine = Quelqu'un prie encore ici, à l'envers.
room_tale-tomb-embalming_chamber = Des jarres, des crochets, et une table à votre taille.
room_tale-tomb-foreboding_sigils = Les lettres se remettent en ordre : c'est votre nom.
room_tale-tomb-offering_table = Les morts sont des hôtes patients, mais ils attendent un présent.
room_tale-tomb-ominous_warning = Une longue inscription. Le dernier mot est « fuyez ».
room_tale-tomb-empty_sepulchre = Le couvercle est ôté. Le dormeur est allé se promener.
room_tale-tomb-ritual_circle = Les bougies brûlent, et la cire est encore molle.
room_tale-tomb-shattered_sarcophagi = On les a brisés de l'intérieur.
room_tale-tomb-final_guardian = Il attend depuis neuf cents ans pour dire un mot : non.
room_tale-tomb-shambling_reborn = Ils se souviennent de marcher, et de qui haïr.
room_tale-tomb-voracious_beetles = Le tapis bouge.

## room_tale.shrine

room_tale-shrine-casting_hall = Des sorts inachevés pendent dans l'air comme du linge.
room_tale-shrine-chamber_of_gongs = Un faux pas, et tout le monde l'entend sonner.
room_tale-shrine-dark_ritual_room = Ils cessent de chanter et regardent l'intrus.
room_tale-shrine-grotto_of_whispers = Elle connaît vos secrets, et les répète.
room_tale-shrine-hall_of_echoes = Vos pas reviennent, accompagnés.
room_tale-shrine-lunar_observatory = Un rayon d'argent cherche l'intrus sur les dalles.
room_tale-shrine-overgrown_garden = Les roses ont gagné, et pris aussi les outils.
room_tale-shrine-sacred_menagerie = Les cages sont saintes. Les portes sont ouvertes.
room_tale-shrine-secret_altar = Derrière le rideau, un dieu plus jeune et plus affamé.
room_tale-shrine-shaded_reliquary = Les os des saints reposent dans le noir et n'aiment pas les lampes.
room_tale-shrine-sleeping_cells = Les moines dorment les yeux ouverts.
room_tale-shrine-reflecting_pools = Votre reflet tend la main vers votre ceinture.

## room_tale.fortress

room_tale-fortress-armory = Fermée, gardée, et elle en vaut la peine.
room_tale-fortress-barracks = Des dés sur la table, des bottes à la porte, leurs maîtres en chemin.
room_tale-fortress-captains_quarters = Le capitaine tenait un journal, une maîtresse et un coffre.
room_tale-fortress-chapel = Nul ne s'est confessé ici depuis longtemps. Il y a à dire.
room_tale-fortress-gaol = Les serrures sont rouillées, les plaintes fraîches.
room_tale-fortress-gatehouse = « Qui va là ? », et les arbalètes se penchent.
room_tale-fortress-infirmary = Le chirurgien manque de fioles plus que de malades.
room_tale-fortress-latrine = Nulle forteresse n'est plus forte que son mur le plus faible.
room_tale-fortress-map_room = Chaque col, chaque gué, et une épingle là où vous êtes.
room_tale-fortress-smithy = Le forgeron prend d'abord le métal, puis pose des questions.
room_tale-fortress-training_hall = L'ombre d'un sergent crie encore la cadence.
room_tale-fortress-watchtower = D'en haut vous les voyez, et eux non.

## room_tale.ruins

room_tale-ruins-alchemical_storeroom = Étagère sur étagère, et aucune étiquette honnête.
room_tale-ruins-antechamber = Les quémandeurs attendaient ici. Certains attendent encore.
room_tale-ruins-fighting_pits = La foule est morte depuis des siècles, et rugit.
room_tale-ruins-guarded_greathall = Le festin est poussière. Pas les gardes.
room_tale-ruins-haunted_dormitory = On vous borde, avec des mains très froides.
room_tale-ruins-mysterious_pool = Il montre un ciel qui n'est pas au-dessus de vous.
room_tale-ruins-obstructed_passageway = Creuser, grimper, renoncer : les gravats n'ont pas d'avis.
room_tale-ruins-overgrown_atrium = Des lianes épaisses comme des bras, et la poigne qui va avec.
room_tale-ruins-rotting_larder = Les jambons ont des dents.
room_tale-ruins-scriptorium = Mille rouleaux, et un qui s'écrit à mesure qu'on le lit.
room_tale-ruins-stargazing_chamber = Le toit n'est plus, et les constellations sont fausses.
room_tale-ruins-warded_vault = La garde bourdonne une note, qui monte à votre approche.

## room_tale.east

room_tale-east-cavaliers = Casques polis, visières baissées, et un pourparler fort court.
room_tale-east-cavalry = Le sol bat avant qu'on les voie.
room_tale-east-dragoons = Ils saluent, mettent pied à terre, et visent.
room_tale-east-hussars = Des plumes, des sabres, et une chanson de veuves.
room_tale-east-ironsides = Ils ne rompent pas le pas pour un mur.
room_tale-east-lancers = Une haie d'acier, qui approche.
room_tale-east-mounted_scouts = Ils comptent les crânes sur vos toits et font rapport.
room_tale-east-skirmisher_squad = Une volée, un rire, et votre sac est plus léger.
room_tale-east-spearmen = Sur trois rangs, et pas pressés.
room_tale-east-war_horses = Sans longe, sans foin, sans amitié.
room_tale-east-heavy_lancers = Plus vous portez de fer, mieux ils visent.
room_tale-east-fodder_carts = Du foin, de l'avoine, et un garçon fort surpris.

## room_tale.north

room_tale-north-artillery_carriage = La gueule se tourne vers tout le royaume.
room_tale-north-bomb_cart = Une foule n'arrange rien.
room_tale-north-cannon_wagon = Mèche courte, ombre longue.
room_tale-north-carabiner = Un coup à la fois, et aucun de perdu.
room_tale-north-fusilier_transport = Ils tirent de derrière vos boucliers perdus.
room_tale-north-ghostly_dreadnaught = Un navire de fer sur roues, à l'équipage noyé.
room_tale-north-haunted_musketeers = Ils rechargent avec leurs propres doigts.
room_tale-north-rest_site = Cendres froides, couvertures chaudes, personne.
room_tale-north-undead_swordsmen = Leur garde ne se lasse jamais.
room_tale-north-armament_wagon = Des caisses pour une armée sans pouls.
room_tale-north-grave_diggers = Ils creusent devant la colonne, pour gagner du temps.
room_tale-north-powder_sledge = Ne toussez pas.

## room_tale.west

room_tale-west-centaur_spearmen = On leur a promis vos villages.
room_tale-west-enchanted_archers = Les flèches choisissent, et préfèrent l'assoiffé.
room_tale-west-fiery_janissary = Il brûle ce qu'il garde, et le garde bien.
room_tale-west-fount_of_magic = Elle n'a pas de camp dans cette guerre. Buvez.
room_tale-west-frozen_swordsmen = Leur souffle se fige, et bientôt le vôtre.
room_tale-west-goblin_mercenaries = On les paie au bâtiment.
room_tale-west-lizardmen = Douze des vôtres pour un des leurs, sifflent-ils, c'est honnête.
room_tale-west-mechanized_men = Ils cliquettent, ils ronflent, ils ne marchandent pas.
room_tale-west-sorcerous_artillery = Les obus hurlent dans une langue à eux.
room_tale-west-camp_followers = Cuisiniers, tailleurs, joueurs : tous ne sont pas loyaux.
room_tale-west-rune_smiths = Chaque coup de marteau écrit une lettre à ne pas lire.
room_tale-west-hexed_baggage = Les malles mordent.

## room_tale.tower

room_tale-tower-hall_of_chains = Les chaînes sont pour le prochain.
room_tale-tower-azkols_study = Ses notes s'arrêtent au milieu d'un mot.
room_tale-tower-bone_stair = Chaque marche craque comme une épaule.
room_tale-tower-whispering_vault = Laissez une chose chère, murmure-t-il, ou une plus chère.
room_tale-tower-rotating_gallery = La porte d'où vous venez est un mur.
room_tale-tower-black_forge = L'enclume est tiède. Le forgeron, c'est le feu.
room_tale-tower-skull_chute = Un cliquetis, un souffle, et un sourire passe en volant.
room_tale-tower-throne_of_ash = C'était son siège. Il aimerait être le vôtre.
room_tale-tower-mirror_cells = Dans chaque glace, un autre vous-même a renoncé.
room_tale-tower-nimets_ward = Un signe ami, gravé par une apprentie prudente.
room_tale-tower-drowned_cells = L'eau monte le temps d'une prière.
room_tale-tower-seal_room = Douze creux dans le mur, et un marteau.

## Ce que font cartes et tuiles, en bref.

effect-arcane = { $gives }.
effect-generous = Après avoir purifié, retirez { $skulls } d'un bâtiment quelconque.
effect-anointed = { $gives } par bâtiment sans crâne dans votre région ou à côté.
effect-blessed = Une fois par carte Combat ou par salle, dépensez { $cost_spirit } pour éviter de perdre jusqu'à { $warriors }.
effect-infused = Au début de votre tour, retirez { $skulls } d'un bâtiment de votre royaume natal.
effect-baleful = { $gives }.
effect-veteran = { $gives } en combat.
effect-inspiring = Après un renforcement, gagnez { $warriors }.
effect-callous = Après un combat où vous avez perdu { $warriors } ou plus, prenez un trésor au marché.
effect-relentless = { $gives } si vous avez doublé votre déplacement ce tour.
effect-precise = { $gives }.
effect-prepared = L'effet amélioré des bazars vous coûte { $spirit } de moins.
effect-crafty = Le nombre d'une potion que vous dépensez est doublé.
effect-lucky = Quand vous dépensez un trésor, gagnez la première carte du paquet de trésors.
effect-inventive = Dépensez { $cost_potions } pour retirer un ennemi de votre région.
effect-alert = { $gives }.
effect-swift = Votre déplacement de base est de { $move }.
effect-resourceful = À la fin de chaque mois, gagnez { $warriors }.
effect-fortunate = Vous pouvez faire deux renforcements par tour dans le même bâtiment.
effect-unseen = En accomplissant une quête mensuelle, vous pouvez retirer un ennemi quelconque au lieu de gagner { $reward }.
effect-champion_north = { $gives } en montagnes.
effect-champion_east = { $gives } en collines.
effect-champion_south = { $gives } en désert.
effect-champion_west = { $gives } en forêt.
effect-fortune = Dépensez-la en combat ou en donjon : { $sells }.
effect-goldsun = Dépensez-la : gagnez { $spirit }.
effect-teeth = Dépensez-la : gagnez { $warriors }.
effect-breath = Dépensez-la : retirez jusqu'à { $skulls } d'un bâtiment, où qu'il soit.
effect-siren = Dépensez-la : déplacez un ennemi jusqu'à { $regions }.
effect-strides = Dépensez-la : déplacez un héros jusqu'à { $regions }.
effect-scepter = Après un renforcement, retirez { $skulls } du bâtiment de votre région.
effect-talisman = { $gives }.
effect-maps = Votre déplacement de base augmente de { $n }.
effect-cloak = { $gives }.
effect-armor = Évite la perte de { $warriors } au plus par carte Combat.
effect-sword = { $gives }.
effect-lamp_hope = { $gives }. Vous pouvez purifier le bâtiment de n'importe quelle région.
effect-scroll_serpent = Dépensez-le : { $sells }.
effect-spear_atish = { $gives }. Quand vous vainquez un ennemi mêlée : { $warriors }.
effect-scroll_twilight = Dépensez-le : { $sells }.
effect-neck_haggle = { $gives }. Un dé Marchandage annulé devient un renforcement ordinaire.
effect-reliquary = { $gives }. Après un combat, retirez { $skulls } d'un bâtiment de votre royaume actuel.
effect-idol = D'Azkol. { $gives }. Évite la perte de { $warriors } au plus par salle.
effect-carpet = { $gives }. Une fois par tour, dépensez { $cost_spirit } pour vous placer dans une région quelconque.
effect-scroll_sands = Dépensez-le : { $sells }.
effect-tears = { $gives }. Quand vous vainquez un ennemi discret : { $potion }.
effect-banner = D'Azkol. { $gives }. Votre action de bannière peut être celle de tout héros de la partie.
effect-acorns = { $gives } en prairies. Dépensez-les : retirez jusqu'à { $skulls } où que ce soit.
effect-axe = { $gives }. Quand vous vainquez un ennemi magique : { $spirit } de plus.
effect-circlet = { $gives }. Dépensez-le au lieu de lâcher un crâne : jouez un autre tour.
effect-lamp_dark = { $gives }. Dépensez-la : retirez un ennemi de votre région.
effect-cauldron = { $gives }. Après un renforcement dans une citadelle : { $potion }.
effect-bow = { $gives }. Vous pouvez combattre un ennemi d'une région adjacente.
effect-crown = D'Azkol. { $gives }. Après un renforcement dans un sanctuaire : autant d'énergies que le numéro du mois.
effect-horn = D'Azkol. { $gives }. Les glyphes ne vous coûtent pas d'énergie.
effect-cloak_stars = { $gives }. Une fois par tour, en entrant dans une région avec un ennemi, placez cet ennemi dans une région quelconque.
effect-mace = D'Azkol. { $gives }. Dans une région avec un ennemi, dépensez autant d'énergies que son niveau pour le retirer.
effect-amulet_marid = { $gives } sur les lacs. En traversant une rivière, allez dans n'importe quelle région qui la touche.
effect-q_annihil = Dépensez-la : retirez tous les ennemis de votre région et des régions adjacentes.
effect-q_hope = { $gives }. Après un combat, vous pouvez prendre un trésor au marché au lieu de { $reward }.
effect-q_bezoar = Vous ne perdez jamais plus de { $warriors } à une action de l'Impératrice des ombres.
effect-q_scales = { $gives } contre les ennemis de niveau 4.
effect-q_silver = Une fois par combat, dépensez { $price_spirit } : { $sells }.
effect-q_pelt = Évite la perte de { $warriors } au plus par carte Combat.
effect-q_remedy = Après un renforcement, rendez toutes vos spores.
effect-q_hornel = Une fois par tour, déplacez un ennemi ou des arbres de siège, jusqu'à { $regions }.
effect-q_outlaw = Après un renforcement dans un village : { $warriors } de plus.
effect-q_snow = Évite la perte de { $spirit } par carte Combat.
effect-q_light = Après avoir purifié : { $spirit } de plus.
effect-q_coin = Après un renforcement dans un bazar, vous pouvez remplacer des cartes du marché.
effect-q_mark = Ne peut être dépensée, perdue ni échangée. Dépensez { $cost_spirit } pour la donner à un autre héros.
effect-q_map = Dépensez-la dans un donjon : { $sells }.
effect-q_tools = { $gives } contre les caravanes.
effect-q_urn = Vous pouvez porter { $treasure } de plus.
effect-q_wraps = Évite la perte de { $warriors } au plus par salle.
effect-selfish = Dans un échange, vous pouvez recevoir mais pas donner.
effect-tempted = Chaque glyphe vous coûte { $tempted_tax } de plus.
effect-cursed = Vous utilisez au plus { $advantages } par tour.
effect-uncertain = Après un renforcement, votre tour passe aussitôt à sa fin.
effect-cruel = Après un renforcement dans un village, perdez { $cruel_spirit }.
effect-feral = Si vous finissez votre tour dans une région avec un bâtiment, perdez { $feral_spirit }.
effect-feeble = Vous ne pouvez pas doubler votre déplacement.
effect-lost = Si vous finissez votre tour dans votre royaume natal, perdez { $lost_spirit }.
effect-weak = Vous portez au plus { $treasures }.
effect-feverish = Vous ne pouvez pas purifier un bâtiment à { $skulls }.
effect-greedy = Après un renforcement dans un bazar, perdez { $greedy_spirit }.
effect-suspicious = Vous portez au plus { $potions }.
effect-gleb = { $gives }. Si vous finissez votre tour en montagnes : { $warriors }.
effect-grigor = { $times ->
    [one] { $gives }. Une fois par tour, dépensez { $price_spirit } : { $sells }.
   *[other] { $gives }. Jusqu'à { $times } fois par tour, dépensez { $price_spirit } : { $sells }.
}
effect-hakan = { $gives } dans les régions avec un bâtiment. Une fois par tour, dépensez { $cost_potions } pour le premier trésor du paquet.
effect-letha = { $gives }. Si vous finissez votre tour en forêt : { $warriors }.
effect-miras = { $gives } en prairies. Si vous finissez votre tour en prairies : { $warriors }.
effect-nimet = { $gives }. Une fois par tour, dépensez { $cost_spirit } pour remettre un sceau de votre choix.
effect-tomas = { $gives }. Doubler votre déplacement ne coûte pas d'énergie.
effect-vasa = { $gives }. Les glyphes ne vous coûtent pas d'énergie ; après une action dont le glyphe vous fait face : { $spirit }.
effect-yana = { $gives } contre l'adversaire. Au plus { $corruption } par combat contre les autres ennemis.
effect-zaida = Une fois par tour, dépensez { $price_treasures } : { $sells }.

## Ce que font les compagnons quand vient leur événement.

help-gleb = Le héros qui a ce compagnon peut choisir : { $words }.
help-grigor = Un pion Ennemi tiré au sort quitte le plateau.
help-hakan = Le héros qui a ce compagnon peut choisir : { $words }.
help-letha = Les ennemis bestiaux sauvages ou mortels se calment d'un degré.
help-miras = Tous les pions d'un ennemi tiré au sort peuvent être déplacés jusqu'à { $regions }.
help-nimet = Le héros qui a ce compagnon peut choisir : { $words }.
help-tomas = Le héros qui a ce compagnon peut être placé dans une région quelconque.
help-vasa = Le héros qui a ce compagnon peut se purger d'une corruption.
help-yana = La prochaine apparition de ce mois amène un pion de moins.
help-zaida = Le héros qui a ce compagnon peut prendre le premier trésor du paquet.

## Ce que donnent les bâtiments.

reinforce-citadel_free = Gagner { $potion }
reinforce-citadel_enhanced = { $cost } : gagner une vertu
reinforce-sanctuary_free = Gagner { $spirit }
reinforce-sanctuary_enhanced = { $cost } : vous purger de toute votre corruption
reinforce-village_free = Gagner { $warriors }
reinforce-village_enhanced = { $cost } : gagner { $warriors }
reinforce-bazaar_free = Gagner { $gear }
reinforce-bazaar_enhanced = { $cost } : gagner un trésor du marché

## Ce que taxe un glyphe face au royaume natal.

glyph_tax-banner = Les actions de bannière coûtent { $spirit }.
glyph_tax-cleanse = Purifier coûte { $spirit }.
glyph_tax-battle = Combattre coûte { $spirit }.
glyph_tax-quest = Les actions de quête coûtent { $spirit }.
glyph_tax-reinforce = Les renforcements coûtent { $spirit }.

## Les objectifs principaux, par compagnon.

goal-gleb = Lever une armée de hors-la-loi
goal-grigor = Rompre l'envoûtement de Grigor
goal-hakan = Forger une solution alchimique
goal-letha = Rassembler une armée d'arbres
goal-miras = Détruire les reliques maléfiques
goal-nimet = Un début héroïque
goal-tomas = Explorer les trois donjons
goal-vasa = Implorer les dieux de lumière
goal-yana = Pactiser avec les ténèbres
goal-zaida = Récupérer les trésors d'Azkol

## Cards

card_says = { $card } : { $words }
hero_later = À gagner :
home_card = Vous commencez dans la citadelle, { $at }, avec { $virtue } : { $words }
building_card = Gratuit : { $free }. Amélioré : { $enhanced }.
building_skulls = { $most ->
    [one] { $most } crâne
   *[other] { $most } crânes
} au plus ; un de plus détruit le bâtiment.
about_goal = { $asks } { $companion } vous aide : { $words }
about_foe = Attributs : { $traits }. Assaut : { $words }.
foe_strike = Assaut : { $words }
foe_traits = Attributs : { $traits }. Les avantages de ces types comptent contre cet ennemi.
foe_fight = Un combat se joue en { $n } cartes. Ensuite, vous gagnez { $spirit }.
adversary_fight = L'adversaire apparaît quand l'objectif principal est accompli. Un combat se joue en { $n } cartes, et vous pouvez battre en retraite après chacune. Le vaincre, c'est gagner.

## goal_asks

goal_asks-gleb = Aux Coteaux royaux extérieurs, déposez { $gleb_warriors } guerriers et { $gleb_gear } équipements.
goal_asks-grigor = Au marqueur près de la Tour, rompez trois liens, chacun par une action de quête : { $grigor_advantages } avantages ({ $bond_0 }), { $grigor_advantages } ({ $bond_1 }) et { $grigor_advantages } ({ $bond_2 }). Le marqueur avance chaque mois.
goal_asks-hakan = Au Désert hurlant, déposez { $hakan_potions } potions et { $hakan_treasures } trésors.
goal_asks-letha = Amenez { $letha_ring } arbres de siège près de la Tour, puis faites-y une action de quête avec { $letha_spirit } énergies.
goal_asks-miras = Explorez les trois caravanes jusqu'au bout avant qu'elles n'atteignent la Tour.
goal_asks-nimet = Réussissez { $trials } épreuves héroïques, entrez dans la Tour et trouvez la relique.
goal_asks-tomas = Terminez { $tomas_dungeons } donjons dans autant de royaumes.
goal_asks-vasa = Retirez { $vasa_skulls } crânes par purification, puis déposez { $vasa_spirit } énergies au sanctuaire marqué, quand il ne porte pas de crâne.
goal_asks-yana = Vainquez un ennemi de niveau { $yana_level } ou plus ; puis, au marqueur, prenez une corruption ou dépensez { $yana_spirit } énergies ; puis terminez les ruines qui apparaissent.
goal_asks-zaida = Au marqueur, déposez { $zaida_treasures } trésors d'Azkol, le dernier par un héros qui a { $zaida_virtues } vertus actives. On peut aussi y dépenser { $zaida_spirit } énergies pour en amener un au marché.
goal_treasures = Les trésors d'Azkol : { $items }.

## goal_opening

goal_opening-gleb = Un homme dont la tête est mise à prix vous en offre dix mille comme lui. Les hors-la-loi de Gleb prendront la Tour d'assaut, si quelqu'un les nourrit et les arme d'abord.
goal_opening-grigor = Grigor est parti seul combattre la Tour, et maintenant il la garde. Trois liens le tiennent : un de fer, un de magie, un de tombe.
goal_opening-hakan = « Les murs sont une affaire de chimie », dit Hakan, qui n'a plus de sourcils. Il lui faut des fioles, beaucoup, et quelque chose de précieux à fondre.
goal_opening-letha = Les forêts se souviennent de la colline qui s'élevait à la place de la Tour. Letha a réveillé les plus vieux arbres. Ils marchent, mais il faut leur montrer le chemin.
goal_opening-miras = Trois caravanes vont vers la Tour, et ce qu'elles portent ne doit pas arriver. Miras a les chevaux. Vous avez le reste de l'année.
goal_opening-nimet = Bien avant que commencent les chansons, une apprentie nommée Nimet cherche des héros pour voler son maître. Elle vous a trouvés, et d'autres aussi.
goal_opening-tomas = Tomas a tracé toutes les routes sauf une : celle qui entre dans la Tour. Ses trois clefs sont là où aucune de ses cartes ne va.
goal_opening-vasa = Les autels sont ensevelis sous les crânes, et les dieux regardent ailleurs. Dégagez-les, dit Vasa, et ils se retourneront peut-être.
goal_opening-yana = Yana ne demande pas ce que vous défendez. Elle demande ce que vous paieriez. Sous la Tour vit quelqu'un qui fait ce commerce.
goal_opening-zaida = Les trésors volés par Nimet sont dispersés dans les quatre royaumes. Zaida les reconnaît à leur odeur de fumée, et la Tour s'ouvrira à qui les rapporte.

## goal_ending

goal_ending-gleb = Les hors-la-loi marchent en chantant ce qu'on ne peut écrire. Au pied de la Tour, le chant s'arrête.
goal_ending-grigor = Le dernier lien se rompt. Grigor regarde ses mains, puis la porte qu'il gardait, et l'enfonce.
goal_ending-hakan = « Reculez », dit Hakan. Puis, à la réflexion : « Plus loin. » Quand la fumée se lève, il y a une entrée, et quelque chose en sort.
goal_ending-letha = Des racines saisissent les pierres noires et tirent. La Tour gémit, et son maître vient voir qui frappe.
goal_ending-miras = La dernière relique brûle verte, puis bleue, puis plus du tout. De la Tour vient un cri de métal déchiré.
goal_ending-nimet = La relique est plus légère qu'elle n'en a l'air, et la descente bien plus rapide que la montée.
goal_ending-tomas = Trois clefs, trois serrures, une porte. Tomas trace un dernier trait sur sa carte et affûte son couteau.
goal_ending-vasa = Le temps d'un souffle, il est midi à minuit, et dans cette clarté l'ennemi jette une ombre. Ce qui a une ombre peut être blessé.
goal_ending-yana = Le prix est payé. Une porte sans gonds s'ouvre, et Yana compte les pas derrière.
goal_ending-zaida = Les trésors bourdonnent ensemble comme une ruche. Zaida sourit de trop de dents, et la porte de la Tour s'ouvre.

## Qui habite la Tour.

adversary_tale-ashstrider = Où Foulecendre pose son sabot, les rivières se souviennent d'avoir été feu.
adversary_tale-bane = Le Fléau des présages ne menace pas. Il lit à voix haute ce qui vous attend.
adversary_tale-empress = Elle n'a ni pays, ni couronne, ni chair, et pourtant on s'agenouille devant l'Impératrice des ombres.
adversary_tale-gaze = Le Regard éternel a appris à tourner la Tour comme on tourne un œil.
adversary_tale-gravemaw = Gouletombe mange ce que d'autres enterrent, et sa couvée mange le reste.
adversary_tale-isa = On a banni Isa pour avoir trop voulu. Elle est revenue chercher le reste.
adversary_tale-rot = La Putrescence perpétuelle ne conquiert pas. Elle attend, et les choses viennent à elle.
adversary_tale-utukku = Quand Utuk'Ku parle, les foyers s'éteignent à deux vallées de là.

## appears

appears-ashstrider = Le pied de la Tour se fend, et Foulecendre sort à gué de son propre feu.
appears-bane = Comme annoncé, le Fléau des présages sort à l'heure qu'il avait dite.
appears-empress = La lumière s'amincit, et l'Impératrice des ombres tient sa cour en plein air.
appears-gaze = La plus haute fenêtre se ferme, et s'ouvre à hauteur de vos yeux.
appears-gravemaw = La terre bâille. Ce n'était pas la terre.
appears-isa = Isa sort par la grande porte, seule, comme une reine en retard.
appears-rot = Une odeur, un murmure de lamelles, et la Putrescence perpétuelle a poussé hors du mur.
appears-utukku = Le givre descend la Tour en forme d'homme, et met pied à terre.

## Ce que l'adversaire fait depuis la Tour.

acts-ashstrider = La cendre tombe comme neige, et des sourires s'amassent sur les toits.
acts-bane = La Marque brûle d'un feu froid la peau de qui la porte.
acts-empress = Les cloches de peste sonnent, et personne n'est à la corde.
acts-gaze = La pierre broie la pierre. La Tour regarde autour d'elle.
acts-gravemaw = Dans le noir, la couvée se fait une rangée de dents de plus.
acts-isa = Un héraut en gris lit ses conditions. Ce ne sont pas des conditions.
acts-rot = Une poussière douce descend des hautes fenêtres.
acts-utukku = Le vent du nord apporte un nom que nul n'ose finir.

## month_name

month_name-1 = Premier mois : les braises
month_name-2 = Deuxième mois : les ombres longues
month_name-3 = Troisième mois : la lune aux loups
month_name-4 = Quatrième mois : la pluie noire
month_name-5 = Cinquième mois : les cloches creuses
month_name-6 = Sixième mois : la dernière veille

## month_tale

month_tale-1 = On a vu une lueur dans la Tour, où il ne devrait pas y en avoir. Les routes sont encore ouvertes. Prenez-les.
month_tale-2 = La moisson est rentrée, et des gardes sont dans les granges. Les voyageurs demandent des héros par leur nom.
month_tale-3 = Quelque chose hurle, qui n'a rien d'un loup. On redit les vieux contes, cette fois avec l'itinéraire.
month_tale-4 = Il pleut de l'encre trois jours durant. Quand cela cesse, la Tour est plus haute.
month_tale-5 = Les cloches des quatre royaumes sonnent seules, une note plus bas chaque nuit.
month_tale-6 = Il n'y aura pas de septième mois. Ce qui doit être fait l'est maintenant.

## month_end

month_end-1 = Le premier mois s'achève. Rien n'est tombé qu'on ne puisse relever.
month_end-2 = Le deuxième mois s'achève, et les cartes sont déjà fausses.
month_end-3 = Le troisième mois s'achève : à mi-chemin de la fin, quelle qu'elle soit.
month_end-4 = Le quatrième mois s'achève. On a cessé de demander quand.
month_end-5 = Le cinquième mois s'achève. Ceux qui pouvaient partir sont partis ; les autres s'appellent des héros.
month_end-6 = Le sixième mois s'achève.

## Quand les ennemis frappent.

strike-brigands = Des couteaux aux cordons des bourses : les brigands prélèvent leur péage.
strike-oreks = Les oreks sèment des crânes comme d'autres du blé.
strike-wolves = Où finit la lumière, les Ombrelous se mettent à courir.
strike-fiends = Les épines sifflent dans le camp avant l'alarme.
strike-trolls = Les trolls ont trouvé un mur où s'appuyer. Il ne tiendra pas longtemps.
strike-neuri = Les Neuri chantent à la lune, et le courage s'écoule.
strike-lemures = Les lémures vont au temple, comme de leur vivant, et restent.
strike-spiders = Un fil en travers de la route, puis cent, puis des yeux.
strike-dragons = Une ombre tourne, et elle a senti l'or.
strike-mormos = Une voix de comptine demande à entrer.
strike-striga = La strige ne boit ni sang ni vin. Elle boit les serments.
strike-titans = Le titan s'assied, et là où il s'assied il y avait une rue.

## growth

growth-unsteady = { $foe } : un peu de courage revient (déstabilisé).
growth-ready = { $foe } : les rangs se reforment (prêt).
growth-savage = { $foe } : le goût de la victoire est venu (sauvage).
growth-lethal = { $foe } : la peur est oubliée (mortel).
growth-panicked = { $foe } : c'est la débandade (paniqué).

## stirs

stirs-0 = Un sceau tremble.
stirs-1 = Un tambour de la Tour tourne en grinçant.
stirs-2 = Toute la Tour tourne, tambour contre tambour.
stirs-3 = La Tour tourne, et un sceau cède.

## wares

wares-0 = De nouvelles marchandises sont arrivées au marché.
wares-1 = De nouvelles marchandises, et un marchand pressé : le prochain trésor acheté ce mois coûte moins.

## help_tale

help_tale-gleb = Les cousins de Gleb arrivent. Il a énormément de cousins.
help_tale-grigor = Grigor va se promener et revient avec la bannière d'un autre.
help_tale-hakan = Quelque chose explose derrière la tente. « Réussi ! » crie Hakan.
help_tale-letha = Letha fredonne, et les bêtes de quatre royaumes se couchent pour écouter.
help_tale-miras = Les cavaliers de Miras poussent l'ennemi par la plaine comme du bétail.
help_tale-nimet = Nimet tourne un joyau entre ses doigts jusqu'à ce que ce n'en soit plus un.
help_tale-tomas = Tomas connaît un raccourci. Il connaît toujours un raccourci.
help_tale-vasa = Vasa pose la main sur une tête courbée, et une chose sombre lâche prise.
help_tale-yana = Quelque part, un général ne se réveille pas.
help_tale-zaida = Zaida claque des doigts, et ce qu'elle voulait a toujours été là.

## Quêtes mensuelles.

quest-cq_r_gleb = Acheter la confiance des hors-la-loi
quest-cq_r_grigor = L'épreuve des armes
quest-cq_r_hakan = De la ferraille pour l'artificier
quest-cq_r_letha = Apaiser le bosquet
quest-cq_r_miras = La matriarche captive
quest-cq_r_nimet = Parler à l'Insondable
quest-cq_r_tomas = Attraper l'éclaireur
quest-cq_r_vasa = Un autel propre
quest-cq_r_yana = Un paiement discret
quest-cq_r_zaida = Le tarif de l'éfrit
quest-cq_i_gleb = Juré par le sang
quest-cq_i_grigor = Le Loup d'or
quest-cq_i_hakan1 = Écailles de mue
quest-cq_i_hakan2 = La veine d'argent
quest-cq_i_hakan3 = Verre et glaçure
quest-cq_i_letha = La corne dans le bois
quest-cq_i_miras = La trousse du saboteur
quest-cq_i_tomas = La carte noyée
quest-cq_i_vasa = La lumière ranimée
quest-cq_i_yana = Le bal masqué
quest-cq_i_zaida = Le repaire du contrebandier
quest-cq_i_any = La faveur d'un marchand
quest-aq_ash_e = Éteindre les évents
quest-aq_ash_l = La montagne s'éveille
quest-aq_ban_e = Effacer les signes
quest-aq_ban_l = Couper le fil
quest-aq_emp_e = Brûler les champs malades
quest-aq_emp_l = Faire taire la cour pâle
quest-aq_gaz_e = Aveugler l'œil mineur
quest-aq_gaz_l = Briser la lentille
quest-aq_gra_e = Affamer la couvée
quest-aq_gra_l = Fermer le gosier
quest-aq_isa_e = Répondre au défi
quest-aq_isa_l = Le prix de l'exilée
quest-aq_rot_e = Assécher les semis
quest-aq_rot_l = Jusqu'à la racine
quest-aq_utu_e = Garder les feux allumés
quest-aq_utu_l = Rompre la longue nuit
## opening

opening-cq_r_gleb = Un héraut en haillons s'incline trop bas : le roi des hors-la-loi voudrait voir combien de soldats vous pouvez lui céder.
opening-cq_r_grigor = Aux Monts d'aimant, un colosse n'a pas perdu un combat en neuf ans. Il s'ennuie.
opening-cq_r_hakan = Un rétameur des Collines cendrées paie la vieille ferraille en feux étranges.
opening-cq_r_letha = La Forêt d'Idran est en colère, et les bûcherons dorment dans leurs barques.
opening-cq_r_miras = Les meilleurs cavaliers de l'Ouest ont été vendus comme leurs chevaux. Leur dame vit encore.
opening-cq_r_nimet = Quelqu'un, dans la Mer d'herbes, parle à un puits. Le puits répond.
opening-cq_r_tomas = Un éclaireur a semé deux armées et un percepteur. Rattrapez-le, et il écoutera peut-être.
opening-cq_r_vasa = Aux Sables de folie, une prêtresse balaie un autel tout le jour, et toute la nuit il se remplit.
opening-cq_r_yana = Un billet sur votre oreiller, dans une chambre close : un prix, un lieu, pas de nom.
opening-cq_r_zaida = Parmi les tertres brûle un feu sans bois. Il voudrait quelque chose qui brille.
opening-cq_i_gleb = Les capitaines de Gleb suivent qui saigne avec eux, et ils choisissent leurs champs.
opening-cq_i_grigor = Un loup d'or chasse sur les pentes de la Grande Sœur. Grigor veut le rencontrer, poliment.
opening-cq_i_hakan1 = Un dragon a mué sur la Petite Sœur, et ne sait pas s'il en a fini avec sa peau.
opening-cq_i_hakan2 = Les mineurs de la Sœur du milieu ont frappé un argent qui rend les coups.
opening-cq_i_hakan3 = Un verrier des Cimes de fer sait cuire une urne qui contient plus qu'elle ne devrait.
opening-cq_i_letha = Au fond de l'Ombrebois, une corne pend à une branche, et la branche ne la lâche pas.
opening-cq_i_miras = Un déserteur des caravanes vend ce qu'il sait, à la livre de fer.
opening-cq_i_tomas = La plus belle carte de Tomas gît au fond du Lac Dent-de-dragon, dans une grotte qui a ses idées.
opening-cq_i_vasa = Deux autels doivent être lavés avant que le troisième réponde.
opening-cq_i_yana = Le Théâtre interdit joue ce soir, et le public n'a pas de visage.
opening-cq_i_zaida = Derrière le fumoir de Rive-du-Jour, il y a une porte que seuls voient les contrebandiers.
opening-cq_i_any = Un marchand a une caisse qu'il n'ose ouvrir, et un sourire qu'il ne peut fermer.
opening-aq_ash_e = Les collines soufflent de la fumée. Si nul ne leur ferme la bouche, les rivières suivront.
opening-aq_ash_l = Au fond d'une grotte, quelque chose martèle la racine de la montagne.
opening-aq_ban_e = Sur le lac, le même signe se dessine chaque matin, en joncs, en écume, en oiseaux.
opening-aq_ban_l = Un fil noir et mince mène de la Marque à la Tour. Il raccourcit.
opening-aq_emp_e = Le blé est haut et gris. Ceux qui en ont mangé marchent la nuit.
opening-aq_emp_l = Dans un tombeau, on allume les bougies et les courtisans s'asseyent. Un siège est encore vide.
opening-aq_gaz_e = Un œil mineur s'est ouvert près de la Tour. Il ne dort pas, mais on peut le faire ciller.
opening-aq_gaz_l = Quelqu'un polit dans les ruines une lentille large comme une porte.
opening-aq_gra_e = La couvée a faim et sort se nourrir. Laissez-lui moins à manger, et moins de bouches.
opening-aq_gra_l = La grotte est chaude, humide et bordée de dents. Ce n'est pas une grotte.
opening-aq_isa_e = Isa envoie un gant dans un village et attend de voir qui le ramasse.
opening-aq_isa_l = Elle nomme une somme. C'est ce qu'on lui a pris, avec les intérêts.
opening-aq_rot_e = Dans la forêt poussent des semis que personne n'a semés, en rangs très droits.
opening-aq_rot_l = Le camp est muet. Les tentes sont molles au toucher, et tièdes.
opening-aq_utu_e = Les foyers du village brûlent bas et bleus. Il faut des bras, du bois et quelqu'un qui chante.
opening-aq_utu_l = Dans le temple, il est la même heure de la nuit depuis neuf jours.

## ending

ending-cq_r_gleb = Gleb compte les soldats, puis les siens, et tend une main à quatre doigts.
ending-cq_r_grigor = Il se relève en riant, pour la première fois en neuf ans, et prend votre sac.
ending-cq_r_hakan = Hakan pèse la ferraille, la mord, et charge tout son atelier sur une mule.
ending-cq_r_letha = Les arbres se redressent. Une fille d'écorce et de mousse en sort et demande pourquoi vous avez tant tardé.
ending-cq_r_miras = Miras brise elle-même le dernier verrou et siffle. Tous les chevaux du camp lèvent la tête.
ending-cq_r_nimet = « Vous ressemblez aux autres », dit Nimet. « Ils s'en sont bien tirés, pour la plupart. »
ending-cq_r_tomas = À bout de souffle et de ruses, Tomas s'incline. « Après vous », dit-il, et il est déjà devant.
ending-cq_r_vasa = L'autel reste propre une nuit entière. À l'aube, Vasa prend son bâton.
ending-cq_r_yana = Les fioles ont disparu. À leur place, un couteau, et une voix derrière vous : « Entendu. »
ending-cq_r_zaida = Le feu avale le présent, se lèche les lèvres et se lève. « Zaida. Enchantée. »
ending-cq_i_gleb = On vous donne une marque qui ouvre toutes les portes de derrière de quatre royaumes.
ending-cq_i_grigor = Grigor sort une peau sur l'épaule, et l'air plein de respect.
ending-cq_i_hakan1 = Un plein sac d'écailles, dures comme des boucliers et deux fois plus fières.
ending-cq_i_hakan2 = L'argent est à vous. Portez-le doucement, et loin du feu.
ending-cq_i_hakan3 = L'urne est bleue comme midi, et il y a toujours place pour une chose de plus.
ending-cq_i_letha = La branche lâche avec un soupir, et quelque part un orage tourne la tête.
ending-cq_i_miras = Des limes, des coins, et le dessin de chaque essieu des caravanes.
ending-cq_i_tomas = L'encre a coulé, mais Tomas la lit comme un visage connu.
ending-cq_i_vasa = Une étincelle saute d'autel en autel, et le dernier la garde pour vous.
ending-cq_i_yana = Vous partez avant le dernier acte, drapés dans ce que les ouvreurs ne voient pas.
ending-cq_i_zaida = Une pièce à deux piles : montrez-la, et l'on ouvre les bons tiroirs.
ending-cq_i_any = Le couvercle saute. Le marchand s'évanouit, et vous gardez le contenu.
ending-aq_ash_e = De la vapeur, et un long juron d'en bas. Les évents sont froids.
ending-aq_ash_l = Le martèlement cesse. La montagne se retourne et se rendort.
ending-aq_ban_e = Les joncs sont coupés, les oiseaux envolés, et demain n'est plus écrit.
ending-aq_ban_l = Le fil se rompt avec le bruit d'un souffle qu'on relâche.
ending-aq_emp_e = Les champs brûlent un jour. Dans la cendre gît une pierre qu'aucun poison n'aime.
ending-aq_emp_l = Les bougies s'éteignent une à une, et les sièges ne sont que des sièges.
ending-aq_gaz_e = Il cille. Le temps qu'il cille, vous posez un sceau où il n'y en avait plus.
ending-aq_gaz_l = La lentille tombe en mille morceaux, et aucun ne vous regarde.
ending-aq_gra_e = La couvée reste sur sa faim. Ce qui l'étouffait est à vous.
ending-aq_gra_l = Vous la calez, sortez, et la laissez mordre la pierre.
ending-aq_isa_e = Le gant repart avec votre réponse. Elle la lit deux fois.
ending-aq_isa_l = Elle compte, pièce par pièce, et semble un instant presque désolée.
ending-aq_rot_e = Les rangs se flétrissent en une nuit. Une herboriste vous donne ce qui a guéri ses chèvres.
ending-aq_rot_l = Vous brûlez les tentes, et chacun respire mieux.
ending-aq_utu_e = Les feux tiennent la nuit. Au matin, la neige repose sur une main et ne fond pas.
ending-aq_utu_l = Un coq chante où il n'y en a pas, et l'heure avance.

## failure

failure-cq_r_gleb = Le héraut de Gleb ne revient pas. Vos cuillères non plus.
failure-cq_r_grigor = Personne n'est venu. Le colosse rentre et gagne contre sa porte.
failure-cq_r_hakan = Le rétameur est parti, et avec lui presque toute sa colline.
failure-cq_r_letha = La forêt s'est calmée seule. Elle s'en souviendra.
failure-cq_r_miras = Le camp est vide, et les traces mènent à la rivière.
failure-cq_r_nimet = Le puits est à sec, et personne n'est assis auprès.
failure-cq_r_tomas = Il a attendu un moment à la frontière. Puis il a fait signe.
failure-cq_r_vasa = L'autel a disparu sous les sourires. Le balai est contre le mur.
failure-cq_r_yana = Un autre billet, plus court : « Tant pis. »
failure-cq_r_zaida = Le feu des tertres a trouvé un autre ami.
failure-cq_i_gleb = Les capitaines ont saigné sans vous.
failure-cq_i_grigor = Le loup d'or a passé le col.
failure-cq_i_hakan1 = Le dragon est revenu chercher sa peau.
failure-cq_i_hakan2 = Le puits s'est effondré, avec éclat.
failure-cq_i_hakan3 = Le four est froid, et le verrier boit dans l'urne.
failure-cq_i_letha = La branche a poussé autour de la corne.
failure-cq_i_miras = Les autres ont trouvé le déserteur d'abord.
failure-cq_i_tomas = La grotte est inondée, et la carte est une soupe.
failure-cq_i_vasa = Le troisième autel attend dans le noir, puis n'attend plus.
failure-cq_i_yana = Le rideau est tombé. C'était du vrai sang.
failure-cq_i_zaida = La porte est redevenue un mur.
failure-cq_i_any = Le marchand a ouvert la caisse lui-même. La boutique est à vendre.
failure-aq_ash_e = Les évents rugissent, et une autre rivière prend feu.
failure-aq_ash_l = La montagne s'éveille. Il pleut des pierres qui ricanent.
failure-aq_ban_e = Le signe est achevé, et la Marque mord plus profond.
failure-aq_ban_l = Le fil est enroulé jusqu'au bout.
failure-aq_emp_e = Le pain gris est mangé, et les dormeurs se lèvent.
failure-aq_emp_l = Le dernier siège est pris. La cour siège.
failure-aq_gaz_e = Il n'a pas cillé. Dans la Tour, quelque chose se tourne vers vous.
failure-aq_gaz_l = La lumière traverse la lentille, et deux sceaux fondent comme cire.
failure-aq_gra_e = Repue, la couvée amène ses amis.
failure-aq_gra_l = Le gosier avale la nuit d'un village, et tous ses petits grandissent.
failure-aq_isa_e = Nul n'a ramassé le gant. Elle le renvoie, avec une main dedans.
failure-aq_isa_l = Impayée, elle se sert.
failure-aq_rot_e = Les semis éclatent, et le vent souffle partout.
failure-aq_rot_l = Cela fleurit. Tout le camp fleurit.
failure-aq_utu_e = Le dernier foyer s'éteint, et les mains s'engourdissent.
failure-aq_utu_l = La nuit du temple a coulé par ses portes.

## Comment les ennemis apparaissent, et comment ils tombent.

spawn-brigands = Des brigands plantent leurs tentes { $at }.
spawn-oreks = Des oreks sortent de terre { $at }.
spawn-wolves = Des ombrelous se glissent { $at }.
spawn-fiends = Des démons à épines rampent hors d'une faille { $at }.
spawn-trolls = Des trolls de givre descendent avec la neige { $at }.
spawn-neuri = Le Clan des Neuri allume ses feux { $at }.
spawn-lemures = Des lémures s'assemblent et murmurent { $at }.
spawn-spiders = Des araignées funestes tendent leurs toiles { $at }.
spawn-dragons = Un dragon s'installe { $at }.
spawn-mormos = On a entendu chanter une mormo { $at }.
spawn-striga = On a vu une strige à une fenêtre { $at }.
spawn-titans = La terre tremble : un titan marche { $at }.

## defeat

defeat-brigands = Les survivants se souviennent d'affaires pressantes ailleurs.
defeat-oreks = Ce qui était mort l'est de nouveau, et cette fois enterré.
defeat-wolves = À l'aube il n'y a que des ombres, et aucune n'a de dents.
defeat-fiends = Les enfants ramassent les épines et jouent aux chevaliers.
defeat-trolls = Ils tombent lentement, comme des murs, et fondent plus lentement encore.
defeat-neuri = Le hurlement s'interrompt au milieu d'un vers.
defeat-lemures = Ils vous remercient, ce qui est pire que leurs plaintes.
defeat-spiders = Brûlez la soie, et secouez vos bottes.
defeat-dragons = À une lieue à la ronde, chaque pièce est tiède.
defeat-mormos = La berceuse finit, et nul ne se rappelle l'air.
defeat-striga = Quelque part, une promesse est tenue malgré tout.
defeat-titans = Il met un jour à tomber, et les cartes ont besoin d'une colline de plus.
defeat-ashstrider = Le feu baisse la tête, vacille, et n'est plus que cendre.
defeat-bane = Il avait tout prédit, sauf vous.
defeat-empress = La cour s'agenouille une fois encore, et ne se relève pas.
defeat-gaze = La grande paupière se ferme. Pour la première fois, personne ne regarde.
defeat-gravemaw = Elle a eu les yeux plus gros que le ventre.
defeat-isa = « Je ne voulais que mon dû », dit Isa, et c'est presque vrai.
defeat-rot = Les spores retombent, et au printemps il y pousse du vert.
defeat-utukku = La glace se fend de bout en bout, et dessous il y a une rivière.

## Les donjons, quand on y entre et quand on en trouve le bout.

enter-cave = Le jour s'arrête au bout de trois pas.
enter-encampment = La sentinelle dort. Pas les chiens.
enter-tomb = La porte n'était faite que pour s'ouvrir une fois.
enter-shrine = De l'encens, et dessous une odeur plus vieille.
enter-fortress = Le pont-levis est baissé, ce qui n'est jamais bon signe.
enter-ruins = L'escalier descend plus bas que la maison ne fut jamais haute.
enter-east = De la poussière, des tambours, une forêt de lances sur roues.
enter-north = Les chariots grincent, et personne n'est sur les sièges.
enter-west = La caravane sent le métal chaud et les sorts.
enter-tower = Dedans, la Tour est bien plus grande, et elle sait que vous êtes là.

## finish

finish-cave = Dans le dernier creux gît ce qu'on cherchait.
finish-encampment = La dernière tente est fendue, et la recherche est finie.
finish-tomb = Les morts rendent ce qu'ils gardaient.
finish-shrine = Derrière le dernier voile cela attend, sans garde.
finish-fortress = La bannière descend du donjon.
finish-ruins = C'était sous la dernière pierre, bien sûr.
finish-east = La relique est broyée sous cent sabots.
finish-north = La relique saute avec sa propre poudre.
finish-west = La relique se défait comme un mauvais sort.
finish-tower = Au cœur de la Tour, la relique brûle sans chaleur.

## trial_tale

trial_tale-win_egans_tournament = Les lices sont vides, et la foule crie un seul nom.
trial_tale-impress_the_winter_fey = Les fées applaudissent en gants de givre, poliment, puis plus du tout poliment.
trial_tale-protect_the_radiant_castle = La porte tient jusqu'au matin, et ceux qui sont derrière aussi.
trial_tale-activate_the_ley_lines = Sous le pont, trois vieilles lumières se retrouvent.
trial_tale-race_to_the_golden_obelisk = Le sable n'est pas retombé que vous touchez l'or.
trial_tale-survive_the_drowned_barrows = Vous remontez avec de l'eau dans les bottes et une histoire.
trial_tale-solve_the_riddle_of_the_marid = La réponse était une rivière. Le maride boude.
trial_tale-perform_the_song_of_peril = La dernière note reste sur le lac jusqu'à la nuit.
trial_tale-finish_building_the_shrine = La dernière pierre s'ajuste comme si elle attendait.
trial_tale-suffer_with_the_silent_sisters = Elles ne disent rien, et l'une vous prend la main.
trial_tale-guide_abandoned_pilgrims = Quarante lampes atteignent l'autre bord du vert.
trial_tale-hold_a_moonless_vigil = Rien n'est venu. C'était l'épreuve.
trial_tale-repair_the_weeping_dam = La digue tient, et le lac pleure un peu moins.
trial_tale-supply_the_watchtowers = L'un après l'autre les feux s'allument, jusqu'à l'horizon.
trial_tale-consecrate_arkartus = Les feuilles dorent hors de saison.
trial_tale-lay_plovos_ghost_to_rest = Plovo boit, soupire, et oublie pourquoi il restait.

## setup

setup-players = Héros
setup-mode = Mode
setup-difficulty = Difficulté
setup-goal = Objectif principal
setup-adversary = Adversaire
setup-foe_2 = Ennemi de niveau 2
setup-foe_3 = Ennemi de niveau 3
setup-foe_4 = Ennemi de niveau 4
setup-heroes = Héros et royaumes
setup-concession = Les héros peuvent abandonner
setup-look_inside = Regarder dans la Tour (solo)
setup-code = Code de partie (12 caractères)
setup-guided = Un guide pour les deux premiers mois (solo)
setup-real_tower = La Tour sur votre table

## setup_note

setup_note-players = Chaque joueur mène son héros.
setup_note-mode = Ensemble contre la Tour, ou une course à la relique qu'elle cache.
setup_note-difficulty = Héroïque est la partie habituelle ; Éprouvante est plus dure.
setup_note-goal = Ce que les héros doivent faire avant d'affronter l'adversaire.
setup_note-adversary = Qui attend à la fin, et qui vous nuit d'ici là.
setup_note-heroes = Tirer au sort va plus vite : on commence au premier tour.
setup_note-concession = Permet d'abandonner en cours de partie ; c'est alors une défaite.
setup_note-look_inside = Sinon, personne ne sait où sont les crânes dans la Tour.
setup_note-foe_2 = Ils viennent les premiers, et nombreux.
setup_note-foe_3 = Ils viennent plus tard et frappent plus fort.
setup_note-foe_4 = Les pires ; peu viennent, et tard.
setup_note-code = Redonne toute une partie : mode, objectif, adversaire, ennemis et hasard.
setup_note-guided = Il dit quoi faire et pourquoi ; c'est vous qui décidez.
setup_note-real_tower = Si vous possédez la vraie Tour, elle tourne, luit et lâche ses propres crânes ; sinon, laissez cette option désactivée.

## setup_group

setup_group-heroes = Les héros et la Tour
setup_group-foes = Les ennemis
setup_group-code = Une partie d'après un code

## setup_value

setup_value-random = au hasard
setup_value-choose = choisis par les joueurs
setup_value-deal = tirés au sort
setup_value-cooperative = coopératif
setup_value-competitive = compétitif
setup_value-heroic = Héroïque
setup_value-gritty = Éprouvante
setup_value-gleb = Lever une armée de hors-la-loi (Gleb)
setup_value-grigor = Rompre l'envoûtement de Grigor (Grigor)
setup_value-hakan = Forger une solution alchimique (Hakan)
setup_value-letha = Rassembler une armée d'arbres (Letha)
setup_value-miras = Détruire les reliques maléfiques (Miras)
setup_value-tomas = Explorer les trois donjons (Tomas)
setup_value-vasa = Implorer les dieux de lumière (Vasa)
setup_value-yana = Pactiser avec les ténèbres (Yana)
setup_value-zaida = Récupérer les trésors d'Azkol (Zaida)
setup_value-ashstrider = Foulecendre
setup_value-bane = Fléau des présages
setup_value-empress = Impératrice des ombres
setup_value-gaze = Regard éternel
setup_value-gravemaw = Gouletombe
setup_value-isa = Isa l'Exilée
setup_value-rot = Putrescence perpétuelle
setup_value-utukku = Utuk'Ku
setup_value-brigands = Brigands
setup_value-oreks = Oreks
setup_value-wolves = Ombrelous
setup_value-fiends = Démons à épines
setup_value-trolls = Trolls de givre
setup_value-neuri = Clan des Neuri
setup_value-lemures = Lémures
setup_value-spiders = Araignées funestes
setup_value-dragons = Dragons
setup_value-mormos = Mormos
setup_value-striga = Striges
setup_value-titans = Titans

## Événements du mois, par catégorie.

category-strike = assaut d'ennemis
category-spawn = génération d'ennemis
category-growth = aggravation d'ennemis
category-stirs = éveil de la Tour
category-acts = action de la Tour
category-companion = événement de compagnon
category-wares = nouvelles marchandises

## bundle

bundle-walk = Aller { $at } ({ $stretch } pas)
bundle-walk_through_fire = Aller { $at } ({ $stretch } pas, à travers le feu)

## option

option-TakeHero = Jouer : { $hero }
option-TakeHome = Royaume natal { $kingdom_in }
option-ConfirmSetup = Qu'il en soit ainsi : commencer
option-NameStarter = { $seat } commence
option-Banner = Bannière : { $banner }
option-Infuse = Inspirée : retirer un crâne ({ $building })
option-DoubleMove = Doubler votre déplacement
option-Walk = Aller { $at }
option-Cleanse = Purifier { $at }
option-Fight = Combattre : { $foe } { $at }
option-Pursue = Accomplir « { $quest } »{ $way }
option-Deposit = Déposer { $deposit }
option-Advance = Objectif principal : { $part }
option-Explore = Explorer : { $dungeon }
option-CompleteTrial = Réussir l'épreuve « { $trial } »{ $advantage }
option-Reinforce = Faire un renforcement ici
option-MoveTree = Mener les arbres de siège { $at }
option-UseItem = Utiliser : { $item }
option-UseVirtue = Utiliser : { $virtue }
option-UseCompanion = Demander à { $companion }
option-Trade = Échanger avec { $seat }
option-EndTurn = Finir votre tour
option-Concede = Abandonner la partie
option-Roll = Lancer le dé Marchandage
option-Free = Gratuit : { $free }
option-Enhanced = Amélioré : { $paid }
option-Decline = Passer
option-Confirm = Continuer
option-TakeGear = Prendre : { $item }
option-TakeTreasure = Prendre : { $item }
option-TakePotion = Prendre { $item } à { $seat }
option-LoseItem = Perdre : { $item }
option-SpendItem = Dépenser : { $item }
option-LoseVirtue = Perdre : { $virtue }
option-GainVirtue = Gagner : { $virtue }
option-Purge = Purger : { $corruption }
option-WorkFirst = D'abord { $corruption }
option-PlaceSkull = Crâne sur : { $building }
option-LiftSkull = Retirer un crâne : { $building }
option-DestroyBuilding = Détruire : { $building }
option-GoTo = Aller { $at }
option-PickFoe = { $foe } { $at }
option-PickHero = { $seat }
option-PickKind = { $foe }
option-PickSeal = Le { $seal }
option-SkullFell = Un crâne est tombé { $kingdom_in }
option-NoMoreFell = Aucun autre crâne n'est tombé
option-SealCameOff = Le { $seal }
option-TakeOver = La Tour virtuelle prend le relais
option-PutBack = La Tour sur la table reprend
option-PickWare = Remplacer : { $item }
option-Pick = { $way }
option-PickCard = Carte { $spot }
option-TopCards = Les cartes du dessus
option-UseAdvantage = Utiliser un avantage
option-BuyAdvantage = Avantage : { $source }{ $price }
option-Prevent = Bénie : payer de l'énergie pour perdre moins de guerriers
option-Accept = Accepter le résultat
option-Retreat = Battre en retraite
option-GoOn = Continuer le combat
option-EnterRoom = Entrer dans la salle { $room }
option-Leave = Quitter le donjon
option-Give = Donner : { $item }
option-Get = Demander : { $item }
option-GiveWarriors = Donner { $count_warriors }
option-GetWarriors = Demander { $count_warriors }
option-GiveSpirit = Donner { $count_spirit }
option-GetSpirit = Demander { $count_spirit }
option-Propose = Proposer cet échange
option-Agree = Accepter
option-Refuse = Refuser

## Comment les rapports du labo disent les choix, là où l'option en dit trop ou trop peu.
## Un texte vide laisse ce genre de choix de côté.

lab-ConfirmSetup = { "" }
lab-NameStarter = { "" }
lab-Banner = Bannière : { $hero }
lab-Infuse = Inspirée : retirer un crâne ({ $building_type })
lab-Walk = { "" }
lab-Cleanse = Purifier : { $building_type }
lab-Fight = Combattre : { $foe }
lab-Pursue = Accomplir « { $quest } »
lab-Deposit = Déposer : { $deposited }
lab-CompleteTrial = Réussir l'épreuve « { $trial } »
lab-Reinforce = Faire un renforcement
lab-MoveTree = Mener les arbres de siège plus loin
lab-UseVirtue = Utiliser la vertu : { $virtue }
lab-Trade = Échanger
lab-EndTurn = { "" }
lab-Decline = { "" }
lab-Confirm = { "" }
lab-TakeGear = Prendre un équipement : { $item }
lab-TakeTreasure = Prendre un trésor : { $item }
lab-TakePotion = Prendre à un autre héros : { $item }
lab-LoseVirtue = Perdre la vertu : { $virtue }
lab-GainVirtue = Gagner la vertu : { $virtue }
lab-PlaceSkull = Crâne sur : { $building_type }
lab-LiftSkull = Retirer un crâne : { $building_type }
lab-DestroyBuilding = Détruire : { $building_type }
lab-GoTo = { "" }
lab-PickFoe = { "" }
lab-PickHero = { "" }
lab-PickKind = { "" }
lab-PickSeal = { "" }
lab-SkullFell = Un crâne est tombé
lab-NoMoreFell = { "" }
lab-SealCameOff = Un sceau s'est détaché
lab-TakeOver = { "" }
lab-PutBack = { "" }
lab-Pick = Choisir : { $way }
lab-WorkFirst = { "" }
lab-PickCard = { "" }
lab-TopCards = { "" }
lab-Accept = { "" }
lab-GoOn = { "" }
lab-EnterRoom = { "" }
lab-GiveWarriors = Donner des guerriers
lab-GetWarriors = Demander des guerriers
lab-GiveSpirit = Donner de l'énergie
lab-GetSpirit = Demander de l'énergie
lab-Propose = { "" }
lab-Agree = Accepter un échange
lab-Refuse = { "" }

## event

event-HeroTaken = { $seat } joue : { $hero }.
event-HomeTaken = { $seat } a son royaume natal { $kingdom_in }.
event-StarterNamed = { $seat } commence la partie.
event-WorldPopulated = { $goal_opening } { $adversary_tale }
event-MonthBegun = { $month_name }. { $month_tale }
event-MonthEnded = { $month_end }
event-TurnBegun = { $seat } : tour { $turn } du mois { $month }.
event-StepBegun = { $seat } : { $step }.
event-EventCalled = Événement : { $category }.{ $happening }
event-EventSkipped = Événement : { $category }. Sans effet.
event-GameEnded = { $reason }
event-HeroEliminated = { $seat } est hors jeu.
event-BannerTaken = { $seat } lève la bannière : { $banner }.
event-MoveDoubled = { $seat } double son déplacement : { $regions }.
event-StrideRefused = { $moved } refuse le déplacement proposé par { $seat }.
event-HeroMoved = { $seat } va { $at }.
event-HeroPlaced = { $seat } apparaît { $at }.
event-RiverBurned = { $seat } traverse une rivière de feu ({ $river }).
event-TaxPaid = { $seat } paie { $spirit } pour le glyphe { $glyph }.
event-HeroicDone = { $seat } a terminé l'action héroïque (total : { $spirit }).
event-Cleansed = { $seat } purifie : { $building }, { $skulls }.
event-Reinforced = Renforcement de { $seat } : { $building }. { $given }.
event-HaggleRolled = { $seat } marchande : { $face }
event-TreeMoved = Des arbres de siège marchent { $at }.
event-PowerUsed = { $seat } utilise : { $item }.
event-VirtueUsed = { $seat } utilise : { $virtue }.
event-CompanionUsed = { $seat } demande à { $companion }.
event-TradeProposed = { $seat } propose un échange à { $partner }.
event-TradeRefused = { $partner } refuse l'échange.
event-Traded = { $seat } et { $partner } échangent.
event-WarriorsGained = { $seat } gagne { $count_warriors } (total : { $total }).
event-WarriorsLost = { $seat } perd { $count_warriors } (reste : { $total }).
event-WarriorsSpent = { $seat } dépense { $count_warriors } (reste : { $total }).
event-SpiritGained = { $seat } gagne { $count_spirit } (total : { $total }).
event-SpiritLost = { $seat } perd { $count_spirit } (reste : { $total }).
event-SpiritSpent = { $seat } dépense { $count_spirit } (reste : { $total }).
event-PotionDrawn = { $seat } pioche une potion : { $item }.
event-PotionMissing = Il ne reste pas de potion pour { $seat }.
event-GearTaken = { $seat } prend un équipement : { $item }.
event-TreasureTaken = { $seat } prend un trésor au marché : { $item }.
event-TreasureDrawn = { $seat } pioche un trésor : { $item }.
event-MarketRefilled = Nouveau au marché : { $item }.
event-WareReplaced = { $seat } fait retirer du marché : { $item }.
event-QuestItemGained = { $seat } gagne : { $item }.
event-ItemLost = { $seat } perd : { $item }.
event-ItemSpent = { $seat } dépense : { $item }.
event-ItemPassed = { $seat } donne à { $to } : { $item }.
event-CompanionPassed = { $companion } quitte { $seat } pour { $to }.
event-WarriorsPassed = { $seat } donne { $count_warriors } à { $to }.
event-SpiritPassed = { $seat } donne { $count_spirit } à { $to }.
event-CompanionGained = { $companion } rejoint { $seat }.
event-VirtueGained = { $seat } gagne une vertu : { $virtue }.
event-VirtueLost = { $seat } perd une vertu pour toujours : { $virtue }.
event-CorruptionGained = { $seat } gagne une corruption : { $corruption }.
event-CorruptionPurged = { $seat } se purge d'une corruption : { $corruption }.
event-SporeGained = { $seat } gagne une spore ({ $spores }).
event-SporesReturned = { $seat } rend { $count_spore }.
event-SkullPlaced = Un crâne sur : { $building } ({ $skulls }).
event-SkullsRemoved = { $building } : { $count_skulls } de moins.
event-SkullsGone = Sans place { $kingdom_in } : { $count_skulls } hors jeu.
event-BuildingDestroyed = Bâtiment détruit : { $building } !
event-SkullDropped = { $seat } lâche un crâne dans la Tour.
event-SkullsEmerged = La Tour lâche { $count_skulls } { $kingdom_in }.
event-DrumTurned = Le tambour du { $drum } fait { $quarters }.
event-DrumHeard = Un tambour de la Tour tourne derrière ses sceaux.
event-SealRemoved = Retiré : { $seal }.
event-SealReplaced = Remis en place : { $seal }.
event-SealNamed = Le { $seal }, luit sur la Tour : retirez-le.
event-TowerLeft = La Tour virtuelle prend le relais de la Tour sur la table.
event-TowerBack = { $count ->
    [0] La Tour sur la table reprend.
   *[other] La Tour sur la table reprend : lâchez-y { $count_skulls }.
}
event-GlyphRevealed = Le glyphe { $glyph } apparaît { $kingdom_in }.
event-GlyphHidden = Le glyphe { $glyph } est de nouveau caché.
event-FoeSpawned = { $spawn }
event-FoeMoved = { $foe } : les voici { $at }.
event-FoeRemoved = { $foe } : plus personne { $at }.
event-FoeStruck = { $strike } { $foe } ({ $state }) : { $strike_words }.
event-StateChanged = { $growth }
event-MutationAdded = { $foe } : mutation (paires de cartes : { $pairs }).
event-MutationRemoved = { $foe } : une mutation de moins (paires restantes : { $pairs }).
event-AdversaryAppeared = { $appears } ({ $region })
event-AdversaryActed = { $acts } { $foe } : { $acts_words }.
event-RiverIgnited = L'eau prend feu : { $river }.
event-CapChanged = Désormais, avantages par action : { $cap } au plus.
event-CompanionHelped = { $help_tale } { $help }
event-SpawnThinned = L'œuvre de Yana : un pion de moins ({ $foe }).
event-BattleBegun = { $seat } combat { $at } : { $foe }, { $advantages }.
event-CardRevealed = { $card } : { $ladder }.
event-CardImproved = { $card }, carte améliorée : { $ladder }.
event-CardResolved = { $card }, carte résolue : { $ladder }.
event-AdvantageBought = { $seat } s'offre { $count_advantages } : { $source }.
event-LossPrevented = { $seat } évite une perte de { $count }.
event-FoeDefeated = Victoire de { $seat } { $at } : { $foe } ! { $defeat }
event-Retreated = { $seat } bat en retraite devant l'adversaire.
event-QuestOffered = Nouvelle quête ({ $region }) : { $quest }. { $opening }
event-QuestCompleted = { $seat } accomplit « { $quest } ». { $ending }
event-QuestFailed = « { $quest } » a échoué. { $failure }
event-QuestAdvanced = « { $quest } » : { $progress } pour l'instant.
event-GoalAdvanced = { $seat } sert l'objectif principal : { $part } ({ $count }).
event-GoalMoved = Le marqueur de l'objectif principal passe { $at }.
event-GoalCompleted = { $seat } accomplit l'objectif principal. { $goal_ending }
event-DungeonPlaced = Un donjon s'ouvre { $at } : { $dungeon }.
event-DungeonRemoved = Le donjon disparaît { $at } : { $dungeon }.
event-DungeonEntered = { $seat } entre : { $dungeon }, { $advantages }. { $enter }
event-RoomEntered = { $content }
event-RoomImproved = Un avantage adoucit la salle { $room }.
event-RoomCleared = La salle { $room } est dégagée.
event-DungeonFinished = { $seat } termine le donjon : { $dungeon }. { $finish }
event-DungeonLeft = { $seat } sort : { $dungeon }.
event-CaravanMoved = La { $caravan } arrive { $at }.
event-TreasureFetched = { $seat } fait venir au marché : { $item }.
event-TrialsDealt = { $seat } reçoit quatre épreuves héroïques.
event-TrialCompleted = { $seat } réussit l'épreuve « { $trial } ». { $trial_tale }
event-RelicFound = { $seat } trouve la relique !

## Après une action héroïque, là où autre chose remplace les 2 énergies.

instead-0 = Gagner l'énergie
instead-1 = Prendre l'autre récompense

## outcome

outcome-adversary = L'adversaire est tombé et la Tour se tait. Les quatre royaumes sont sauvés !
outcome-relic = La relique est trouvée : le pouvoir d'Azkol est brisé, et l'on chantera un nom.
outcome-survived = Un seul héros reste debout, et gagne.
outcome-nobody = Il ne reste aucun héros. Azkol règne seul.
outcome-time = Le sixième mois est fini. L'ombre de la Tour n'a plus de bord.
outcome-corrupted = Un héros a succombé à une troisième corruption, et avec lui les quatre royaumes.
outcome-no_skulls = Il ne reste aucun crâne en réserve : la Tour a dit son dernier mot.
outcome-conceded = Les héros ont abandonné.

## epilogue

epilogue-adversary = La Tour resta noire une nuit encore, puis un premier berger osa s'asseoir à son ombre. Au printemps, les bazars vendaient ses sceaux comme presse-papiers, et nul ne savait plus laquelle de ses fenêtres avait été la pire.
epilogue-relic = Un héros rentra, la relique roulée dans une chemise. Les autres rentrèrent aussi, plus tard, et racontèrent autre chose ; mais la lumière sur les quatre royaumes est la même pour tous.
epilogue-survived = Une seule trace de pas s'éloigne de la Tour. Ce fut une victoire, et qui l'a remportée n'a jamais aimé en parler.
epilogue-nobody = Les corbeaux gardent les routes, désormais. Dans la Tour, quelqu'un a mis une lampe à chaque fenêtre et attend des invités.
epilogue-time = Au premier matin du septième mois, les cloches ne sonnèrent pas. La Tour n'avait plus besoin de bouger : tout le reste était venu à elle.
epilogue-corrupted = Le héros revint, souriant, et l'on ouvrit la porte. C'est ainsi que tout commença ; personne n'avait pensé à regarder ses yeux.
epilogue-no_skulls = Le dernier crâne tomba sans un bruit. Alors la Tour répondit par toutes ses fenêtres à la fois, et les quatre royaumes entendirent leur nom.
epilogue-conceded = Les héros posèrent leur fardeau et rentrèrent par quatre routes. Derrière eux, la Tour tourna une fois, comme pour les regarder.

## Pourquoi un conseil dit ce qu'il dit.

hint-cleanse = Les crânes partent avant de détruire le bâtiment.
hint-fight = Un ennemi de moins sur le plateau, et cela rapporte.
hint-quest = Une quête accomplie est récompensée, et son malheur n'arrive pas.
hint-quest_reward = Une quête accomplie est récompensée.
hint-explore = La quête d'un donjon s'accomplit dans la salle la plus éloignée de l'entrée.
hint-reinforce = Cela vous renforce pour la suite.
hint-banner = C'est au début du tour ou jamais.
hint-no_roll = Le dé peut tout annuler : c'est ce que font { $count } de ses { $of } faces.
hint-enough = Rien d'autre n'en vaut la peine ce tour-ci.
hint-carry_warriors = Portez au marqueur ce que vous avez : cela fait { $have } des { $of } guerriers de l'objectif principal.
hint-carry_spirit = Portez au marqueur ce que vous avez : cela fait { $have } des { $of } énergies de l'objectif principal.
hint-carry_potion = Portez au marqueur ce que vous avez : cela fait { $have } des { $of } potions de l'objectif principal.
hint-carry_gear = Portez au marqueur ce que vous avez : cela fait { $have } des { $of } équipements de l'objectif principal.
hint-carry_treasure = Portez au marqueur ce que vous avez : cela fait { $have } des { $of } trésors de l'objectif principal.
hint-later = Vous y serez à un prochain tour.
hint-supply = { $left ->
    [0] La réserve de crânes est vide : ceux que vous retirez y retournent.
    [one] Il ne reste que { $left } crâne en réserve : ceux que vous retirez y retournent.
   *[other] Il ne reste que { $left } crânes en réserve : ceux que vous retirez y retournent.
}
hint-purge = Toute votre corruption s'en va : une troisième mettrait fin à la partie.
hint-purge_rival = Toute votre corruption s'en va : une troisième vous éliminerait.
hint-goal_spirit = L'objectif principal demande maintenant { $of } énergies ; vous en avez { $have }.
hint-for_adversary = L'adversaire est sur le plateau : cela vous renforce contre lui.
hint-showdown = Vous pouvez encaisser ses cartes : battez-le, et les royaumes sont sauvés.
hint-wear_down = Ses cartes restent aussi douces que vous les rendez, pour qui l'affrontera ensuite.
hint-leave = Ce qui est dégagé le reste : revenez avec plus de forces.
hint-soften = Son effet devient plus doux.
hint-soften_warriors = Cela vous coûte { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
} de moins.
hint-soften_spirit = Cela vous coûte { $count ->
    [one] { $count } énergie
   *[other] { $count } énergies
} de moins.
hint-zaida_buy = Un des trésors d'Azkol est au marché : un bazar le vend.
hint-zaida_take = Un des trésors d'Azkol : portez-le au marqueur.
hint-zaida_look = Un des trésors d'Azkol peut arriver au marché à sa place.
hint-zaida_fetch = Un des trésors d'Azkol arrive au marché, où vous pourrez l'acheter.
hint-zaida_virtue = Qui apporte le dernier trésor doit avoir { $of } vertus actives ; vous en avez { $have }.
hint-zaida_treasure = { $left ->
    [0] Le dernier des trésors d'Azkol arrive au marqueur : l'adversaire doit apparaître.
   *[other] Des trésors d'Azkol arrivent au marqueur ; il en manquera encore { $left }.
}
hint-gleb_recruit = L'armée de Gleb attend encore { $left ->
    [one] { $left } guerrier.
   *[other] { $left } guerriers.
}
hint-gleb_arm = L'armée de Gleb attend encore { $left ->
    [one] { $left } équipement.
   *[other] { $left } équipements.
}
hint-gleb_warriors = Des guerriers pour l'armée de Gleb : { $left ->
    [0] elle en a assez.
   *[other] il en manquera encore { $left }.
}
hint-gleb_gear = De l'équipement pour l'armée de Gleb : { $left ->
    [0] elle en a assez.
   *[other] il en manquera encore { $left }.
}
hint-hakan_brew = La solution de Hakan attend encore { $left ->
    [one] { $left } potion.
   *[other] { $left } potions.
}
hint-hakan_buy = Hakan attend encore { $left ->
    [one] { $left } trésor
   *[other] { $left } trésors
} à fondre.
hint-hakan_potion = Des potions pour la solution de Hakan : { $left ->
    [0] il en a assez.
   *[other] il en manquera encore { $left }.
}
hint-hakan_treasure = Des trésors à fondre pour Hakan : { $left ->
    [0] il en a assez.
   *[other] il en manquera encore { $left }.
}
hint-vasa_skulls = Purifier plaît aux dieux : cela fait { $have } des { $of } crânes qu'ils attendent.
hint-vasa_altar = Les dieux n'acceptent rien au marqueur tant que son sanctuaire porte des crânes.
hint-vasa_spirit = De l'énergie pour les dieux : { $left ->
    [0] ils n'en demandent pas plus.
   *[other] ils en demanderont encore { $left }.
}
hint-grigor_arm = { $left ->
    [0] Vous avez de quoi rompre un des liens de Grigor ; cela servira pour le suivant.
    [one] Il vous manque { $left } avantage pour le plus proche des liens de Grigor.
   *[other] Il vous manque { $left } avantages pour le plus proche des liens de Grigor.
}
hint-grigor_bond = { $left ->
    [0] Le dernier des liens de Grigor est rompu : il est libre.
    [one] Un des liens de Grigor est rompu ; { $left } le retient encore.
   *[other] Un des liens de Grigor est rompu ; { $left } le retiennent encore.
}
hint-letha_tree = Un arbre s'approche de la Tour ; y voilà { $have } des { $of } que veut Letha.
hint-letha_rally = Assez d'arbres entourent la Tour : il est temps de les lancer contre elle.
hint-miras = Cette caravane transporte une relique maléfique : explorez-la jusqu'au bout avant qu'elle n'atteigne la Tour.
hint-tomas = { $left ->
    [one] C'est le dernier des donjons de la carte de Tomas.
   *[other] C'est un des { $left } donjons qui restent sur la carte de Tomas.
}
hint-yana_hunt = Yana veut d'abord qu'un ennemi de niveau { $of } au moins soit vaincu.
hint-yana_pay = C'est le prix du marché de Yana : ensuite, il ne reste que les ruines.
hint-yana_ruins = Le marché de Yana se conclut au fond de ce donjon.
hint-trial = Épreuve { $have } sur { $of } : ensuite, la Tour s'ouvre pour vous.
hint-trial_warriors = Une de vos épreuves coûte { $of } guerriers ; vous en avez { $have }.
hint-trial_spirit = Une de vos épreuves coûte { $of } énergies ; vous en avez { $have }.
hint-trial_potion = Une de vos épreuves coûte { $of } potions ; vous en avez { $have }.
hint-trial_gear = Une de vos épreuves coûte { $of } équipements ; vous en avez { $have }.
hint-trial_treasure = Pour une de vos épreuves, il faut posséder { $of } trésors ; vous en avez { $have }.
hint-trial_virtue = Pour une de vos épreuves, il faut { $of } vertus actives ; vous en avez { $have }.
hint-relic = Qui trouve la relique dans la Tour gagne.

## Ce qu'un choix a de plus qu'un autre.

gain-supply = { $n ->
    [one] 1 crâne de plus dans la réserve
   *[other] { $n } crânes de plus dans la réserve
}
gain-corruptions = { $n ->
    [one] une corruption de moins
   *[other] { $n } corruptions de moins
}
gain-warriors = { $n ->
    [one] 1 guerrier de plus
   *[other] { $n } guerriers de plus
}
gain-spirit = { $n ->
    [one] 1 énergie de plus
   *[other] { $n } énergies de plus
}

## Ce que dit le guide des premiers mois : que faire, et pourquoi.

coach-hero = Choisissez un héros. La première ligne est son action de bannière, gratuite à chaque tour. Aucun héros n'est un mauvais choix.
coach-home = Choisissez votre royaume natal. Vous partez de sa citadelle, et chaque bâtiment qui y est détruit vous vaut une corruption.
coach-begin = On gagne en deux temps : accomplir l'objectif principal, puis vaincre l'adversaire. Commencez, le reste viendra pas à pas.
coach-month = Un nouveau mois apporte de nouvelles quêtes : voyez ce qu'elles demandent. À la fin du mois, les autres échouent ; celle de l'adversaire dit ce qui arrive alors.
coach-banner = Commencez par votre action de bannière. Elle ne remplace aucune autre action, mais ne se fait qu'en tout début de tour.
coach-banner_spy = Votre action de bannière vous mène où vous voulez dans ce royaume, sans entamer votre déplacement. Allez { $at } : vous y avez à faire.
coach-pursue = Accomplissez ici « { $quest } », par votre action héroïque. La récompense est à vous, et une quête accomplie ne peut plus échouer.
coach-goal = Faites avancer ici l'objectif principal. Tant qu'il n'est pas accompli, l'adversaire reste hors d'atteinte.
coach-explore = Entrez dans le donjon. Ce que vous cherchez est tout au bout, et vous pouvez ressortir après chaque salle.
coach-cleanse = Purifiez le bâtiment qui est ici. Ses crânes retournent à la réserve ; un quatrième le détruirait.
coach-fight = Combattez ici ({ $foe }) : vous en avez les moyens. Un ennemi qu'on laisse en paix frappe encore et encore.
coach-either = Purifiez ou combattez ({ $foe }) : il n'y a qu'une action héroïque par tour. Les crânes s'entassent lentement, les ennemis frappent d'un coup.
coach-go_cleanse = Allez { $at } : le bâtiment y porte des crânes à retirer. Si la réserve de crânes se vide, tout est perdu.
coach-go_fight = Allez { $at } et combattez ({ $foe }). Vous en avez la force, et un ennemi vaincu ne frappe plus.
coach-go_pursue = Allez { $at } : vous pouvez y accomplir « { $quest } ». À la fin du mois, la quête échouerait.
coach-go_goal = Allez { $at } : vous pouvez y faire avancer l'objectif principal. Sans lui, pas de victoire.
coach-go_explore = Allez { $at } : un donjon vous y attend. Qui va jusqu'au bout accomplit la quête.
coach-go_double = Doublez votre déplacement contre de l'énergie, et vous arrivez { $at }. Ou gardez-la : vous y serez au prochain tour.
coach-go_far = Rien à votre portée ne vaut votre action héroïque. Mettez-vous en route : au prochain tour, vous pourrez agir { $at }.
coach-go_ahead = Utilisez le reste de votre déplacement : au prochain tour, vous pourrez agir { $at }.
coach-reinforce_citadel = Faites aussi un renforcement : il ne coûte pas l'action héroïque. Une citadelle donne une potion.
coach-reinforce_sanctuary = Faites aussi un renforcement : il ne coûte pas l'action héroïque. Un sanctuaire donne de l'énergie.
coach-reinforce_village = Faites aussi un renforcement : il ne coûte pas l'action héroïque. Un village donne des guerriers.
coach-reinforce_bazaar = Faites aussi un renforcement : il ne coûte pas l'action héroïque. Un bazar donne un équipement, ou un trésor contre de l'énergie.
coach-go_reinforce = Vous pouvez encore vous déplacer : allez { $at } et faites un renforcement au bâtiment. C'est permis une fois par tour, en plus de tout le reste.
coach-end_first = C'est tout pour l'instant : finissez votre tour. Un crâne tombe alors dans la Tour ; il y reste, ou il en ressort sur un bâtiment.
coach-end = Plus rien à gagner ce tour-ci : finissez-le. Regardez où va le crâne.
coach-haggle = Le dé peut ajouter quelque chose, ou tout annuler : { $bad } de ses { $faces } faces. Passez, si vous avez besoin de ce que donne le bâtiment.
coach-effect = L'effet gratuit est toujours à vous ; l'effet amélioré coûte de l'énergie. En garder un peu permet de doubler un déplacement.
coach-deck = Le paquet est mélangé : choisissez vos cartes, ou prenez celles du dessus. Chacune est un coup, que vous pouvez adoucir.
coach-card_use = Utilisez un avantage : le résultat de la carte s'adoucit d'un cran. Ce que vous épargnez ici servira plus tard.
coach-card_done = Acceptez le résultat : un avantage ne vous épargnerait rien maintenant. Quand toutes ses cartes sont passées, l'ennemi est vaincu.
coach-card_spent = Acceptez le résultat : il ne vous reste aucun avantage pour l'adoucir. Quand toutes ses cartes sont passées, l'ennemi est vaincu.
coach-room = Choisissez une salle. On ne voit qu'en entrant ce qu'elle contient ; une salle dégagée le reste.
coach-room_use = Utilisez un avantage : c'est le meilleur résultat de la salle qui compte. Un seul avantage par salle.
coach-room_done = Acceptez le résultat. La salle est dégagée : continuez, ou quittez le donjon.
coach-short = Il vous faudrait perdre plus que vous n'avez, et ce qui manque devient une corruption ; la troisième met fin à la partie. Payez pour adoucir la perte.
coach-place = Un crâne a jailli. Posez-le là où il y en a le moins : un bâtiment en porte trois, le quatrième le détruit.
coach-lift = Retirez un crâne là où il y en a le plus.
coach-send = Ces chemins sont aussi courts l'un que l'autre : choisissez. Pensez à la route que vous prendrez au prochain tour.
coach-lose = Renoncez à ce qui vous manquera le moins.
coach-take = Prenez ce qui vous convient. Un objet sert toute la partie, et son texte dit comment.
coach-wares = Vous pouvez remplacer des cartes du marché. Gardez ce que vous aimeriez acheter dans un bazar.
coach-virtue = Gagnez une vertu : elle vaut pour toute la partie. Choisissez selon ce que vous faites le plus.
coach-event_strike = Les ennemis frappent là où ils sont. Seuls les vaincus s'arrêtent : pensez-y en choisissant votre route.
coach-event_spawn = De nouveaux ennemis arrivent. Voyez où ils sont : un combat livré tôt coûte moins cher.
coach-event_growth = Ces ennemis deviennent plus dangereux : leurs assauts et leurs cartes font plus mal. Affrontez-les tant que vous le pouvez.
coach-event_stirs = La Tour s'ouvre. Des crânes sortent par les ouvertures, et un glyphe qui fait face à votre royaume rend une action plus chère.
coach-event_stirs_vasa = La Tour s'ouvre, et des crânes sortent par les ouvertures. Un glyphe tourné vers votre royaume taxe une action, mais Vasa paie pour vous.
coach-event_acts = L'adversaire agit depuis la Tour. Cela durera tant qu'il n'est pas vaincu : n'oubliez pas l'objectif principal.
coach-event_companion = Un compagnon vous aide. Ce sera désormais le cas chaque mois.
coach-event_wares = Ce qui est maintenant au marché est à vendre : un bazar cède les trésors contre de l'énergie.
coach-other = Ici, toutes les réponses sont bonnes. En cas de doute, demandez un conseil.
coach-over = Vous savez maintenant ce qu'est un tour, et un mois. Restent l'objectif principal, puis l'adversaire, avant la fin du sixième mois.

## Ce qu'apprennent les premiers mois.

aim-banner = Action de bannière
aim-cleanse = Purification
aim-battle = Combat
aim-quest = Quête
aim-reinforce = Renforcement
aim-month = Deux mois

## Ce que demandent les problèmes.

puzzle_goal-quest = { $n ->
    [one] Accomplissez une quête ce tour-ci.
   *[other] Accomplissez { $n } quêtes ce tour-ci.
}
puzzle_goal-goal = Accomplissez l'objectif principal ce tour-ci.
puzzle_goal-foes = { $n ->
    [one] Débarrassez-vous d'un ennemi ce tour-ci, sans gagner de corruption.
   *[other] Débarrassez-vous de { $n } ennemis ce tour-ci, sans gagner de corruption.
}
puzzle_goal-skulls = { $n ->
    [one] Retirez un crâne des bâtiments ce tour-ci.
   *[other] Retirez { $n } crânes des bâtiments ce tour-ci.
}
puzzle_goal-dungeon = { $n ->
    [one] Terminez un donjon ce tour-ci.
   *[other] Terminez { $n } donjons ce tour-ci.
}
puzzle_goal-warriors = { $n ->
    [one] Ayez un guerrier de plus avant la fin de ce tour.
   *[other] Ayez { $n } guerriers de plus avant la fin de ce tour.
}
puzzle_goal-spirit = Ayez { $n } d'esprit de plus avant la fin de ce tour.

## Ce que tous doivent savoir maintenant.

danger-no_skulls = La réserve de crânes est vide : purifiez maintenant, sinon le prochain crâne est la fin.
danger-few_skulls = Plus que { $count_skulls } dans la réserve, et chaque tour en prend un.
danger-corrupted = Vous portez deux corruptions : une troisième est la fin.
danger-corrupted_other = { $seat } porte deux corruptions : une troisième est la fin.
danger-last_month = Le dernier mois : ce qui n'est pas fait à sa fin est perdu.
danger-adversary = L'adversaire est sur le plateau : qui le bat gagne.

## fact

fact-month = mois
fact-supply = crânes dans la réserve
fact-corruptions = corruptions
fact-warriors = guerriers
fact-spirit = énergie
fact-seals = sceaux en place
fact-standing = bâtiments debout
fact-dropped = crânes lâchés
fact-foes = ennemis sur le plateau
fact-virtues = vertus

## prompt

prompt-HeroTurn = Bannière, déplacement, action héroïque, renforcement, fin
prompt-HeroChoice = Quel héros jouez-vous ?
prompt-HomeChoice = Quel royaume est votre royaume natal ?
prompt-SetupSummary = Tout est prêt : commencer ?
prompt-EndOrder = Quelle corruption agit d'abord ?
prompt-PurgeOrder = Quelle corruption va d'abord sous le paquet ?
prompt-CardPick = Quelles cartes Combat prenez-vous, face cachée ?
prompt-CardChoice = Utilisez des avantages sur cette carte, ou acceptez son résultat
prompt-RetreatChoice = Continuer le combat, ou battre en retraite ?
prompt-RoomChoice = Quelle salle ensuite ?
prompt-RoomAct = Utilisez un avantage dans cette salle, ou acceptez son résultat
prompt-Gather = Payez les avantages qui manquent
prompt-EffectChoice = Que choisissez-vous ?
prompt-FoePick = Quel ennemi ?
prompt-PickOneFoe = Quel ennemi de votre royaume se déplace ?
prompt-MacePick = Masse d'or : quel ennemi part, pour autant d'énergies que son niveau ?
prompt-HornPick = Corne des éléments : quel ennemi ou quels arbres de siège ?
prompt-TreeDrive = Où vont les arbres de siège ?
prompt-SendFoe = { $kind } : plusieurs chemins possibles, vers où ?
prompt-DriveFoe = Où déplacez-vous cet ennemi ?
prompt-FoePlace = Où l'ennemi est-il placé ?
prompt-HeroPlace = Où vous placer ?
prompt-ScoutAhead = Tomas connaît un raccourci : où ?
prompt-Absolution = Vasa vous ôte une corruption : laquelle ?
prompt-CaravanWay = La caravane avance : par où ?
prompt-Unmutation = Quel ennemi perd une mutation ?
prompt-HopeChoice = L'énergie, ou un trésor du marché ?
prompt-UnseenChoice = L'énergie, ou un ennemi retiré du plateau ?
prompt-GearChoice = Quel équipement prenez-vous ?
prompt-TreasureChoice = Quel trésor prenez-vous au marché ?
prompt-PotionFromOther = Le paquet de potions est vide : à qui en prendre une ?
prompt-VirtueChoice = Quelle vertu gagnez-vous ?
prompt-ItemLoss = Que perdez-vous ?
prompt-VirtueLoss = Quelle vertu perdez-vous ?
prompt-CarryLimit = Vous portez trop : que laissez-vous ?
prompt-PayItems = Avec quoi payez-vous ?
prompt-NewWares = Nouvelles marchandises : quelles cartes du marché remplacer ?
prompt-StarsChoice = Cape d'étoiles : quel ennemi envoyer ailleurs ?
prompt-StridePick = Potion des mille pas : quel héros se déplace ?
prompt-Consent = Un autre héros veut vous déplacer : d'accord ?
prompt-Stride = Potion des mille pas : où ?
prompt-SkullsOnOne = Sur quel bâtiment vont les crânes ?
prompt-SkullsSpread = Un crâne sur plusieurs bâtiments : lequel maintenant ?
prompt-SkullPlacing = Un crâne est sorti : sur quel bâtiment ?
prompt-SkullAdding = Un crâne entre en jeu : sur quel bâtiment ?
prompt-SkullLifting = De quel bâtiment retirez-vous un crâne ?
prompt-BuildingDestruction = Quel bâtiment est détruit ?
prompt-MarkHeir = Qui reçoit la Marque noire ?
prompt-MarkChoice = Plusieurs héros ont le plus de guerriers : qui reçoit la Marque noire ?
prompt-HaggleChoice = Lancer d'abord le dé Marchandage ?
prompt-BuildingEffect = Effet gratuit ou amélioré ?
prompt-EventConfirmation = Voilà ce qui est arrivé : continuer ?
prompt-ReplaceSeal = Quel sceau est remis ?
prompt-SealChoice = Épreuve réussie : retirer un sceau, ou en remettre un ?
prompt-SkullsFell = Regardez la Tour sur la table : où un crâne est-il tombé ?
prompt-SealOff = Regardez la Tour sur la table : quel sceau s'est détaché ?
prompt-Offering = Que donnez-vous, et que demandez-vous ?
prompt-Answer = Un échange est proposé : d'accord ?
prompt-Onward = Continuer les échanges avec un autre héros ici ?
prompt-TrialAdvantages = Payez les avantages qui manquent à l'épreuve
prompt-Donation = Quel trésor d'Azkol déposez-vous ?
prompt-MakeRoom = Quelle carte du marché cède la place au trésor d'Azkol ?
prompt-TreeFlight = Un ennemi effraie les arbres de siège : où vont-ils ?

## refusal

refusal-goal_done = l'objectif principal est déjà accompli
refusal-hunt_first = il faut d'abord vaincre un ennemi de niveau { $level } ou plus
refusal-none_in_deck = aucun trésor d'Azkol n'est dans le paquet
refusal-not_farther = cette région n'est pas plus loin de la Tour
refusal-not_wanted = l'objectif principal ne demande pas cela
refusal-part_done = cette part est déjà faite
refusal-skulls_missing = il faut d'abord retirer plus de crânes par purification
refusal-trees_missing = il faut plus d'arbres de siège près de la Tour
refusal-virtues_missing = le dernier trésor demande un héros qui a plus de vertus actives
refusal-wrong_amount = vous ne pouvez pas en déposer autant
refusal-advantage_cap = avantages par action : { $cap } au plus
refusal-advantage_useless = cet avantage ne sert à rien ici
refusal-adversary_stays = l'adversaire ne peut jamais être retiré
refusal-banner_taken = l'action de bannière de ce tour est déjà faite
refusal-best_result = cette carte montre déjà son meilleur résultat
refusal-blessed_already = Bénie a déjà été payée ici
refusal-cannot_pay = vous ne pouvez pas payer cela
refusal-cleanses_missing = { $count ->
    [one] il faut d'abord purifier une fois ce mois-ci
   *[other] il faut d'abord purifier { $count } fois ce mois-ci
}
refusal-completes_itself = cette quête s'accomplit seule quand sa tâche est faite
refusal-destroyed = détruit : { $building }
refusal-enough_advantages = il y a déjà assez d'avantages
refusal-feeble = Langueur : vous ne pouvez pas doubler votre déplacement
refusal-feverish = Fièvre : vous ne pouvez pas purifier un bâtiment plein
refusal-foe_not_here = cet ennemi n'est pas dans votre région
refusal-foe_not_there = l'ennemi n'y va pas
refusal-haggle_cancelled = le dé Marchandage a annulé les renforcements de ce tour
refusal-hero_taken = déjà pris : { $hero }
refusal-heroic_taken = l'action héroïque de ce tour est déjà faite
refusal-kingdom_taken = déjà pris : { $kingdom }
refusal-move_fixed = vous avez commencé à bouger : on ne peut plus doubler
refusal-must_choose = il faut choisir
refusal-no_advantage = il ne reste pas d'avantage à utiliser
refusal-no_building = aucun bâtiment n'est debout dans votre région
refusal-no_companion = ce compagnon n'est pas avec vous
refusal-helps_unasked = ce compagnon vous aide sans qu'on le lui demande
refusal-no_concession = cette partie se joue jusqu'au bout
refusal-no_door = aucune porte n'y mène d'une salle dégagée
refusal-no_dungeon_here = ce donjon n'est pas dans votre région
refusal-no_inactive_tile = ce n'est pas une de vos vertus inactives
refusal-walk_too_far = c'est à { $stretch } pas, et il vous en reste { $moves }
refusal-no_move_left = il ne reste aucun déplacement
refusal-no_mutation = cet ennemi n'a pas de mutation
refusal-no_other_hero = ce héros ne peut pas être choisi
refusal-no_potions = { $count ->
    [one] cela coûte { $count } potion
   *[other] cela coûte { $count } potions
}
refusal-no_region = cette région n'existe pas
refusal-no_seal = ce sceau n'existe pas
refusal-no_seal_missing = aucun sceau ne manque
refusal-no_shortest_way = ce n'est pas un plus court chemin vers la Tour
refusal-no_skull = aucun crâne : { $building }
refusal-no_skulls = aucun bâtiment ne porte de crâne
refusal-no_spirit = cela coûte { $spirit }
refusal-no_such_corruption = vous n'avez pas cette corruption
refusal-no_such_foe = cet ennemi n'est pas là
refusal-no_such_card = cette carte n'est pas proposée
refusal-no_such_quest = cette quête n'est pas ici
refusal-no_such_region = cette région n'existe pas
refusal-no_such_way = ce choix n'existe pas
refusal-no_trade = aucun échange n'est en cours
refusal-no_tree = il n'y a pas d'arbres de siège là
refusal-no_virtue = vous n'avez pas cette vertu
refusal-not_adjacent = cette région n'est pas adjacente
refusal-not_corrupted = vous n'avez pas cette corruption
refusal-not_enough = l'épreuve demande davantage
refusal-not_losable = cette vertu ne peut pas être perdue
refusal-not_marked = seul le porteur de la Marque noire peut le faire
refusal-not_most_warriors = un autre héros a plus de guerriers
refusal-not_next_to_tower = on n'entre dans la Tour que d'une région voisine
refusal-not_now = pas maintenant
refusal-not_on_market = ce n'est pas au marché
refusal-not_owned = vous n'avez pas : { $item }
refusal-not_so_many = il n'y en a pas autant
refusal-not_too_many = vous n'en portez pas trop
refusal-not_tradable = cela ne s'échange pas
refusal-not_usable = sans usage maintenant : { $item }
refusal-not_your_banner = ce n'est pas votre action de bannière
refusal-not_your_kingdom = cette région n'est pas dans votre royaume actuel
refusal-not_your_region = ce n'est pas dans votre région
refusal-not_your_trial = ce n'est pas une de vos épreuves
refusal-nothing_offered = rien n'est offert ni demandé
refusal-nothing_to_cleanse = il n'y a pas de crâne à retirer ici
refusal-nothing_to_prevent = il n'y a pas de perte de guerriers à éviter
refusal-one_room_first = il faut d'abord dégager une salle
refusal-other_gear = c'est un autre équipement qui est proposé
refusal-other_kingdom = ce crâne appartient au royaume : { $kingdom }
refusal-out_of_reach = ce bâtiment ne peut pas être choisi
refusal-reinforced_already = vous avez déjà fait un renforcement ce tour-ci
refusal-refused_often = vous avez essuyé assez de refus ce tour-ci
refusal-room_improved = cette salle est déjà améliorée
refusal-seal_present = déjà en place : { $seal }
refusal-hero_out = ce héros est éliminé
refusal-seal_gone = déjà retiré : { $seal }
refusal-side_closed = aucun sceau ne manque { $kingdom_in } : aucun crâne ne peut y tomber
refusal-not_active = ce n'est pas votre tour
refusal-no_real_tower = cette partie se joue sans Tour sur la table
refusal-tower_away = la Tour virtuelle a déjà pris le relais
refusal-tower_here = la Tour sur la table joue déjà
refusal-selfish = Égoïsme : vous pouvez recevoir mais pas donner
refusal-skulls_there = des crânes s'y trouvent : { $building }
refusal-stack_empty = il n'en reste pas : { $item }
refusal-start_over = le début de votre tour est passé
refusal-starts_already = c'est déjà le joueur de départ
refusal-tax = le glyphe { $glyph } fait face à votre royaume natal : il coûte { $spirit }
refusal-too_dear = cela coûte { $deposit }
refusal-too_far = c'est trop loin
refusal-too_few_advantages = { $count ->
    [one] il faut { $count } avantage{ $advantage }
   *[other] il faut { $count } avantages{ $advantage }
}
refusal-treasure_must_pay = ce trésor doit servir à payer plus d'avantages
refusal-treasure_needed = le seul trésor qui pourrait payer doit rester pour ses propres avantages
refusal-too_late = le crâne est lâché : plus aucun objet ne sert
refusal-traded_already = vous avez déjà fait des échanges ce tour-ci
refusal-trading_now = vous composez déjà l'échange avec ce héros
refusal-trial_done = cette épreuve est déjà réussie
refusal-trials_missing = il faut d'abord réussir trois épreuves
refusal-turn_ending = votre tour s'achève
refusal-used_this_battle = cela a déjà servi dans ce combat
refusal-used_this_turn = cela a déjà servi ce tour-ci
refusal-useless = l'effet amélioré ne ferait rien
refusal-virtue_inactive = cette vertu n'est pas active
refusal-virtue_far = on agit sur un bâtiment là où l'on est ; seule la vertu Inspirée agit à distance
refusal-virtue_works = elle agit toute seule

## Les effets en mots, composés de ceux-ci.

words-none = il ne se passe rien
words-people = { $who } doit { $words }
words-lose = perdre { $things }
words-gain = gagner { $things }
words-spend = dépenser { $things }
words-give_back = rendre { $things }
words-per = { $words } par { $per }
words-most = { $words } ({ $most } au plus)
words-per_foe = { $words }, pour chacun d'eux
words-condition = { $words } { $condition }
words-advantage = { $n ->
    [one] utiliser { $n } avantage ({ $type })
   *[other] utiliser { $n } avantages ({ $type })
}
words-skull = { $skulls } sur { $where }
words-unskull = { $skulls } de moins sur { $where }
words-destroy = détruire { $where }
words-rot_one = un tambour de la Tour tourne
words-rot_all = tous les tambours de la Tour tournent
words-seal_off = un sceau est retiré
words-seal_on = remettre un sceau
words-top = gagner le premier trésor du paquet
words-market = gagner un trésor du marché
words-take_gear = vous pouvez prendre : { $item }
words-any_gear = un équipement de votre choix
words-move_foe = déplacer un ennemi de votre royaume, { $regions } au plus
words-half = perdre la moitié de vos guerriers
words-half_at_least = perdre la moitié de vos guerriers, au moins { $n }
words-spawn = des ennemis de niveau { $level } apparaissent ({ $n })
words-mutate = { $n ->
    [one] { $n } type d'ennemi mute
   *[other] { $n } types d'ennemis mutent
}
words-mutate_all = tous les ennemis mutent
words-unmutate = une mutation est défaite
words-grow = chaque ennemi empire d'un degré
words-cap_down = un avantage de moins par action
words-cap_up = un avantage de plus par action
words-burn = une autre rivière brûle
words-mark_away = la Marque noire disparaît pour un temps
words-mark_on = la Marque noire passe au héros qui a le plus de guerriers

## where

where-your_kingdom = des bâtiments de votre royaume
where-one_of_kingdom = un bâtiment de votre royaume
where-each_of_kingdom = chaque bâtiment de votre royaume
where-some_of_kingdom = { $n ->
    [one] un bâtiment de votre royaume
   *[other] { $n } bâtiments de votre royaume, chacun
}
where-each_near = chaque bâtiment de votre région ou à côté
where-one_near = un bâtiment de votre région ou à côté
where-closest = la citadelle ou le sanctuaire le plus proche
where-citadel = la citadelle de votre royaume
where-village = le village de votre royaume
where-your_region = le bâtiment de votre région
where-home = un bâtiment de votre royaume natal
where-one_anywhere = un bâtiment quelconque
where-anywhere = des bâtiments quelconques
where-each_on_foe = chaque bâtiment où l'un d'eux se tient
where-each_near_foe = chaque bâtiment où l'un d'eux se tient, ou à côté
where-one_by_foe = un bâtiment de chaque royaume où se trouve l'un d'eux
where-each_by_foe = chaque bâtiment de tout royaume où se trouve l'un d'eux
where-one_of_its = un bâtiment de son royaume
where-random = un bâtiment d'un royaume tiré au sort
where-two_random = un bâtiment de chacun de deux royaumes tirés au sort
where-each_kingdom = un bâtiment de chaque royaume
where-each_of_random = chaque bâtiment d'un royaume tiré au sort
where-that_kingdom = des bâtiments de ce royaume

## march

march-beside = chacun rejoint un héros adjacent
march-inside = chacun rejoint un héros de son royaume
march-to_active = tous rejoignent le héros actif
march-to_holy = chacun va à la citadelle ou au sanctuaire le plus proche
march-to_next = il va à un bâtiment du royaume suivant dans le sens horaire
march-steps = chacun avance de { $regions }
march-toward = chacun avance de { $regions } vers le héros actif

## per

per-skulls_near = crâne dans votre région ou à côté
per-skulls_there = crâne dans le royaume de l'adversaire
per-foes = pion Ennemi sur le plateau
per-glyphs = glyphe face au royaume de l'adversaire, et une fois de plus
per-treasures = trésor que vous avez (au moins un)
per-spores = spore que vous avez, et une fois de plus
per-gear = équipement que vous avez
per-tokens = pion de ce type dans sa région
per-glyphs_there = glyphe face au royaume de l'adversaire

## who

who-you = vous
who-your_kingdom = chaque héros de votre royaume
who-there = chaque héros du royaume de l'adversaire
who-everyone = chaque héros
who-holder = le porteur de la Marque noire
who-active = le héros actif
who-random = chaque héros d'un royaume tiré au sort
who-next = chaque héros du royaume suivant dans le sens horaire
who-that_kingdom = chaque héros de ce royaume
who-on_foe = chaque héros qui en a un dans sa région
who-near_foe = chaque héros qui en a un dans sa région ou à côté
who-by_foe = chaque héros qui en a un dans son royaume actuel

## condition

condition-unless_item = sauf si vous avez : { $item }
condition-if_item = si vous avez : { $item }
condition-unless_virtues = { $n ->
    [one] sauf si vous avez une vertu active
   *[other] sauf si vous avez { $n } vertus actives
}
condition-if_warriors = { $n ->
    [one] si vous avez plus de { $n } guerrier
   *[other] si vous avez plus de { $n } guerriers
}
condition-unless_potion = sauf si vous avez une potion
condition-half_without_mark = (la moitié sans la Marque noire)
condition-half_off_terrain = (la moitié hors forêt, prairies et lac)

## Parts des objectifs principaux.

part-warriors = guerriers pour l'armée de Gleb
part-gear = équipement pour l'armée de Gleb
part-potions = potions pour la solution
part-treasures = trésors
part-fetch = amener au marché un trésor d'Azkol
part-trees = mener les arbres contre la Tour
part-relic = une relique maléfique
part-dungeon = un donjon
part-skulls = crânes purifiés
part-spirit = énergie pour les dieux
part-melee = le lien de fer
part-magic = le lien de magie
part-undead = le lien de la tombe
part-hunt = un ennemi de taille vaincu
part-bargain_corruption = payer de votre âme : prendre une corruption
part-bargain_spirit = payer en énergie
part-ruins = le pacte se scelle dans les ruines

## zone

zone-month_of = { $month }
zone-month = { $month }, tour { $turn }
zone-month_short = Tour { $turn }, mois
zone-quests = Quêtes
zone-foes = Ennemis
zone-tower = La Tour noire
zone-skulls = Crânes en réserve
zone-skulls_gone = Crânes hors jeu
zone-hero = Héros de { $seat }
zone-market = Marché
zone-heroes = Les héros
zone-homes = Royaumes natals
zone-gear = Équipement
zone-treasures = Paquet de trésors
zone-potions = Paquet de potions
zone-corruptions = Paquet de corruptions
zone-battle = Combat : { $foe }
zone-deal = Échange
deal_gives = { $seat } donne

## legend

legend-void = pas de salle
legend-room = salle déjà visitée

## mark

mark-sale = le prochain trésor acheté coûte moins
mark-code = code de partie { $code }
mark-progress = { $done } sur { $of }
mark-done = fait
mark-skulls_cleansed = crânes purifiés : { $count } sur { $of }
mark-bonds_broken = brisés : { $bonds }
mark-tokens = sur le plateau : { $count } sur { $most }
mark-mutations = mutations : { $count }
mark-in_tower = dans la Tour
mark-burning = en feu : { $river }
mark-dormant = latent
mark-by_tower = près de la Tour
mark-steps = →{ $count }
mark-by_way_of = via { $at }
mark-destroyed = détruit
mark-skulls = crânes : { $count }
mark-inside = crânes à l'intérieur : { $count }
mark-glows = il luit sur la Tour
mark-home = royaume natal : { $kingdom }
mark-out = hors jeu
mark-moves = déplacements restants : { $count }
mark-doubled = déplacement doublé
mark-heroic = action héroïque faite
mark-traded = a échangé
mark-inactive = inactive
mark-battle = { $card } ; cartes restantes : { $left } ; avantages utilisés : { $used }, restants : { $free }
mark-battle_choice = cartes à choisir : { $left } ; choisies : { $chosen } ; avantages : { $free }
mark-spot = carte { $spot }
mark-here = ici
mark-cleared = dégagée
mark-target = la cible
mark-unknown_rooms = salles inexplorées : { $count }
mark-room = { $first } (avec un avantage : { $improved })

## token

token-tree = Arbres de siège
token-seal = Sceau
token-chute = Goulotte ouverte
token-trial = Épreuves face cachée
token-room = Salle inexplorée
token-entrance = Entrée

## Pourquoi douze caractères ne sont pas un code de partie.

bad_code-sign = « { $sign } » n'est pas un caractère de code de partie ; ni zéro ni la lettre O ne servent
bad_code-length = un code de partie compte { $length } caractères, et non { $given }
bad_code-foes = ses deux premiers caractères ne désignent pas d'ennemis
bad_code-adversary = son deuxième caractère ne désigne pas d'adversaire
bad_code-goal = son troisième caractère ne désigne pas d'objectif principal
bad_code-mode = son quatrième caractère ne désigne pas de mode de jeu
bad_code-expansions = il demande des extensions, qui n'existent pas ici
bad_code-version = son cinquième caractère est une version inconnue
bad_code-players = son sixième caractère n'est pas un nombre de joueurs
bad_code-competitive = une partie compétitive demande au moins deux joueurs
bad_code-nimet = l'objectif de Nimet n'existe qu'en partie compétitive
bad_code-other_players = il est fait pour { $wanted } joueurs, et non { $given }

## Les avantages que donne une carte.

plus-beast = { $n ->
    [one] +{ $n } avantage bestial
   *[other] +{ $n } avantages bestiaux
}
plus-humanoid = { $n ->
    [one] +{ $n } avantage humanoïde
   *[other] +{ $n } avantages humanoïdes
}
plus-undead = { $n ->
    [one] +{ $n } avantage mort-vivant
   *[other] +{ $n } avantages morts-vivants
}
plus-magic = { $n ->
    [one] +{ $n } avantage magique
   *[other] +{ $n } avantages magiques
}
plus-melee = { $n ->
    [one] +{ $n } avantage mêlée
   *[other] +{ $n } avantages mêlée
}
plus-stealth = { $n ->
    [one] +{ $n } avantage discret
   *[other] +{ $n } avantages discrets
}
plus-wild = { $n ->
    [one] +{ $n } avantage Joker
   *[other] +{ $n } avantages Joker
}

## Ce que demandent quêtes et épreuves.

ask-sentence = { $words }.
ask-reward = Récompense : { $words }.
ask-failure = Sinon : { $words }.
ask-dungeon = au marqueur, à terminer : { $dungeon }
ask-foes = { $n ->
    [one] vaincre ou retirer un ennemi ce mois-ci
   *[other] vaincre ou retirer { $n } ennemis ce mois-ci
}
ask-cleanses = { $n ->
    [one] purifier une fois ce mois-ci, peu importe qui, puis faire une action de quête au marqueur
   *[other] purifier { $n } fois ce mois-ci, peu importe qui, puis faire une action de quête au marqueur
}
ask-marker = au marqueur : { $words }
ask-clean = au marqueur, sans crâne sur le bâtiment : { $words }
ask-holder = au marqueur, pour le porteur de la Marque noire : { $words }
ask-more = { $words } (selon le nombre de héros, jusqu'à : { $more })
ask-have = avoir { $things }
ask-different = { $n ->
    [one] utiliser { $n } avantage
   *[other] utiliser { $n } avantages de types différents
}
ask-same = { $n ->
    [one] utiliser { $n } avantage
   *[other] utiliser { $n } avantages d'un même type
}
ask-trial = { $region } : { $words }.

## The tables of values, on the page of sources

table-adversaries = Adversaires
table-buildings = Bâtiments
table-cards = Cartes Combat
table-companions = Compagnons
table-foes = Ennemis
table-gear = Équipements
table-goals = Objectifs principaux
table-heroes = Héros
table-knobs = Nombres du jeu
table-months = Mois
table-potions = Potions
table-quest_items = Objets de quête
table-quests = Quêtes mensuelles
table-regions = Régions
table-rooms_cave = Salles des cavernes
table-rooms_encampment = Salles des campements
table-rooms_tomb = Salles des tombeaux
table-rooms_shrine = Salles des temples
table-rooms_fortress = Salles des forteresses
table-rooms_ruins = Salles des ruines
table-rooms_east = Caravane de l'Est
table-rooms_north = Caravane du Nord
table-rooms_west = Caravane de l'Ouest
table-rooms_tower = Salles de la Tour
table-tower = L'intérieur de la Tour
table-treasures = Trésors
table-trials = Épreuves héroïques
table-virtues = Vertus
table-tower_top = Haut
table-tower_middle = Milieu
table-tower_bottom = Bas

## The values, on the page of sources and at the marks

value-attributes = attributs
value-deck = cartes Combat
value-acts = événement de l'adversaire
value-board = effet sur le plateau
value-free = effet gratuit
value-cost = coût
value-enhanced = effet amélioré
value-ladder = résultats
value-mild_results = résultats plus doux
value-gives = avantages
value-effect = effet
value-terrain = terrain
value-event = événement
value-sells = avantages payants
value-amount = nombre
value-level = niveau
value-tokens = pions
value-strike = assauts
value-mild_strikes = assauts plus doux
value-zaida_markers = Zaida : lieux
value-zaida_treasures = Zaida : trésors
value-zaida_virtues = Zaida : vertus
value-zaida_spirit = Zaida : énergie
value-gleb_marker = Gleb : lieu
value-gleb_warriors = Gleb : guerriers
value-gleb_gear = Gleb : équipements
value-hakan_marker = Hakan : lieu
value-hakan_potions = Hakan : potions
value-hakan_treasures = Hakan : trésors
value-letha_trees = Letha : arbres de siège
value-letha_ring = Letha : arbres près de la Tour
value-letha_spirit = Letha : énergie
value-miras_caravans = Miras : caravanes
value-miras_attributes = Miras : attributs
value-tomas_dungeons = Tomas : donjons
value-vasa_skulls = Vasa : crânes
value-vasa_spirit = Vasa : énergie
value-grigor_advantages = Grigor : avantages
value-grigor_bonds = Grigor : liens
value-yana_level = Yana : niveau de l'ennemi
value-yana_spirit = Yana : énergie
value-not_at_start = objectifs sans pion au départ
value-banner = action de bannière
value-warriors = guerriers de départ
value-spirit = énergie de départ
value-move = mouvement
value-heroic_spirit = énergie pour une action héroïque
value-corruptions = corruptions d'un héros
value-treasures = trésors d'un héros
value-weak_treasures = trésors avec Faiblesse
value-suspicious_potions = potions avec Méfiance
value-market = trésors au marché
value-skulls_on_building = crânes sur un bâtiment
value-fire_warriors = guerriers perdus à une rivière de feu
value-spores = spores d'un héros
value-cursed_cap = avantages avec Malédiction
value-skulls_start = crânes au départ
value-start_level_2 = ennemis de niveau 2 au départ
value-start_level_3 = ennemis de niveau 3 au départ
value-months = mois
value-month_turns = tours par mois
value-month_offsets = tours en plus ou en moins
value-gritty_turns = tours en plus en partie éprouvante
value-empty_slot_from = durée à partir de laquelle un tour est sans événement
value-dungeon_rooms = salles d'un donjon
value-extra_door = une porte de plus sur
value-adversary_step = cran de départ des cartes de l'adversaire
value-quest_scale = coût des quêtes selon les héros
value-adv_cap = avantages par action
value-adv_floor = limite la plus basse des avantages
value-mutations = mutations
value-haggle = faces du dé Marchandage
value-haggle_warriors = guerriers du dé Marchandage
value-trials_needed = épreuves à réussir
value-glyph_tax = énergie pour un glyphe
value-tempted_tax = énergie de Tentation
value-double_spirit = énergie pour doubler le mouvement
value-feral_spirit = énergie de Sauvagerie
value-lost_spirit = énergie d'Égarement
value-cruel_spirit = énergie de Cruauté
value-greedy_spirit = énergie de Cupidité
value-haggle_potions = potions du dé Marchandage
value-haggle_gear = équipements du dé Marchandage
value-sale_spirit = énergie en moins en solde
value-adversary_moves = déplacements de l'adversaire
value-fire_month = mois des nouvelles rivières de feu
value-fourth_month = mois du premier assaut de niveau 4 en solo
value-late_quests = premier mois des quêtes tardives
value-late_dungeons = premier mois des grands donjons
value-trade_refusals = tentatives vaines dans un tour, après lesquelles on ne demande plus à personne
value-strikes = assauts
value-spawns = nouveaux ennemis
value-growth = aggravation
value-gritty_growth = aggravation en partie éprouvante
value-stirs = ce que fait la Tour
value-gritty_acts = événements de l'adversaire en partie éprouvante
value-companions = événements des compagnons
value-wares = nouvelles marchandises
value-copies = nombre de cartes
value-origin = la quête qui l'apporte
value-kind = sorte
value-companion = compagnon
value-place = lieu
value-region = région
value-asks = ce qu'il faut
value-dungeon = donjon
value-building = bâtiment
value-clean = un bâtiment sans crâne
value-item = récompense
value-cleanses = bâtiments à purifier
value-success = réussite
value-adversary = adversaire
value-failure = échec
value-built = avec ou sans bâtiment
value-holder = pour qui porte la Marque noire
value-foes = ennemis à vaincre
value-kingdom = royaume
value-land = frontières terrestres
value-river = rivières
value-edge = bord de la carte
value-tower = près de la Tour
value-first = résultat
value-improved = résultat après un avantage
value-faces = glyphes
value-pocket = crânes derrière une goulotte
value-chutes = goulottes
value-azkol = trésor d'Azkol
value-type = type
value-what = ce qui est demandé
value-count = nombre
value-when = quand
value-spent = la carte est dépensée
value-per_turn = fois par tour
value-per_battle = fois par combat

## Mots des données, là où on les change

word-none = aucun
word-always = toujours
word-building = à un bâtiment
word-battle = au combat
word-level_4 = contre les ennemis de niveau 4
word-adversary = contre l'adversaire
word-caravan = dans une caravane
word-dungeon = dans un donjon
word-doubled = si le déplacement est doublé
word-clean_buildings = par bâtiment sain voisin
word-desert = dans le désert
word-hills = dans les collines
word-mountains = dans les montagnes
word-lake = près d'un lac
word-forest = en forêt
word-grasslands = dans les prairies
word-seal = un sceau tombe
word-turn = un tambour tourne
word-churn = tambours et crânes brassés
word-seal_and_turn = un sceau tombe et un tambour tourne
word-plain = marché
word-sale = soldes
word-recruit = compagnon à recruter
word-gift = don
word-early = adversaire, début
word-late = adversaire, fin
word-region = une région
word-terrain = un terrain
word-ring = autour de la Tour
word-nowhere = n'importe où
word-compassion = compassion
word-prowess = prouesse
word-sacrifice = sacrifice
word-valor = vaillance
word-spend = dépenser
word-have = avoir
word-different = en avoir de différents
word-same = en avoir de pareils

## field

field-heroes = Héros
field-month = Mois
field-turn = Tour du mois
field-warriors = Guerriers
field-spirit = Esprit
field-spores = Spores
field-region = Région
field-items = Objets
field-Hero_active = Vertus actives
field-corruptions = Corruptions
field-companions = Compagnons
field-buildings = Crânes sur les bâtiments, −1 : détruit
field-removed = Crânes sortis du jeu
field-seals = Sceaux sur la Tour
field-rivers = Rivières en feu
field-foes = Ennemis sur le plateau
field-kind = Type
field-potions = Pioche de potions, la dernière est la prochaine
field-treasures = Pioche de trésors, la dernière est la prochaine
field-market = Marché aux trésors
field-box = Objets de quête dans la boîte
field-gone = Objets sortis du jeu

## counted

counted-skulls = crânes
counted-companions = compagnons
counted-foe_tokens = jetons d’ennemis

## flaw

flaw-hero_twice = { $hero } est déjà pris par quelqu’un d’autre
flaw-home_twice = { $kingdom } est déjà le royaume de quelqu’un d’autre
flaw-too_corrupt = { $n } corruptions, c’est trop : au-delà de { $most } la partie est perdue
flaw-virtue_lost = une vertu sortie du jeu ne peut pas être active
flaw-unsorted = les objets doivent être dans l’ordre des numéros du jeu
flaw-other_foe = { $foe } ne fait pas partie des ennemis de ce match
flaw-too_many_foes = { $foe } : il n’y a que { $most } jetons
flaw-other_level = { $foe } est d’un autre niveau
