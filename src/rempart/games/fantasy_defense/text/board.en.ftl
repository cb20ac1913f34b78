# Words for the browser, in English.

## What signs mean in this game; help and legend show them in this order.

sign-shield = defence of a gate
sign-skull = power of an invader
sign-coins = loot: morale lost to plunder
sign-morale = morale of the city
sign-ward = shielded: no battle
sign-spy = infiltrates: costs you a card
sign-crown = boss: immune to effects
sign-draw = deck
sign-discard = discard pile
