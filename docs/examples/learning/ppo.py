"""Proximal policy optimisation in NumPy: a small net learns to beat the random bot at Termites.

    RULEWRIGHT_MODE=compiled python ppo.py

The observation goes through one hidden layer, which gives a number for each action and one for the value of the position.
"""

from __future__ import annotations

import numpy as np

from rulewright.lab.vec.gym import SeatAgainstBots

GAMES, STEPS, HIDDEN = (
    128,
    64,
    64,
)  # games side by side; decisions of each between two updates; width of the hidden layer
CLIP, LAMBDA, ENTROPY, RATE = 0.2, 0.95, 0.01, 1e-3
EPOCHS, MINIBATCH = 2, 1024
LEAD = 0.02  # reward for each point that the lead grows by: the victory alone comes too seldom to learn from quickly


class Net:
    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights = {
            "in": random.normal(0, inputs**-0.5, (inputs, HIDDEN)),
            "in_bias": np.zeros(HIDDEN),
            "policy": random.normal(0, 0.01, (HIDDEN, actions)),
            "policy_bias": np.zeros(actions),
            "value": np.zeros((HIDDEN, 1)),
        }
        self.weights = {name: w.astype(np.float32) for name, w in self.weights.items()}
        self.mean = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.updates = 0

    def forward(self, seen, masks):
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in_bias"])
        scores = np.where(masks, hidden @ w["policy"] + w["policy_bias"], -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"])[:, 0]

    def update(self, seen, hidden, by_score, by_value) -> None:
        """One step of Adam, from the gradients by scores and values."""
        w = self.weights
        by_hidden = (by_score @ w["policy"].T + by_value[:, None] * w["value"].T) * (1 - hidden**2)
        gradients = {
            "in": seen.T @ by_hidden,
            "in_bias": by_hidden.sum(axis=0),
            "policy": hidden.T @ by_score,
            "policy_bias": by_score.sum(axis=0),
            "value": hidden.T @ by_value[:, None],
        }
        self.updates += 1
        for name, g in gradients.items():
            self.mean[name] += 0.1 * (g - self.mean[name])
            self.square[name] += 0.001 * (g * g - self.square[name])
            mean, square = self.mean[name] / (1 - 0.9**self.updates), self.square[name] / (1 - 0.999**self.updates)
            w[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


def scaled(observations):
    """Most fields are small numbers; a few registers are not."""
    return np.clip(observations, -16, 16).astype(np.float32) / 4


def lead(env: SeatAgainstBots):
    points = env.fields()["points"].astype(np.float32)
    return points[:, env.seat] - np.delete(points, env.seat, axis=1).max(axis=1)


def draw(chances, random):
    """An action for each row, by its chances."""
    return (chances.cumsum(axis=1) > random.random((len(chances), 1))).argmax(axis=1)


def collect(env, net, seen, random):
    """Plays STEPS decisions in each game; gives what was seen and done, and who won what ended."""
    kept, won = [], []
    before = lead(env)
    for _ in range(STEPS):
        rows, masks = scaled(seen), env.action_masks()
        _, chances, values = net.forward(rows, masks)
        actions = draw(chances, random)
        seen, shares, over, _, _ = env.step(actions)
        after = lead(env)
        rewards = shares + np.where(over, 0, LEAD * (after - before))
        before = after
        won += shares[over].tolist()
        kept.append((rows, masks, actions, chances[np.arange(GAMES), actions], values, rewards, over))
    return seen, [np.array(column) for column in zip(*kept, strict=True)], won


def advantages(values, rewards, over, last):
    """How much better each decision turned out than the value had promised (generalised advantage estimation)."""
    made, running = np.zeros_like(values), np.zeros_like(last)
    for step in reversed(range(STEPS)):
        following = last if step == STEPS - 1 else values[step + 1]
        surprise = rewards[step] + np.where(over[step], 0, following) - values[step]
        running = surprise + LAMBDA * np.where(over[step], 0, running)
        made[step] = running
    return made


def learn(net, batch, gains, random) -> None:
    seen, masks, actions, chances, values, _, _ = (column.reshape(-1, *column.shape[2:]) for column in batch)
    targets = gains.ravel() + values
    gains = (gains.ravel() - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        order = random.permutation(len(actions))
        for some in np.split(order, range(MINIBATCH, len(order), MINIBATCH)):
            hidden, now, value = net.forward(seen[some], masks[some])
            row = np.arange(len(some))
            ratio = now[row, actions[some]] / chances[some]
            gain = gains[some]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # else the policy has moved far enough
            logs = np.log(np.maximum(now, 1e-12))
            surprise = -(now * logs).sum(axis=1, keepdims=True)
            by_score = (free * gain * ratio)[:, None] * now  # of the loss: minus gain times ratio
            by_score[row, actions[some]] -= free * gain * ratio
            by_score += ENTROPY * now * (logs + surprise)
            net.update(seen[some], hidden, by_score / len(some), (value - targets[some]) / len(some))


def train(rounds: int = 30, seed: int = 1):
    """Yields the net, the decisions so far, and the share of victories in each round."""
    env = SeatAgainstBots("termites", GAMES, players=2)
    random = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    net = Net(seen.shape[1], int(env.single_action_space.n), seed)
    for number in range(1, rounds + 1):
        seen, batch, won = collect(env, net, seen, random)
        *_, values, rewards, over = batch
        last = net.forward(scaled(seen), env.action_masks())[2]
        learn(net, batch, advantages(values, rewards, over, last), random)
        yield net, number * GAMES * STEPS, float(np.mean(won)) if won else 0.5


if __name__ == "__main__":
    for _, decisions, share in train():
        print(f"{decisions:>9,} decisions: {share:.0%} of victories against random", flush=True)
