import type { getGame, GameTile, OutputOf } from '@croupier/contract';
import type { RegionId } from '@croupier/domain';
import { mathHash, type PortfolioGame } from '@croupier/games';
import { mathsOf } from '@croupier/games/maths/maths-of.ts';
import { stakesIn } from './stake-units.ts';

export function tileView(game: PortfolioGame, available: boolean): GameTile {
  return {
    code: game.definition.id,
    provider: game.provider,
    available,
    genres: [...game.genres],
    features: [...game.features],
    maths: mathsOf(game.definition),
  };
}

export function gameView(
  game: PortfolioGame,
  available: boolean,
  region: RegionId,
): OutputOf<typeof getGame> {
  const { definition } = game;
  return {
    ...tileView(game, available),
    mathVersion: definition.mathVersion,
    mathHash: mathHash(definition),
    stakesMinor: stakesIn(region, definition).map(String),
    definition,
  };
}
