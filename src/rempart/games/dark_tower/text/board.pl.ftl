# Słowa planszy w przeglądarce, po polsku.

look = Wybierz region, aby zobaczyć, co w nim jest.
land = Mapa
heroes = Bohaterowie

## device

device-title = Wieża na stole
device-about = Jeśli masz prawdziwą Wieżę, może grać razem z wami: obraca bębny, świeci, wydaje dźwięki i sama wyrzuca czaszki.
device-no_bluetooth = Ta przeglądarka nie połączy się z nią: nie ma Web Bluetooth. Mają go Chrome, Edge i Opera, na komputerach i na Androidzie, dla stron otwieranych przez https albo z tego komputera. Firefox i Safari go nie mają.
device-command = Bez takiej przeglądarki to samo zrobi komputer z Bluetooth tym poleceniem:
device-connect = Połącz Wieżę
device-before = Najpierw ją włącz i zamknij oficjalną aplikację. Zaraz po połączeniu Wieża się kalibruje: bębny się obracają, więc nie wkładaj do nich palców. Czaszki, które wtedy wypadną, wrzuć z powrotem od góry.
device-state = Stan
device-stage_off = niepołączona
device-stage_connecting = łączenie…
device-stage_calibrating = kalibracja: poczekaj, aż bębny staną
device-stage_ready = gotowa
device-stage_lost = połączenie utracone; trwa ponowne łączenie
device-trouble_no_library = Brakuje pakietu bleak: pip install 'rempart[tower]'
device-trouble_no_adapter = Bluetooth jest wyłączony albo to urządzenie go nie ma.
device-trouble_not_found = Nie znaleziono Wieży. Czy jest włączona, w pobliżu i odłączona od oficjalnej aplikacji?
device-trouble_silent = Wieża nie odpowiada.
device-trouble_refused = Wieża odrzuciła polecenie; wysyłamy je ponownie.
device-trouble_broken = Wieża zgłasza usterkę. Wyłącz ją i włącz ponownie.
device-battery = Baterie
device-unknown = jeszcze nieznane
device-percent = około { $n }%
device-low = wymień baterie
device-skulls = Policzone czaszki
device-jammed = Bęben się zaciął.
device-unjam = Uwolnij bęben
device-volume = Głośność
device-volume_loud = Głośno
device-volume_medium = Średnio
device-volume_quiet = Cicho
device-volume_mute = Wyłączony
device-test = Wypróbuj światła
device-calibrate = Kalibruj
device-disconnect = Rozłącz
device-setup = Partia toczy się z nią, jeśli przy przygotowaniu włączono „Wieża na twoim stole” w części „Bohaterowie i Wieża”.
device-match_none = Ta partia toczy się z Wieżą wirtualną. Aby zagrać ze swoją, włącz „Wieża na twoim stole”, przygotowując grę.
device-match_plays = Ta partia toczy się z Wieżą na stole. Zapytamy was, co z niej wypada i która pieczęć odpada.
device-match_away = W tej partii gra Wieża wirtualna. W swojej turze możesz znów oddać grę Wieży na stole.
device-untried = Wszystko opiera się na publicznych opisach protokołu Wieży i zostało sprawdzone z Wieżą symulowaną, ale jeszcze nie z prawdziwą.
device-open = Wieża…
device-notice_off = Wieża na stole nie jest połączona.
device-notice_lost = Połączenie z Wieżą utracone; trwa ponowne łączenie.
device-notice_back = Wieża na stole jest połączona.
device-notice_jammed = Bęben Wieży się zaciął.
device-notice_calibrating = Wieża się kalibruje.
device-notice_low = Baterie Wieży są słabe: około { $n }%.
device-notice_battery = Baterie Wieży: około { $n }%.

## tower

tower_open = Pokaż Wieżę w powiększeniu
tower_shows = Co pokazuje Wieża
tower_turn = Przeciągnij albo użyj strzałek, aby ją obejść.
tower_drag = Przeciągnij ją, aby ją obejść.
seals = { $n ->
    [one] { $n } pieczęć na miejscu
    [few] { $n } pieczęcie na miejscu
    [many] { $n } pieczęci na miejscu
   *[other] { $n } pieczęci na miejscu
}
mood-month = Wieża czeka
mood-battle = Blask walki
mood-dungeon = Blask głębin
mood-event = Wieża się budzi
mood-victory = Poranek po wszystkim
mood-defeat = Wieża zwyciężyła
tale = Opowieść
tale_read = Dalej
tale_next = Dalej (jeszcze { $n })
tale_all = Pomiń wszystkie
tales = Dotychczasowe opowieści
tales_none = Nic jeszcze nie opowiedziano.
