# Words of the board in the browser, in English.

look = Choose a region to see what is in it.
land = Land
heroes = Heroes
