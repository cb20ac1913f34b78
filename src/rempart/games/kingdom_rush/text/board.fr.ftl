# Les mots du plateau dans le navigateur, en français.

look = Touchez une horde pour la voir de près.
back = Retour à la carte
coordinates = Lettres et numéros de la carte
stock_title = Ce qui reste
stock_piles = Piles Apparition, prochaine carte en premier
lay = À poser sur une horde
others = Hordes possibles
cells = Cases de la horde
cell_enemy = ennemi
cell_empty = vide
cell_dead = ne peut pas être recouverte
turn = Tourner
flip = Retourner
place = Poser
without = Ne pas poser
keys = Faites glisser la pièce ou cliquez sur les cases. R, la molette ou le clic droit la fait tourner, F la retourne. Les flèches la déplacent, Entrée la pose.
fits = elle tient ici
fits_not = elle ne tient pas ici
bare = { $n ->
    [one] { $n } ennemi non recouvert
   *[other] { $n } ennemis non recouverts
}
escape = Cœurs perdus si elle s'échappe
facing = Vers quel côté ?
wake = Activer
incoming = Reçues
done = A fini cette phase
fate_destroyed = sera détruite
fate_escapes = s'échappera
fate_heals = se soignera
fate_shoots = tirera
fate_held = sera bloquée
drag = À glisser sur la carte de la horde, ou cliquez sur ses cases. Un clic ici fait tourner la tuile.
then = puis
stock = { $n } en réserve
soldier = Soldat
