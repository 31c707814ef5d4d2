import type { LinesDefinition } from '../definition.ts';
import { strip } from './strip.ts';

/**
 * A harbour at night: 5×3, twenty lines. The lighthouse is wild, three moons bring the tide in:
 * free spins with every win tripled, which further moons prolong.
 */
export const lanternTide: LinesDefinition = {
  id: 'lantern-tide',
  mathVersion: 1,
  engine: 'lines',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'lighthouse', role: 'wild' },
    { id: 'moon', role: 'scatter' },
    { id: 'whale', role: 'regular' },
    { id: 'ship', role: 'regular' },
    { id: 'compass', role: 'regular' },
    { id: 'anchor', role: 'regular' },
    { id: 'lantern', role: 'regular' },
    { id: 'starfish', role: 'regular' },
    { id: 'shell', role: 'regular' },
    { id: 'knot', role: 'regular' },
  ],
  reels: {
    base: [
      strip('shell knot whale starfish anchor lantern moon shell compass knot ship starfish lighthouse lantern knot anchor shell compass starfish whale lantern knot ship shell anchor starfish knot compass lantern shell'),
      strip('knot shell compass starfish moon lantern anchor knot ship shell starfish whale lantern knot lighthouse shell anchor starfish compass knot lantern ship shell starfish anchor knot whale lantern shell compass'),
      strip('starfish lantern knot ship shell moon anchor starfish compass knot lantern whale shell starfish lighthouse knot anchor lantern shell ship starfish knot compass lantern moon shell anchor starfish knot whale'),
      strip('lantern shell anchor knot whale starfish moon compass lantern shell knot ship starfish anchor lighthouse shell lantern knot compass starfish whale shell anchor knot lantern ship starfish shell compass knot'),
      strip('knot starfish ship shell lantern moon anchor knot whale starfish compass shell lantern knot lighthouse anchor starfish shell ship knot lantern compass starfish shell anchor knot whale lantern starfish shell'),
    ],
  },
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 0, 1, 0, 1],
    [1, 2, 1, 2, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [0, 2, 0, 2, 0],
  ],
  pays: {
    lighthouse: [0, 0, 0, 50, 250, 2000],
    whale: [0, 0, 0, 50, 200, 1000],
    ship: [0, 0, 0, 30, 120, 500],
    compass: [0, 0, 0, 20, 80, 300],
    anchor: [0, 0, 0, 15, 50, 200],
    lantern: [0, 0, 0, 10, 30, 120],
    starfish: [0, 0, 0, 5, 20, 100],
    shell: [0, 0, 0, 5, 20, 100],
    knot: [0, 0, 0, 5, 15, 80],
  },
  scatterPays: [0, 0, 0, 40, 200, 1000],
  freeSpins: { awards: [0, 0, 0, 10, 15, 20], multiplier: 3 },
  maximumWinStakes: 2500,
};
