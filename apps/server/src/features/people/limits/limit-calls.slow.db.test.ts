import { ApiError } from '@croupier/contract/kit';
import {
  cancelPlayerLimit,
  confirmPlayerLimit,
  playerLimits,
  setPlayerLimit,
} from '@croupier/contract/people/limits';
import { setRegion } from '@croupier/contract/people/players';
import { testClock } from '@croupier/contract/site/test-data';
import { convertMinor, type Currency } from '@croupier/domain/money/amounts';
import { LIMIT_LOOSEN_EVERY_MS, LIMIT_WAIT_MS, type LimitKey } from '@croupier/domain/people/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { PROVEN_FOR_MS } from '../players/feature.ts';

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const HOUR_MS = 3_600_000;
const KEYS: readonly LimitKey[] = [
  { rule: 'deposit_limit', period: 'day' },
  { rule: 'loss_limit', period: 'week' },
  { rule: 'stake_limit', period: 'month' },
  { rule: 'stake_maximum', period: 'round' },
  { rule: 'session_time', period: 'day' },
];

type Step =
  | { readonly act: 'set'; readonly size: number | null }
  | { readonly act: 'cancel' }
  /** By a session that was proven just now, or too long ago. */
  | { readonly act: 'confirm'; readonly isProven: boolean }
  | { readonly act: 'move'; readonly region: 'UA' | 'EU' | 'KZ' }
  | { readonly act: 'wait'; readonly hours: number };

const set = (size: number | null): Step => ({ act: 'set', size });
const CONFIRM: Step = { act: 'confirm', isProven: true };
const wait = (hours: number): Step => ({ act: 'wait', hours });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.option(fc.integer({ min: 1, max: 1_440 })).map(set) },
  { weight: 1, arbitrary: fc.constant<Step>({ act: 'cancel' }) },
  { weight: 4, arbitrary: fc.boolean().map((isProven): Step => ({ act: 'confirm', isProven })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('UA', 'EU', 'KZ').map((region): Step => ({ act: 'move', region })),
  },
  { weight: 4, arbitrary: fc.constantFrom(1, 23, 25, 24 * 8, 24 * 32).map(wait) },
);

interface InForce {
  readonly size: string | null;
  readonly currency: Currency | null;
}

/** What is allowed, in a unit that every currency is whole in; nothing set allows everything. Minutes are as they are. */
const worth = ({ size, currency }: InForce): bigint | number =>
  size === null
    ? Infinity
    : convertMinor(BigInt(size), { from: currency ?? 'KZT', to: 'KZT', rounding: 'down' });

/** The player's calls under a clock of their own, and what they have asked for as the law would write it down. */
class Sitting {
  #nowMs = 0;
  #player: TestPlayer;
  readonly key: LimitKey;
  wish: { readonly atMs: number; readonly size: string | null } | undefined;
  raisedAtMs = -Infinity;

  constructor(player: TestPlayer, key: LimitKey) {
    this.#player = player;
    this.key = key;
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  async pass(ms: number): Promise<void> {
    this.#nowMs += ms;
    await site.call(testClock, { body: { offsetMs: this.#nowMs } });
  }

  async inForce(): Promise<InForce> {
    this.#player = await site.signIn(this.#player);
    const { limits } = await this.#player.call(playerLimits, {});
    const found = limits.find(({ rule, period }) => rule === this.key.rule && period === this.key.period);
    return { size: found?.size ?? null, currency: found?.currency ?? null };
  }

  async take(step: Step): Promise<string> {
    const body = { rule: this.key.rule, period: this.key.period };
    if (step.act === 'wait') return this.pass(step.hours * HOUR_MS).then(() => 'answered');
    if (step.act === 'confirm' && !step.isProven) await this.pass(PROVEN_FOR_MS + 1_000);
    else this.#player = await site.signIn(this.#player);
    const { call } = this.#player;
    if (step.act === 'cancel') return keyOf(call(cancelPlayerLimit, { body }));
    if (step.act === 'confirm') return keyOf(call(confirmPlayerLimit, { body }));
    if (step.act === 'move')
      return keyOf(call(setRegion, { body: { region: step.region, ageConfirmed: true } }));
    const size = step.size === null ? null : String(step.size);
    return keyOf(call(setPlayerLimit, { body: { ...body, size } }));
  }
}

/** A raise is right after a wish that has waited, by a second yes of who is proven, a month after the one before. */
function expectRight(sitting: Sitting, step: Step, after: InForce): void {
  const { wish, raisedAtMs, nowMs } = sitting;
  expect(step).toEqual(CONFIRM);
  expect(wish).toBeDefined();
  expect(nowMs - wish!.atMs).toBeGreaterThanOrEqual(LIMIT_WAIT_MS);
  expect(nowMs - raisedAtMs).toBeGreaterThanOrEqual(LIMIT_LOOSEN_EVERY_MS);
  expect(after.size).toBe(wish!.size);
}

async function walk(key: LimitKey, steps: readonly Step[]): Promise<number> {
  await site.call(testClock, { body: { offsetMs: 0 } });
  const sitting = new Sitting(await site.createPlayer({ region: 'UA' }), key);
  let before = await sitting.inForce();
  let raises = 0;
  for (const each of steps) {
    const answer = await sitting.take(each);
    const after = await sitting.inForce();
    const isWeaker = worth(after) > worth(before);
    if (each.act === 'confirm' && !each.isProven) expect(answer).toBe('403 step_up_needed');
    if (isWeaker) {
      expectRight(sitting, each, after);
      raises += 1;
      Object.assign(sitting, { wish: undefined, raisedAtMs: sitting.nowMs });
    } else if (each.act === 'cancel') sitting.wish = undefined;
    else if (each.act === 'set' && answer === 'answered') {
      const size = each.size === null ? null : String(each.size);
      // In force at once, or a wish that takes the place of the one before.
      const isWish = before.size !== null && after.size === before.size && size !== before.size;
      sitting.wish = isWish ? { atMs: sitting.nowMs, size } : undefined;
    }
    before = after;
  }
  return raises;
}

test.each(KEYS)(
  'no sequence of calls weakens $rule of a $period but by a wait and a second yes',
  async (key) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), (steps) =>
        walk(key, steps).then(() => undefined),
      ),
      { numRuns: 8, endOnFailure: true },
    );
  },
  120_000,
);

test.each(KEYS)(
  'and that way it is: $rule',
  async (key) => {
    const unproven: Step = { act: 'confirm', isProven: false };
    const steps = [set(100), set(200), wait(23), CONFIRM, wait(2), unproven, CONFIRM];
    expect(await walk(key, steps)).toBe(1);
    // A second one waits for the month.
    expect(await walk(key, [...steps, set(300), wait(25), CONFIRM, wait(24 * 31), CONFIRM])).toBe(2);
  },
  60_000,
);

test('a limit that is confirmed without a wish, or after it has lapsed, stays', async () => {
  const lapsed = [set(100), set(null), wait(24 * 9), CONFIRM, CONFIRM];
  for (const key of KEYS) expect(await walk(key, lapsed)).toBe(0);
  await expect(
    (await site.createPlayer()).call(confirmPlayerLimit, { body: { rule: 'loss_limit', period: 'day' } }),
  ).rejects.toThrow(ApiError);
});
