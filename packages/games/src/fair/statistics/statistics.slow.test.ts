import { describe, expect, it } from 'vitest';
import { createFairStream } from '../fair-stream.ts';
import { twoSidedP } from './chi-square.ts';
import { examine } from './examine.ts';
import { OUTPUTS } from './outputs.ts';
import * as planted from './planted-sources.fixture.ts';
import { TESTS } from './tests.ts';

const cards = OUTPUTS.filter(({ name }) => name === 'cards');
const refusedBy = (source: planted.Source) =>
  examine(
    () => 20_000,
    () => source,
    cards,
  )
    .filter(({ rejected }) => rejected)
    .map(({ test }) => test);

describe('the statistics of what players see', () => {
  it('find nothing in the stream as production makes it, on any output', () => {
    const serverSeed = '5a'.repeat(32);
    const findings = examine(
      (results) => 60_000 / results,
      (domain) => (nonce) => createFairStream({ serverSeed, clientSeed: 'statistics', nonce, domain }),
    );
    expect(new Set(findings.map(({ test }) => test))).toEqual(new Set(Object.keys(TESTS)));
    expect(findings.filter(({ rejected }) => rejected)).toEqual([]);
  });

  it('find nothing in a good source of another kind', () => {
    expect(refusedBy(planted.goodSource())).toEqual([]);
  });

  it.each([
    ['a biased modulo', planted.biasedModulo, 'total distribution'],
    ['a stuck bit', planted.stuckBit, 'total distribution'],
    ['a short period', planted.shortPeriod, 'duplicates'],
    ['correlated neighbours', planted.correlatedNeighbours, 'interplay correlation'],
    ['correlated rounds', planted.correlatedRounds, 'serial correlation'],
    ['correlated rounds', planted.correlatedRounds, 'overlaps'],
    ['too many changes', planted.restless, 'runs'],
    ['a bag that is emptied', planted.emptiedBag, 'coupon collector'],
    ['a bag that is emptied', planted.emptiedBag, 'gaps'],
  ])('catch %s by their test', (_, source, test) => {
    expect(refusedBy(source())).toContain(test);
  });
});

it.each([
  [3.841459, 1, 0.1],
  [0.00393214, 1, 0.1],
  [18.307038, 10, 0.1],
  [124.342113, 100, 0.1],
  [9.341818, 10, 1],
  [29.588298, 10, 0.002],
])('reads the chance of a chi-square of %d with %d degrees off the tables', (statistic, degrees, p) => {
  expect(twoSidedP({ statistic, degrees })).toBeCloseTo(p, 5);
});
