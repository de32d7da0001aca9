"""The settings of the page are those of `Settings`, each once, with its kind, its values and its default."""

from scala40.models.settings_form import APARTMENTS, KEPT_ASIDE, as_they_come, decided, kind, reset, values
from scala40.settings import COMFORT, Settings, SettingsStore

SHOWN = [name for names in APARTMENTS.values() for name in names]


def test_every_setting_stands_in_one_apartment_or_is_remembered_elsewhere() -> None:
    assert len(SHOWN) == len(set(SHOWN))
    assert set(SHOWN) | KEPT_ASIDE == set(Settings.__struct_fields__)
    assert not set(SHOWN) & KEPT_ASIDE


def test_kinds_and_values_come_from_the_declaration() -> None:
    assert {kind(name) for name in SHOWN} == {"switch", "choice", "size", "volume", "name"}
    assert values("pace") == ("off", "fast", "normal", "slow")
    assert values("text_size") == (100, 110, 120, 130, 140, 150)
    for name in SHOWN:
        if kind(name) in ("choice", "size"):
            assert getattr(Settings(), name) in values(name)


def test_every_value_that_is_offered_may_be_kept() -> None:
    store = SettingsStore(None)
    for name in SHOWN:
        for value in values(name) if kind(name) in ("choice", "size") else ():
            store.change(**{name: value})
            assert getattr(store.value, name) == value


def test_an_apartment_is_reset_alone_and_the_name_stays() -> None:
    store = SettingsStore(None)
    store.change(player_name="Anna", pace="slow", theme="night", card_volume=10, four_colours=True)
    for apartment in ("play", "sound"):
        assert not as_they_come(apartment, store.value)
        reset(apartment, store)
        assert as_they_come(apartment, store.value)
    assert store.value == Settings(player_name="Anna", theme="night", four_colours=True)


def test_comfort_decides_and_gives_back() -> None:
    store = SettingsStore(None)
    store.change(theme="night", pace="fast", text_size=130)
    asked = store.value
    store.change(comfort=True)
    now = store.value.in_force
    assert (now.theme, now.pace, now.reduced_motion, now.four_colours, now.big_index) == (
        *("contrast", "slow", True, True, True),
    )
    assert now.text_size == 130
    assert all(decided(name, store.value) for name in COMFORT)
    assert not decided("card_back", store.value)
    store.change(comfort=False)
    assert store.value == asked == store.value.in_force
