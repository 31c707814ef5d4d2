import type { GameDefinition } from '../definition.ts';
import { amberCodex } from './amber-codex.ts';
import { bisonValley } from './bison-valley.ts';
import { cometGarden } from './comet-garden.ts';
import { fairWheel } from './fair-wheel.ts';
import { gearworks } from './gearworks.ts';
import { glacierRun } from './glacier-run.ts';
import { goldRail } from './gold-rail.ts';
import { highKite } from './high-kite.ts';
import { honeyHive } from './honey-hive.ts';
import { lanternTide } from './lantern-tide.ts';
import { luckyFern } from './lucky-fern.ts';
import { marbleRun } from './marble-run.ts';
import { nightKeno } from './night-keno.ts';
import { paperDragons } from './paper-dragons.ts';
import { pearlReef } from './pearl-reef.ts';
import { queensLadder } from './queens-ladder.ts';
import { roofCats } from './roof-cats.ts';
import { sixOf45 } from './six-of-45.ts';
import { stormKeep } from './storm-keep.ts';
import { sunnyOrchard } from './sunny-orchard.ts';
import { tavernDice } from './tavern-dice.ts';

/** A game of the house as the lobby lists it. */
export interface PortfolioGame {
  readonly definition: GameDefinition;
  readonly provider: 'Toro Games';
  readonly genres: readonly string[];
  readonly features: readonly string[];
}

export const GAMES: readonly PortfolioGame[] = [
  {
    definition: sunnyOrchard,
    provider: 'Toro Games',
    genres: ['slots', 'fruits', 'classic'],
    features: ['full-screen-multiplier'],
  },
  {
    definition: lanternTide,
    provider: 'Toro Games',
    genres: ['slots', 'sea', 'adventure'],
    features: ['wilds', 'scatters', 'free-spins', 'multiplier'],
  },
  {
    definition: bisonValley,
    provider: 'Toro Games',
    genres: ['slots', 'animals', 'nature'],
    features: ['stacked-wilds', 'scatters', 'free-spins'],
  },
  {
    definition: cometGarden,
    provider: 'Toro Games',
    genres: ['slots', 'space', 'gems'],
    features: ['wilds', 'expanding-wilds', 'respins', 'both-ways'],
  },
  {
    definition: amberCodex,
    provider: 'Toro Games',
    genres: ['slots', 'books', 'adventure'],
    features: ['wilds', 'scatters', 'free-spins', 'expanding-symbol'],
  },
  {
    definition: paperDragons,
    provider: 'Toro Games',
    genres: ['slots', 'asia', 'ways'],
    features: ['wilds', 'scatters', 'free-spins', 'multiplier', 'choice'],
  },
  {
    definition: gearworks,
    provider: 'Toro Games',
    genres: ['slots', 'adventure', 'ways'],
    features: ['wilds', 'scatters', 'cascades', 'free-spins', 'multiplier'],
  },
  {
    definition: honeyHive,
    provider: 'Toro Games',
    genres: ['slots', 'nature', 'clusters'],
    features: ['scatters', 'cascades', 'clusters', 'free-spins', 'multiplier'],
  },
  {
    definition: stormKeep,
    provider: 'Toro Games',
    genres: ['slots', 'fantasy', 'adventure'],
    features: ['scatters', 'cascades', 'pay-anywhere', 'free-spins', 'multiplier'],
  },
  {
    definition: glacierRun,
    provider: 'Toro Games',
    genres: ['slots', 'nature', 'adventure'],
    features: ['wilds', 'scatters', 'cascades', 'free-spins', 'multiplier'],
  },
  {
    definition: goldRail,
    provider: 'Toro Games',
    genres: ['slots', 'adventure'],
    features: ['wilds', 'hold-and-win', 'jackpots', 'respins'],
  },
  {
    definition: fairWheel,
    provider: 'Toro Games',
    genres: ['instant', 'wheel', 'fair'],
    features: ['modes'],
  },
  {
    definition: marbleRun,
    provider: 'Toro Games',
    genres: ['instant', 'plinko'],
    features: ['modes'],
  },
  {
    definition: tavernDice,
    provider: 'Toro Games',
    genres: ['instant', 'dice'],
    features: ['modes'],
  },
  {
    definition: luckyFern,
    provider: 'Toro Games',
    genres: ['instant', 'scratch', 'nature'],
    features: [],
  },
  {
    definition: nightKeno,
    provider: 'Toro Games',
    genres: ['lottery', 'keno'],
    features: ['modes', 'picks'],
  },
  {
    definition: sixOf45,
    provider: 'Toro Games',
    genres: ['lottery'],
    features: ['picks'],
  },
  {
    definition: pearlReef,
    provider: 'Toro Games',
    genres: ['instant', 'mines', 'sea'],
    features: ['modes', 'choice', 'cash-out'],
  },
  {
    definition: roofCats,
    provider: 'Toro Games',
    genres: ['instant', 'towers', 'animals'],
    features: ['modes', 'choice', 'cash-out'],
  },
  {
    definition: queensLadder,
    provider: 'Toro Games',
    genres: ['instant', 'cards'],
    features: ['choice', 'cash-out'],
  },
  {
    definition: highKite,
    provider: 'Toro Games',
    genres: ['instant', 'crash'],
    features: ['shared-round', 'cash-out'],
  },
];

/** The game with this id as it is offered now, or undefined. */
export function findGame(id: string): PortfolioGame | undefined {
  return GAMES.find((game) => game.definition.id === id);
}
