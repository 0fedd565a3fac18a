"""Somebody new with tables of all kinds, for the tests of the API.

Prints the token of who holds the tables, and writes words into a folder that requests are made of: tables.dict and
actions.dict.

python3 tables.py http://127.0.0.1:PORT FOLDER
"""

import json
import sys
import time
import urllib.request
from pathlib import Path

BASE, FOLDER = sys.argv[1] + "/api/v1", Path(sys.argv[2])
TOKEN = None


def ask(path, body=None, token=None):
    """Asks, or tells if there is a body."""
    headers = {"content-type": "application/json"}
    if token or TOKEN:
        headers["authorization"] = "Bearer " + (token or TOKEN)
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(BASE + path, data, headers), timeout=30) as answer:
        return json.load(answer)


def table(*seats, **more):
    """Opens a table on the small board."""
    new = {"game": "dolmengoetter", "seats": seats, "options": {"board": "small16", "start": "P0"}, **more}
    return ask("/tables", new)["id"]


def over(*seats):
    """Opens a table and plays there to the end."""
    place = table(*seats)
    while ask(f"/tables/{place}")["stage"] != "over":
        legal = ask(f"/tables/{place}/legal?seat=0")
        if legal["actions"]:
            action = legal["actions"][0]["action"]
            ask(f"/tables/{place}/act", {"seat": 0, "step": legal["step"], "action": action})
        else:
            time.sleep(0.01)
    return place


def shared_with(other, *seats):
    """Opens a table where somebody else has sat down, so that it cannot be deleted."""
    place = table(*seats)
    ask(f"/tables/{place}/join", {}, other)
    return place


def keep(name, words):
    """Writes words in the form of a dictionary for fuzzers."""
    (FOLDER / name).write_text("".join(f'"{word}"\n' for word in words))


TOKEN = ask("/people", {"name": "Who tries everything"})["token"]
other = ask("/people", {"name": "Who sits there too"})["token"]
shared = shared_with(other, "me", "here", "person")
tables = [shared, table("me", "here"), table("me", "bot:random", hints=True), table("me", "person", public=True), over("me", "bot:random")]
keep("tables.dict", tables)
keep("actions.dict", (legal["action"] for legal in ask(f"/tables/{shared}/legal")["actions"]))
print(TOKEN)
