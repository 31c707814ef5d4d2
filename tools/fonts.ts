/**
 * `npm run fonts`: cuts the site's fonts (packages/ui/src/fonts) out of the whole ones, a file a weight, and the server's.
 * Run it when `letters.ts` beside them has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FONT_LETTERS } from '../packages/ui/src/fonts/letters.ts';
import { ROOT } from './root.ts';

/** Ubuntu has no signs of tenge and rouble and no arrows; Montserrat lends it these (tokens/fonts.css). */
const SIGNS = '₸₽←↑→↓';
const WEIGHTS = ['300Light', '400Regular', '500Medium', '700Bold'];
const CUTS = [
  { name: 'ubuntu', family: 'Ubuntu', letters: FONT_LETTERS, lent: SIGNS },
  { name: 'montserrat', family: 'Montserrat', letters: FONT_LETTERS, lent: '' },
  // Nothing light has one of them (tokens/fonts.css).
  { name: 'signs', family: 'Montserrat', letters: SIGNS, lent: '', weights: WEIGHTS.slice(1) },
];
/** Marks, kerning and figures of one width; no small capitals, no fractions. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

for (const { name, family, letters, lent, weights = WEIGHTS } of CUTS)
  for (const weight of weights) {
    const folder = join(ROOT, 'node_modules/@expo-google-fonts', family.toLowerCase(), weight);
    const whole = readFileSync(join(folder, `${family}_${weight}.ttf`));
    const has = lettersOf(whole);
    const missing = [...letters].filter((letter) => !lent.includes(letter) && !has(letter.codePointAt(0)!));
    if (missing.length > 0) throw new Error(`${family} ${weight} has no ${missing.join(' ')}`);
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: FEATURES,
    });
    writeFileSync(join(ROOT, 'packages/ui/src/fonts', `${name}-${weight.slice(0, 3)}.woff2`), cut);
    console.log(`${name} ${weight.slice(0, 3)}: ${cut.length} bytes`);
  }

// The server draws with these, and reads no woff2: the pictures of shared pages, and receipts, which need the sign of tenge.
const SERVER_CUTS = [
  { family: 'Ubuntu', weight: '700Bold', to: 'site/previews/ubuntu-700.ttf' },
  { family: 'Montserrat', weight: '400Regular', to: 'features/money/payment-history/montserrat-400.ttf' },
  { family: 'Montserrat', weight: '700Bold', to: 'features/money/payment-history/montserrat-700.ttf' },
];
for (const { family, weight, to } of SERVER_CUTS) {
  const folder = join(ROOT, 'node_modules/@expo-google-fonts', family.toLowerCase(), weight);
  const cut = await subsetFont(readFileSync(join(folder, `${family}_${weight}.ttf`)), FONT_LETTERS, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: FEATURES,
  });
  writeFileSync(join(ROOT, 'apps/server/src', to), cut);
  console.log(`${to}: ${cut.length} bytes`);
}

/** Reads the table of letters (`cmap`, format 4) of a TrueType font. */
function lettersOf(font: Buffer): (letter: number) => boolean {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, n) => 12 + n * 16);
  const cmap = font.readUInt32BE(tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')! + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, n) => cmap + font.readUInt32BE(cmap + 8 + n * 8),
  );
  const table = subtables.find((at) => font.readUInt16BE(at) === 4)!;
  const count = font.readUInt16BE(table + 6) / 2;
  const [ends, starts] = [table + 14, table + 16 + count * 2];
  return (letter) =>
    Array.from({ length: count }).some(
      (_, n) => font.readUInt16BE(starts + n * 2) <= letter && letter <= font.readUInt16BE(ends + n * 2),
    );
}
