import type { HoldDefinition } from '../hold/definition.ts';
import { strip } from './strip.ts';

/**
 * A night train through the mountains, its goods van full of coins: 5×3, twenty lines, the headlight is wild. Six
 * coins stop the train: they stay, the other cells turn three times more, and every new coin starts the three anew.
 * Three coins are jackpots of a fixed size; a full screen is the grand one.
 */
export const goldRail: HoldDefinition = {
  id: 'gold-rail',
  mathVersion: 1,
  engine: 'hold',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'headlight', role: 'wild' },
    { id: 'coin', role: 'coin' },
    { id: 'locomotive', role: 'regular' },
    { id: 'pocket-watch', role: 'regular' },
    { id: 'suitcase', role: 'regular' },
    { id: 'signal', role: 'regular' },
    { id: 'tea-glass', role: 'regular' },
    { id: 'whistle', role: 'regular' },
    { id: 'ticket', role: 'regular' },
    { id: 'spike', role: 'regular' },
    { id: 'track', role: 'blank' },
  ],
  reels: {
    base: [
      strip(`
        spike ticket coin coin whistle tea-glass locomotive spike ticket signal whistle suitcase spike
        coin coin coin ticket tea-glass whistle pocket-watch spike signal ticket whistle tea-glass
        spike suitcase ticket whistle signal
      `),
      strip(`
        ticket spike whistle coin coin tea-glass signal headlight spike ticket locomotive whistle
        tea-glass spike coin coin coin ticket suitcase signal whistle spike pocket-watch ticket
        tea-glass whistle spike signal ticket suitcase
      `),
      strip(`
        whistle ticket spike coin coin signal tea-glass ticket headlight whistle spike locomotive
        ticket tea-glass coin coin coin spike whistle signal suitcase ticket spike pocket-watch
        whistle tea-glass ticket spike signal suitcase
      `),
      strip(`
        spike tea-glass ticket coin coin whistle signal spike ticket headlight suitcase whistle
        locomotive spike coin coin coin tea-glass ticket signal whistle spike pocket-watch ticket
        tea-glass whistle spike ticket signal suitcase
      `),
      strip(`
        ticket whistle spike coin coin tea-glass ticket signal spike whistle locomotive ticket
        headlight spike coin coin coin whistle tea-glass suitcase ticket spike signal whistle
        pocket-watch ticket tea-glass spike whistle signal
      `),
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
    headlight: [0, 0, 0, 50, 200, 1000],
    locomotive: [0, 0, 0, 50, 200, 1000],
    'pocket-watch': [0, 0, 0, 40, 150, 500],
    suitcase: [0, 0, 0, 30, 100, 300],
    signal: [0, 0, 0, 20, 60, 200],
    'tea-glass': [0, 0, 0, 15, 50, 150],
    whistle: [0, 0, 0, 10, 30, 100],
    ticket: [0, 0, 0, 10, 25, 80],
    spike: [0, 0, 0, 10, 20, 80],
  },
  hold: {
    trigger: 6,
    respins: 3,
    coinChance: { weight: 1, of: 20 },
    values: [
      { units: 20, weight: 400 },
      { units: 40, weight: 250 },
      { units: 60, weight: 140 },
      { units: 100, weight: 90 },
      { units: 200, weight: 40 },
      { units: 300, weight: 25, jackpot: 'mini' },
      { units: 600, weight: 10, jackpot: 'minor' },
      { units: 2000, weight: 2, jackpot: 'major' },
    ],
    grandUnits: 20_000,
  },
  maximumWinStakes: 1500,
};
