### Zasady gier w dokumentacji (scripts/rulebook_pages.py). Teksty w Markdownie.

page-title = { $game }: zasady
page-intro = { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
    [many] { $rules } zasad
   *[other] { $rules } zasady
} i { $rulings ->
    [one] { $rulings } rozstrzygnięcie
    [few] { $rulings } rozstrzygnięcia
    [many] { $rulings } rozstrzygnięć
   *[other] { $rulings } rozstrzygnięcia
}, naszymi słowami. Program pilnuje każdej zasady i sprawdzają ją testy; ta strona powstaje z tych samych plików co gra. Przy stole do zasady prowadzi jeden klawisz: każdy wiersz dziennika podaje swoją. W terminalu `rempart rules { $first } --lang pl` pokazuje zasadę, jej kod i testy.
page-lesson = Krótka lekcja uczy gry przy stole: [{ $address }]({ $address }), dopóki działa `make play`.
page-open = **Zobacz przy stole** otwiera pozycję z zapisanej partii podanym poleceniem, w klonie, w którym uruchomiono `make docs`. Bez `--browser` otwiera się w terminalu, a `rempart play --load PLIK` pozwala grać dalej. Zapis można też pobrać i otworzyć w przeglądarce: [{ $address }]({ $address }).
page-set_up = Gdy zasady nie widać w żadnej zapisanej partii, otwiera się pozycja z jej testu, przed pierwszym wyborem testu; późniejsze pytania nic nie znaczą.
page-origin = Skąd pochodzą zasady
page-rulings = Rozstrzygnięcia
page-see = Zobacz przy stole
page-happens = To, co wydarzyło się na końcu tej partii, wynika z tej zasady.
page-asks = Ta zasada daje wybór, na który gra teraz czeka.
page-forbids = Ta zasada zabrania tu wyboru. { $option }: { $why }.
page-position = Od tej pozycji zaczyna się test tej zasady.
page-record = Pobierz zapis
page-change = Zmień tę pozycję w przeglądarce, gdy działa make play
page-tests = Testy: { $n }
page-example = Przykład
page-about = Dotyczy
