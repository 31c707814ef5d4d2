import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { commitmentOf, createFairStream } from './fair/fair-stream.ts';
import { tapeDraw } from './fair/tape-draw.ts';
import { stakeUnitsOf } from './engines.ts';
import { mathHash } from './math-hash.ts';
import { playRound } from './play-round.ts';
import { GAMES } from './portfolio/index.ts';
import { spinStepsOf } from './round.ts';
import { verifyRound } from './verify-round.ts';

afterEach(() => vi.restoreAllMocks());

const seeds = fc.record({
  serverSeed: fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex')),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  nonce: fc.nat(),
});
const games = fc.constantFrom(...GAMES.map((game) => game.definition));

it('recomputes the round that was played, and its explained draws alone decide it', () => {
  fc.assert(
    fc.property(games, seeds, (definition, given) => {
      const played = playRound(definition, createFairStream({ ...given, domain: definition.id }));
      const verified = verifyRound({ definition, ...given, commitment: commitmentOf(given.serverSeed) });
      expect(verified.outcome).toEqual(played);
      expect(verified.commitmentMatches).toBe(true);
      expect(verified.mathHash).toBe(mathHash(definition));
      expect(playRound(definition, tapeDraw(verified.draws.map((draw) => draw.result)))).toEqual(played);
      for (const { word, n, result, index } of verified.draws) {
        expect(Number((BigInt(word) * BigInt(n)) >> 32n)).toBe(result);
        expect(index).toBeLessThan(8);
      }
    }),
  );
});

it('says so when the revealed seed is not the one committed to', () => {
  const { definition } = GAMES[0]!;
  const given = { serverSeed: 'ab'.repeat(32), clientSeed: 'a', nonce: 0 };
  expect(
    verifyRound({ definition, ...given, commitment: commitmentOf('cd'.repeat(32)) }).commitmentMatches,
  ).toBe(false);
});

it('keeps every outcome whole and within bounds', () => {
  fc.assert(
    fc.property(games, seeds, (definition, given) => {
      const outcome = playRound(definition, createFairStream({ ...given, domain: definition.id }));
      const sum = outcome.steps.reduce((units, step) => units + step.units, 0);
      const most =
        'maximumWinStakes' in definition ? definition.maximumWinStakes * stakeUnitsOf(definition) : Infinity;
      expect(outcome.winUnits).toBe(Math.min(sum, most));
      expect(Number.isSafeInteger(outcome.winUnits) && outcome.winUnits >= 0).toBe(true);
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
      for (const step of spinStepsOf(outcome)) {
        expect(step.units).toBe(step.wins.reduce((units, win) => units + win.units, 0));
        expect(step.freeSpinsLeft).toBeGreaterThanOrEqual(0);
        for (const win of step.wins)
          for (const [reel, row] of win.cells) expect(step.grid[reel]![row]).toBeTypeOf('string');
      }
    }),
    { numRuns: 300 },
  );
});

it('touches neither the random of the machine nor its clock', () => {
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('Math.random was called');
  });
  vi.spyOn(Date, 'now').mockImplementation(() => {
    throw new Error('Date.now was called');
  });
  for (const { definition } of GAMES) {
    const given = { serverSeed: '5a'.repeat(32), clientSeed: 'still', nonce: 3 };
    const once = verifyRound({ definition, ...given, commitment: '' });
    expect(verifyRound({ definition, ...given, commitment: '' })).toEqual(once);
  }
});
