import type { LinesDefinition } from '../definition.ts';
import { strip } from './strip.ts';

/**
 * A wide prairie from dawn to dusk: 5×4, forty lines. Sunrises stand four high and are wild from the second reel
 * on, bison come in herds; three windmills bring free spins.
 */
export const bisonValley: LinesDefinition = {
  id: 'bison-valley',
  mathVersion: 1,
  engine: 'lines',
  grid: { reels: 5, rows: 4 },
  symbols: [
    { id: 'sunrise', role: 'wild' },
    { id: 'windmill', role: 'scatter' },
    { id: 'bison', role: 'regular' },
    { id: 'eagle', role: 'regular' },
    { id: 'wolf', role: 'regular' },
    { id: 'pronghorn', role: 'regular' },
    { id: 'hare', role: 'regular' },
    { id: 'sunflower', role: 'regular' },
    { id: 'horseshoe', role: 'regular' },
    { id: 'wheat', role: 'regular' },
    { id: 'thistle', role: 'regular' },
  ],
  reels: {
    base: [
      strip(`
        wolf hare thistle horseshoe wheat thistle horseshoe pronghorn hare sunflower thistle wheat
        wolf windmill sunflower wolf bison bison bison bison pronghorn sunflower wheat hare wheat
        horseshoe eagle wheat horseshoe sunflower thistle pronghorn eagle thistle
      `),
      strip(`
        sunflower thistle hare thistle horseshoe pronghorn horseshoe wolf wheat wolf eagle sunflower
        horseshoe wheat eagle bison bison bison wheat sunflower hare sunflower hare pronghorn
        thistle sunrise sunrise sunrise sunrise windmill wheat pronghorn wolf thistle horseshoe
      `),
      strip(`
        pronghorn thistle horseshoe wolf wheat horseshoe wheat sunrise sunrise sunrise sunrise
        sunflower eagle sunflower hare horseshoe thistle horseshoe pronghorn wolf hare sunflower
        thistle wolf bison bison bison eagle windmill wheat hare thistle wheat pronghorn sunflower
      `),
      strip(`
        thistle horseshoe sunflower thistle pronghorn thistle hare pronghorn eagle horseshoe eagle
        wheat wolf sunflower pronghorn windmill hare thistle horseshoe sunflower wheat hare wolf
        bison bison bison wolf horseshoe wheat sunrise sunrise sunrise sunrise sunflower wheat
      `),
      strip(`
        sunflower eagle horseshoe wheat thistle pronghorn hare thistle wheat horseshoe wheat bison
        bison bison sunflower wolf pronghorn wolf sunflower windmill sunflower horseshoe hare eagle
        horseshoe sunrise sunrise sunrise sunrise thistle pronghorn hare thistle wolf wheat
      `),
    ],
  },
  lines: [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
    [2, 2, 2, 2, 2],
    [3, 3, 3, 3, 3],
    [0, 1, 2, 1, 0],
    [1, 2, 3, 2, 1],
    [2, 1, 0, 1, 2],
    [3, 2, 1, 2, 3],
    [0, 1, 0, 1, 0],
    [1, 0, 1, 0, 1],
    [1, 2, 1, 2, 1],
    [2, 1, 2, 1, 2],
    [2, 3, 2, 3, 2],
    [3, 2, 3, 2, 3],
    [0, 0, 1, 0, 0],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [2, 2, 1, 2, 2],
    [2, 2, 3, 2, 2],
    [3, 3, 2, 3, 3],
    [0, 1, 1, 1, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [2, 1, 1, 1, 2],
    [2, 3, 3, 3, 2],
    [3, 2, 2, 2, 3],
    [0, 0, 1, 2, 2],
    [1, 1, 2, 3, 3],
    [2, 2, 1, 0, 0],
    [3, 3, 2, 1, 1],
    [0, 1, 2, 2, 2],
    [3, 2, 1, 1, 1],
    [0, 0, 0, 1, 2],
    [3, 3, 3, 2, 1],
    [0, 1, 2, 3, 3],
    [3, 2, 1, 0, 0],
    [1, 0, 1, 2, 1],
    [2, 3, 2, 1, 2],
    [1, 2, 1, 0, 1],
    [2, 1, 2, 3, 2],
  ],
  pays: {
    bison: [0, 0, 5, 25, 100, 300],
    eagle: [0, 0, 0, 20, 80, 250],
    wolf: [0, 0, 0, 15, 60, 200],
    pronghorn: [0, 0, 0, 15, 50, 150],
    hare: [0, 0, 0, 10, 40, 125],
    sunflower: [0, 0, 0, 8, 25, 100],
    horseshoe: [0, 0, 0, 8, 25, 100],
    wheat: [0, 0, 0, 5, 20, 75],
    thistle: [0, 0, 0, 5, 20, 75],
  },
  scatterPays: [0, 0, 0, 80, 400, 2000],
  freeSpins: { awards: [0, 0, 0, 8, 12, 20], multiplier: 1 },
  maximumWinStakes: 1000,
};
