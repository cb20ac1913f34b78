# Words of the board in the browser, in English. The board fills in the variables.

look = Click or tap a horde to see it up close.
back = Back to the map
coordinates = Map coordinates
stock_title = What is left
stock_piles = Spawn piles, next card first
lay = Place it on a horde
others = Hordes it can go on
cells = Cells of the horde
cell_enemy = enemy
cell_empty = empty
cell_dead = cannot be covered
turn = Rotate
flip = Flip
place = Place
without = Decline
keys = Drag it, or click the cells. R, the wheel or the right button rotates it, F flips it. Arrow keys move it, Enter places it.
fits = it fits
fits_not = it does not fit here
bare = { $n ->
    [one] { $n } enemy uncovered
   *[other] { $n } enemies uncovered
}
escape = Hearts it costs if it escapes
facing = Which way does it face?
wake = Activate
incoming = Passed to you
done = Done with this phase
fate_destroyed = will be destroyed
fate_escapes = will escape
fate_heals = will heal
fate_shoots = will shoot
fate_held = will be held
drag = Drag it onto the card, or click the cells there. Click it here to rotate it.
then = then
stock = { $n } left in the supply
soldier = Soldier
