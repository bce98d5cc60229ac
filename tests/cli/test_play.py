"""`kaper play`: whole games by keyboard, with saving, resuming, taking back, several people and unruly bots."""

import os
import re
import signal
import sys

import pytest
from wreckers import GAME

from kaper.cli import sitting
from kaper.cli.screen import Screen
from kaper.cli.voice import Voice
from kaper.core import records
from kaper.core.words import Closed, Option, Question, Text
from tests.cli.conftest import CTRL_C


class Cheat:
    """A bot that answers nonsense."""

    def answer(self, handle, rng):
        return "all your coins"


class Drunk:
    """A bot that falls over."""

    def answer(self, handle, rng):
        raise RuntimeError("hic")


def answers(file):
    record = records.read_file(file)
    return [(e.seat, e.answer) for e in record.entries if e.answer is not None]


@pytest.mark.parametrize(
    ("lang", "ending"),
    [("en", r"The winner is|Victory is shared by"), ("pl", r"Wygrywa|Zwycięstwem dzielą się")],
)
def test_a_whole_game_alone_against_bots(cli, lang, ending):
    done = cli("play", "wreckers", "--lang", lang, then="1")
    assert done.code == 0
    assert re.search(ending, done.out)
    assert not re.search(r"\b(cli|ask|event|panel|option|refusal|error)-[a-z]", done.out), "every key has its words"
    (file,) = cli.saved
    record = records.read_file(file)
    assert record.header.players == ["human", "medium", "medium", "medium"]
    assert record.header.fair.hash in done.flat, "the promise"
    assert record.seed.hex() in done.flat, "the seed behind it"
    assert f"kaper verify {file}" in done.flat
    assert cli("verify", str(file)).code == 0
    assert not list((cli.folder / "data" / "seeds").glob("*"))


@pytest.mark.parametrize(
    ("lang", "automaton", "ending"),
    [
        ("en", "The coastguard", "The winner is The coastguard."),
        ("pl", "Straż przybrzeżna", "Wygrywa Straż przybrzeżna."),
    ],
)
def test_a_game_of_one_seat_can_be_lost(cli, lang, automaton, ending):
    done = cli("play", "wreckers", "--seats", "human", "--seed", "1", "--lang", lang, then="1")
    assert done.code == 0
    assert done.out.count(automaton) > 2
    assert ending in done.flat
    assert cli("replay", str(cli.saved[0]), "--lang", lang).flat.endswith(ending)


def test_windows_in_which_one_can_only_pass_are_passed_without_a_word(cli):
    cli("play", "wreckers", "--seed", "3", then="1")
    passes = [answer for seat, answer in answers(cli.saved[0]) if seat == 0 and answer == "pass"]
    asked = [prompt for prompt in cli.keyboard.prompts if "pass" in prompt]
    assert len(passes) > len(asked)


def test_the_same_seed_and_the_same_keys_are_the_same_game(cli):
    for name in ("one", "two"):
        cli("play", "wreckers", "--seed", "7", "--save", name, then="1")
    assert (cli.folder / "one").read_text() == (cli.folder / "two").read_text()
    cli("play", "wreckers", "--seed", "8", "--save", "three", then="1")
    assert answers(cli.folder / "three") != answers(cli.folder / "one")


@pytest.mark.parametrize(("stop", "code"), [(None, 0), ("quit", 0), (CTRL_C, 130)], ids=["end", "quit", "ctrl-c"])
def test_leaving_saves_and_says_how_to_resume(cli, stop, code):
    done = cli("play", "wreckers", keys=["1", "2", *([] if stop is None else [stop])])
    assert done.code == code
    (file,) = cli.saved
    assert f"kaper play wreckers --resume {file}" in done.flat
    assert (0, 2) in answers(file)
    assert records.read_file(file).seed is None, "the seed stays secret while the game is not over"


def test_a_resumed_game_goes_on_with_the_promised_dice(cli):
    cli("play", "wreckers", "--seats", "human:Ann,random", keys=["1", "2"])
    (file,) = cli.saved
    before = answers(file)
    promise = records.read_file(file).header.fair
    done = cli("play", "--resume", str(file), then="1")
    assert done.code == 0
    assert promise.hash in done.flat
    record = records.read_file(file)
    assert record.header.names[0] == "Ann"
    assert record.header.fair == promise
    assert answers(file)[: len(before)] == before
    assert cli("verify", str(file)).code == 0


def test_a_resumed_game_with_a_seed_is_as_if_it_had_not_stopped(cli):
    cli("play", "wreckers", "--seed", "5", "--save", "whole", then="1")
    cli("play", "wreckers", "--seed", "5", "--save", "part", keys=["1"] * 4)
    cli("play", "--resume", "part", "--seed", "5", then="1")
    assert (cli.folder / "part").read_text() == (cli.folder / "whole").read_text()


def test_a_game_whose_seed_is_lost_goes_on_and_says_so(cli, monkeypatch):
    cli("play", "wreckers", keys=["1", "2"])
    (file,) = cli.saved
    monkeypatch.setenv("KAPER_DATA", str(cli.folder / "elsewhere"))
    done = cli("play", "--resume", str(file), then="1")
    assert "can no longer be verified" in done.flat
    assert cli("verify", str(file)).code == 1


def test_a_finished_game_resumed_shows_its_end(cli):
    cli("play", "wreckers", "--save", "done", then="1")
    done = cli("play", "--resume", "done")
    assert done.code == 0
    assert "Place" in done.out
    assert not cli.keyboard.prompts
    assert cli("verify", "done").code == 0, "and leaves the record as it was"


def test_other_bots_can_take_over_when_a_game_is_resumed(cli):
    cli("play", "wreckers", "--seats", "human,random", "--save", "game", keys=["1"])
    assert cli("play", "--resume", "game", "--seats", "random,random").code == 0
    assert records.read_file(cli.folder / "game").header.players == ["random", "random"]
    wrong = cli("play", "--resume", "game", "--seats", "random,random,random")
    assert wrong.code == 2
    assert "2 seats" in wrong.flat


def test_a_signal_in_the_middle_of_a_move_waits_for_its_end(cli, monkeypatch):
    real = sitting.Match.act

    def interrupted(match, seat, answer, number=None):
        os.kill(os.getpid(), signal.SIGTERM)
        return real(match, seat, answer, number)

    monkeypatch.setattr(sitting.Match, "act", interrupted)
    done = cli("play", "wreckers", "--seats", "human,random", keys=["1", "2"])
    assert done.code == 130
    assert answers(cli.saved[0]) == [(0, "0")]


# taking back


def test_undo_alone_goes_past_what_became_known_and_makes_it_practice(cli):
    done = cli(
        "play", "wreckers", "--seed", "1", "--seats", "human,random,random", keys=["1", "4", "undo", "2"], then="1"
    )
    assert "Taken back" in done.out
    assert "practice" in done.out
    record = records.read_file(cli.saved[0])
    assert any(entry.undo is not None for entry in record.entries)
    assert record.header.practice
    bids = [answer for seat, answer in answers(cli.saved[0]) if seat == 0 and isinstance(answer, int)]
    assert bids[:2] == [4, 2]


def test_undo_reaches_back_over_silent_passes_to_what_one_decided(cli):
    keys = ["1", "1", "1", "undo", "undo", "undo", "3"]
    done = cli("play", "wreckers", "--seed", "1", "--seats", "human,random,random", keys=keys)
    questions = re.findall(r"Kaper: (.*\?)", done.out)
    assert questions[0] == questions[-2], "back at the first question of all"
    assert questions[-1] != questions[-2]


def test_with_nothing_to_take_back_undo_is_refused(cli):
    done = cli("play", "wreckers", "--seats", "human,random", keys=["undo"])
    assert "nothing to take back" in done.flat


def test_several_people_cannot_undo_what_became_known(cli):
    keys = ["", "1", "undo", "2", "", "1", "", "undo"]
    done = cli("play", "wreckers", "--seats", "human:Ann,human:Bo", keys=keys)
    assert "became known" in done.flat or "answered after you" in done.flat or "nothing to take back" in done.flat
    assert not records.read_file(cli.saved[0]).header.practice


# words instead of answers


def test_a_refused_answer_names_its_rule_and_the_question_stands(cli):
    done = cli("play", "wreckers", "--seats", "human,random", keys=["1", "11", "mermaid", "3"])
    assert "from 0 to 10" in done.flat
    assert "All bid coins at once" in done.flat, "the rule in its words"
    assert (0, 3) in answers(cli.saved[0])


def test_a_question_mark_shows_the_rule_behind_a_question_or_an_option(cli):
    done = cli("play", "wreckers", "--seats", "human,random", "--lang", "pl", keys=["?", "? 2", "? lamp", "? skrzynia"])
    assert done.out.count("Obserwator, co noc inny gracz") == 2
    assert "Zanim zwycięzca wyłowi" in done.flat
    assert "skrzyni" in done.flat


def test_rules_can_be_searched_the_table_looked_at_and_the_log_read(cli):
    keys = ["1", "rules false lamp", "rules kraken", "rules", "log", "look", "help", "save here.jsonl", "", "x"]
    done = cli("play", "wreckers", "--seats", "human,random", keys=keys)
    assert "may hang one false lamp" in done.flat
    assert "No rule contains “kraken”" in done.flat
    assert re.search(r"Kaper looks at reef token 1: it is worth \d\. +peek", done.out)
    assert done.out.count("How many coins do you bid?") == 2
    assert "Ctrl-C does the same" in done.flat
    assert "Saved: here.jsonl" in done.flat
    assert answers(cli.folder / "here.jsonl")[0] == (0, "0")
    assert "Type a number from 0 to 10" in done.flat


# several people on one screen


def test_people_on_one_screen_see_their_secrets_only_after_they_confirmed(cli):
    """Each answers behind a covered screen; the prompts show whose turn it is before anything else."""
    done = cli("play", "wreckers", "--seats", "human:Ann,human:Bo", "--seed", "2", keys=["", "1", "3", "", "4"])
    before_bo = done.out.split("The screen is for Bo now.")[0]
    assert "The screen is for Ann now." in before_bo
    assert before_bo.count("Ann: How many coins") == 1
    assert "Bo: How many coins" not in before_bo
    assert answers(cli.saved[0])[:3] == [(0, "0"), (0, 3), (1, 4)]
    assert [p for p in cli.keyboard.prompts if "Enter" in p and "looking" in p]


def test_a_window_is_one_question_to_all_people_so_that_nobody_shows_a_hand(cli):
    seats = "human:Ann,human:Bo,human:Cy"
    keys = ["", "1", "9", "", "1", "", "1", "x", "2", "", "1"]
    done = cli("play", "wreckers", "--seats", seats, "--seed", "2", keys=keys)
    assert any("Does anyone interrupt?" in prompt for prompt in cli.keyboard.prompts)
    assert "The screen is for Bo now." in done.out
    window = [(seat, answer) for seat, answer in answers(cli.saved[0]) if seat and isinstance(answer, str)]
    assert window[:2] == [(1, "pass"), (2, "pass")]


def test_nobody_interrupts(cli):
    cli("play", "wreckers", "--seats", "human:Ann,human:Bo,random", "--seed", "2", keys=["", "1", "9", "", "1", ""])
    assert (1, "pass") in answers(cli.saved[0])


def test_a_whole_game_of_three_people(cli):
    def key():
        prompt = cli.keyboard.prompts[-1]
        return "" if "Enter" in prompt else "1"

    done = cli("play", "wreckers", "--seats", "human,human,human", then=key)
    assert done.code == 0
    assert cli("verify", str(cli.saved[0])).code == 0


# bots


def test_bots_alone_play_to_the_end_while_one_watches(cli):
    done = cli("play", "wreckers", "--seats", "random,random,random", "--seed", "4")
    assert done.code == 0
    assert not cli.keyboard.prompts
    assert "looks at reef token" in done.out
    assert "is worth" not in done.out, "a spectator does not see what the lookout saw"


@pytest.mark.parametrize("bot", [Cheat, Drunk])
def test_a_bot_that_fails_is_answered_for_and_the_people_hear_of_it(cli, monkeypatch, bot):
    monkeypatch.setattr("kaper.cli.play.find_bot", lambda spec: bot())
    done = cli("play", "wreckers", "--seats", "human,random", then="1")
    assert done.code == 0
    assert "gave no usable answer" in done.flat


def test_a_fault_of_the_rules_is_said_and_the_game_is_saved(cli, monkeypatch):
    def broken(state, first):
        raise ZeroDivisionError

    def key():
        monkeypatch.setattr("wreckers.Wreck.clockwise", broken)
        return "1"

    done = cli("play", "wreckers", "--seats", "human,random", "--save", "game", keys=["1", key])
    assert done.code == 1
    assert "A fault in the rules of this game" in done.flat
    assert "ZeroDivisionError" in done.flat
    assert [seat for seat, _ in answers(cli.folder / "game")] == [0, 1], "without the answer that broke it"


# a poor environment


def test_where_nothing_can_be_written_a_sentence_says_so(cli, monkeypatch):
    (cli.folder / "file").write_text("")
    monkeypatch.setenv("KAPER_DATA", str(cli.folder / "file"))
    done = cli("play", "wreckers", keys=["1"])
    assert done.code == 0
    assert "Cannot write" in done.flat
    assert "Traceback" not in done.flat


def test_without_standard_input_one_leaves_at_once(cli, monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    done = cli("play", "wreckers", keys=["1", "1"])
    assert done.code == 0
    assert not cli.keyboard.prompts
    assert cli.saved


class Stubborn:
    """A bot that thinks long and survives whatever goes wrong in it."""

    def answer(self, handle, rng):
        try:
            os.kill(os.getpid(), signal.SIGINT)
        except Exception:
            return handle.sample(rng)


def test_ctrl_c_stops_a_bot_that_is_thinking(cli, monkeypatch):
    monkeypatch.setattr("kaper.cli.play.find_bot", lambda spec: Stubborn())
    done = cli("play", "wreckers", "--seats", "human,random", then="1")
    assert done.code == 130
    assert answers(cli.saved[0]) == [(0, "0")]


def test_what_is_refused_now_is_listed_with_its_reason():
    voice = Voice("en")
    voice.packages = ("kaper.cli", "wreckers")
    lamp = Closed("lamp", Text("option-lamp"), Text("refusal-no-lamp"), "lamp")
    asked = Question(0, "choose", "HangLamp", Text("ask-lamp"), "lamp", [Option("pass", Text("pass"))], closed=[lamp])
    with voice.console.capture() as shown:
        Screen(voice, GAME, ["Ada", "Ben"]).question(asked)
    assert "– Hang a false lamp You hold no false lamp." in shown.get()
