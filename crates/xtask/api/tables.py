"""Somebody new with tables of all kinds, for the tests of the API: prints NAME=VALUE lines.

python3 tables.py http://127.0.0.1:PORT
"""

import json
import sys
import time
import urllib.request

BASE = sys.argv[1] + "/api/v1"
TOKEN = None


def ask(path, body=None):
    """Asks, or tells if there is a body."""
    headers = {"content-type": "application/json"}
    if TOKEN:
        headers["authorization"] = "Bearer " + TOKEN
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(BASE + path, data, headers), timeout=30) as answer:
        return json.load(answer)


def table(*seats, **more):
    """Opens a table on the small board."""
    new = {"game": "dolmengoetter", "seats": seats, "options": {"board": "small16"}, **more}
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


TOKEN = ask("/people", {"name": "Who tries everything"})["token"]
print(f"HENGE_TOKEN={TOKEN}")
print(f"HENGE_RUNNING={table('me', 'bot:random', hints=True)}")
print(f"HENGE_SHARED={table('me', 'here')}")
print(f"HENGE_OPEN={table('me', 'person', public=True)}")
print(f"HENGE_OVER={over('me', 'bot:random')}")
