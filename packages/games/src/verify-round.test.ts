import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameDefinition } from './definition.ts';
import { commitmentOf, createFairStream } from './fair/fair-stream.ts';
import { tapeDraw } from './fair/tape-draw.ts';
import { isGridDefinition, modesOf, stakeUnitsOf } from './read-definition.ts';
import { mathHash } from './math-hash.ts';
import { decideRound } from './decide-round.ts';
import { GAMES } from './portfolio/index.ts';
import { spinStepsOf, type Choice, type Entry, type RoundOutcome } from './round.ts';
import { choicesWithBet, nextChoice } from './simulator/players.ts';
import { quickDraw } from './simulator/quick-draw.ts';
import { verifyRound } from './verify-round.ts';

afterEach(() => vi.restoreAllMocks());

const seeds = fc.record({
  serverSeed: fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex')),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  nonce: fc.nat(),
});
/** Every game in any of its modes; the number decides what its player chooses. */
const games = fc.constantFrom(...GAMES.map((game) => game.definition)).chain((definition) =>
  fc.record({
    definition: fc.constant(definition),
    mode: fc.constantFrom(...modesOf(definition)),
    player: fc.integer(),
  }),
);

it('recomputes the round that was played, and its explained draws alone decide it', () => {
  fc.assert(
    fc.property(games, seeds, ({ definition, mode, player }, given) => {
      const { outcome: played, entry } = playToEnd(definition, mode, player, given);
      const commitment = commitmentOf(given.serverSeed);
      const verified = verifyRound({ definition, ...given, commitment, entry });
      expect(verified.outcome).toEqual(played);
      expect(verified.commitmentMatches).toBe(true);
      expect(verified.mathHash).toBe(mathHash(definition));
      expect(decideRound(definition, tapeDraw(verified.draws.map((draw) => draw.result)), entry)).toEqual(
        played,
      );
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
    fc.property(games, seeds, ({ definition, mode, player }, given) => {
      const { outcome } = playToEnd(definition, mode, player, given);
      const sum = isGridDefinition(definition)
        ? outcome.steps.reduce((units, step) => units + step.units, 0)
        : outcome.steps.at(-1)!.units;
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
    const { entry } = playToEnd(definition, modesOf(definition)[0]!, 1, given);
    const once = verifyRound({ definition, ...given, commitment: '', entry });
    expect(verifyRound({ definition, ...given, commitment: '', entry })).toEqual(once);
  }
});

/** A round played as a client plays it, on the fair stream from its start with one choice more each time. */
function playToEnd(
  definition: GameDefinition,
  mode: string,
  player: number,
  seeds: { serverSeed: string; clientSeed: string; nonce: number },
): { outcome: RoundOutcome; entry: Entry } {
  const toss = quickDraw(player);
  const stream = () => createFairStream({ ...seeds, domain: definition.id });
  const choices: Choice[] = [...choicesWithBet(definition, mode, toss)];
  let outcome = decideRound(definition, stream(), { mode, choices });
  while (outcome.open !== null) {
    choices.push(nextChoice(outcome, outcome.open, toss));
    outcome = decideRound(definition, stream(), { mode, choices });
  }
  return { outcome, entry: { mode, choices } };
}
