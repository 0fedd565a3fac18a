#!/usr/bin/env python3
"""Plays a whole game against itself through `henge engine`, choosing at random, and prints the result.

    python3 examples/random_player.py                      3 players, the standard board
    python3 examples/random_player.py --players 5 --seed 7
    python3 examples/random_player.py --option board=small16 --players 2 --log
    python3 examples/random_player.py --henge target/release/henge

Only the standard library is needed. docs/engine.md describes everything the engine understands.
"""

import argparse
import json
import random
import subprocess
import sys


class Engine:
    """A running `henge engine`: one JSON object per line in, one out."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [*command, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, cmd, **fields):
        """Sends a command and returns the answer; an error of the engine is raised."""
        self.process.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the engine has gone")
        answer = json.loads(line)
        if "error" in answer:
            raise RuntimeError("{code}: {message}".format(**answer["error"]))
        return answer

    def close(self):
        """Ends the engine and returns its exit code."""
        self.ask("quit")
        self.process.stdin.close()
        return self.process.wait()


def play(engine, game, players, options, seed, log):
    """Plays one game at random and returns the final standings."""
    dice = random.Random(seed)
    answer = engine.ask("new", game=game, players=players, options=options, seed=seed)
    while answer["turn"] != "over":
        if log:
            for step in answer["steps"]:
                print(step["step"], ", ".join(step["events"]), file=sys.stderr)
        seat = answer["seats"][0]
        legal = engine.ask("legal", seat=seat)
        answer = engine.ask("play", seat=seat, action=dice.choice(legal["actions"]))
    print(f"{game}, {players} players, seed {seed}: over after {answer['step']} steps")
    return engine.ask("standings")["standings"]


def main():
    parser = argparse.ArgumentParser(description="A game at random through `henge engine`.")
    parser.add_argument("--henge", default="henge", help="the program to start")
    parser.add_argument("--game", default="dolmengoetter")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    parser.add_argument("--log", action="store_true", help="print every step to stderr")
    parser.add_argument("--record", metavar="FILE", help="write the game to a record file")
    arguments = parser.parse_args()
    options = dict(option.split("=", 1) for option in arguments.option)

    engine = Engine([arguments.henge])
    try:
        standings = play(
            engine, arguments.game, arguments.players, options, arguments.seed, arguments.log
        )
        for row in sorted(standings, key=lambda row: (row["place"], row["seat"])):
            print(f"{row['place']}. P{row['seat']} with {row['score']} points")
        if arguments.record:
            with open(arguments.record, "w", encoding="utf-8", newline="\n") as file:
                file.write(engine.ask("record")["record"])
    except RuntimeError as error:
        print(f"random_player: {error}", file=sys.stderr)
        return 1
    return engine.close()


if __name__ == "__main__":
    sys.exit(main())
