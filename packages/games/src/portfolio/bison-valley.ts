import type { LinesDefinition } from '../definition.ts';
import { strip } from './strip.ts';

/**
 * A wide prairie from dawn to dusk: 5×4, forty lines. Sunrises stand four high and are wild from the second reel
 * on, bison come in herds; three windmills bring free spins, in which the sun rises more often.
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
        sunflower sunflower windmill sunflower sunflower horseshoe horseshoe wheat wheat wheat eagle
        eagle pronghorn pronghorn thistle thistle sunflower horseshoe thistle wheat pronghorn
        pronghorn thistle thistle thistle wheat wheat eagle horseshoe horseshoe bison bison bison
        bison wolf hare hare wolf wolf hare hare wolf
      `),
      strip(`
        wolf hare hare thistle thistle thistle horseshoe eagle eagle sunrise sunrise sunrise sunrise
        sunflower sunflower wolf wheat wheat wheat bison bison bison horseshoe horseshoe pronghorn
        pronghorn sunflower sunflower wheat pronghorn pronghorn sunflower thistle thistle wolf wolf
        thistle eagle windmill wheat wheat hare hare horseshoe horseshoe
      `),
      strip(`
        sunflower sunflower sunrise sunrise sunrise sunrise sunflower sunflower pronghorn pronghorn
        thistle thistle thistle hare hare horseshoe horseshoe wolf wolf windmill eagle wheat wheat
        horseshoe horseshoe wheat bison bison bison thistle wolf pronghorn pronghorn wolf eagle
        eagle horseshoe thistle thistle wheat wheat wheat sunflower hare hare
      `),
      strip(`
        eagle wolf thistle thistle thistle pronghorn pronghorn wheat wheat horseshoe horseshoe bison
        bison bison wheat thistle pronghorn pronghorn thistle thistle sunflower sunflower eagle
        eagle wheat wheat wheat sunrise sunrise sunrise sunrise wolf sunflower windmill wolf wolf
        horseshoe horseshoe hare hare horseshoe hare hare sunflower sunflower
      `),
      strip(`
        pronghorn pronghorn eagle eagle sunflower sunflower eagle wheat wheat hare hare thistle
        thistle thistle pronghorn pronghorn thistle thistle sunflower sunflower horseshoe sunflower
        wheat wheat wheat sunrise sunrise sunrise sunrise horseshoe horseshoe windmill bison bison
        bison wolf wolf thistle hare hare wolf wheat horseshoe horseshoe wolf
      `),
    ],
    free: [
      strip(`
        sunflower sunflower wheat wheat wheat eagle eagle wolf wolf thistle thistle thistle
        sunflower sunflower hare hare wheat wheat horseshoe horseshoe thistle wheat windmill
        sunflower wolf pronghorn pronghorn eagle pronghorn pronghorn horseshoe horseshoe wolf hare
        hare thistle thistle bison bison bison bison horseshoe
      `),
      strip(`
        bison bison bison sunflower sunflower thistle thistle thistle horseshoe horseshoe sunrise
        sunrise eagle eagle wolf wolf pronghorn pronghorn wheat wheat wheat wolf windmill eagle wolf
        horseshoe horseshoe sunflower hare hare sunrise sunrise sunrise sunrise hare hare horseshoe
        sunflower sunflower pronghorn pronghorn
      `),
      strip(`
        bison bison bison sunrise sunrise sunrise sunrise sunflower sunflower horseshoe horseshoe
        sunflower horseshoe horseshoe eagle horseshoe pronghorn pronghorn eagle eagle wolf windmill
        hare hare sunrise sunrise pronghorn pronghorn wheat wheat wheat hare hare sunflower
        sunflower wolf thistle thistle thistle wolf wolf
      `),
      strip(`
        hare hare thistle thistle thistle wolf wheat wheat wheat sunflower sunflower sunrise sunrise
        eagle eagle sunrise sunrise sunrise sunrise pronghorn pronghorn sunflower horseshoe windmill
        wolf pronghorn pronghorn wolf wolf sunflower sunflower horseshoe horseshoe hare hare
        horseshoe horseshoe bison bison bison eagle
      `),
      strip(`
        horseshoe thistle thistle thistle hare hare wolf eagle sunflower sunflower hare hare
        sunflower eagle eagle horseshoe horseshoe sunrise sunrise horseshoe horseshoe pronghorn
        pronghorn wolf pronghorn pronghorn sunflower sunflower windmill wheat wheat wheat sunrise
        sunrise sunrise sunrise bison bison bison wolf wolf
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
    bison: [0, 0, 5, 30, 100, 300],
    eagle: [0, 0, 0, 25, 75, 200],
    wolf: [0, 0, 0, 25, 60, 150],
    pronghorn: [0, 0, 0, 20, 50, 120],
    hare: [0, 0, 0, 20, 50, 120],
    sunflower: [0, 0, 0, 12, 30, 75],
    horseshoe: [0, 0, 0, 12, 30, 75],
    wheat: [0, 0, 0, 10, 20, 50],
    thistle: [0, 0, 0, 10, 20, 50],
  },
  scatterPays: [0, 0, 0, 80, 400, 2000],
  freeSpins: { awards: [0, 0, 0, 8, 12, 20], multiplier: 1 },
  maximumWinStakes: 250,
};
