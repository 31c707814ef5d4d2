import type { BookDefinition } from '../definition.ts';
import { strip } from './strip.ts';

/**
 * An old library on the Baltic coast, lit by candles and amber: 5×3, ten lines. The codex is wild and scatter;
 * three of them open ten free spins, in which one symbol, drawn from the codex, grows over its reels.
 */
export const amberCodex: BookDefinition = {
  id: 'amber-codex',
  mathVersion: 1,
  engine: 'book',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'codex', role: 'book' },
    { id: 'scholar', role: 'regular' },
    { id: 'owl', role: 'regular' },
    { id: 'astrolabe', role: 'regular' },
    { id: 'dragonfly', role: 'regular' },
    { id: 'candle', role: 'regular' },
    { id: 'inkwell', role: 'regular' },
    { id: 'quill', role: 'regular' },
    { id: 'key', role: 'regular' },
    { id: 'seal', role: 'regular' },
  ],
  reels: {
    base: [
      strip(`
        quill candle key codex seal candle quill inkwell scholar astrolabe candle inkwell seal
        dragonfly quill inkwell seal scholar candle dragonfly codex astrolabe quill key inkwell
        dragonfly key owl key astrolabe owl seal
      `),
      strip(`
        inkwell astrolabe inkwell candle scholar seal astrolabe key seal quill dragonfly inkwell
        dragonfly key candle dragonfly quill codex key quill astrolabe scholar owl candle quill seal
        owl key inkwell seal candle
      `),
      strip(`
        dragonfly quill scholar codex seal inkwell key dragonfly codex quill key astrolabe seal
        inkwell quill scholar key candle inkwell owl dragonfly astrolabe seal inkwell owl candle
        seal candle astrolabe quill candle key
      `),
      strip(`
        owl quill seal key scholar key astrolabe quill seal candle quill inkwell key inkwell
        astrolabe candle dragonfly owl candle codex key inkwell candle dragonfly astrolabe scholar
        seal quill seal inkwell dragonfly
      `),
      strip(`
        dragonfly seal quill seal inkwell key owl codex inkwell owl seal dragonfly quill seal quill
        inkwell codex key dragonfly astrolabe scholar astrolabe key candle astrolabe candle inkwell
        candle key quill candle scholar
      `),
    ],
  },
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 2, 2, 2, 1],
    [1, 0, 0, 0, 1],
    [0, 1, 1, 1, 2],
  ],
  pays: {
    scholar: [0, 0, 10, 100, 1000, 5000],
    owl: [0, 0, 5, 40, 400, 2000],
    astrolabe: [0, 0, 5, 30, 100, 750],
    dragonfly: [0, 0, 5, 30, 100, 750],
    candle: [0, 0, 0, 5, 40, 150],
    inkwell: [0, 0, 0, 5, 40, 150],
    quill: [0, 0, 0, 5, 25, 100],
    key: [0, 0, 0, 5, 25, 100],
    seal: [0, 0, 0, 5, 25, 100],
  },
  scatterPays: [0, 0, 0, 20, 200, 2000],
  freeSpins: { awards: [0, 0, 0, 10, 10, 10], multiplier: 1 },
  maximumWinStakes: 5000,
};
