import type { GameDefinition } from '@croupier/games';
import type messages from './messages/en.json';

/** What wins, as a text of `game.wins`, with the numbers that stand in it. */
export interface WinRule {
  readonly key: keyof (typeof messages)['wins'];
  readonly numbers: Readonly<Record<string, number>>;
}

/** What begins the game's feature: so many of a symbol. */
export interface FeatureRule {
  readonly key: keyof (typeof messages)['feature'];
  readonly count: number;
  readonly symbol: string;
}

/** How a game is won, as it follows from its definition. */
export function winRuleOf(definition: GameDefinition): WinRule {
  const rule = (key: WinRule['key'], numbers: WinRule['numbers'] = {}): WinRule => ({ key, numbers });
  switch (definition.engine) {
    case 'lines':
    case 'book':
    case 'hold':
      return rule('lines', { least: leastOf(definition.pays), lines: definition.lines.length });
    case 'respin':
      return rule('bothWays', { least: leastOf(definition.pays), lines: definition.lines.length });
    case 'ways':
      return rule('ways', { least: leastOf(definition.pays), ways: waysOf(definition) });
    case 'cascade':
      return rule(CASCADES[definition.reads], {
        least: leastOf(definition.pays),
        ...(definition.reads === 'ways' && { ways: waysOf(definition) }),
        ...(definition.reads === 'lines' && { lines: definition.lines?.length ?? 0 }),
      });
    case 'table':
      return rule(definition.kind);
    case 'pool':
      return rule('scratch', { matches: definition.matches });
    case 'draw':
      return rule('draw', { numbers: definition.numbers, drawn: definition.drawn });
    case 'steps':
      return rule(({ mines: 'mines', towers: 'towers', 'hi-lo': 'cards' } as const)[definition.kind]);
    case 'crash':
      return rule('flight');
  }
}

/** What begins the feature; null where the game has none that symbols begin. */
export function featureRuleOf(definition: GameDefinition): FeatureRule | null {
  if (definition.engine === 'hold') {
    const coin = definition.symbols.find(({ role }) => role === 'coin');
    return coin ? { key: 'hold', count: definition.hold.trigger, symbol: coin.id } : null;
  }
  if (definition.engine === 'respin') {
    const wild = definition.symbols.find(({ role }) => role === 'wild');
    return wild ? { key: 'respin', count: 1, symbol: wild.id } : null;
  }
  if (!('freeSpins' in definition) || definition.freeSpins === undefined) return null;
  const { freeSpins, symbols } = definition;
  const awards = 'awards' in freeSpins ? freeSpins.awards : freeSpins[0]?.awards;
  const bringer = symbols.find(({ role }) => role === 'scatter' || role === 'book');
  const count = awards?.findIndex((spins) => spins > 0) ?? -1;
  return bringer && count > 0 ? { key: 'freeSpins', count, symbol: bringer.id } : null;
}

const CASCADES = {
  lines: 'cascadeLines',
  ways: 'cascadeWays',
  cluster: 'cluster',
  anywhere: 'anywhere',
} as const;

/** So many of any symbol pay; some may pay from fewer. */
function leastOf(pays: Readonly<Record<string, readonly number[]>>): number {
  return Math.max(...Object.values(pays).map((units) => units.findIndex((paid) => paid > 0)));
}

/** The most ways there can be: one cell of each reel. */
const waysOf = ({ grid }: { grid: { reels: number; rows: number } }): number => grid.rows ** grid.reels;
