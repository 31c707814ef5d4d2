import { amberCodex } from './amber-codex.ts';
import { bisonValley } from './bison-valley.ts';
import { cometGarden } from './comet-garden.ts';
import { gearworks } from './gearworks.ts';
import { glacierRun } from './glacier-run.ts';
import { honeyHive } from './honey-hive.ts';
import type { PortfolioGame } from './index.ts';
import { paperDragons } from './paper-dragons.ts';
import { stormKeep } from './storm-keep.ts';

/** Games whose rules are written and whose art or texts are not: not offered anywhere yet. */
export const UPCOMING: readonly PortfolioGame[] = [
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
];
