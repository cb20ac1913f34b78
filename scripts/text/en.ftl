### The rulebooks of the documentation site (scripts/rulebook_pages.py). The texts are Markdown.

page-title = { $game }: the rules
page-intro = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
} and { $rulings ->
    [one] { $rulings } ruling
   *[other] { $rulings } rulings
}, in our own words. Every rule is enforced and held by tests; this page is made from the same files as the game. At a table, a rule is one key away: each line of the log names its own. In the terminal, `rempart rules { $first }` prints a rule with its code and its tests.
page-lesson = A short lesson teaches it at the table: [{ $address }]({ $address }), while `make play` runs.
page-open = **See it at the table** opens a position of a recorded match with the command shown, from a clone in which `make docs` was run. Without `--browser` it opens in the terminal, and `rempart play --load FILE` goes on from there. The record can also be downloaded and opened in the browser at [{ $address }]({ $address }).
page-set_up = Where no recorded match shows a rule, it opens the position that a test of the rule sets up, before the first choice of the test; what is asked later means nothing.
page-origin = Where the rules come from
page-rulings = Rulings
page-see = See it at the table
page-happens = The last thing that happened in this match happened by this rule.
page-asks = This rule gives the choice that is open.
page-forbids = This rule forbids a choice here. { $option }: { $why }.
page-position = A test of this rule begins with this position.
page-record = Download the record
page-change = Change this position in the browser, while make play runs
page-tests = Tests: { $n }
page-example = Worked example
page-about = About
