#!/usr/bin/env python3
"""Plays a whole game against bots through the JSON API of a running `henge serve`, choosing at random.

    python3 examples/api_player.py                                 3 players, the server on this computer
    python3 examples/api_player.py --players 5 --bot random --seed 7
    python3 examples/api_player.py --option board=small16 --players 2 --log
    python3 examples/api_player.py --server http://127.0.0.1:7878 --record game.henge

It listens to the event stream of its table and acts when it is its turn. Only the standard library is needed;
docs/api.md describes everything the server understands.
"""

import argparse
import json
import random
import sys
import urllib.error
import urllib.request


class Api:
    """The JSON API of a server, for one person."""

    def __init__(self, server):
        self.server = server.rstrip("/")
        self.token = None

    def request(self, path, body=None, stream=False):
        """An open answer; an error of the server is raised with its code."""
        headers = {"Accept": "text/event-stream" if stream else "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.server}/api/v1{path}", data, headers)
        try:
            return urllib.request.urlopen(request)
        except urllib.error.HTTPError as error:
            with error:
                fault = json.load(error)["error"]
            raise RuntimeError("{code}: {message}".format(**fault)) from None
        except urllib.error.URLError as error:
            raise RuntimeError(f"{self.server} does not answer: {error.reason}") from None

    def get(self, path):
        with self.request(path) as answer:
            return json.load(answer)

    def post(self, path, body):
        with self.request(path, body) as answer:
            return json.load(answer)

    def changes(self, table):
        """Yields once at the beginning, and then whenever something has changed at a table."""
        with self.request(f"/tables/{table}/stream", stream=True) as lines:
            for line in lines:
                if line.startswith(b"data:"):
                    yield json.loads(line[5:])


def play(api, arguments):
    """Plays one game and returns the finished table."""
    dice = random.Random(arguments.seed)
    api.token = api.post("/people", {"name": "Random program"})["token"]
    seats = ["me"] + [f"bot:{arguments.bot}"] * (arguments.players - 1)
    options = dict(option.split("=", 1) for option in arguments.option)
    new = {"game": arguments.game, "seats": seats, "options": options}
    path = f"/tables/{api.post('/tables', new)['id']}"
    seen = 0
    for _ in api.changes(path.rsplit("/", 1)[1]):
        while True:
            table = api.get(path)
            if arguments.log and table["step"] > seen:
                for step in api.get(f"{path}/steps?from={seen + 1}")["steps"]:
                    print(step["step"], ", ".join(step["events"]), file=sys.stderr)
                    seen = step["step"]
            if table["stage"] == "over":
                return table
            if 0 not in table["deciding"]:
                break
            legal = api.get(f"{path}/legal?seat=0")
            action = dice.choice(legal["actions"])["action"]
            api.post(f"{path}/act", {"seat": 0, "step": legal["step"], "action": action})
    raise RuntimeError("the server has closed the stream")


def main():
    parser = argparse.ArgumentParser(description="A game at random through the JSON API.")
    parser.add_argument("--server", default="http://127.0.0.1:7878")
    parser.add_argument("--game", default="dolmengoetter")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy", help="whom to play against: random, greedy")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seed", type=int, default=random.randrange(2**32), help="fixes what this player chooses")
    parser.add_argument("--log", action="store_true", help="print what happens to stderr")
    parser.add_argument("--record", metavar="FILE", help="write the game to a record file")
    arguments = parser.parse_args()

    api = Api(arguments.server)
    try:
        table = play(api, arguments)
        print(f"{table['game']}, {arguments.players} players, table {table['id']}: over after {table['step']} steps")
        for row in sorted(table["standings"], key=lambda row: (row["place"], row["seat"])):
            print(f"{row['place']}. {table['seats'][row['seat']]['name']} with {row['score']} points")
        if arguments.record:
            with api.request(f"/tables/{table['id']}/record") as record, open(arguments.record, "wb") as file:
                file.write(record.read())
    except RuntimeError as error:
        print(f"api_player: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
