"""Campaigns: levels of a solo game, each open when the one before is beaten; best results stay."""

from seedround.engine.errors import Refused
from seedround.engine.game import Game
from seedround.engine.words import Speaker
from seedround.server.protocol.http import CampaignShown, LevelShown
from seedround.server.sayings.tables import NoCampaign
from seedround.server.store import Feat, Store
from seedround.server.tables.match import Match


def feat_of(match: Match) -> Feat | None:
    """What the end of a game adds to its player's campaign.

    Only a person alone counts, with a fresh deal of our cards and no option but the level: what is
    played on from a replay, taken back after a look or made easier is practice.
    """
    campaign, config, result = match.game.campaign, match.config, match.playing.table.result
    if campaign is None or result is None or len(config.chairs) != campaign.seats:
        return None
    person, fresh = config.chairs[0].person, not (config.chosen or config.record.moves)
    level = getattr(match.playing.table.options, campaign.option)
    usual = match.game.options(**{campaign.option: level})
    if person is None or not fresh or match.went_behind or level not in campaign.levels:
        return None
    if match.playing.table.options != usual or not match.game.ships(match.playing.cards):
        return None
    return Feat(person, match.game.id, level, bool(result.winners), result.scores[0])


async def campaign_shown(
    store: Store, game: Game, person: str | None, language: str
) -> CampaignShown:
    """The levels as far as a person has come; the first is open to everybody."""
    if game.campaign is None:
        raise Refused(NoCampaign())
    feats = {feat.level: feat for feat in await store.feats(person, game.id)} if person else {}
    levels: list[LevelShown] = []
    beaten = True
    for level in game.campaign.levels:
        feat = feats.get(level)
        won = feat is not None and feat.won
        levels.append(
            LevelShown(
                level=level,
                open=beaten or won,
                beaten=won,
                best=feat.score if feat else None,
                told=_told(game, feat.score, language) if feat else None,
            )
        )
        beaten = won
    return CampaignShown(option=game.campaign.option, levels=tuple(levels))


def _told(game: Game, score: int, language: str) -> str | None:
    scored = game.rules().scored
    return Speaker(language, game.card_set()).say(scored(score)) if scored else None
