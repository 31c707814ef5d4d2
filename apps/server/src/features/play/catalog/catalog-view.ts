import type { GameTile, getGame } from '@croupier/contract/play/catalog';
import type { OutputOf } from '@croupier/contract/kit';
import type { RegionPack } from '@croupier/domain/site/regions';
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
  rules: RegionPack,
): OutputOf<typeof getGame> {
  const { definition } = game;
  return {
    ...tileView(game, available),
    mathVersion: definition.mathVersion,
    mathHash: mathHash(definition),
    stakesMinor: stakesIn(rules, definition).map(String),
    definition,
  };
}
