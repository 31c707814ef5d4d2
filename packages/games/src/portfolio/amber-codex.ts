import type { BookDefinition } from '../definition.ts';
import { strip } from './strip.ts';

/**
 * An old library on the Baltic coast, lit by candles and amber: 5×3, ten lines. The codex is wild and scatter;
 * three of them open ten free spins, in which one symbol, drawn from the codex, grows over its reels. The scholar
 * stands twice on three reels there.
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
        astrolabe dragonfly inkwell inkwell seal owl seal seal dragonfly codex quill candle candle
        key key quill quill quill astrolabe inkwell inkwell scholar quill quill key key candle key
        candle candle
      `),
      strip(`
        owl codex owl quill inkwell quill quill key key candle candle dragonfly seal seal inkwell
        inkwell dragonfly seal candle seal seal seal inkwell inkwell scholar astrolabe key key
        astrolabe astrolabe
      `),
      strip(`
        owl inkwell inkwell scholar dragonfly astrolabe seal seal inkwell inkwell candle candle
        astrolabe owl dragonfly dragonfly key key key candle candle seal codex key key quill quill
        candle quill quill
      `),
      strip(`
        inkwell inkwell scholar seal candle dragonfly inkwell inkwell owl dragonfly candle candle
        quill seal seal key key astrolabe astrolabe key key owl astrolabe inkwell codex quill quill
        seal seal seal
      `),
      strip(`
        candle inkwell inkwell quill quill quill owl dragonfly candle candle key seal seal dragonfly
        inkwell inkwell key key astrolabe key key quill quill scholar candle candle astrolabe quill
        seal codex
      `),
    ],
    free: [
      strip(`
        quill quill seal inkwell inkwell key candle dragonfly quill dragonfly seal seal astrolabe
        quill quill quill astrolabe key key candle candle inkwell inkwell codex scholar key key owl
        scholar candle candle
      `),
      strip(`
        dragonfly inkwell inkwell key key quill owl quill quill seal astrolabe astrolabe scholar
        astrolabe key key seal seal candle inkwell owl codex candle candle dragonfly seal seal seal
        inkwell inkwell
      `),
      strip(`
        owl candle candle inkwell inkwell candle candle astrolabe dragonfly astrolabe seal key key
        key dragonfly dragonfly quill quill scholar key key owl inkwell inkwell candle codex quill
        quill scholar seal seal
      `),
      strip(`
        candle dragonfly astrolabe astrolabe inkwell inkwell seal astrolabe scholar candle candle
        inkwell owl seal seal quill key key quill quill key key inkwell inkwell codex dragonfly seal
        seal seal owl
      `),
      strip(`
        candle candle astrolabe scholar owl astrolabe inkwell inkwell dragonfly quill quill codex
        scholar inkwell inkwell candle candle seal seal key quill quill quill key key seal key key
        candle dragonfly quill
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
    astrolabe: [0, 0, 3, 30, 100, 750],
    dragonfly: [0, 0, 3, 30, 100, 750],
    candle: [0, 0, 0, 5, 30, 150],
    inkwell: [0, 0, 0, 5, 30, 150],
    quill: [0, 0, 0, 4, 20, 100],
    key: [0, 0, 0, 4, 20, 100],
    seal: [0, 0, 0, 4, 20, 100],
  },
  scatterPays: [0, 0, 0, 20, 200, 2000],
  freeSpins: { awards: [0, 0, 0, 10, 10, 10], multiplier: 1 },
  maximumWinStakes: 5000,
};
