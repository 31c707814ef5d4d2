import type { LinesDefinition } from '../definition.ts';
import { strip } from './strip.ts';
import { TWENTY_LINES } from './twenty-lines.ts';

/**
 * A harbour at night: 5×3, twenty lines. The lighthouse is wild, three moons bring the tide in:
 * free spins with every win tripled, on strips where whales and lighthouses stand together, and which
 * further moons prolong. The leftmost reel shows a lighthouse in free spins only.
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
      strip(`
        shell starfish ship shell anchor knot moon shell compass anchor lantern knot starfish whale
        whale knot ship shell knot anchor knot shell anchor shell knot anchor shell knot anchor
        lantern compass knot
      `),
      strip(`
        starfish compass lantern starfish lantern knot starfish lantern starfish lantern ship
        lantern compass ship anchor lantern starfish moon lantern whale whale ship starfish knot
        lighthouse compass shell starfish lantern starfish compass shell compass
      `),
      strip(`
        lantern shell anchor compass moon shell whale whale compass shell knot shell knot ship knot
        compass anchor shell ship knot anchor shell anchor starfish ship shell starfish knot anchor
        shell lighthouse anchor
      `),
      strip(`
        ship starfish moon starfish shell knot lantern shell lantern compass shell ship compass ship
        lighthouse knot lantern compass starfish anchor starfish compass knot anchor starfish
        lantern shell knot anchor lantern whale whale
      `),
      strip(`
        compass anchor shell lantern lighthouse lantern compass starfish compass ship knot ship
        shell knot starfish lantern shell moon starfish knot anchor knot shell ship starfish whale
        whale anchor shell starfish lantern anchor
      `),
    ],
    free: [
      strip(`
        shell starfish knot ship ship anchor shell anchor knot whale whale whale shell anchor knot
        compass knot lantern knot anchor knot starfish shell moon shell lighthouse starfish shell
        knot shell compass knot anchor
      `),
      strip(`
        compass knot lantern starfish lantern starfish lantern starfish shell compass knot lantern
        compass moon compass anchor whale whale whale starfish lantern knot shell knot lantern ship
        ship lighthouse lighthouse starfish lantern starfish
      `),
      strip(`
        lantern anchor moon shell starfish shell lantern compass anchor ship ship shell compass
        whale whale whale shell starfish anchor shell anchor knot lighthouse lighthouse lighthouse
        shell knot anchor compass anchor shell knot
      `),
      strip(`
        lantern knot starfish shell ship ship starfish knot starfish lantern moon compass anchor
        lantern knot anchor lantern compass starfish shell knot shell starfish compass lighthouse
        lighthouse lighthouse anchor shell whale whale whale
      `),
      strip(`
        shell starfish anchor knot anchor starfish lantern knot shell anchor starfish ship ship
        shell starfish whale whale whale lantern starfish anchor lighthouse compass shell knot
        lantern moon knot lantern compass shell knot
      `),
    ],
  },
  lines: TWENTY_LINES,
  pays: {
    lighthouse: [0, 0, 0, 50, 250, 2000],
    whale: [0, 0, 0, 50, 200, 1000],
    ship: [0, 0, 0, 40, 150, 500],
    compass: [0, 0, 0, 30, 120, 400],
    anchor: [0, 0, 0, 20, 80, 300],
    lantern: [0, 0, 0, 20, 80, 250],
    starfish: [0, 0, 0, 15, 60, 200],
    shell: [0, 0, 0, 15, 60, 200],
    knot: [0, 0, 0, 15, 50, 150],
  },
  scatterPays: [0, 0, 0, 40, 200, 1000],
  freeSpins: { awards: [0, 0, 0, 10, 15, 20], multiplier: 3 },
  maximumWinStakes: 2000,
};
