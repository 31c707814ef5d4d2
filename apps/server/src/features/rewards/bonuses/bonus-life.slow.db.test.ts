import { ApiError } from '@croupier/contract/kit';
import { approve } from '@croupier/contract/office/approvals';
import { voidRound } from '@croupier/contract/office/voids';
import { listRounds, playRound } from '@croupier/contract/play/rounds';
import type { Bonus } from '@croupier/contract/rewards/bonuses';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { startTestOffice, type TestOffice } from '../../office/operators/office.fixture.ts';
import { ATTACKED, attacksOn, inAll, SPINS, type Attacks } from './attacks.fixture.ts';
import { PERCENT } from './bonuses.fixture.ts';

const CODES = ['life-one', 'life-two', 'life-spins', 'life-deposit'] as const;
let office: TestOffice;
let desk: Attacks;
beforeAll(async () => {
  office = await startTestOffice(ATTACKED);
  desk = attacksOn(office.site);
  const caps = { caps: { budget: inAll('10000000'), receivers: 100_000, perPlayer: 1 } };
  await desk.put('life-one', { wagerTimes: 1, amount: inAll('2000') }, caps);
  await desk.put('life-two', { wagerTimes: 3, order: 'BONUS_FIRST', additional: 'life-spins' }, caps);
  await desk.put('life-spins', SPINS, caps);
  await desk.put('life-deposit', { ...PERCENT, trigger: { by: 'shelf' }, order: 'BONUS_FIRST' }, caps);
});
afterAll(() => office.site.close());

/** A player, the ids of their bonuses by code, and the rounds of shells that they have left open. */
interface Life {
  readonly player: TestPlayer;
  readonly ids: Map<string, string>;
  readonly reefs: string[];
}
type Step = (life: Life) => Promise<unknown>;

const idOf = async ({ player, ids }: Life, code: string): Promise<string> => {
  if (!ids.has(code)) ids.set(code, await desk.idOf(player, code));
  return ids.get(code)!;
};

const gift = (id: string) =>
  ({ key: randomUUID(), game: 'sunny-orchard', stakeMinor: '200', kind: 'real', giftId: id }) as const;

const assign = (code: string) => ({ named: `assign ${code}`, run: (life: Life) => idOf(life, code) });
const activate = (code: string) => ({
  named: `activate ${code}`,
  run: async (life: Life) => desk.activate(life.player, await idOf(life, code)),
});
const cancel = (code: string) => ({
  named: `cancel ${code}`,
  run: async (life: Life) => desk.cancel(life.player, await idOf(life, code)),
});
const expire = (code: string) => ({
  named: `expire ${code}`,
  run: async (life: Life) => {
    await desk.expire(life.player, await idOf(life, code));
    await office.site.app.runJob('purses-end');
    await office.site.app.runJob('bonuses-end');
  },
});
const play = (stakeMinor: string) => ({
  named: `play ${stakeMinor}`,
  run: ({ player }: Life) => desk.play(player, stakeMinor),
});
const OTHERS: { named: string; run: Step }[] = [
  {
    named: 'play a given round',
    run: async (life) => life.player.call(playRound, { body: gift(await idOf(life, 'life-spins')) }),
  },
  {
    named: 'open a round of shells',
    run: async ({ player, reefs }) => void reefs.push(await desk.openReef(player, '500')),
  },
  {
    named: 'end the round of shells',
    run: async ({ player, reefs }) => reefs.length > 0 && desk.leaveReef(player, reefs.pop()!),
  },
  {
    named: 'deposit',
    run: async (life) => {
      await desk.payIn(life.player, '50000', await idOf(life, 'life-deposit')).catch(only(502));
      const [payIn] = await desk.payIns(life.player);
      if (payIn !== undefined) await desk.paid(payIn, '50000');
      await desk.untilRead();
      await office.site.app.runJob('bonuses-activate');
    },
  },
  {
    named: 'void the last round',
    run: async ({ player }) => {
      const { rounds } = await player.call(listRounds, { query: {} });
      if (rounds.length === 0) return;
      const round = `${player.id}.${rounds[0]!.id}`;
      const body = { key: randomUUID(), cause: 'fault', reason: 'the game stood still' } as const;
      const asked = await office.as.games.call(voidRound, { params: { round }, body });
      if (asked.approval) await office.as.risk.call(approve, { params: { id: asked.approval }, body: {} });
    },
  },
];
const STOPS: { named: string; run: Step }[] = [
  { named: 'take a break', run: ({ player }) => desk.stop(player, 'day') },
  { named: 'exclude', run: ({ player }) => desk.stop(player, 'half-year') },
];

/** Refusals are answers; nothing else is. */
const only =
  (...allowed: number[]) =>
  (error: unknown): void => {
    if (!(error instanceof ApiError) || (error.status >= 500 && !allowed.includes(error.status))) throw error;
  };

const code = fc.constantFrom(...CODES);
const one = fc.oneof(
  { weight: 4, arbitrary: code.map(activate) },
  { weight: 1, arbitrary: code.map(assign) },
  { weight: 2, arbitrary: code.map(cancel) },
  { weight: 1, arbitrary: code.map(expire) },
  { weight: 6, arbitrary: fc.constantFrom('100', '500', '1000').map(play) },
  { weight: 6, arbitrary: fc.constantFrom(...OTHERS) },
);
/** One step, or two at once. */
const moment = fc.oneof(
  { weight: 3, arbitrary: one.map((step) => [step]) },
  { weight: 1, arbitrary: fc.tuple(one, one).map(([first, second]) => [first, second]) },
);

/** Some bonuses first, so that there is something to do things to; who stops comes to little more. */
const lives = fc
  .record({
    begun: fc.uniqueArray(code, { minLength: 1, maxLength: 3 }),
    moments: fc.array(moment, { minLength: 6, maxLength: 14 }),
    stop: fc.option(fc.constantFrom(...STOPS)),
    after: fc.array(moment, { maxLength: 4 }),
  })
  .map(({ begun, moments, stop, after }) => [
    ...begun.map((each) => [activate(each)]),
    ...moments,
    ...(stop ? [[stop]] : []),
    ...after,
  ]);

test('keeps every bonus as its rows, accounts and books say when anything happens in any order, two at once too', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (moments) => {
      const player = await office.site.createPlayer({ balanceMinor: '3000' });
      const life = { player, ids: new Map<string, string>(), reefs: [] };
      for (const steps of moments) {
        await Promise.all(steps.map(({ run }) => Promise.resolve(run(life)).catch(only())));
        // A round's end may still be followed by that of its bonus.
        await vi.waitFor(async () => holdsTogether(await allOf(player), await heldBy(player)), {
          timeout: 5_000,
        });
      }
      await desk.untilRead();
      expect(await desk.faultsOfBooks()).toEqual([]);
      await agreesWithRows(player);
    }),
    {
      numRuns: 12,
      reporter: (details) => {
        if (!details.failed) return;
        const told = details.counterexample?.[0].map((steps) =>
          steps.map(({ named }) => named).join(' with '),
        );
        throw new Error(`seed ${details.seed}: ${told?.join(', ')}`, { cause: details.errorInstance });
      },
    },
  );
});

const allOf = async (player: TestPlayer) => [...(await desk.all(player)), ...(await desk.all(player, true))];
const heldBy = (player: TestPlayer) => desk.held(player, 'bonus');

/** Of what its player sees of all their bonuses at a moment. */
function holdsTogether(bonuses: readonly Bonus[], heldMinor: bigint): void {
  const active = bonuses.filter(({ leftMinor }) => leftMinor !== null);
  expect(active.length).toBeLessThanOrEqual(1);
  expect(active.map(({ leftMinor }) => BigInt(leftMinor!))).toEqual(active.map(() => heldMinor));
  if (active.length === 0) expect(heldMinor).toBe(0n);
  for (const bonus of bonuses) {
    expect(BigInt(bonus.currentWager)).toBeLessThanOrEqual(BigInt(bonus.totalWager));
    if (bonus.state !== 'ACTIVATED') expect(bonus.cancelTakes).toBeNull();
    if (bonus.state !== 'FINISHED') expect(bonus.convertedMinor).toBe('0');
    if (bonus.state === 'NOT_ACTIVATED') expect(bonus.disabledActivation).toBe(bonus.needs !== null);
  }
}

/** The state that each bonus is shown in is that of its money, else of its rounds, else its own. */
async function agreesWithRows(player: TestPlayer): Promise<void> {
  const rows = await office.site.owner.query<{ id: string; state: string }>(
    `SELECT b.id, coalesce(g.state, f.state, b.state) AS state FROM bonus b
LEFT JOIN gift_grant f ON f.player_id = b.player_id AND f.id = b.id
LEFT JOIN bonus_grant g ON g.player_id = b.player_id AND g.id = coalesce(f.bonus_id, b.id)
WHERE b.player_id = $1 AND coalesce(g.state, f.state, b.state) <> 'LOST' ORDER BY b.id`,
    [player.id],
  );
  const shown = (await allOf(player)).map(({ id, state }) => ({ id, state }));
  expect(shown.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(rows);
}
