"""Trains a small policy with a few lines of PyTorch, then lets it play against random and greedy players.

Many tables are stepped together by `henge.Batch`; the policy has seat 0, random players the others. The learning is the plainest there is
(REINFORCE with a mean for a baseline), so do not expect more than that it soon beats random players; CPU, minutes.

    pip install ./python torch
    python examples/train_policy.py --game runestones --minutes 3
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import henge


def network(game):
    return nn.Sequential(nn.Linear(game.feature_count, 128), nn.ReLU(), nn.Linear(128, game.action_count))


def choose(policy, observation, mask):
    """An action for each row, and how likely it was."""
    logits = policy(torch.as_tensor(observation)).masked_fill(~torch.as_tensor(mask), -1e9)
    odds = torch.distributions.Categorical(logits=logits)
    actions = odds.sample()
    return actions, odds.log_prob(actions)


def train(game, policy, minutes, tables, seed):
    """Plays until the time is over; learns from each batch of finished games."""
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
    batch = henge.Batch(game.id, game.players, n=tables, seed=seed, opponents={s: "random" for s in range(1, game.players)})
    end = time.monotonic() + 60 * minutes
    kept = [[] for _ in range(tables)]
    games, curve = 0, Curve(minutes)
    while time.monotonic() < end:
        finished = []
        while len(finished) < tables:
            observation, mask = batch.observation.copy(), batch.mask
            with torch.no_grad():
                actions, _ = choose(policy, observation, mask)
            legal = [np.flatnonzero(row) for row in mask]
            for table in range(tables):
                kept[table].append((observation[table], int(actions[table]), legal[table]))
            batch.step(actions.numpy())
            for table in np.flatnonzero(batch.done):
                finished.append((kept[table], float(batch.reward[table, 0])))
                kept[table] = []
        games += len(finished)
        curve.add(games, [reward for _, reward in finished])
        learn(game, policy, optimiser, finished)
    return games


class Curve:
    """Tells ten times on the way how the latest games against random players went, while the policy still tries things."""

    def __init__(self, minutes):
        self.begin, self.step, self.told, self.latest = time.monotonic(), 6 * minutes, 0, []

    def add(self, games, rewards):
        self.latest += rewards
        spent = time.monotonic() - self.begin
        if spent >= (self.told + 1) * self.step:
            self.told = int(spent / self.step)
            print(f"{spent:5.0f} s, {games:6} games: mean reward of the latest {len(self.latest)} {np.mean(self.latest):+.2f}", flush=True)
            self.latest = []


def learn(game, policy, optimiser, finished):
    mean = np.mean([reward for _, reward in finished])
    moves = [(*move, reward - mean) for course, reward in finished for move in course]
    np.random.shuffle(moves)
    for first in range(0, len(moves), 512):
        observation, actions, legal, gain = zip(*moves[first : first + 512])
        mask = torch.zeros(len(actions), game.action_count, dtype=torch.bool)
        for row, numbers in enumerate(legal):
            mask[row, numbers] = True
        logits = policy(torch.as_tensor(np.array(observation))).masked_fill(~mask, -1e9)
        likely = torch.distributions.Categorical(logits=logits).log_prob(torch.tensor(actions))
        loss = -(likely * torch.tensor(gain, dtype=torch.float32)).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def weigh(game, policy, opponent, games, seed):
    """The mean reward against this opponent."""
    batch = henge.Batch(game.id, game.players, n=min(games, 64), seed=seed, opponents={s: opponent for s in range(1, game.players)})
    rewards = []
    while len(rewards) < games:
        with torch.no_grad():
            actions, _ = choose(policy, batch.observation, batch.mask)
        batch.step(actions.numpy())
        rewards.extend(batch.reward[batch.done, 0])
    return float(np.mean(rewards))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="runestones")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--games", type=int, default=200, help="how many to weigh the policy with")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    np.random.seed(arguments.seed)
    game = henge.Game(arguments.game, arguments.players)
    policy = network(game)
    for moment in ("before", "after"):
        for opponent in ("random", "greedy"):
            reward = weigh(game, policy, opponent, arguments.games, arguments.seed)
            print(f"{moment} training, against {opponent}: mean reward {reward:+.2f}")
        if moment == "before":
            games = train(game, policy, arguments.minutes, arguments.tables, arguments.seed)
            print(f"trained with {games} games")


if __name__ == "__main__":
    main()
