"""The games among Gymnasium's environments; found by its entry point group `gymnasium.envs`."""

from typing import Final

from gymnasium.envs.registration import register, registry

IDS: Final = {
    "seedround/TradeShow-v0": "trade-show",
    "seedround/Bidness-v0": "bidness",
    "seedround/TechDeck-v0": "tech-deck",
    "seedround/SiliconValley-v0": "silicon-valley",
}


def register_envs() -> None:
    """Make `gymnasium.make("seedround/TradeShow-v0")` and the others work."""
    for name, game in IDS.items():
        if name not in registry:
            register(
                id=name,
                entry_point="seedround.adapters.gymnasium:SeatEnv",
                kwargs={"game": game},
            )
