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
  /** The day it came into the portfolio, `YYYY-MM-DD`; of a day, the later in the list is the newer. */
  readonly addedOn: string;
}

const ON_OFFER: readonly Omit<PortfolioGame, 'provider'>[] = [
  {
    definition: sunnyOrchard,
    genres: ['slots', 'fruits', 'classic'],
    features: ['full-screen-multiplier'],
    addedOn: '2026-11-21',
  },
  {
    definition: lanternTide,
    genres: ['slots', 'sea', 'adventure'],
    features: ['wilds', 'scatters', 'free-spins', 'multiplier'],
    addedOn: '2026-11-21',
  },
  {
    definition: bisonValley,
    genres: ['slots', 'animals', 'nature'],
    features: ['stacked-wilds', 'scatters', 'free-spins'],
    addedOn: '2026-11-21',
  },
  {
    definition: cometGarden,
    genres: ['slots', 'space', 'gems'],
    features: ['wilds', 'expanding-wilds', 'respins', 'both-ways'],
    addedOn: '2026-11-21',
  },
  {
    definition: amberCodex,
    genres: ['slots', 'books', 'adventure'],
    features: ['wilds', 'scatters', 'free-spins', 'expanding-symbol'],
    addedOn: '2026-11-21',
  },
  {
    definition: paperDragons,
    genres: ['slots', 'asia', 'ways'],
    features: ['wilds', 'scatters', 'free-spins', 'multiplier', 'choice'],
    addedOn: '2026-11-21',
  },
  {
    definition: gearworks,
    genres: ['slots', 'adventure', 'ways'],
    features: ['wilds', 'scatters', 'cascades', 'free-spins', 'multiplier'],
    addedOn: '2026-11-21',
  },
  {
    definition: honeyHive,
    genres: ['slots', 'nature', 'clusters'],
    features: ['scatters', 'cascades', 'clusters', 'free-spins', 'multiplier'],
    addedOn: '2026-11-21',
  },
  {
    definition: stormKeep,
    genres: ['slots', 'fantasy', 'adventure'],
    features: ['scatters', 'cascades', 'pay-anywhere', 'free-spins', 'multiplier'],
    addedOn: '2026-11-21',
  },
  {
    definition: glacierRun,
    genres: ['slots', 'nature', 'adventure'],
    features: ['wilds', 'scatters', 'cascades', 'free-spins', 'multiplier'],
    addedOn: '2026-11-21',
  },
  {
    definition: goldRail,
    genres: ['slots', 'adventure'],
    features: ['wilds', 'hold-and-win', 'jackpots', 'respins'],
    addedOn: '2026-11-21',
  },
  {
    definition: fairWheel,
    genres: ['instant', 'wheel', 'fair'],
    features: ['modes'],
    addedOn: '2026-11-21',
  },
  {
    definition: marbleRun,
    genres: ['instant', 'plinko'],
    features: ['modes'],
    addedOn: '2026-11-21',
  },
  {
    definition: tavernDice,
    genres: ['instant', 'dice'],
    features: ['modes'],
    addedOn: '2026-11-21',
  },
  {
    definition: luckyFern,
    genres: ['instant', 'scratch', 'nature'],
    features: [],
    addedOn: '2026-11-21',
  },
  {
    definition: nightKeno,
    genres: ['lottery', 'keno'],
    features: ['modes', 'picks'],
    addedOn: '2026-11-21',
  },
  {
    definition: sixOf45,
    genres: ['lottery'],
    features: ['picks'],
    addedOn: '2026-11-21',
  },
  {
    definition: pearlReef,
    genres: ['instant', 'mines', 'sea'],
    features: ['modes', 'choice', 'cash-out'],
    addedOn: '2026-11-21',
  },
  {
    definition: roofCats,
    genres: ['instant', 'towers', 'animals'],
    features: ['modes', 'choice', 'cash-out'],
    addedOn: '2026-11-21',
  },
  {
    definition: queensLadder,
    genres: ['instant', 'cards'],
    features: ['choice', 'cash-out'],
    addedOn: '2026-11-21',
  },
  {
    definition: highKite,
    genres: ['instant', 'crash'],
    features: ['shared-round', 'cash-out'],
    addedOn: '2026-11-21',
  },
];

/** The games on offer, in the order of the lobby. All are of the house's own studio. */
export const GAMES: readonly PortfolioGame[] = /* @__PURE__ */ ON_OFFER.map((game) => ({
  ...game,
  provider: 'Toro Games',
}));

/** The game with this id as it is offered now, or undefined. */
export function findGame(id: string): PortfolioGame | undefined {
  return GAMES.find((game) => game.definition.id === id);
}
