import { LANGUAGES } from '@croupier/domain/site/regions';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wageringExample } from './wagering-example.ts';

test('the example comes out as the page says it', () => {
  const example = wageringExample();
  expect(example.wagerMinor).toBe(6_000_00n);
  expect(example.stake).toEqual({ realMinor: 20_00n, bonusMinor: 30_00n });
  expect(example.progress).toEqual({ fullMinor: 50_00n, lessMinor: 5_00n });
  expect(example.win).toEqual({ realMinor: 80_00n, bonusMinor: 120_00n });
  expect(example.end).toEqual({ convertedMinor: 400_00n, forfeitedMinor: 60_00n });
});

/** One that does not break. */
const SPACE = '\u00a0';

test.each(LANGUAGES)('what a bonus is worth is said in %s of the same example', (language) => {
  const { bonusMinor, wagerMinor } = wageringExample();
  // A game with an RTP of 96 % keeps 4 of 100.
  const costMinor = (wagerMinor * 4n) / 100n;
  const figure = (minor: bigint) =>
    String(minor / 100n).replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : SPACE);
  const text = readFileSync(
    new URL(`../../../../../server/content/all/pages/bonuses/${language}.md`, import.meta.url),
    'utf8',
  );
  for (const minor of [wagerMinor, costMinor, bonusMinor, bonusMinor - costMinor])
    expect(text).toMatch(new RegExp(`(?<!\\d)${figure(minor)}${SPACE}{currencySymbol}`));
});
