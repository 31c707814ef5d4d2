import type { Round } from '@croupier/contract';
import {
  commitmentOf,
  createFairStream,
  GAMES,
  mathHash,
  playRound,
  spinStepsOf,
  stakeUnitsOf,
  winMinorOf,
} from '@croupier/games';
import { expect, test } from 'vitest';
import { runVerification } from './run-verification.ts';
import { verifyFormProblems, type VerifyForm } from './verify-form-rules.ts';

const serverSeed = '5a'.repeat(32);
const clientSeed = 'my-seed_1';

function played(index: number, nonce: number): { form: VerifyForm; recorded: Round } {
  const { definition } = GAMES[index]!;
  const outcome = playRound(
    definition,
    createFairStream({ serverSeed, clientSeed, nonce, domain: definition.id }),
  );
  const stakeMinor = BigInt(stakeUnitsOf(definition)) * 10n;
  const commitment = commitmentOf(serverSeed);
  const recorded: Round = {
    id: '0b0e5b3c-8a3e-4a55-9d65-0d1a3c1f2b3c',
    game: definition.id,
    mathVersion: definition.mathVersion,
    mathHash: mathHash(definition),
    state: 'settled',
    entry: { mode: 'main', choices: [] },
    currency: 'UAH',
    kind: 'real',
    stakeMinor: stakeMinor.toString(),
    winMinor: winMinorOf(outcome, definition, stakeMinor).toString(),
    balanceBeforeMinor: '0',
    balanceAfterMinor: '0',
    balanceVersion: 1,
    settledAt: '2026-11-21T08:00:00Z',
    // As it comes over the wire.
    outcome: JSON.parse(JSON.stringify(outcome)),
    fairness: { seedPairId: '1', commitment, clientSeed, nonce, serverSeed },
  };
  return {
    form: { game: definition.id, serverSeed, clientSeed, commitment, nonce: String(nonce) },
    recorded,
  };
}

test.each([0, 1])('a true record agrees in everything, game %i', (index) => {
  for (let nonce = 0; nonce < 50; nonce += 1) {
    const { form, recorded } = played(index, nonce);
    const { view, verification } = runVerification(form, recorded);
    expect(view.verdict).toBe('agrees');
    const { definition } = GAMES[index]!;
    const reels = 'grid' in definition ? definition.grid.reels : 0;
    expect(view.draws).toHaveLength(verification.outcome.steps.length * reels);
    expect(view.draws.map((draw) => draw.result)).toEqual(
      spinStepsOf(verification.outcome).flatMap((step) => step.stops),
    );
  }
});

test('every single lie is found', () => {
  const { form, recorded } = played(1, 3);
  const states = (lie: Partial<Round>, pasted: Partial<VerifyForm> = {}) =>
    Object.fromEntries(
      runVerification({ ...form, ...pasted }, { ...recorded, ...lie }).view.checks.map(({ name, state }) => [
        name,
        state,
      ]),
    );
  expect(states({ winMinor: '123456789' })).toMatchObject({ money: 'differs', outcome: 'agrees' });
  expect(states({ outcome: { ...(recorded.outcome as object), winUnits: 1e6 } })).toMatchObject({
    outcome: 'differs',
  });
  expect(states({ outcome: null })).toMatchObject({ outcome: 'differs' });
  expect(states({}, { serverSeed: '5b'.repeat(32) })).toMatchObject({
    commitment: 'differs',
    outcome: 'differs',
  });
  expect(states({}, { commitment: 'f'.repeat(64) })).toMatchObject({
    commitment: 'differs',
    outcome: 'agrees',
  });
});

test('without a record, or for another number, there is nothing to compare with', () => {
  const { form, recorded } = played(0, 1);
  expect(runVerification({ ...form, commitment: '' }, undefined).view.verdict).toBe('computed');
  expect(runVerification({ ...form, nonce: '2' }, recorded).view.verdict).toBe('computed');
});

test('pasted values are checked before anything is computed', () => {
  const { form } = played(0, 1);
  const games = GAMES.map(({ definition }) => definition.id);
  expect(verifyFormProblems({ ...form, serverSeed: `  ${form.serverSeed.toUpperCase()} ` }, games)).toEqual(
    [],
  );
  expect(verifyFormProblems({ ...form, commitment: '' }, games)).toEqual([]);
  const bad = { game: 'x', serverSeed: '12', commitment: 'g', clientSeed: 'ї', nonce: '-1' };
  expect(verifyFormProblems(bad, games)).toEqual(['game', 'serverSeed', 'commitment', 'clientSeed', 'nonce']);
  for (const nonce of ['', '1.5', '01', '1e3', '9'.repeat(16)]) {
    expect(verifyFormProblems({ ...form, nonce }, games)).toEqual(['nonce']);
  }
});
