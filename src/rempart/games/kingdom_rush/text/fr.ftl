# Kingdom Rush en français. Le texte des règles est dans rules.fr.toml.

nobody = personne
nothing = rien
copy = { $name } ({ $n })
hero_board = le plateau Héros
upgraded = améliorée en { $tower }
unchanged = sans l'améliorer
seat_hero = { $seat } ({ $hero })
bench_hero = { $hero } (secondaire)
hearts_short = ♥ { $hearts }
tile = Tuile { $shape }, { $damage }
unknown_card = Une carte, { $band }

## game

game-name = Kingdom Rush
game-tagline = Fureur élémentale : tours et héros côte à côte, un casse-tête par horde, avant qu'elle ne franchisse la sortie.

## count

count-gold = { $n ->
    [one] { $n } pièce d'or
   *[other] { $n } pièces d'or
}
count-crystals = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
}
count-hearts = { $n ->
    [one] { $n } cœur
   *[other] { $n } cœurs
}
count-skulls = { $n ->
    [one] { $n } crâne
   *[other] { $n } crânes
}

## phase

phase-0 = Début de la manche
phase-1 = Apparition
phase-2 = Tours et héros
phase-3 = Destruction
phase-4 = Avancée
phase-5 = Récupération
phase-6 = Achats

## colour

colour-0 = rouge
    .plural = rouges
colour-1 = bleu
    .plural = bleus
colour-2 = jaune
    .plural = jaunes
colour-3 = vert
    .plural = verts
colour-4 = blanc
    .plural = blancs

## facing

facing-0 = vers le haut
facing-1 = vers la droite
facing-2 = vers le bas
facing-3 = vers la gauche
mode-0 = Grandes tuiles, selon les flèches
mode-1 = Petites tuiles, horde au choix
mode-2 = Attaque 3
mode-3 = Attaque 4

## direction

direction-N = en haut
direction-NE = en haut à droite
direction-E = à droite
direction-SE = en bas à droite
direction-S = en bas
direction-SW = en bas à gauche
direction-W = à gauche
direction-NW = en haut à gauche

## reach

reach-0 = sur des hordes à portée
reach-1 = sur chaque horde à portée
reach-2 = sur n'importe quelle horde
reach-3 = sur la horde du héros
reach-4 = sur les hordes à côté de la cible

## shape

shape-M1 = 1×1
shape-D2 = 2×1
shape-I3 = 3×1
shape-L3 = L de 3
shape-O4 = 2×2

## damage

damage-physical = physique
damage-magic = magique
damage-true = brut

## family

family-archer = Archers
family-mage = Mages
family-artillery = Artillerie
family-soldier = Soldats

## supply

supply-archer = archers
supply-mage = mages
supply-knife = couteaux
supply-artillery = artillerie
supply-magic = fleur magique
supply-fire = fleur de feu
supply-frost = fleur de givre
supply-storm = fleur des tempêtes
supply-alric = Alric
supply-bruxa = Bruxa
supply-dierdre = Dierdre
supply-elora = Elora
supply-saitam = Saitam
supply-alleria = Alleria
supply-magnus = Magnus
supply-veznan = Vez'nan
supply-lynn = Lynn
supply-soul = Vez'nan, spéciales

## band

band-green = vert
band-blue = bleu
band-yellow = jaune
band-red = rouge
band-purple = violet
band-pumpkin = citrouille
band-champion = champion
band-boss = boss
band-rift = faille

## token

token-gold = une pièce d'or
token-crystal = un diamant
token-heart = cœur
token-soldier = Soldat
token-totem = Totem
token-warrior = Guerrier de sable
token-wildcat = Chat sauvage
token-waiting = En attente de son repos
token-skull = Crânes
token-tentacle = Tentacule
token-protection = Protection
token-event = Jeton évènement

## crevasse

crevasse-gaping = béante
crevasse-cracked = fissurée

## environment

environment-lava = Bassin de lave
environment-crevasse = Crevasse
environment-pool = Étang abyssal

## difficulty

difficulty-easy = Facile
difficulty-standard = Standard
difficulty-hard = Difficile
difficulty-iron = Défi de fer
difficulty-heroic = Défi héroïque

## tower

tower-ARC1 = Tour d'archers
tower-ARC2 = Tour de tireurs d'élite
tower-ARC3 = Tour de snipers
tower-ARC4a = Fort des arbalétriers
tower-ARC4b = Lanceurs de haches
tower-MAG1 = Tour des mages
tower-MAG2 = Tour des adeptes
tower-MAG3 = Tour des sorciers
tower-MAG4a = Archimage
tower-MAG4b = Nécromancien
tower-ART1 = Bombarde nain
tower-ART2 = Artillerie nain
tower-ART3 = Obusier nain
tower-ART4a = Mécha de combat
tower-ART4b = DWAARP
tower-SOL1 = Caserne de la milice
tower-SOL2 = Caserne de l'infanterie
tower-SOL3 = Caserne des chevaliers
tower-SOL4a = Assassin
tower-SOL4b = Chevaliers templiers

## hero

hero-alric = Alric
hero-bruxa = Bruxa
hero-dierdre = Dierdre
hero-elora = Elora Wintersong
hero-saitam = Saitam
hero-alleria = Alleria Swiftwind
hero-magnus = Magnus Spellbane
hero-veznan = Vez'nan
hero-lynn = Lynn

## skill

skill-alric = Guerriers de sable
skill-bruxa = Lourds secrets
skill-dierdre = Ailes de lumière, Lumière sacrée
skill-elora = L'hiver vient
skill-saitam = Primate puissant
skill-alleria = Chat sauvage
skill-magnus = Écho arcanique
skill-veznan = Pacte obscur
skill-lynn = Maléfice

## ability

ability-alric_1 = Rafale
ability-alric_2 = De sang et de sable
ability-alric_3 = Que l'ombre s'efface
ability-alric_4 = Sans peur
ability-bruxa_1 = Juste rétribution
ability-bruxa_2 = Crânes ricanants
ability-bruxa_3 = Aura de terreur
ability-bruxa_4 = Danse des os
ability-dierdre_1 = Ange gardien
ability-dierdre_2 = Consécration
ability-dierdre_3 = Fais tes prières
ability-dierdre_4 = Châtiment céleste
ability-elora_1 = Blizzard
ability-elora_2 = Ça jette un froid
ability-elora_3 = Armure de glace
ability-elora_4 = Permafrost
ability-saitam_1 = Courroux divin
ability-saitam_2 = Asante Sana, Hasta la Vista
ability-saitam_3 = Bâton tournoyant
ability-saitam_4 = Paume du singe
ability-alleria_1 = Comme le vent
ability-alleria_2 = Pluie de flèches
ability-alleria_3 = Bond
ability-alleria_4 = Tir perçant
ability-magnus_1 = Abracadabra
ability-magnus_2 = Orage arcanique
ability-magnus_3 = Savoir, c'est pouvoir
ability-magnus_4 = Mirage
ability-veznan_1 = Moisson d'âmes
ability-veznan_2 = Traits d'ombre
ability-veznan_3 = Tourment partagé
ability-veznan_4 = Cercle de ténèbres
ability-lynn_1 = Malédiction d'affaiblissement
ability-lynn_2 = Tempête de lames
ability-lynn_3 = Désespoir
ability-lynn_4 = Destin scellé

## modifier

modifier-MB1 = Tuile dégâts d'artillerie 2×1
modifier-MB2 = Tuile dégâts 1×1
modifier-MB3 = Dégâts bruts
modifier-MB4 = Portée parfaite
modifier-MB5 = Soldat supplémentaire
modifier-MB6 = Site de construction supplémentaire
modifier-MA1 = Répit
modifier-MA2 = Aubaine
modifier-MA3 = Rappel
modifier-MA4 = Renouveau
modifier-MF1 = Falcon
modifier-MF2 = Second Falcon

## flower

flower-magic = Fleur magique
flower-fire = Fleur de feu
flower-earth = Fleur de terre
flower-frost = Fleur de givre
flower-storm = Fleur des tempêtes

## horde

horde-G01 = Éclaireurs gobelins
horde-G02 = Meute gobeline
horde-G03 = Ligne gobeline
horde-G04 = Gobelins aux coins
horde-G05 = Gobelins en pointe
horde-G06 = File gobeline
horde-G07 = Piste gobeline
horde-G08 = Bande gobeline
horde-G09 = Paire de wulfs
horde-G10 = Wulfs en chasse
horde-G11 = Coureur gobelin
horde-G12 = Jeune chaman
horde-B01 = Escouade orque
horde-B02 = Mur orque
horde-B03 = Cercle orque
horde-B04 = Cercle de chamans
horde-B05 = Chevaucheurs de worgs
horde-B06 = Orques ensorcelés
horde-B07 = Orques spirituels
horde-B08 = Archers bandits
horde-B09 = Gargouilles
horde-B10 = Foudroyeurs gobelins
horde-B11 = Ogre
horde-B12 = Ogre et gobelins
horde-Y01 = Porte-boucliers
horde-Y02 = Ligne de pavois
horde-Y03 = Garde aux miroirs
horde-Y04 = Spectres des sables
horde-Y05 = Archers du désert
horde-Y06 = Chamans jumeaux
horde-Y07 = Pillards sur worgs
horde-Y08 = Vol de gargouilles
horde-Y09 = Paire d'ogres
horde-Y10 = Golem de pierre
horde-R01 = Champions orques
horde-R02 = Légion de spectres
horde-R03 = Cavaliers ensorcelés
horde-R04 = Phalange aux boucliers
horde-R05 = Fantômes des dunes
horde-R06 = Harpies des tempêtes
horde-R07 = Golem et escorte
horde-R08 = Brute de magma
horde-R09 = Culte scellé
horde-R10 = Chamans de guerre
horde-P01 = Marée de cendres
horde-P02 = Cavaliers de braise
horde-P03 = Phalange de fer
horde-P04 = Phalange aux miroirs
horde-P05 = Golems jumeaux
horde-P06 = Seigneurs ogres
horde-P07 = Vouivres de la nuit
horde-P08 = Pillards voilés
horde-P09 = Cercle du vrai fléau
horde-P10 = Avatar élémentaire
horde-K01 = Essaim de citrouilles
horde-K02 = Citrouilles roulantes
horde-C1 = Chef gobelin
horde-C2 = Jack O'Lantern
horde-C3 = Champion des ombres
horde-C4 = Anoobis
horde-LA1 = Léviathan : Bras déchaînés
horde-LA2 = Léviathan : Peau à bernacles
horde-LA3 = Léviathan : Gueule
horde-LA4 = Léviathan : Cœur des profondeurs
horde-LB1 = Suzerain élémentaire : Coque de pierre
horde-LB2 = Suzerain élémentaire : Manteau de flammes
horde-LB3 = Suzerain élémentaire : Voile de givre
horde-LB4 = Suzerain élémentaire : Cœur des tempêtes

## boss

boss-LA = Léviathan
boss-LB = Suzerain élémentaire

## behaviour

behaviour-LA_a = Étreinte
behaviour-LA_b = Ressac
behaviour-LA_c = Vague écrasante
behaviour-LA_d = Déferlante
behaviour-LA_e = Couvée
behaviour-LB_1 = Fondations brûlées
behaviour-LB_2 = Séisme des failles
behaviour-LB_3 = Grand gel
behaviour-LB_4 = Tempête
behaviour-LB_5 = Embrasement

## rift

rift-E01 = Vent arrière
rift-E02 = Éruption
rift-E03 = Secousse
rift-E04 = Marée montante
rift-E05 = Coup de froid
rift-E06 = Flétrissure
rift-E07 = Pluie de printemps
rift-E08 = Pluie de cendres
rift-E09 = Poussée
rift-E10 = Onde de choc
rift-E11 = Caravane perdue
rift-E12 = Rempart de pierre
rift-E13 = Brume
rift-E14 = Double faille
rift-E15 = Dernier carré

## icon

icon-fast = rapide
icon-heal = soin de groupe
icon-sniper = tireur d'élite
icon-elusive = insaisissable
icon-flying = volante
icon-big = grand ennemi
icon-tough = ennemi coriace
icon-magic_only = vulnérabilité magique
icon-physical_only = vulnérabilité physique
icon-specific = vulnérabilité spécifique
icon-shield_physical = bouclier contre les dégâts physiques
icon-shield_magic = bouclier contre les dégâts magiques
icon-champion = champion
icon-boss = boss

## Ce que font cartes, signes et pièces, en bref.

effect-ARC1 = Une tuile sur une horde à portée, ou une plus petite sur n'importe quelle horde.
effect-ARC2 = Une tuile sur une horde à portée, ou une plus petite sur n'importe quelle horde.
effect-ARC3 = Deux tuiles sur une horde à portée, ou deux plus petites sur n'importe quelles hordes.
effect-ARC4a = Deux tuiles sur n'importe quelles hordes. Apporte deux Falcons.
effect-ARC4b = Trois tuiles sur une horde à portée, ou trois plus petites sur n'importe quelles hordes.
effect-MAG1 = Une tuile sur la horde que sa flèche désigne.
effect-MAG2 = Une grande tuile sur la horde que sa flèche désigne.
effect-MAG3 = Trois tuiles sur des hordes à portée.
effect-MAG4a = Trois tuiles sur des hordes à portée et une sur n'importe quelle horde.
effect-MAG4b = Un soldat et un totem sur chaque horde adjacente, en dégâts bruts.
effect-ART1 = Une petite tuile sur chaque horde à portée.
effect-ART2 = Une tuile sur chaque horde à portée.
effect-ART3 = Une tuile sur chaque horde adjacente.
effect-ART4a = Une grande tuile sur une horde à portée, puis une sur chaque horde à côté.
effect-ART4b = Une tuile sur chaque horde adjacente, puis une sur une horde à portée.
effect-SOL1 = Un soldat, qui lance un couteau sur une horde à côté de lui.
effect-SOL2 = Deux soldats, dont l'un lance un couteau.
effect-SOL3 = Deux soldats tout autour, qui lancent chacun un couteau.
effect-SOL4a = Deux soldats et deux couteaux, en dégâts bruts. Place pour une tour de plus sur son site.
effect-SOL4b = Un héros à côté regagne 1 point de vie. Deux soldats, deux couteaux.
effect-alric = Deux guerriers de sable bloquent les hordes sans subir de dégât et peuvent être sacrifiés à la place d'un héros.
effect-bruxa = Gagne un crâne quand une horde sur ou à côté de son emplacement tombe. Au début de son activation, chaque crâne inflige une petite tuile à côté d'elle.
effect-dierdre = Peut voler n'importe où avant de se déplacer. Là où un soldat est retiré, une petite tuile dégâts bruts prend sa place.
effect-elora = Au début de son activation, une tuile de plus sur chaque horde qui porte les siennes.
effect-saitam = Inflige une petite tuile à chaque horde qu'il quitte. Peut se déplacer encore après son attaque.
effect-alleria = Son chat sauvage bloque une horde sans subir de dégât et en recouvre deux cases. Il se déplace de 3 au plus, une fois par manche.
effect-magnus = Après chaque capacité spéciale, une petite tuile de plus sur n'importe quelle horde.
effect-veznan = Son attaque de base ajoute une tuile spéciale de dégâts bruts. Là où il y a des tuiles spéciales, la récompense attend qu'il se repose ; elles ne vont jamais sur un boss.
effect-lynn = Après son attaque de base, une petite tuile dégâts magiques sur une horde adjacente.
effect-alric_1 = Deux petites tuiles et une de deux cases sur sa horde.
effect-alric_2 = Les deux guerriers de sable viennent à lui ; une tuile sur sa horde.
effect-alric_3 = Chaque guerrier de sable sur une horde lui inflige un L de dégâts bruts, puis tous rentrent.
effect-alric_4 = Passive : les guerriers de sable utilisent fleurs et environnement, et frappent les hordes qu'ils quittent.
effect-bruxa_1 = Gagne 2 crânes.
effect-bruxa_2 = Dépense des crânes : une tuile à portée pour chacun.
effect-bruxa_3 = Dépense des crânes : Protection pour un héros chacun.
effect-bruxa_4 = Passive : place pour 4 crânes, mais 1 seul point de vie.
effect-dierdre_1 = Un héros sur ou à côté de son emplacement regagne toute sa vie, gagne Protection et inflige une petite tuile à sa horde.
effect-dierdre_2 = Une tour de niveau 1 à côté d'elle retourne en main, pour être rejouée.
effect-dierdre_3 = Passive, au lieu de Lumière sacrée : le premier soldat sur une horde lui inflige aussi une petite tuile dégâts bruts.
effect-dierdre_4 = Deux tuiles dégâts bruts sur n'importe quelle horde.
effect-elora_1 = Trois petites tuiles sur n'importe quelles hordes.
effect-elora_2 = Jusqu'à trois tuiles dégâts bruts sur des hordes qui portent les siennes.
effect-elora_3 = Protection pour les héros sur des hordes dont au moins 3 cases sont sous ses tuiles.
effect-elora_4 = Jusqu'à trois tuiles dégâts bruts attendent les prochaines hordes aux piles Apparition.
effect-saitam_1 = Protection ; sur une horde, une tuile dégâts bruts par tuile et par soldat qui s'y trouve.
effect-saitam_2 = Se déplace de 5 emplacements de plus.
effect-saitam_3 = Une tuile dégâts bruts sur chaque horde adjacente.
effect-saitam_4 = Passive : déplacement de 1 de plus ; la horde où il se tient ne fait rien en phase 4.
effect-alleria_1 = Chaque héros sur le plateau peut se déplacer de 2. Puis une petite tuile sur n'importe quelle horde.
effect-alleria_2 = Deux tuiles de deux cases sur des hordes adjacentes.
effect-alleria_3 = Le chat sauvage bondit sur n'importe quelle horde où il a la place ; une tuile sur cette horde.
effect-alleria_4 = Un L de dégâts bruts sur n'importe quelle horde.
effect-magnus_1 = Place un héros sur n'importe quel emplacement ; une tuile sur la horde qui s'y trouve.
effect-magnus_2 = Deux tuiles de deux cases sur deux hordes différentes, où qu'elles soient.
effect-magnus_3 = Utilise une capacité spéciale d'un autre héros, depuis son propre emplacement. Pas une passive.
effect-magnus_4 = Protection pour lui et pour les héros sur son emplacement ou à côté.
effect-veznan_1 = Un L spécial de dégâts bruts sur n'importe quelle horde.
effect-veznan_2 = Deux tuiles de deux cases sur des hordes adjacentes ; elles ne sont pas spéciales.
effect-veznan_3 = Une petite tuile spéciale de dégâts bruts sur trois hordes différentes au plus, où qu'elles soient.
effect-veznan_4 = Une tuile spéciale de dégâts bruts sur chaque horde adjacente.
effect-lynn_1 = Une tuile dégâts bruts avec un totem sur n'importe quelle horde : elle perd bouclier, soin de groupe, insaisissable et tireur d'élite.
effect-lynn_2 = Deux tuiles de deux cases sur sa horde.
effect-lynn_3 = Une petite tuile dégâts bruts sur chaque horde adjacente.
effect-lynn_4 = Un L et une petite tuile de dégâts bruts sur sa horde.
effect-bench_alric = Place deux guerriers de sable n'importe où ; ils restent et marchent à chaque manche.
effect-bench_bruxa = Se déplace de 3. Deux crânes par horde détruite cette manche ; chaque crâne est plus tard une tuile sur n'importe quelle horde.
effect-bench_dierdre = Trois soldats n'importe où ; le premier sur une horde lui inflige aussi une petite tuile.
effect-bench_elora = Trois petites tuiles sur une horde ; la manche suivante, une de plus sur chaque horde qui porte les siennes.
effect-bench_saitam = Se déplace de 8 et inflige une petite tuile à chaque horde où il entre.
effect-bench_alleria = Se déplace de 3, puis utilise une de ses capacités spéciales.
effect-bench_magnus = Se déplace de 3, puis utilise une de ses capacités spéciales.
effect-bench_veznan = Se déplace de 3, puis utilise une de ses capacités spéciales. Ce que ses tuiles spéciales retiennent arrive à la fin de la manche.
effect-bench_lynn = Se déplace de 2, puis utilise une de ses capacités spéciales.
effect-MB1 = Une tuile de deux cases de plus, droit devant.
effect-MB2 = Une petite tuile de plus sur n'importe quelle horde.
effect-MB3 = Toutes les tuiles de la tour sont des dégâts bruts.
effect-MB4 = Toutes les tuiles de la tour vont sur n'importe quelle horde.
effect-MB5 = Un soldat de plus à portée.
effect-MB6 = Place pour une tour de plus sur son site.
effect-MA1 = Passée avec amélioration : le héros qui la reçoit peut se reposer aussitôt.
effect-MA2 = Passée avec amélioration : 2 diamants et 1 pièce d'or.
effect-MA3 = Après son attaque : payez 1 diamant pour la reprendre en main.
effect-MA4 = Jouée sur une fleur fanée : elle refleurit.
effect-MF1 = Une petite tuile de plus à portée ; n'occupe pas de place.
effect-MF2 = Une petite tuile de plus à portée ; n'occupe pas de place.
effect-magic = Une petite tuile dégâts bruts sur chacune de deux hordes, n'importe où.
effect-fire = Une petite tuile dégâts bruts sur chaque horde à côté.
effect-earth = Protection pour un héros, où qu'il soit.
effect-frost = Une petite tuile dégâts bruts et un totem sur une horde, n'importe où.
effect-storm = Une petite tuile dégâts bruts sur une horde, n'importe où, qui va ensuite sur n'importe quel emplacement libre du chemin.
effect-C1 = Faucheur : retire les soldats sur et à côté de lui ; les héros sur ou à côté de lui subissent 1 dégât.
effect-C2 = Frisson : se débarrasse de tout, retourne sur une pile Apparition et laisse une horde citrouille qui court aussitôt.
effect-C3 = Dévoreur : chasse soldats et héros et laisse une crevasse béante.
effect-C4 = Armée des morts : relève une horde détruite.
effect-E01 = Toutes les hordes sauf un boss sont rapides cette manche.
effect-E02 = Un bassin de lave avec 1 pièce d'or s'ouvre près de la sortie.
effect-E03 = Une crevasse fissurée sur le site libre le plus proche de cette pile ; toutes les autres deviennent béantes.
effect-E04 = Un tentacule sur le site libre le plus proche de la sortie.
effect-E05 = Les héros se déplacent de 1 de moins cette manche.
effect-E06 = Une fleur épanouie de votre choix fane.
effect-E07 = Toutes les fleurs fanées refleurissent.
effect-E08 = Pas de portée parfaite pour tours et héros cette manche.
effect-E09 = La horde la plus éloignée de la sortie tente d'avancer maintenant.
effect-E10 = Tous les soldats sont retirés.
effect-E11 = Gagnez 1 pièce d'or ou 1 diamant.
effect-E12 = La prochaine horde de cette pile a des boucliers physiques de tous côtés cette manche.
effect-E13 = La prochaine horde de cette pile est insaisissable cette manche.
effect-E14 = Une carte de plus de cette pile apparaît.
effect-E15 = Toutes les hordes sur le chemin s'échappent à la fin de la phase 4.
effect-LA_a = Un tentacule sur le site libre le plus proche du boss.
effect-LA_b = Retire les soldats du boss et des hordes à côté.
effect-LA_c = Les héros sur ou à côté du boss subissent 1 dégât.
effect-LA_d = Le boss tente d'avancer deux fois.
effect-LA_e = La carte du dessus de la pile la plus haute apparaît.
effect-LB_1 = Le site blanc est détruit et devient un bassin de lave.
effect-LB_2 = Toutes les crevasses fissurées deviennent béantes ; une autre s'ouvre derrière le boss.
effect-LB_3 = Chaque héros se déplace de 1 de moins à sa prochaine activation.
effect-LB_4 = Toutes les hordes sauf le boss sont rapides cette phase.
effect-LB_5 = Retire toutes les tuiles du boss et des hordes à côté.

## scenario

scenario-0 = Prologue : Ennemis à l'horizon
scenario-1 = 1. Menaces naissantes
scenario-2 = 2. Le péage du chef
scenario-3 = 3. Des ailes au carrefour
scenario-4 = 4. La récolte des tentacules
scenario-5 = 5. Rivières de feu
scenario-6 = 6. Racines de pierre
scenario-7 = 7. Le sol se dérobe
scenario-8 = 8. Souffle de l'hiver
scenario-9 = 9. Le gué englouti
scenario-10 = 10. Le seigneur des tombes
scenario-11 = 11. L'œil de la tempête
scenario-12 = 12. Fureur élémentale

## generator

generator-g1 = Générateur 1

## intro

intro-0 = De la poussière à l'horizon. Trois manches pour montrer ce que valent vos tours et vos héros.
intro-1 = Les premières fleurs s'ouvrent le long de la route, et les gobelins les ont vues aussi.
intro-2 = Là où deux routes se rejoignent, le Chef gobelin prélève son péage. Ne le payez pas.
intro-3 = Trois routes se croisent ici, et certains ennemis se passent de route.
intro-4 = Les citrouilles roulent, les tentacules serrent les sites, et le Léviathan sort des eaux.
intro-5 = La montagne s'est ouverte. Il y a de l'or dans la lave, pour qui ose.
intro-6 = Les pierres elles-mêmes se sont levées, et une pierre ne tombe pas d'un seul coup.
intro-7 = La terre se fend derrière un champion fait d'ombre.
intro-8 = Le givre couvre la longue route. Certaines portes ne cèdent ni au sort ni à la flèche.
intro-9 = Deux sorties, un seul flot : le Léviathan en veut encore.
intro-10 = Rien ne reste à terre tant qu'Anoobis marche.
intro-11 = Quatre routes tournent autour d'une sortie, et la tempête tourne avec elles.
intro-12 = Tous les éléments, un Suzerain, et vous.

## goal

goal-0 = Atteindre l'objectif de chacune des trois manches.
goal-1 = Vider toutes les piles Apparition et dégager le chemin.
goal-2 = Détruire le Chef gobelin, vider toutes les piles Apparition et dégager le chemin.
goal-3 = Vider toutes les piles Apparition et dégager le chemin.
goal-4 = Détruire le Léviathan, vider toutes les piles Apparition et dégager le chemin.
goal-5 = Vider toutes les piles Apparition et dégager le chemin.
goal-6 = Vider toutes les piles Apparition et dégager le chemin.
goal-7 = Détruire le Champion des ombres, vider toutes les piles Apparition et dégager le chemin.
goal-8 = Vider toutes les piles Apparition et dégager le chemin.
goal-9 = Détruire le Léviathan, vider toutes les piles Apparition et dégager le chemin.
goal-10 = Détruire Anoobis, vider toutes les piles Apparition et dégager le chemin.
goal-11 = Vider toutes les piles Apparition et dégager le chemin.
goal-12 = Détruire le Suzerain élémentaire, vider toutes les piles Apparition et dégager le chemin.

## defeat

defeat-0 = Le dernier cœur est perdu, ou la manche 3 finit avec une horde sur le chemin.
defeat-1 = Le dernier cœur est perdu, ou les piles sont vides au début d'une manche.
defeat-2 = Les défaites habituelles, ou si le Chef gobelin s'échappe.
defeat-3 = Le dernier cœur est perdu, ou les piles sont vides au début d'une manche.
defeat-4 = Les défaites habituelles, ou si le Léviathan s'échappe.
defeat-5 = Le dernier cœur est perdu, ou les piles sont vides au début d'une manche.
defeat-6 = Le dernier cœur est perdu, ou les piles sont vides au début d'une manche.
defeat-7 = Les défaites habituelles, ou si 4 crevasses béantes sont en jeu à la fin d'une manche.
defeat-8 = Le dernier cœur est perdu, ou les piles sont vides au début d'une manche.
defeat-9 = Les défaites habituelles, ou si le Léviathan s'échappe par l'une des sorties.
defeat-10 = Les défaites habituelles, ou si Anoobis s'échappe.
defeat-11 = Le dernier cœur est perdu, ou les piles sont vides au début d'une manche.
defeat-12 = Les défaites habituelles, ou si le Suzerain élémentaire s'échappe.

## Cartes générées : leurs noms, ce dont elles parlent, comment on y gagne et perd

map_name = { $place } { $of }
map_title = { $name } · étape { $stage }
map_place-0 = Gué
map_place-1 = Col
map_place-2 = Carrefour
map_place-3 = Vallée
map_place-4 = Pont
map_place-5 = Porte
map_place-6 = Combe
map_place-7 = Crête
map_place-8 = Prairie
map_place-9 = Route
map_place-10 = Guet
map_place-11 = Méandre
map_of-meadow_0 = du Trèfle
map_of-meadow_1 = des Chardons
map_of-meadow_2 = des Coquelicots
map_of-meadow_3 = des Abeilles
map_of-ember_0 = des Braises
map_of-ember_1 = des Cendres
map_of-ember_2 = des Fumées
map_of-ember_3 = des Étincelles
map_of-stone_0 = des Pierres
map_of-stone_1 = du Silex
map_of-stone_2 = des Géants
map_of-stone_3 = des Falaises
map_of-frost_0 = du Givre
map_of-frost_1 = des Neiges
map_of-frost_2 = des Loups
map_of-frost_3 = des Longues Nuits
map_of-deep_0 = des Roseaux
map_of-deep_1 = des Brumes
map_of-deep_2 = des Hérons
map_of-deep_3 = des Eaux profondes
map_of-storm_0 = du Tonnerre
map_of-storm_1 = des Éclairs
map_of-storm_2 = des Corbeaux
map_of-storm_3 = des Grands Vents
map_intro-meadow = La route est calme, les fleurs sont ouvertes, et la poussière à l'horizon se rapproche.
map_intro-ember = Le sol est chaud sous les pas. Là où il rougeoie, il y a de l'or pour les plus rapides.
map_intro-stone = Quelque chose de lourd remue sous la route. Bâtissez là où elle tient encore.
map_intro-frost = Le souffle blanchit au-dessus de la route, et personne ici ne traîne par plaisir.
map_intro-deep = L'eau au bord de la route est plus profonde qu'elle n'en a l'air, et elle vous regarde.
map_intro-storm = Le ciel est couleur d'ardoise. Le premier tonnerre, ce sont des tambours.
own_intro = Ce chemin, quelqu'un l'a dessiné soi-même.
map_goal-none = Vider toutes les piles Apparition et dégager le chemin.
map_goal-C1 = Détruire le Chef gobelin, vider toutes les piles Apparition et dégager le chemin.
map_goal-C2 = Détruire Jack O'Lantern, vider toutes les piles Apparition et dégager le chemin.
map_goal-C3 = Détruire le Champion des ombres, vider toutes les piles Apparition et dégager le chemin.
map_goal-C4 = Détruire Anoobis, vider toutes les piles Apparition et dégager le chemin.
map_goal-LA = Détruire le Léviathan.
map_goal-LB = Détruire le Suzerain élémentaire.
map_defeat-none = Le dernier cœur est perdu, ou les piles sont vides au début d'une manche.
map_defeat-C1 = Les défaites habituelles, ou si le Chef gobelin s'échappe.
map_defeat-C2 = Les défaites habituelles, ou si Jack O'Lantern s'échappe.
map_defeat-C3 = Les défaites habituelles, ou si le Champion des ombres s'échappe.
map_defeat-C4 = Les défaites habituelles, ou si Anoobis s'échappe.
map_defeat-LA = Les défaites habituelles, ou si le Léviathan s'échappe.
map_defeat-LB = Les défaites habituelles, ou si le Suzerain élémentaire s'échappe.
bad_code-sign = « { $sign } » ne peut pas figurer dans un code de carte
bad_code-shape = un code de carte ressemble à K7QMT-3-1F0 : cinq caractères, l'étape, trois caractères
bad_code-stage = les étapes vont de 1 à { $last }, et non « { $stage } »
bad_code-check = un caractère de ce code de carte est faux : le caractère de contrôle ne correspond pas
bad_code-version = ce code de carte vient d'un Rempart plus récent (générateur { $version }) : il ne peut pas être joué ici

## Les objectifs des manches du prologue.

objective-1 = Manche 1 : jouez chaque tour de sorte qu'elle inflige au moins 1 dégât.
objective-2 = Manche 2 : détruisez au moins 1 horde et améliorez au moins 4 tours.
objective-3 = Manche 3 : détruisez toutes les hordes.

## La fiche d'un scénario, et où en est l'objectif d'une manche du prologue.

aim-win = Victoire
aim-lose = Défaite
aim-stand = La dernière manche
aim-iron = Défi de fer
aim-run = Sans fin
run_note = Étape { $stage } d'une série. Le code de cette carte est { $code } : qui le saisit reçoit la même carte.
aim-objective = Objectif
aim-coach = Guide

## What the sheet says of the last round.

stand_note = À la dernière manche vient le Dernier carré : toutes les hordes encore sur le chemin s'échappent, même bloquées.

## progress

progress-of = { $n } sur { $most }
progress-struck = Tours ayant infligé des dégâts
progress-destroyed = Hordes détruites
progress-upgraded = Tours améliorées
progress-left = Hordes restantes

## Ce que dit le guide du prologue.

coach-setup = Choisissez un héros ; chacun se bat à sa manière, aucun n'est un mauvais choix. Dans la première manche seules les tours agissent, le héros arrive dans la deuxième.
coach-bench = En solo, vous avez aussi des héros secondaires. Dès la manche 2, l'un d'eux aide à chaque manche, et chacun ne vient qu'une fois.
coach-play_1 = Les hordes suivent le chemin vers la sortie. Prenez une tour de votre main et posez-la sur un site : elle attaque aussitôt. Les flèches ne portent que sur l'emplacement voisin, tout droit ou en diagonale ; construisez donc près des hordes.
coach-done_1 = Chaque tour a infligé des dégâts : bravo. Choisissez « Terminé ». Chaque horde avance alors d'un emplacement ; celle qui porte un soldat reste, et le soldat rentre à la réserve.
coach-short_1 = Toutes les tours sont jouées, mais toutes n'ont pas infligé de dégâts. Reprenez-en et essayez d'autres sites ou d'autres côtés. Si vous continuez ainsi, la manche sera rejouée.
coach-mode = Cette tour sait attaquer de deux façons. Dans le prologue on n'utilise que la première : elle touche une horde visée par une flèche.
coach-face = Tournez-la jusqu'à ce que ses flèches visent des hordes ; celles qui brillent sont à portée. Elle ne tourne plus pendant l'attaque.
coach-tile = Recouvrez des ennemis avec la tuile ; tournez-la et retournez-la à volonté. Elle peut aussi recouvrir des cases vides, mais ni une autre tuile ni le bord. Elle reste là : ne laissez pas de trou où rien n'entre.
coach-soldier = Un soldat recouvre une case et bloque toute la horde : en phase 4 elle n'avance pas, et il rentre à la réserve. Posez-le sur une horde proche de la sortie, ou là où il ne reste qu'un ennemi.
coach-play_2 = Vous pouvez maintenant jouer des tours, en passer, et activer une fois votre héros, dans l'ordre voulu. Une horde est détruite quand tous ses ennemis sont recouverts : achevez-en une, de préférence une qui rapporte de l'or. Laissez pour l'instant la horde rapide venue d'en haut.
coach-pass_2 = Une horde est recouverte : la phase 3 la détruira. Passez maintenant les tours dont vous n'avez pas besoin en les améliorant, c'est gratuit. Une tour passée n'attaque pas pendant cette manche, mais revient plus forte à la suivante.
coach-cover_2 = Assez de tours sont améliorées. Recouvrez les derniers ennemis d'une horde, avec votre héros ou la tour qui reste. Le héros entre à côté de la sortie et recouvre des cases en se tenant sur une horde.
coach-done_2 = Une horde est recouverte et assez de tours sont améliorées : choisissez « Terminé ». Ce qui reste en main peut encore être joué ou passé avant. Les hordes dont on voit une icône de vitesse tenteront d'avancer deux fois.
coach-short_2 = Il ne reste aucune tour à améliorer, et il y en a eu trop peu. Reprenez quelque chose : passez plus de tours et laissez le héros faire le travail. Si vous continuez ainsi, la manche sera rejouée.
coach-move = Déplacez votre héros ; du plateau Héros, il entre à côté de la sortie. Tours et hordes ne l'arrêtent pas ; il peut finir sur une horde ou un site vide, pas sur une tour. Sur une horde il recouvre des ennemis et la bloque.
coach-stand = Choisissez les cases recouvertes : libres, et si possible avec des ennemis. Tant que quelqu'un s'y tient, la horde n'avance pas, mais elle riposte en phase 4 : 1 dégât.
coach-act = Le héros agit : une attaque comme celle d'une tour, ou sur la horde de son propre emplacement. Ou bien il se repose et regagne toute sa vie. Il n'est activé qu'une fois par manche.
coach-retreat = Une horde est arrivée ici : le héros s'écarte, sans dommage. Choisissez un emplacement voisin sans horde ni tour.
coach-reward = Une horde détruite rapporte ce que montre son dos. L'or achète des modificateurs, les diamants des tours ; le trésor est à tout le monde.
coach-advance = Phase 4 : chaque horde tente d'avancer d'un emplacement, la plus proche de la sortie d'abord. Soldats et héros la bloquent ; une horde qui sort coûte un cœur par ennemi non recouvert.
coach-buy_1 = Le trésor est à tout le monde. Vos diamants suffisent pour une tour de niveau 1 : prenez-la, car une cinquième tour pourra attaquer en manche 2 pendant que quatre autres s'améliorent. Puis choisissez « Terminé ».
coach-buy_2 = L'or achète un modificateur : une tuile ou un soldat de plus pour une tour, sauf les casernes. Les diamants achètent des tours. Dépensez ce que vous pouvez, la prochaine manche décide de tout.
coach-play_3 = La dernière manche : toutes les hordes doivent disparaître, sinon tout est perdu. Voyez quelle tour atteint quelle horde avant de jouer la première ; les grandes tuiles d'abord, soldats et héros pour le reste. Passer une tour ne sert plus à rien.
coach-done_3 = Tous les ennemis du chemin sont recouverts. Choisissez « Terminé » : la phase 3 les détruit tous, et vous en savez assez pour la campagne.
coach-missed = L'objectif est manqué. Rejouez la manche autrement, ou continuez ainsi.

## iron

iron-none = Pas de contrainte de fer.
iron-few_towers = Chaque joueur a 3 tours au plus.
iron-no_barracks_growth = Les tours de soldats ne peuvent être ni achetées ni améliorées.
iron-low_archers = Pas de tours d'archers au-dessus du niveau 2.
iron-stubborn_tentacles = On ne retire un tentacule qu'en finissant un déplacement sur lui.
iron-bare_lava = Les bassins de lave commencent sans or ni diamants.
iron-no_flower_protection = Les fleurs ne donnent pas Protection.
iron-stubborn_crevasses = Les guerriers de sable ne retirent pas de crevasses, et celles des cartes Faille sont aussitôt béantes.
iron-no_rest_for_life = Un repos rend les capacités, mais pas la vie.
iron-one_tower_a_round = On n'achète qu'une tour par manche.
iron-restless_dead = Anoobis est toujours activé ; on ne révèle pas de carte.
iron-open_gate = Les héros ne finissent pas de déplacement à côté d'une sortie.
iron-dear_modifiers = Chaque modificateur coûte 3 pièces d'or.

## prompt

prompt-ActionPhase = Jouez et passez des tours, activez votre héros ; puis choisissez « Terminé »
prompt-Facing = Vers où l'orienter ?
prompt-AttackMode = Laquelle de ses attaques ?
prompt-LayTiles = Posez la tuile : sur quelles cases ?
prompt-PutSoldier = Où va le soldat ?
prompt-PutTotem = Où va le totem ?
prompt-Mend = Quel héros regagne 1 point de vie ?
prompt-Recall = Payer un diamant pour reprendre la tour en main ?
prompt-Respite = Se reposer gratuitement ?
prompt-StickModifier = Sur quelle tour va le modificateur ?
prompt-StickFalcon = Sur quelle tour va le Falcon ?
prompt-WhiteSites = Tours du site blanc : qui les prend ?
prompt-Buying = Dépensez le trésor en tours et modificateurs ; puis choisissez « Terminé »
prompt-GiveTower = Qui reçoit la tour ?
prompt-Move = Déplacez la figurine, ou restez
prompt-StandOn = Quelles cases la figurine recouvre-t-elle ?
prompt-HeroAction = Attaquez, utilisez une capacité ou reposez-vous
prompt-Surroundings = Utiliser ce qui se trouve en chemin ?
prompt-WarriorStands = Quelle case le guerrier de sable recouvre-t-il ?
prompt-WarriorsMarch = Déplacez les guerriers de sable
prompt-WildcatStands = Quelles cases le chat sauvage recouvre-t-il ?
prompt-WildcatProwls = Déplacer le chat sauvage, ou le laisser là ?
prompt-Pounce = Bond : sur quelle horde le chat sauvage bondit-il ?
prompt-Abracadabra = Abracadabra : quel héros ?
prompt-Conjured = Abracadabra : où va le héros ?
prompt-Knowledge = Savoir, c'est pouvoir : quelle capacité ?
prompt-BenchAbility = Quelle capacité spéciale ?
prompt-CurseTile = Malédiction d'affaiblissement : sur quelles cases ?
prompt-CacklingSkulls = Combien de crânes dépensez-vous ?
prompt-DreadAura = Quel héros gagne Protection pour un crâne ?
prompt-Wings = Ailes de lumière : voler vers quel emplacement ?
prompt-GuardianAngel = Ange gardien : quel héros ?
prompt-Consecration = Consécration : quelle tour retourne en main ?
prompt-Permafrost = Permafrost : à quelle pile Apparition une tuile attend-elle ?
prompt-EarthHero = Quel héros gagne Protection ?
prompt-FlowerTarget = La fleur frappe : quelle horde ?
prompt-StormLanding = La tempête emporte la horde : où ?
prompt-SacrificeChoice = Un guerrier de sable peut subir le dégât. Le sacrifier ?
prompt-Retreat = La figurine doit se replier : où ?
prompt-HeroChoice = Quel héros jouez-vous ?
prompt-AbilityChoice = Quelles capacités spéciales votre héros prend-il ?
prompt-BenchChoice = Quels héros secondaires prenez-vous ? Chacun n'aide qu'une fois
prompt-ShareTowers = Partagez-vous les tours de départ
prompt-EasyStart = Facile : améliorez d'un niveau des tours de départ
prompt-HeroicStart = Défi héroïque : quelle tour de départ est rendue ?
prompt-HeroFacing = Vers où tourner le héros ?
prompt-Blocking = Quelle couleur est bloquée cette manche ?
prompt-Placing = Où placer la figurine ?
prompt-BenchSoldiers = Dierdre, héros secondaire : où va le soldat ?
prompt-SkullWindow = Dépenser un crâne de Bruxa maintenant ?
prompt-DestroyNext = Quelle horde détruire d'abord ? Les replis en dépendent
prompt-Reward = Quelle récompense ?
prompt-HeroStruck = Quel héros subit le dégât ?
prompt-MissedObjective = L'objectif est manqué : rejouer la manche ?
prompt-TentaclePlace = Un tentacule arrive : lequel des sites les plus proches ?
prompt-LavaPlace = La lave jaillit : sur lequel des emplacements les plus proches ?
prompt-CrackPlace = Le sol se fend : lequel des sites les plus proches ?
prompt-BroodPile = Couvée : laquelle des piles les plus hautes ?
prompt-Withering = Flétrissure : quelle fleur fane ?
prompt-Surge = Poussée : laquelle des hordes les plus éloignées avance ?
prompt-Caravan = Caravane perdue : or ou diamant ?

## option

option-PlayTower = Jouer { $card } en { $space }
option-Face = Orienter { $facing }
option-Mode = { $mode }
option-PlaceTile = { $horde } : la poser en { $cells }
option-PlaceSoldier = { $horde } : le placer en { $cell }
option-PlaceTotem = Totem sur { $horde }
option-Skip = Y renoncer
option-PayRecall = Payer et reprendre la tour
option-PassTower = { $own ->
    [yes] Garder { $card } pour la manche suivante, { $upgrade }
   *[no] Passer { $card } à { $to }, { $upgrade }
}
option-Done = Terminé
option-ActivateHero = Activer votre héros
option-ActivateBench = Activer le héros secondaire { $hero }
option-StepTo = Aller en { $space }
option-MoveTo = Se déplacer en { $space }
option-EndMove = Ne pas aller plus loin
option-Stand = Se tenir en { $cells }
option-BasicAttack = Attaque de base
option-UseAbility = { $ability }
option-Rest = Repos
option-MoveWarrior = Déplacer le guerrier de sable { $warrior }
option-MoveWildcat = Déplacer le chat sauvage
option-Sacrifice = Sacrifier le guerrier de sable { $warrior }
option-SpendSkulls = Dépenser { $skulls }
option-SpendSkull = Dépenser un crâne de Bruxa pour une tuile
option-ChooseHero = { $hero }
option-ChooseHorde = { $horde }
option-ChoosePile = Pile { $pile }
option-ChooseTower = { $card }
option-ChooseSpace = Emplacement { $space }
option-ActivateFlower = Activer la fleur en { $space }
option-TakeToken = Prendre { $gold } dans la lave en { $space }
option-RemoveCrevasse = Refermer la crevasse en { $space }
option-TakeReward = Prendre { $treasure }
option-RetreatTo = Se replier en { $space }
option-ClaimTower = Prendre { $card }
option-BuyTower = Acheter { $card }
option-BuyModifier = Acheter { $modifier }
option-UseFalcon = Poser { $modifier }
option-GiveTo = La donner à { $to }
option-Stick = Sur { $card }
option-BlockColour = Bloquer les sites { FORM($colour, "plural") }
option-ReplayRound = Rejouer la manche
option-GoOn = Continuer quand même
option-TakeHero = Jouer { $hero }
option-TakeAbility = Prendre { $ability }
option-TakeBench = { $hero } comme héros secondaire
option-TakeTower = Prendre { $card }
option-ImproveTower = { $card }, { $upgrade }
option-GiveUpTower = Rendre { $card }
option-TakeShot = Le héros de { $to } le subit

## Comment les rapports du labo disent les choix, là où l'option en dit trop ou trop peu.
## Un texte vide laisse ce genre de choix de côté.

lab-PlayTower = Jouer { $card }
lab-Face = { "" }
lab-Mode = { "" }
lab-PlaceTile = Tuile sur { $horde }
lab-PlaceSoldier = Soldat sur { $horde }
lab-Skip = { "" }
lab-PassTower = Passer { $card }
lab-Done = { "" }
lab-ActivateHero = Activer le héros
lab-StepTo = { "" }
lab-MoveTo = { "" }
lab-EndMove = { "" }
lab-Stand = { "" }
lab-UseAbility = Utiliser { $ability }
lab-MoveWarrior = Déplacer un guerrier de sable
lab-MoveWildcat = Déplacer le chat sauvage
lab-Sacrifice = Sacrifier un guerrier de sable
lab-ChooseHero = { "" }
lab-ChooseHorde = { "" }
lab-ChoosePile = { "" }
lab-ChooseTower = { "" }
lab-ChooseSpace = { "" }
lab-ActivateFlower = Activer une fleur
lab-TakeToken = Prendre { $gold } dans la lave
lab-RemoveCrevasse = Refermer une crevasse
lab-TakeReward = Récompense : { $treasure }
lab-RetreatTo = { "" }
lab-ClaimTower = Reprendre { $card }
lab-BuyTower = Acheter la tour : { $card }
lab-BuyModifier = Acheter le modificateur : { $modifier }
lab-GiveTo = { "" }
lab-Stick = Modificateur sur { $card }
lab-TakeHero = Choisir le héros { $hero }
lab-TakeAbility = Prendre la capacité { $ability }
lab-TakeTower = Commencer avec { $card }
lab-ImproveTower = Améliorer { $card } au départ
lab-TakeShot = { "" }

## event

event-HeroesDealt = Les héros et leurs capacités sont distribués au hasard.
event-TowersDealt = Les tours de départ sont distribuées au hasard.
event-RoundBegun = La manche { $round } commence.
event-PhaseBegun = { $phase }.
event-PhaseSkipped = { $phase } : pas pendant cette manche.
event-SeatDone = { $seat } a terminé.
event-ColourBlocked = Sites bloqués cette manche : { $colour }.
event-ObjectiveMet = L'objectif de la manche { $round } est atteint.
event-ObjectiveMissed = L'objectif de la manche { $round } est manqué.
event-RoundReplayed = La manche { $round } est rejouée.
event-HordeSpawned = { $horde } : apparition en { $space }.
event-PileEmpty = La pile Apparition { $pile } est vide.
event-RiftRevealed = Une faille s'ouvre à la pile { $pile } : { $rift }.
event-TowerPlayed = { $seat } joue { $card } en { $space }.
event-TowerTurned = { $card } : orientation { $facing }.
event-TowerReturned = { $card } retourne en main : { $seat }.
event-TowerDisplaced = { $card } doit quitter son site ; pour : { $seat }.
event-TileLaid = { $horde } : une tuile { $shape } ({ $damage }) en { $cells }.
event-SoldierPlaced = { $horde } : un soldat en { $cell }.
event-SoldierRemoved = { $horde } : le soldat en { $cell } est retiré.
event-TilesRemoved = { $horde } : ses tuiles sont retirées ({ $count }).
event-OutOfStock = Il n'y a plus de tuile { $shape } ({ $supply }).
event-NothingInRange = Rien à portée.
event-HordeEluded = { $horde } : horde insaisissable, aucune tuile sans héros ni soldat dessus.
event-ShieldHeld = { $horde } : un bouclier bloque la tuile.
event-TileUnplaced = { $horde } : pas de place pour la tuile { $shape }.
event-TotemPlaced = Un totem se dresse sur { $horde }.
event-TotemRemoved = { $horde } : le totem est retiré.
event-TowerPassed = { $own ->
    [yes] { $seat } met { $card } de côté.
   *[no] { $seat } passe { $card } à { $to }.
}
event-TowerUpgraded = { $own ->
    [yes] { $seat } met { $card } de côté, { $upgrade }.
   *[no] { $seat } passe { $card } à { $to }, { $upgrade }.
}
event-ModifierStuck = { $card } porte maintenant { $modifier }.
event-FalconsGained = Deux Falcons sont venus avec le Fort des arbalétriers.
event-HeroActivated = { $seat } active son héros.
event-HeroMoved = Héros de { $seat } : déplacement en { $space }.
event-HeroStood = Héros de { $seat } sur { $horde } : { $cells }.
event-HeroTurned = Héros de { $seat } : orientation { $facing }.
event-AbilityUsed = { $seat } utilise { $ability }.
event-HeroRested = Le héros de { $seat } se repose.
event-HeroRecovered = Le héros de { $seat } s'est rétabli.
event-HeroHurt = Le héros de { $seat } est blessé : vie { $life }.
event-HeroSpared = Protection sauve le héros de { $seat }.
event-HeroHealed = Le héros de { $seat } regagne de la vie : { $life }.
event-HeroStunned = Le héros de { $seat } est assommé.
event-HeroProtected = Le héros de { $seat } a Protection cette manche.
event-HeroRetreated = Le héros de { $seat } se replie en { $space }.
event-HeroReturned = Le héros de { $seat } ne trouve pas de place et retourne sur son plateau.
event-SkullsChanged = Bruxa a { $skulls }.
event-WarriorMoved = Le guerrier de sable { $warrior } est en { $space }.
event-WarriorStood = Guerrier de sable { $warrior } sur { $horde } : { $cells }.
event-WarriorReturned = Le guerrier de sable { $warrior } retourne sur le plateau d'Alric.
event-WildcatMoved = Le chat sauvage est en { $space }.
event-WildcatStood = Chat sauvage sur { $horde } : { $cells }.
event-WildcatReturned = Le chat sauvage retourne sur le plateau d'Alleria.
event-AbilityCopied = Magnus utilise { $ability }.
event-BenchAbilityUsed = { $hero } utilise { $ability }.
event-RewardKept = Sur le plateau de Vez'nan, jusqu'à son repos : { $treasure }.
event-BenchActivated = Héros secondaire : { $hero } arrive.
event-BenchMoved = { $hero } est en { $space }.
event-BenchStood = { $hero } sur { $horde } : { $cells }.
event-BenchLeft = { $hero } quitte le plateau.
event-FlowerActivated = La fleur en { $space } est activée.
event-FlowerWilted = La fleur en { $space } fane.
event-FlowerRegrown = La fleur en { $space } refleurit.
event-HordeDestroyed = Horde détruite : { $horde } !
event-TreasureGained = Le trésor gagne { $treasure }.
event-TreasureSpent = Dépense : { $treasure }.
event-HordeAdvanced = { $horde } : avancée en { $space }.
event-HordeHeld = { $horde } : bloquée.
event-HordeEscaped = { $horde } : la horde s'échappe ({ $hearts }).
event-HeartsLost = Le royaume perd { $amount } ; reste : { $hearts }.
event-HordeHealed = { $horde } : soin de la horde et de ses voisines.
event-SniperShot = { $horde } : tir sur le héros de { $seat }.
event-ActivationRevealed = { $horde } : la carte Activation de champion indique { $number }.
event-ChampionAttacked = { $horde } : attaque spéciale.
event-HordeRemoved = { $horde } : la horde quitte le chemin.
event-HordeShifted = { $horde } : la horde est emportée en { $space }.
event-EventTokenMoved = Le jeton évènement va à la pile { $pile }.
event-BehaviourRevealed = Le boss : { $behaviour }.
event-LayerRemoved = Couche vaincue : { $horde }. Ensuite : { $layer }.
event-TentaclePlaced = Un tentacule s'agrippe en { $space }.
event-TentacleRemoved = Le tentacule en { $space } a disparu.
event-LavaPlaced = De la lave jaillit en { $space }.
event-LavaErupted = Le bassin de lave en { $space } entre en éruption.
event-CrevassePlaced = Une crevasse en { $space } : { $gaping }.
event-CrevasseRemoved = La crevasse en { $space } est refermée.
event-SiteRazed = Le site en { $space } est détruit.
event-PermafrostLaid = Une tuile attend à la pile Apparition { $pile }.
event-TowersTaken = { $seat } récupère : { $cards }.
event-TowerBought = { $price ->
    [one] { $seat } achète { $card } pour { $price } diamant.
   *[other] { $seat } achète { $card } pour { $price } diamants.
}
event-TowerGiven = { $card } va à { $seat }.
event-ModifierBought = { $price ->
    [one] { $seat } achète { $modifier } pour { $price } pièce d'or.
   *[other] { $seat } achète { $modifier } pour { $price } pièces d'or.
}
event-GameWon = Le royaume est sauvé !
event-GameLost = Le royaume est perdu. { $reason }
event-HeroTaken = { $seat } joue { $hero }.
event-AbilityTaken = { $seat } prend { $ability }.
event-BenchTaken = { $hero } est héros secondaire.
event-TowerTaken = { $seat } prend { $card }.
event-TowerImproved = { $seat } : { $card }, { $upgrade }.
event-TowerGivenUp = { $seat } rend { $card }.

## refusal

refusal-said_done = { $seat } a dit « terminé » dans cette phase
refusal-not_in_hand = vous n'avez pas cette tour en main
refusal-not_in_a_hand = cette tour n'est dans la main de personne
refusal-no_site = il n'y a pas de site de construction en { $space }
refusal-not_your_site = le site en { $space } n'est pas à vous
refusal-blocked_colour = les sites de cette couleur sont bloqués cette manche
refusal-figure_on_site = une figurine se tient en { $space }
refusal-environment_on_site = on ne construit pas sur la tuile environnement en { $space }
refusal-site_full = il n'y a pas de place pour cette tour en { $space }
refusal-no_such_side = ce côté n'existe pas
refusal-no_such_attack = cette attaque n'existe pas
refusal-not_a_cell = { $horde } : ces cases ne sont pas dans sa grille
refusal-not_this_shape = la tuile n'a pas cette forme
refusal-not_this_footprint = { $horde } : la figurine ne tient pas sur ces cases
refusal-dead_cell = une case avec une icône volant, insaisissable ou bouclier ne peut pas être recouverte
refusal-cells_taken = { $horde } : ces cases sont occupées
refusal-wrong_damage = { $horde } : le type de dégâts { $damage } ne recouvre pas ces cases
refusal-tough_enemy = une pièce ne recouvre qu'une case d'un ennemi coriace
refusal-elusive = { $horde } : horde insaisissable, il faut d'abord un héros ou un soldat dessus
refusal-shielded = { $horde } : un bouclier bloque cette tuile
refusal-out_of_range = { $horde } : hors d'atteinte
refusal-no_tile_for_totem = { $horde } : il faut une tuile pour un totem
refusal-no_totem_left = il n'y a plus de totem
refusal-no_tile_left = il n'y a plus de tuile de ce type
refusal-not_to_pass_to = vous ne pouvez pas passer de tours à { $seat }
refusal-not_one_level_higher = { $card } ne peut pas devenir cette tour
refusal-not_in_supply = cette tour n'est pas dans la réserve
refusal-towers_only = pendant cette manche, on ne fait que jouer des tours
refusal-only_towers_now = pendant cette manche, on n'achète que des tours
refusal-activated_already = le héros a été activé cette manche
refusal-no_such_ability = le héros n'a pas cette capacité
refusal-passive_ability = { $ability } est passive : elle agit d'elle-même
refusal-used_already = { $ability } ne sert plus avant un repos
refusal-too_far = { $space } est trop loin
refusal-not_adjacent = { $space } n'est pas adjacent
refusal-tower_there = une tour se dresse en { $space }
refusal-no_room = { $horde } : pas de place pour la figurine
refusal-no_space = { $space } n'est pas un emplacement du plateau
refusal-no_horde = il n'y a pas de horde en { $space }
refusal-horde_there = il y a une horde en { $space }
refusal-there_already = la figurine y est déjà
refusal-other_gait = cette figurine se déplace autrement
refusal-crevasse_gapes = la crevasse en { $space } est béante
refusal-open_gate = défi de fer : aucun héros ne finit à côté d'une sortie
refusal-not_entered = la figurine n'est pas passée en { $space } dans ce déplacement
refusal-no_flower = il n'y a pas de fleur en { $space }
refusal-flower_wilted = la fleur en { $space } est fanée
refusal-flower_covered = une tour recouvre la fleur en { $space }
refusal-no_flower_protection = défi de fer : les fleurs ne donnent pas Protection
refusal-no_storm_on_boss = { $horde } : la fleur des tempêtes ne lui fait rien
refusal-not_on_the_path = { $space } n'est pas sur le chemin
refusal-no_lava = il n'y a pas de bassin de lave en { $space }
refusal-no_token = ce jeton n'est pas en { $space }
refusal-one_token = on ne prend qu'un jeton dans un bassin de lave
refusal-no_crevasse = il n'y a pas de crevasse en { $space }
refusal-stubborn_crevasses = défi de fer : les guerriers de sable ne referment pas les crevasses
refusal-no_such_hero = ce héros ne peut pas être choisi
refusal-hero_not_adjacent = { $hero } : pas adjacent
refusal-hero_unhurt = { $hero } a toute sa vie
refusal-protected_already = { $hero } a déjà Protection
refusal-not_so_many_skulls = Bruxa n'a pas autant de crânes
refusal-tower_not_adjacent = { $card } n'est pas adjacente à Dierdre
refusal-level_too_high = seule une tour de niveau 1 peut retourner en main
refusal-no_such_pile = cette pile Apparition n'existe pas
refusal-frozen_already = une tuile attend déjà à la pile { $pile }
refusal-not_in_play = ce guerrier de sable n'est pas en jeu
refusal-moved_already = ce guerrier de sable s'est déplacé cette manche
refusal-not_your_warrior = ce guerrier de sable n'est pas à vous
refusal-wildcat_not_in_play = le chat sauvage n'est pas en jeu
refusal-wildcat_moved_already = le chat sauvage s'est déjà déplacé cette manche
refusal-not_your_wildcat = ce chat sauvage n'est pas à vous
refusal-no_guests = { $hero } vient de Faille Temporelle ; cette partie se joue sans invités
refusal-not_on_bosses = les tuiles spéciales de Vez'nan ne vont pas sur un boss
refusal-nobody_has_it = aucun autre héros de la partie n'a { $ability }
refusal-pieces_not_in_play = ce qu'il faut pour { $ability } n'est pas en jeu
refusal-not_on_its_space = ce guerrier de sable n'est pas sur l'emplacement du héros
refusal-not_for_sale = { $tower } ne s'achète pas
refusal-too_few_crystals = { $price ->
    [one] cela coûte { $price } diamant, plus qu'il n'y en a
   *[other] cela coûte { $price } diamants, plus qu'il n'y en a
}
refusal-too_little_gold = { $price ->
    [one] cela coûte { $price } pièce d'or, plus qu'il n'y en a
   *[other] cela coûte { $price } pièces d'or, plus qu'il n'y en a
}
refusal-one_tower_a_round = défi de fer : une tour par manche
refusal-too_many_towers = défi de fer : { $seat } a assez de tours
refusal-no_barracks_growth = défi de fer : pas d'achat ni d'amélioration de tours de soldats
refusal-low_archers = défi de fer : pas de tour d'archers au-dessus du niveau 2
refusal-never_sold = { $modifier } ne s'achète pas
refusal-not_in_album = ce modificateur n'est pas proposé
refusal-no_tower_for_it = aucune tour en main n'a de place pour { $modifier }
refusal-no_free_slot = { $card } n'a pas de place pour lui
refusal-one_falcon = une tour porte un Falcon au plus
refusal-no_such_player = ce joueur n'existe pas
refusal-not_on_white_site = { $card } n'est pas sur un site blanc
refusal-has_a_hero = vous avez déjà un héros
refusal-hero_taken = { $hero } : déjà pris
refusal-has_its_abilities = le héros a toutes les capacités permises
refusal-not_this_ability = { $ability } ne peut pas être prise ici
refusal-not_offered = { $card } n'est pas parmi les tours de départ
refusal-seat_is_done = c'est déjà réglé
refusal-cannot_improve = { $card } ne peut pas être améliorée ainsi
refusal-no_such_colour = il n'y a pas de sites de cette couleur
refusal-blocked_before = cette couleur était bloquée à la manche précédente
refusal-white_stays = un site blanc ne peut pas être bloqué
refusal-not_on_the_bench = { $hero } n'est pas héros secondaire
refusal-bench_used = { $hero } a déjà servi dans cette partie
refusal-one_bench_hero = un héros secondaire par manche
refusal-no_skulls = il n'y a pas de crânes à dépenser
refusal-any_order = pour { $horde }, l'ordre ne change rien
refusal-not_this_reward = { $horde } : ce n'est pas sa récompense
refusal-one_or_the_other = prenez l'un ou l'autre
refusal-stunned_already = le héros de { $seat } est assommé
refusal-not_nearest = { $space } n'est pas le plus proche
refusal-not_farthest = { $horde } : pas la plus éloignée
refusal-not_fullest = cette pile n'est pas la plus haute
refusal-no_blooming_flower = aucune fleur épanouie en { $space }

## forecast

forecast-missed = L'objectif de la manche serait manqué.
forecast-lost_piles = Le royaume tomberait : aucune horde ne viendra plus, il faut donc toutes les détruire pendant cette manche.
forecast-lost_piles_boss = Le royaume tomberait : aucune horde ne viendra plus, il faut donc détruire votre cible pendant cette manche.
forecast-lost_crevasses = Le royaume tomberait : trop de crevasses sont béantes.
forecast-lost_room = Le royaume tomberait : il n'y a plus de place pour la prochaine horde.
forecast-until_advance = Jusqu'à la fin de l'avancée des hordes
forecast-hearts = { $count ->
    [one] { $count } cœur perdu
   *[other] { $count } cœurs perdus
}
forecast-hearts_range = { $least } à { $most } cœurs perdus
forecast-destroyed = { $count ->
    [one] { $count } horde détruite
   *[other] { $count } hordes détruites
}
forecast-destroyed_range = { $least } à { $most } hordes détruites
forecast-escapes = { $horde } : la horde s'échappe ({ $hearts })
forecast-stunned = { $count ->
    [one] { $count } héros assommé
   *[other] { $count } héros assommés
}
forecast-stunned_range = { $least } à { $most } héros assommés
forecast-lost = Le royaume tomberait !
forecast-idle = Si personne ne joue plus rien.
forecast-spawn_first = De nouvelles hordes arrivent avant ; elles ne sont pas comptées.
forecast-cards = Cela dépend de cartes que personne n'a vues : un déroulement possible est montré.
forecast-choice = Là où les joueurs ont le choix, le premier choix est montré.

## hint

hint-wins = Le plan mène à la victoire.
hint-destroys_one = Le plan détruit une horde : { $horde }.
hint-destroys_some = Le plan détruit { $count } hordes.
hint-destroys_one_and_saves = Le plan détruit une horde ({ $horde }) et sauve { $hearts }.
hint-destroys_some_and_saves = Le plan détruit { $count } hordes et sauve { $hearts }.
hint-saves = Le plan sauve { $hearts }.
hint-weakens = Cela affaiblit les hordes pour les manches suivantes.
hint-upgrade = Une tour plus forte pour les manches suivantes.
hint-buy = Cela vous renforce pour les manches suivantes.
hint-enough = Il n'y a rien de mieux à faire dans cette phase.

## campaign: a line about each battle, and what of it is ours

campaign-note = Le livret donne le prologue, les douze scénarios, les cinq difficultés et une carte du royaume avec ses autocollants. Les étoiles, l'ordre d'ouverture, la carte et ses récits sont de notre cru.
campaign-prologue = Une route entre les fermes, une poignée de gobelins et des héros qui n'ont jamais combattu côte à côte. L'endroit rêvé pour apprendre à tenir une route.
campaign-s01 = D'étranges fleurs éclosent au bord de la route, et les hordes vertes sortent des bois à leur suite.
campaign-s02 = Le Chef gobelin a fermé l'ancienne route du péage. Qui passe paie ; lui ne doit passer à aucun prix.
campaign-s03 = Trois routes se croisent ici, et la moitié de ce qui arrive vole au-dessus de vos soldats.
campaign-s04 = Les champs sont mûrs, et quelque chose moissonne depuis le fond du lac : le Léviathan.
campaign-s05 = La montagne s'est ouverte. La lave coule le long de la route, et les hordes savent s'y frayer un chemin.
campaign-s06 = Au pied des falaises, les fleurs sont de pierre. Elles abritent qui sait s'en servir à temps.
campaign-s07 = Le sol se fend sous vos tours, et le Champion des ombres sort des crevasses.
campaign-s08 = Le gel tient le haut du col. Ce qui fleurit ici glace tout ce qui approche.
campaign-s09 = Le gué est sous les eaux et le Léviathan est de retour. Il peut sortir par l'une ou l'autre rive.
campaign-s10 = Dans le vieux cimetière, Anoobis relève ce que vous venez d'abattre.
campaign-s11 = Quatre routes tournoient vers une seule porte, et la tempête ne bouge plus au-dessus d'elle.
campaign-s12 = Le Suzerain élémentaire en personne est sur la route. Derrière vous, il n'y a plus que le château.

## outcome

outcome-won = Le royaume est sauvé.
outcome-no_hearts = Le dernier cœur est perdu.
outcome-piles_empty = Toutes les piles Apparition sont vides.
outcome-no_room = Une horde n'avait pas de place pour apparaître.
outcome-hero_fell = Défi héroïque : un héros est tombé.
outcome-objective_missed = Le dernier objectif est manqué.
outcome-crevasses_gape = Trop de crevasses sont béantes.
outcome-boss_escaped = Le boss s'est échappé dans le royaume.
outcome-champion_escaped = Le champion s'est échappé dans le royaume.

## Ce qu'un choix a de plus qu'un autre.

gain-hearts = { $n ->
    [one] 1 cœur de plus
   *[other] { $n } cœurs de plus
}
gain-hordes_left = { $n ->
    [one] une horde de moins
   *[other] { $n } hordes de moins
}

## Ce que demandent les problèmes.

puzzle_goal-hearts = Ne perdez aucun cœur cette manche.
puzzle_goal-destroy = { $n ->
    [one] Détruisez une horde cette manche.
   *[other] Détruisez { $n } hordes cette manche.
}
puzzle_goal-sweep = Dégagez le chemin : détruisez toutes les hordes cette manche.
puzzle_goal-win = Détruisez les dernières hordes : gagnez cette manche.

## Ce que tous doivent savoir maintenant.

danger-last_stand = { $hearts ->
    [one] Dernier carré : ce qui reste sur le chemin coûterait { $hearts } cœur.
   *[other] Dernier carré : ce qui reste sur le chemin coûterait { $hearts } cœurs.
}
danger-last_stand_lost = Dernier carré : ce qui reste sur le chemin coûterait les derniers cœurs.
danger-last_round = Dernière manche : détruisez toutes les hordes, sinon le royaume est perdu.
danger-last_round_boss = Dernière manche : détruisez votre cible, sinon le royaume est perdu.
danger-last_hearts = Une horde est à la sortie et prendrait les derniers cœurs : { $horde }.
danger-one_heart = Un seul cœur : plus aucun ennemi ne doit sortir.
danger-no_room = Il n'y a plus de place pour la prochaine horde : si elle ne peut pas apparaître, le royaume est perdu.
danger-hero = Le héros de { $seat } n'a plus qu'un point de vie : s'il tombe, tout est perdu.
danger-crevasses = { $count ->
    [one] Avec { $count } crevasse béante à la fin d'une manche, tout est perdu : fermez-la.
   *[other] Avec { $count } crevasses béantes à la fin d'une manche, tout est perdu : fermez-en une.
}
danger-leader = Sur le chemin : { $horde }.
danger-leader_deadly = Tout est perdu si cette horde s'échappe : { $horde }.

## fact

fact-round = manches
fact-hearts = cœurs
fact-hordes_left = hordes restantes
fact-scenario = scénario
fact-stage = étape

## Ce qui est nouveau dans un scénario.

part-horde = Les hordes
part-pile = Les piles Apparition
part-tower = Les tours
part-hero = Les héros
part-fast = Les hordes rapides
part-heal = Le soin de groupe
part-vulnerability = Les ennemis vulnérables
part-big = Les grands ennemis
part-flying = Les hordes volantes
part-sniper = Les tireurs d'élite
part-shield = Les boucliers
part-elusive = Les hordes insaisissables
part-tough = Les ennemis coriaces
part-specific = La vulnérabilité spécifique
part-magic = Les fleurs magiques
part-fire = Les fleurs de feu
part-earth = Les fleurs de terre
part-frost = Les fleurs de givre
part-storm = Les fleurs des tempêtes
part-white = Les sites blancs
part-exits = Plusieurs sorties
part-advanced = Les modificateurs avancés
part-last_stand = Le Dernier carré
part-rift = Les cartes Faille
part-lava = Les bassins de lave
part-crevasse = Les crevasses
part-tentacle = Les tentacules
part-pool = Les étangs abyssaux
part-C1 = Champion : le Chef gobelin
part-C2 = Champion : Jack O'Lantern
part-C3 = Champion : le Champion des ombres
part-C4 = Champion : Anoobis
part-LA = Boss : le Léviathan
part-LB = Boss : le Suzerain élémentaire

## Ce qu'ils font, en deux phrases.

part_note-horde = Recouvrez tous ses ennemis de tuiles, de soldats et de héros, et la phase 3 détruit la horde. Si elle sort, chaque ennemi visible coûte un cœur.
part_note-pile = Dès la manche 2, chaque pile amène une nouvelle horde au début de la manche. Ce sont elles qui donnent le temps : si une manche commence avec toutes les piles vides, la partie est perdue.
part_note-tower = Posez une tour de votre main sur un site de votre couleur : elle attaque aussitôt. Ou passez-la en l'améliorant gratuitement : à la manche suivante, elle revient plus forte.
part_note-hero = Votre héros agit une fois par manche : il se déplace, puis attaque, utilise une capacité ou se repose. Sur une horde, il recouvre des ennemis et la bloque, mais il subit des dégâts.
part_note-fast = Tant qu'une icône vitesse est visible, la horde tente d'avancer deux fois. Recouvrez l'icône avant la phase 4.
part_note-heal = Tant qu'une icône soin est visible, la horde se débarrasse de toutes ses tuiles quand elle agit, et de celles des hordes à côté. Recouvrez d'abord cette case.
part_note-vulnerability = Un seul type de dégâts peut recouvrir ces ennemis : magiques ou physiques. Les dégâts bruts et les héros conviennent toujours.
part_note-big = Un grand ennemi occupe plusieurs cases, et toutes doivent être recouvertes. S'il sort, il coûte 4 cœurs.
part_note-flying = Ni soldats ni héros ne bloquent une horde volante : elle s'en débarrasse quand elle avance. Elle survole les autres hordes, et celle qui est dessous ne peut être ni attaquée ni bouger.
part_note-sniper = Tant qu'une icône tireur d'élite est visible, la horde reste sur place et tire : un héros de votre choix subit 1 dégât. L'icône recouverte, elle se remet en marche.
part_note-shield = Un bouclier arrête les tuiles de son type qui viennent de son côté de la carte. Frappez d'un autre côté, ou avec des soldats, des héros ou des dégâts bruts.
part_note-elusive = On ne peut y poser aucune tuile tant qu'aucun héros ni soldat ne s'y trouve. Envoyez-en d'abord un.
part_note-tough = Chaque case d'un ennemi coriace doit être recouverte par une pièce différente. Une grande tuile ne suffit pas : combinez petites tuiles, soldats et héros.
part_note-specific = Seuls les dégâts bruts, les soldats et les héros peuvent recouvrir ces ennemis. Réservez-leur vos casernes et vos fleurs.
part_note-magic = Un héros qui traverse une fleur ou s'y arrête peut l'utiliser ; puis elle fane. Celle-ci pose une petite tuile dégâts bruts sur chacune de deux hordes.
part_note-fire = Elle pose une petite tuile dégâts bruts sur chaque horde à côté. Elle vaut surtout quand il y en a plusieurs autour d'elle.
part_note-earth = Elle donne à un héros la Protection jusqu'à la fin de la manche. Gardez-la pour un héros qui va subir des dégâts.
part_note-frost = Elle pose une petite tuile dégâts bruts et un totem sur une horde. Le totem annule boucliers, soin de groupe, insaisissable et tireur d'élite jusqu'à ce que les hordes aient avancé.
part_note-storm = Elle pose une petite tuile dégâts bruts sur une horde et l'emporte sur n'importe quel emplacement libre du chemin. Renvoyez la plus proche au départ ; seuls les boss ne bougent pas.
part_note-white = Tout le monde peut construire sur un site blanc, quelle que soit sa couleur. À la fin de la manche, vous décidez ensemble qui reprend les tours.
part_note-exits = Les chemins ne mènent pas tous à la même sortie, et on perd des cœurs à chacune. Ne construisez pas tout au même endroit.
part_note-advanced = Quatre modificateurs de plus sont à acheter. Deux servent quand une tour est passée et améliorée, un autre ramène une tour en main, le dernier régénère une fleur.
part_note-last_stand = À la dernière manche, cette carte est révélée : à la fin de la manche, toutes les hordes encore sur le chemin s'échappent, même bloquées. Chaque ennemi non recouvert coûte un cœur.
part_note-rift = Une carte Faille révélée d'une pile prend effet aussitôt, puis la carte suivante est révélée. Son dos trahit celle qui est au sommet d'une pile.
part_note-lava = Un héros qui traverse un bassin ou s'y arrête peut y prendre de l'or ou un diamant. Après la phase 4, le bassin entre en éruption : les héros et soldats dessus ou à côté subissent 1 dégât.
part_note-crevasse = On ne peut pas construire sur une crevasse ; béante, elle blesse aussi les héros et retire les soldats d'une horde qui s'y trouve. Un héros qui la traverse ou s'y arrête peut la refermer.
part_note-tentacle = Un tentacule bloque un site : personne ne peut y construire. Un héros qui traverse l'emplacement ou s'y arrête le retire.
part_note-pool = Après la phase 4 de chaque manche paire, chaque étang place un tentacule sur le site libre le plus proche. Gardez un héros à portée pour le retirer.
part_note-C1 = Avant qu'un champion avance, on révèle une carte : avec assez d'icônes d'activation visibles, il attaque. Le Chef retire les soldats sur et à côté de lui, et les héros qui s'y trouvent subissent 1 dégât.
part_note-C2 = Quand il attaque, il se débarrasse de tout, retourne sur une pile Apparition et laisse une horde citrouille qui court aussitôt. Recouvrez ses icônes d'activation avant la phase 4.
part_note-C3 = Quand il attaque, il chasse soldats et héros et laisse derrière lui une crevasse béante. Recouvrez ses icônes d'activation et refermez les crevasses.
part_note-C4 = Les hordes détruites vont dans son cimetière, et quand il attaque, l'une d'elles se relève. Recouvrez ses icônes d'activation avant la phase 4.
part_note-LA = Un boss a plusieurs couches : quand tous les ennemis de l'une sont recouverts, la phase 3 la retire et la suivante apparaît. En phase 4, une carte dit ce que fait le boss, et s'il sort, tout est perdu.
part_note-LB = Ses cartes brûlent le site blanc, ouvrent des crevasses et retirent des tuiles. Venez-en à bout couche après couche ; s'il sort, tout est perdu.

## setup

setup-players = Joueurs
setup-scenario = Scénario
setup-map = Code de la carte
setup-difficulty = Difficulté
setup-start = Héros, capacités et tours de départ
setup-bench = Solo : héros secondaires
setup-guests = Invités de Faille Temporelle
setup-strict_tutorial = Prologue : une manche manquée est rejouée
setup-finite_tiles = Les tuiles peuvent manquer
setup-necromancer = Le Nécromancien place sur chaque horde adjacente

## setup_note

setup_note-players = Un héros chacun ; on gagne ou on perd ensemble.
setup_note-scenario = Chacun a sa route, ses hordes et sa façon de gagner.
setup_note-map = Qui saisit le même code reçoit la même carte, quel que soit le nombre de joueurs.
setup_note-difficulty = Facile donne plus d'or et de meilleures tours ; chaque cran en retire ou ajoute une règle.
setup_note-start = Distribuer va plus vite : on commence à la première manche.
setup_note-bench = En solo, des renforts viennent une fois chacun ; plus il y en a, plus c'est facile.
setup_note-guests = Alleria, Magnus, Vez'nan et Lynn peuvent être choisis ou distribués, aussi comme héros secondaires ; leurs plateaux sont de notre cru.
setup_note-strict_tutorial = Sinon, on peut continuer après un objectif manqué.
setup_note-finite_tiles = Sinon, il reste toujours une tuile de chaque forme.
setup_note-necromancer = Deux icônes de son texte sont perdues ; voici ce qu'elles pourraient dire.

## setup_group

setup_group-start = Avant la première manche
setup_group-readings = Autres lectures des règles

## setup_value

setup_value-prologue = Prologue (tutoriel)
setup_value-1 = 1. Menaces naissantes
setup_value-2 = 2. Le péage du chef
setup_value-3 = 3. Des ailes au carrefour
setup_value-4 = 4. La récolte des tentacules
setup_value-5 = 5. Rivières de feu
setup_value-6 = 6. Racines de pierre
setup_value-7 = 7. Le sol se dérobe
setup_value-8 = 8. Souffle de l'hiver
setup_value-9 = 9. Le gué englouti
setup_value-10 = 10. Le seigneur des tombes
setup_value-11 = 11. L'œil de la tempête
setup_value-12 = 12. Fureur élémentale
setup_value-endless = Sans fin : cartes générées
setup_value-easy = Facile
setup_value-standard = Standard
setup_value-hard = Difficile
setup_value-iron = Défi de fer
setup_value-heroic = Défi héroïque
setup_value-choose = choisis par les joueurs
setup_value-deal = distribués au hasard
setup_value-two = deux
setup_value-three = trois (plus facile)
setup_value-four = quatre (le plus facile)
setup_value-soldier = un soldat et un totem
setup_value-tile = une tuile, un soldat et un totem

## zone

zone-setup = Mise en place
zone-heroes = Héros au choix
zone-bench_heroes = Héros secondaires au choix
zone-abilities = Capacités de { $seat } : au choix, { $left } au plus
zone-round = Manche { $round }
zone-hearts = Cœurs du royaume
zone-hearts_short = Cœurs
zone-gold = Or
zone-crystals = Diamants
zone-goal = But
zone-board = Le royaume
zone-horde = { $horde } en { $space }
zone-pile = Pile Apparition { $pile }
zone-pile_short = Pile { $pile }
zone-offered = Tours de départ
zone-hand = Tours de { $seat }
zone-incoming = Tours entrantes de { $seat }
zone-hero = Héros de { $seat }
zone-bench = Héros secondaires
zone-supply = Tours de la réserve
zone-album = Modificateurs proposés : { $price } chacun
zone-soldiers = Soldats de la réserve
zone-totems = Totems de la réserve
zone-tiles = Tuiles de la réserve
zone-activation = Cartes Activation de champion
zone-behaviour = Cartes du boss
zone-graveyard = Cimetière

## mark

mark-left = reste { $count }
mark-exit = sortie
mark-spawn = point d'apparition { $pile }
mark-site = site : { $colour }
mark-blocked = bloqué
mark-wilted = fanée
mark-gaping = béante
mark-activated = a agi
mark-stunned = assommé
mark-protected = Protection
mark-totem = totem
mark-hidden = sous une horde volante
mark-acted = a agi
mark-mist = insaisissable cette manche
mark-warded = boucliers de tous côtés cette manche
mark-covered = recouverte
mark-permafrost = une tuile attend ici
mark-event = jeton évènement
mark-flipped = sert de nouveau après un repos
mark-done = terminé
mark-used = utilisé
mark-guest = vient de Faille Temporelle
mark-hurried = Vent arrière : toutes les hordes sont rapides
mark-surge = Déferlante : le boss avance deux fois
mark-cold = Coup de froid : déplacement des héros −1
mark-ashfall = Pluie de cendres : pas de portée parfaite
mark-last_stand = Dernier carré : ce qui reste s'échappe
mark-shield = { $shield }, { $side }

## side

side-left = venant de la gauche
side-right = venant de la droite
side-top = venant d'en haut
side-bottom = venant d'en bas

## legend

legend-void = hors de la carte
legend-ground = terrain
legend-path = le chemin, dans le sens des hordes
legend-exit = sortie
legend-site_R = site libre, rouge
legend-site_B = site libre, bleu
legend-site_Y = site libre, jaune
legend-site_G = site libre, vert
legend-site_W = site libre, blanc
legend-blocked = site bloqué
legend-spawn = point d'apparition, par pile
legend-flower = fleur
legend-wilted = fleur fanée
legend-gaping = crevasse béante
legend-empty = case vide
legend-enemy = ennemi à recouvrir
legend-dead = case impossible à recouvrir
legend-champion = champion : une carte dit ce qu'il fait

## note

note-reward = récompense : { $reward }
note-back = au dos : { $reward }
note-cards = encore dans le paquet : { $cards }
note-layers = couches restantes : { $layers }

## The tables of values, on the page of sources

table-abilities = Capacités spéciales
table-bench = Capacités des héros secondaires
table-bosses = Boss
table-bosses_LA_layers = Couches du premier boss
table-bosses_LB_layers = Couches du second boss
table-constants = Pièces, prix et limites
table-difficulties = Difficultés
table-flowers = Fleurs
table-heroes = Héros
table-hordes = Cartes Horde
table-modifiers = Modificateurs de tour
table-rifts = Cartes Faille
table-scenarios = Scénarios
table-endless = Mode sans fin
table-tiles = Tuiles Dégâts
table-towers = Tours
table-constants_stock = Pièces limitées
table-constants_totals = Totaux
table-constants_prices = Prix
table-constants_champions = Champions
table-constants_iron = Défis de fer

## The values, on the page of sources and at the marks

value-shots = ce qui est infligé
value-damage = type de dégâts
value-passive = passive
value-amount = nombre
value-arrows = flèches de portée
value-range = portée
value-move = déplacement
value-footprint = cases recouvertes par la figurine
value-later = tuiles posées plus tard
value-behaviours = cartes Comportement
value-grid = ennemis de la carte
value-reward = récompense
value-scorched_foundations = Fondations brûlées
value-weak = vulnérabilités
value-soldiers = soldats
value-totems = totems
value-crystals = diamants
value-gold = or
value-hearts = cœurs
value-skulls = crânes
value-sand_warriors = guerriers de sable
value-tentacles = tentacules
value-lava = bassins de lave
value-crevasses = crevasses
value-pools = étangs abyssaux
value-coloured_sites = sites de couleur
value-white_sites = sites blancs
value-towers = tours
value-tiles = tuiles
value-flowers_tiles = nombre de fleurs
value-hordes = cartes Horde
value-boss_cards = cartes Boss
value-rifts = cartes Faille
value-modifiers = modificateurs
value-abilities = capacités
value-level_1 = prix d'une tour de niveau 1
value-level_2 = prix d'une tour de niveau 2
value-modifier = prix d'un modificateur
value-deck = cartes Activation de champion
value-event_order = trajet du jeton évènement
value-archer_level = niveau maximal des archers
value-bought = tours achetées par manche
value-upgrades = tours de départ améliorées
value-iron = défi de fer
value-returned = tours de départ rendues
value-deadly = défaite au dernier point de vie d'un héros
value-life = points de vie
value-attacks = attaques
value-skill = compétence du plateau
value-warrior_footprint = case couverte par un guerrier de sable
value-skill_shots = tuiles de la compétence
value-linked = tuiles séparables ou non
value-skill_damage = dégâts de la compétence
value-band = bande
value-copies = nombre de cartes
value-name = nom
value-group = groupe
value-dealt = distribuée au hasard
value-number = numéro du scénario
value-map = carte
value-starts = points d'apparition
value-unlocked = capacités ennemies
value-tutorial = objectifs des manches
value-players = mise en place selon le nombre de joueurs
value-patience = manches à rejouer
value-magic = fleurs magiques
value-ability_slots = capacités par héros
value-contents = ce qu'il apporte de neuf
value-roads = tracé des routes
value-strength = force des hordes
value-sheets = mise en place selon le nombre de joueurs
value-tiers = contenu de chaque étape
value-themes = thèmes des cartes
value-offer = difficulté souhaitée d'une carte
value-destroy = qui doit être détruit
value-lost_if_escapes = qui ne doit pas s'échapper
value-fire = fleurs de feu
value-event_pile = pile au jeton évènement
value-clear = chemin à vider ou non
value-advanced = modificateurs avancés
value-earth = fleurs de terre
value-lost_if_gaping = crevasses béantes perdantes
value-frost = fleurs de givre
value-storm = fleurs des tempêtes
value-M1 = tuiles 1×1
value-D2 = tuiles 2×1
value-I3 = tuiles 3×1
value-L3 = tuiles en L
value-O4 = tuiles 2×2
value-family = type
value-level = niveau
value-slots = places de modificateur
value-modes = attaques
value-falcons = Falcons
value-other_modes = autre lecture de la carte
value-extra_towers = tours en plus sur le site
value-title = titre
value-distinct = chacune sur une autre horde
value-knives = couteaux lancés
value-totem = avec un totem
value-mend = rend une vie
value-special = tuiles spéciales
value-until = dernière étape
value-rounds = manches
value-spawns = points d'apparition
value-exits = chance d'une seconde sortie
value-better = tours de départ de niveau 2
value-leaders = champions et boss
value-flowers = fleurs
value-white = sites blancs
value-rift_cards = cartes Faille
value-destroyed = hordes à détruire
value-upgraded = tours à améliorer
value-players_1 = 1 joueur
value-players_2 = 2 joueurs
value-players_3 = 3 joueurs
value-players_4 = 4 joueurs
value-piles = piles Apparition, carte du dessus d'abord
value-layers = couches du boss
value-sites = sites
value-sites_R = sites rouges
value-sites_B = sites bleus
value-sites_Y = sites jaunes
value-sites_G = sites verts
value-sites_W = sites blancs

## Ce qu'on dessine en faisant ses propres cartes

drawn-void = hors de la carte
drawn-ground = terrain
drawn-exit = sortie
drawn-north = chemin vers le haut
drawn-east = chemin vers la droite
drawn-south = chemin vers le bas
drawn-west = chemin vers la gauche
drawn-empty = case vide
drawn-enemy = ennemi
drawn-fast = ennemi rapide
drawn-heal = soin de groupe
drawn-sniper = tireur d'élite
drawn-weak_magic = dégâts magiques seulement
drawn-weak_physical = dégâts physiques seulement
drawn-weak_specific = dégâts bruts, soldats et héros seulement
drawn-fast_magic = rapide, dégâts magiques seulement
drawn-heal_magic = soin de groupe, dégâts magiques seulement
drawn-sniper_magic = tireur d'élite, dégâts magiques seulement
drawn-fast_physical = rapide, dégâts physiques seulement
drawn-heal_physical = soin de groupe, dégâts physiques seulement
drawn-sniper_physical = tireur d'élite, dégâts physiques seulement
drawn-big_1 = premier grand ennemi
drawn-big_2 = second grand ennemi
drawn-tough_1 = premier ennemi coriace
drawn-tough_2 = second ennemi coriace
drawn-champion_active = champion, activé si visible
drawn-champion = champion
drawn-flying = volante : ne se recouvre pas
drawn-elusive = insaisissable : ne se recouvre pas
drawn-physical_left = bouclier physique à gauche
drawn-physical_right = bouclier physique à droite
drawn-physical_top = bouclier physique en haut
drawn-physical_bottom = bouclier physique en bas
drawn-magic_left = bouclier magique à gauche
drawn-magic_right = bouclier magique à droite
drawn-magic_top = bouclier magique en haut
drawn-magic_bottom = bouclier magique en bas

## Mots des données, là où on les change

word-G = une carte verte
word-B = une carte bleue
word-Y = une carte jaune
word-R = une carte rouge
word-P = une carte violette
word-E = une carte Faille
word-none = aucun
word-one = une horde désignée par une flèche
word-choice = une horde désignée par une flèche
word-each = chaque horde désignée par une flèche
word-all = une horde adjacente
word-all_each = chaque horde adjacente
word-perfect = n'importe quelle horde
word-melee = la horde sur sa case
word-beside = chaque horde voisine de celle qui est touchée
word-basic = de base
word-advanced = avancé
word-falcon = Faucon
word-vulnerability = vulnérabilité
word-shield = bouclier

## each

each-piles = Pile
each-tiles = Tuile
each-soldiers = Soldat

## field

field-players = Joueurs
field-hearts = Cœurs
field-gold = Or
field-crystals = Cristaux
field-hero = Héros
field-life = Vie
field-hand = Cartes tour en main
field-incoming = Cartes tour passées à ce joueur
field-space = Case
field-activated = Activé cette manche
field-stunned = Assommé
field-built = Tours sur la carte
field-card = Carte
field-facing = Orientation
field-seat = Joueur
field-hordes = Hordes sur le chemin
field-totem = Un totem s’y trouve
field-tiles = Tuiles de dégâts
field-soldiers = Soldats
field-piles = Piles d’apparition, la dernière carte est la prochaine
field-supply = Réserve de tours
field-offered = Tours de départ que personne n’a prises
field-discard = Hors du jeu

## counted

counted-soldiers = soldats
counted-totems = totems
counted-green_cards_in_play = cartes en jeu : vertes
counted-blue_cards_in_play = cartes en jeu : bleues
counted-yellow_cards_in_play = cartes en jeu : jaunes
counted-red_cards_in_play = cartes en jeu : rouges
counted-purple_cards_in_play = cartes en jeu : violettes
counted-champion_cards_in_play = cartes en jeu : champions
counted-pumpkin_cards_in_play = cartes en jeu : citrouilles
counted-boss_cards_in_play = cartes en jeu : boss
counted-rift_cards_in_play = cartes en jeu : failles

## flaw

flaw-too_many_tiles = trop de tuiles d’un type sur les hordes : { $n } de plus qu’il n’y en a ({ $supply })
flaw-too_many_soldiers = trop de soldats : il y en a { $most } en tout
flaw-too_many_totems = trop de totems : il y en a { $most } en tout
flaw-no_site = { $space } n’est pas un emplacement : une tour doit être sur un emplacement
flaw-site_taken = pas de place pour une autre tour sur { $space }
flaw-hero_twice = { $hero } est déjà pris par quelqu’un d’autre
flaw-not_had = seules les capacités du héros peuvent être épuisées
flaw-no_space = { $space } n’est pas sur la carte : il faut une de ses cases
flaw-no_horde = { $pile_card } n’est pas une horde et ne peut pas être sur le chemin
flaw-not_on_path = { $space } n’est pas sur le chemin : une horde doit y être
flaw-space_taken = une autre horde est sur { $space }
flaw-off_the_grid = ne tient pas sur la grille de { $horde }
flaw-cells_taken = couvre des cases de { $horde } déjà couvertes
