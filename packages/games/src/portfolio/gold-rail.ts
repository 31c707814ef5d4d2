import type { HoldDefinition } from '../hold/definition.ts';
import { strip } from './strip.ts';
import { TWENTY_LINES } from './twenty-lines.ts';

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
        coin coin coin ticket suitcase signal tea-glass ticket pocket-watch tea-glass
        locomotive signal whistle tea-glass spike locomotive pocket-watch whistle ticket
        tea-glass whistle spike ticket suitcase spike whistle ticket signal spike suitcase
        signal spike whistle ticket spike whistle
      `),
      strip(`
        coin coin ticket spike locomotive ticket pocket-watch suitcase tea-glass whistle
        suitcase signal whistle tea-glass ticket suitcase pocket-watch ticket coin whistle
        signal spike tea-glass ticket signal whistle spike ticket locomotive tea-glass
        headlight spike whistle signal spike tea-glass
      `),
      strip(`
        coin coin coin tea-glass whistle spike ticket signal tea-glass whistle ticket
        tea-glass spike pocket-watch ticket whistle spike locomotive suitcase ticket
        locomotive spike suitcase signal spike pocket-watch tea-glass spike whistle signal
        suitcase ticket spike headlight whistle signal
      `),
      strip(`
        coin coin spike locomotive tea-glass whistle spike tea-glass ticket signal whistle
        headlight suitcase ticket spike whistle suitcase ticket coin locomotive whistle spike
        pocket-watch signal tea-glass ticket spike tea-glass pocket-watch ticket signal
        pocket-watch tea-glass signal whistle suitcase
      `),
      strip(`
        coin coin coin tea-glass signal ticket tea-glass whistle signal spike pocket-watch
        signal spike pocket-watch whistle spike suitcase tea-glass whistle pocket-watch ticket
        spike tea-glass whistle ticket tea-glass locomotive whistle headlight suitcase ticket
        signal spike whistle suitcase ticket
      `),
    ],
  },
  lines: TWENTY_LINES,
  pays: {
    headlight: [0, 0, 0, 60, 250, 1000],
    locomotive: [0, 0, 0, 50, 200, 1000],
    'pocket-watch': [0, 0, 0, 40, 150, 500],
    suitcase: [0, 0, 0, 35, 120, 400],
    signal: [0, 0, 0, 25, 80, 250],
    'tea-glass': [0, 0, 0, 20, 70, 200],
    whistle: [0, 0, 0, 15, 50, 120],
    ticket: [0, 0, 0, 15, 40, 100],
    spike: [0, 0, 0, 15, 40, 100],
  },
  hold: {
    trigger: 6,
    respins: 3,
    coinChance: { weight: 1, of: 20 },
    values: [
      { units: 20, weight: 380 },
      { units: 40, weight: 250 },
      { units: 60, weight: 150 },
      { units: 100, weight: 100 },
      { units: 200, weight: 60 },
      { units: 300, weight: 30, jackpot: 'mini' },
      { units: 1000, weight: 10, jackpot: 'minor' },
      { units: 4000, weight: 2, jackpot: 'major' },
    ],
    grandUnits: 20_000,
  },
  maximumWinStakes: 1200,
};
