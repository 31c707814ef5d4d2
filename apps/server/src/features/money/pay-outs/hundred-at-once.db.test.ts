import { afterAll, afterEach, expect, test } from 'vitest';
import { APP_ROLE, createDatabase } from '../../../platform/database.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { cancelPayOut } from './cancel-pay-out.ts';
import { decideInReview } from './decide-pay-out.ts';
import { createPayOutsFixture } from './pay-outs.fixture.ts';
import { lockPayOut } from './pay-outs-store.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { settleUnclear } from './settle-unclear.ts';
import { takePayOutReport } from './take-pay-out-report.ts';

const house = await createPayOutsFixture();
const { owner, asked, balanceOf, carry, stateOf } = house;
const CONNECTIONS = 10;
// Another server of the same house: a pool of its own, and nothing in memory that the two share.
const second = createDatabase({
  ...{ url: house.database.url, role: APP_ROLE, applicationName: 'test', maxConnections: CONNECTIONS },
});
const servers: readonly PayOutsParts[] = [house.parts, { ...house.parts, db: second }];
afterAll(async () => {
  await second.close();
  await house.database.drop();
});
afterEach(async () => {
  expect(house.failed.splice(0)).toEqual([]);
  expect(await house.differences()).toEqual([]);
});

const HUNDRED = Array.from({ length: 100 }, (_, at) => at);

/** Has a hundred calls begin while one is held, as many of them as there are connections stand at its lock, and then lets it go. */
async function atOnce(id: string, call: (parts: PayOutsParts, at: number) => Promise<unknown>) {
  const calls = await owner.transaction(async (tx) => {
    await lockPayOut(tx, id);
    const begun = HUNDRED.map((at) => call(servers[at % 2]!, at));
    await untilWaitingForLocks(owner, 2 * CONNECTIONS);
    return begun;
  });
  return Promise.all(calls);
}

const says = (parts: PayOutsParts, id: string, type: 'pay-out.paid' | 'pay-out.failed', event: string) =>
  parts.db.transaction((tx) =>
    takePayOutReport(tx, parts, {
      eventId: event,
      report: {
        ...{ type, payOutId: `po_${id}`, merchantReference: id, merchant: 'croupier', currency: 'EUR' },
        amountMinor: '60000',
      },
    }),
  );

const postsOf = async (id: string): Promise<string[]> =>
  (
    await owner.query<{ operation: string }>(
      'SELECT operation FROM ledger_post WHERE reference = $1 ORDER BY created_at, operation',
      [id],
    )
  ).map(({ operation }) => operation);

test('a hundred that cancel, let go, turn down and report one at once leave it in one state', async () => {
  const { player, id } = await asked('SL', '60000');
  await carry();
  expect(await stateOf(id)).toBe('IN_REVIEW');
  await atOnce(id, (parts, at) => {
    if (at % 4 === 0) return cancelPayOut(parts, player, id);
    if (at % 4 === 1) return says(parts, id, 'pay-out.paid', `early-${at}`);
    const decision =
      at % 4 === 2 ? { to: 'APPROVED' as const } : { to: 'REJECTED' as const, told: 'rules' as const };
    return parts.db.transaction((tx) => decideInReview(parts, tx, id, decision));
  });
  const state = await stateOf(id);
  expect(['CANCELED', 'REJECTED', 'IN_REVIEW', 'APPROVED']).toContain(state);
  const isBack = state === 'CANCELED' || state === 'REJECTED';
  expect(await balanceOf(player)).toBe(isBack ? 1_000_000n : 940_000n);
  expect(await postsOf(id)).toEqual(isBack ? ['pay-out-reserve', 'pay-out-return'] : ['pay-out-reserve']);
});

test('a hundred that cancel one, report it paid and failed, and settle it at once end it once', async () => {
  const { player, id } = await asked('SL', '60000');
  await carry();
  await house.db.transaction((tx) => decideInReview(house.parts, tx, id, { to: 'APPROVED' }));
  await carry();
  expect(await stateOf(id)).toBe('SENT');
  await atOnce(id, (parts, at) => {
    if (at % 4 === 0) return cancelPayOut(parts, player, id);
    if (at % 4 === 1) return says(parts, id, 'pay-out.paid', `paid-${at % 8}`);
    if (at % 4 === 2) return says(parts, id, 'pay-out.failed', `failed-${at % 8}`);
    return parts.db.transaction((tx) => settleUnclear(parts, tx, id, at % 8 < 4 ? 'FAILED' : 'PAID'));
  });
  const state = await stateOf(id);
  // Whichever word came first stands, until two people have settled the other one.
  expect(['PAID', 'FAILED']).toContain(state);
  const posts = await postsOf(id);
  const count = (operation: string) => posts.filter((each) => each === operation).length;
  expect(count('pay-out-settle') + count('pay-out-return')).toBe(1);
  expect(await balanceOf(player)).toBe(state === 'PAID' ? 940_000n : 1_000_000n);
});
