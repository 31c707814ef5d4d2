import type { Round } from '@croupier/contract/play/rounds';
import {
  commitmentOf,
  createFairStream,
  findGame,
  GAMES,
  mathHash,
  modesOf,
  decideRound,
  playTicket,
  stakeUnitsOf,
  winMinorOf,
  type Choice,
  type Entry,
  type GameDefinition,
  type PoolDefinition,
  type RoundOutcome,
} from '@croupier/games';
import { choicesWithBet, nextChoice } from '@croupier/games/simulator/players.ts';
import { quickDraw } from '@croupier/games/simulator/quick-draw.ts';
import { expect, test } from 'vitest';
import { runVerification, type VerificationResult } from './run-verification.ts';
import {
  choicesOfText,
  textOfChoices,
  tidyVerifyForm,
  verifyFormProblems,
  type VerifyForm,
} from './verify-form-rules.ts';

const serverSeed = '5a'.repeat(32);
const clientSeed = 'my-seed_1';

/** A round played to its end as a client plays it, and its record. */
function played(definition: GameDefinition, mode: string, nonce: number) {
  const toss = quickDraw(nonce);
  const stream = () => createFairStream({ serverSeed, clientSeed, nonce, domain: definition.id });
  const choices: Choice[] = [...choicesWithBet(definition, mode, toss)];
  let outcome = decideRound(definition, stream(), { mode, choices });
  while (outcome.open !== null) {
    choices.push(nextChoice(outcome, outcome.open, toss));
    outcome = decideRound(definition, stream(), { mode, choices });
  }
  const recorded = recordOf(definition, nonce, { mode, choices }, outcome);
  return { form: formOf(recorded), recorded };
}

function recordOf(definition: GameDefinition, nonce: number, entry: Entry, outcome: RoundOutcome): Round {
  const stakeMinor = BigInt(stakeUnitsOf(definition)) * 10n;
  const { mode, choices } = entry;
  return {
    id: '0b0e5b3c-8a3e-4a55-9d65-0d1a3c1f2b3c',
    game: definition.id,
    mathVersion: definition.mathVersion,
    mathHash: mathHash(definition),
    state: 'settled',
    parts: null,
    giftId: null,
    entry: {
      mode,
      choices: choices.map((choice) => [...choice]),
      ...(entry.given && { given: entry.given }),
    },
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
    fairness: { seedPairId: '1', commitment: commitmentOf(serverSeed), clientSeed, nonce, serverSeed },
  };
}

function formOf({ game, fairness, entry }: Round): VerifyForm {
  return tidyVerifyForm({
    ...{ game, serverSeed, clientSeed, commitment: fairness.commitment, nonce: String(fairness.nonce) },
    ...{ mode: entry.mode, choices: textOfChoices(entry.choices) },
  });
}

function run(form: VerifyForm, recorded: Round | undefined): VerificationResult {
  const result = runVerification(form, recorded);
  if ('modes' in result) throw new Error('The entry was refused');
  return result;
}

const sunny = findGame('sunny-orchard')!.definition;
const lantern = findGame('lantern-tide')!.definition;
const everyMode = GAMES.flatMap(({ definition }) =>
  modesOf(definition).map((mode) => [definition, mode] as const),
);

test.each(everyMode.map(([definition, mode]) => [definition.id, mode, definition] as const))(
  'a true record agrees in everything: %s, %s',
  (_, mode, definition) => {
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const { form, recorded } = played(definition, mode, nonce);
      const { view, verification } = run(form, recorded);
      expect(view.verdict).toBe('agrees');
      expect(view.draws.map(({ result }) => result)).toEqual(verification.draws.map(({ result }) => result));
      // What is typed by hand is the same round, only that there is nothing to compare it with.
      expect(run(form, undefined).verification.outcome).toEqual(verification.outcome);
    }
  },
);

test('a ticket of a pool is computed from what the round was given', () => {
  const definition = findGame('lucky-fern')!.definition as PoolDefinition;
  const ticket = { pool: 1, serial: 3, prizeUnits: definition.prizes[0]!.units, salt: '1f'.repeat(32) };
  const entry: Entry = { mode: 'main', choices: [], given: { ticket } };
  const recorded = recordOf(definition, 5, entry, playTicket(definition, ticket));
  const { view, verification } = run(formOf(recorded), recorded);
  expect([view.verdict, view.draws, verification.outcome.winUnits]).toEqual([
    'agrees',
    [],
    ticket.prizeUnits,
  ]);
});

test('choices that the game does not take are refused with the ways there are', () => {
  const { form } = played(findGame('night-keno')!.definition, 'pick-3', 1);
  expect(runVerification({ ...form, choices: '1 2' }, undefined)).toEqual({
    modes: expect.arrayContaining(['pick-3']) as string[],
  });
  expect(runVerification({ ...form, mode: 'no-such' }, undefined)).toHaveProperty('modes');
});

test('choices are written and read the same', () => {
  for (const choices of [[], [[]], [[3]], [[3, 17], [], [0]]])
    expect(choicesOfText(textOfChoices(choices))).toEqual(choices);
  expect(choicesOfText(' 3, 17 ;-; ')).toEqual([[3, 17], []]);
});

test('every single lie is found', () => {
  const { form, recorded } = played(lantern, 'main', 3);
  const states = (lie: Partial<Round>, pasted: Partial<VerifyForm> = {}) =>
    Object.fromEntries(
      run({ ...form, ...pasted }, { ...recorded, ...lie }).view.checks.map(({ name, state }) => [
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
  const { form, recorded } = played(sunny, 'main', 1);
  expect(run({ ...form, commitment: '' }, undefined).view.verdict).toBe('computed');
  expect(run({ ...form, nonce: '2' }, recorded).view.verdict).toBe('computed');
});

test('pasted values are checked before anything is computed', () => {
  const { form } = played(sunny, 'main', 1);
  const games = GAMES.map(({ definition }) => definition.id);
  expect(verifyFormProblems({ ...form, serverSeed: `  ${form.serverSeed.toUpperCase()} ` }, games)).toEqual(
    [],
  );
  expect(verifyFormProblems({ ...form, commitment: '' }, games)).toEqual([]);
  const bad = {
    ...{ game: 'x', serverSeed: '12', commitment: 'g', clientSeed: 'ї', nonce: '-1', mode: 'Ї' },
    choices: '1; all',
  };
  expect(verifyFormProblems(bad, games)).toEqual(Object.keys(bad));
  for (const choices of ['', '3', '3 17', '3, 17; -', '-', '1;2;'])
    expect(verifyFormProblems({ ...form, choices }, games)).toEqual([]);
  for (const choices of ['1;;2', '1.5', '--', '1 -'])
    expect(verifyFormProblems({ ...form, choices }, games)).toEqual(['choices']);
  for (const nonce of ['', '1.5', '01', '1e3', '9'.repeat(16)]) {
    expect(verifyFormProblems({ ...form, nonce }, games)).toEqual(['nonce']);
  }
});
