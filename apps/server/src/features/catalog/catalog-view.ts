import type { getGame, GameTile, OutputOf } from '@croupier/contract';
import type { RegionId } from '@croupier/domain';
import { mathHash, mathsOf, type GameDefinition, type PortfolioGame } from '@croupier/games';
import { stakesIn } from './stake-units.ts';

export function tileView(game: PortfolioGame, available: boolean): GameTile {
  return {
    code: game.definition.id,
    provider: game.provider,
    available,
    genres: [...game.genres],
    features: [...game.features],
    maths: figuresOf(game.definition),
  };
}

export function gameView(game: PortfolioGame, available: boolean, region: RegionId): OutputOf<typeof getGame> {
  const { definition } = game;
  return {
    ...tileView(game, available),
    mathVersion: definition.mathVersion,
    mathHash: mathHash(definition),
    stakesMinor: stakesIn(region, definition).map(String),
    definition,
  };
}

const figures = new WeakMap<GameDefinition, GameTile['maths']>();

/** Computed from the definition by enumeration; a definition never changes, so once is enough. */
export function figuresOf(definition: GameDefinition): GameTile['maths'] {
  let known = figures.get(definition);
  if (!known) {
    known = mathsOf(definition);
    figures.set(definition, known);
  }
  return known;
}
