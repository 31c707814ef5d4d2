import type {
  BookDefinition,
  CascadeDefinition,
  CrashDefinition,
  GameDefinition,
  HiLoDefinition,
  HoldDefinition,
  LinesDefinition,
  MinesDefinition,
  TowersDefinition,
  WheelDefinition,
} from '../definition.ts';
import { amberCodex } from '../portfolio/amber-codex.ts';
import { cometGarden } from '../portfolio/comet-garden.ts';
import { gearworks } from '../portfolio/gearworks.ts';
import { goldRail } from '../portfolio/gold-rail.ts';
import { highKite } from '../portfolio/high-kite.ts';
import { paperDragons } from '../portfolio/paper-dragons.ts';
import { queensLadder } from '../portfolio/queens-ladder.ts';

/** Nobody can play these: they take branches often that real games take once in a million rounds, or never. */

const lines: LinesDefinition = {
  id: 'vector-lines',
  mathVersion: 1,
  engine: 'lines',
  grid: { reels: 3, rows: 2 },
  symbols: [
    { id: 'W', role: 'wild' },
    { id: 'S', role: 'scatter' },
    { id: 'A', role: 'regular' },
    { id: 'B', role: 'regular' },
  ],
  reels: {
    base: [
      ['A', 'A', 'S', 'B', 'W', 'B'],
      ['A', 'A', 'S', 'B', 'W', 'A'],
      ['A', 'A', 'S', 'B', 'A', 'W'],
    ],
    free: [
      ['A', 'B', 'S', 'B', 'W', 'A', 'B'],
      ['B', 'A', 'S', 'A', 'W'],
      ['A', 'B', 'S', 'A', 'B', 'W'],
    ],
  },
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  pays: { W: [0, 0, 4, 20], A: [0, 0, 1, 5], B: [0, 0, 2, 6] },
  bothWays: true,
  scatterPays: [0, 0, 1, 3],
  freeSpins: { awards: [0, 0, 2, 3], multiplier: 2 },
  fullScreenMultiplier: 3,
  maximumWinStakes: 20,
};

const endlessFreeSpins: LinesDefinition = {
  id: 'vector-free-spins',
  mathVersion: 1,
  engine: 'lines',
  grid: { reels: 1, rows: 1 },
  symbols: [{ id: 'S', role: 'scatter' }],
  reels: { base: [['S']] },
  lines: [[0]],
  pays: {},
  freeSpins: { awards: [0, 7], multiplier: 1 },
  maximumWinStakes: 1,
};

const book: BookDefinition = { ...amberCodex, id: 'vector-book', maximumWinStakes: 8 };

const clusters: CascadeDefinition = {
  id: 'vector-clusters',
  mathVersion: 1,
  engine: 'cascade',
  grid: { reels: 3, rows: 3 },
  symbols: [
    { id: 'S', role: 'scatter' },
    { id: 'A', role: 'regular' },
    { id: 'B', role: 'regular' },
  ],
  reads: 'cluster',
  fill: { from: 'weights', base: { S: [2, 2, 2], A: [4, 4, 4], B: [4, 4, 4] } },
  stakeUnits: 10,
  pays: { A: [0, 0, 0, 1, 2], B: [0, 0, 0, 2, 3] },
  multiplier: { kind: 'cells', ladder: [0, 1, 2, 3] },
  scatterPays: [0, 0, 0, 5],
  freeSpins: { awards: [0, 0, 0, 2], again: [0, 0, 0, 1] },
  maximumWinStakes: 50,
};

const endlessDrops: CascadeDefinition = {
  ...clusters,
  id: 'vector-drops',
  grid: { reels: 1, rows: 1 },
  reads: 'anywhere',
  fill: { from: 'weights', base: { A: [1] } },
  pays: { A: [0, 1] },
  multiplier: { kind: 'growing', base: 1, free: 1 },
};

const endlessCascades: CascadeDefinition = {
  ...endlessDrops,
  id: 'vector-cascade-spins',
  fill: { from: 'weights', base: { S: [1] } },
  freeSpins: { awards: [0, 30], again: [0, 7] },
};

/** Coins whose chances are of the size at which words are thrown away. */
const hold: HoldDefinition = {
  ...goldRail,
  id: 'vector-hold',
  hold: {
    ...goldRail.hold,
    trigger: 3,
    coinChance: { weight: 900_000_000, of: 3_000_000_000 },
    values: goldRail.hold.values.map((value) => ({ ...value, weight: 100_000_000 })),
  },
  maximumWinStakes: 150,
};

const fullScreen: HoldDefinition = {
  ...goldRail,
  id: 'vector-full-screen',
  grid: { reels: 2, rows: 1 },
  symbols: [
    { id: 'A', role: 'regular' },
    { id: 'C', role: 'coin' },
    { id: 'X', role: 'blank' },
  ],
  reels: { base: [['C'], ['C', 'A']] },
  lines: [[0, 0]],
  pays: { A: [0, 0, 1] },
  hold: { ...goldRail.hold, trigger: 2 },
};

const wheel: WheelDefinition = {
  id: 'vector-wheel',
  mathVersion: 1,
  engine: 'table',
  kind: 'wheel',
  stakeUnits: 10,
  modes: [{ id: 'main', sectors: [0, 20, 10].map((units) => ({ units, weight: 1_000_000_000 })) }],
};

const steps = { mathVersion: 1, engine: 'steps', stakeUnits: 100, returnPerMille: 960 } as const;

const mines: MinesDefinition = {
  ...steps,
  id: 'vector-mines',
  kind: 'mines',
  maximumWinStakes: 2,
  columns: 2,
  rows: 2,
  modes: [{ id: 'traps-1', traps: 1 }],
};

const towers: TowersDefinition = {
  ...steps,
  id: 'vector-towers',
  kind: 'towers',
  maximumWinStakes: 100,
  floors: 2,
  modes: [{ id: 'even', doors: 2, safe: 1 }],
};

const ladder: HiLoDefinition = { ...queensLadder, id: 'vector-ladder', rungs: 2 };
const lowLadder: HiLoDefinition = { ...queensLadder, id: 'vector-low-ladder', maximumWinStakes: 3 };
/** Money that comes out at the maximum itself. */
const exact = { stakeUnits: 1, returnPerMille: 1_000 } as const;
const exactMines: MinesDefinition = { ...mines, ...exact, id: 'vector-exact-mines' };
const exactLadder: HiLoDefinition = {
  ...queensLadder,
  ...exact,
  id: 'vector-exact-ladder',
  maximumWinStakes: 13,
};
const flight: CrashDefinition = { ...highKite, id: 'vector-flight', maximumWinStakes: 3 };

export const MADE_UP: readonly GameDefinition[] = [
  lines,
  endlessFreeSpins,
  { ...cometGarden, id: 'vector-respin', maximumWinStakes: 4 },
  book,
  { ...paperDragons, id: 'vector-ways', maximumWinStakes: 10 },
  { ...paperDragons, id: 'vector-low-ways', maximumWinStakes: 1 },
  { ...gearworks, id: 'vector-cascade', maximumWinStakes: 6 },
  clusters,
  endlessDrops,
  endlessCascades,
  hold,
  fullScreen,
  wheel,
  mines,
  towers,
  ladder,
  lowLadder,
  exactMines,
  exactLadder,
  flight,
];
