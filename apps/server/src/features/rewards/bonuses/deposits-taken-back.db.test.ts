import { randomUUID } from 'node:crypto';
import { payInOptions } from '@croupier/contract/money/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { mustPost } from '../../money/ledger/feature.ts';
import { ATTACKED, attacksOn, inAll, type Attacks } from './attacks.fixture.ts';
import { PERCENT, refusalOf } from './bonuses.fixture.ts';

let site: TestApp;
let desk: Attacks;
beforeAll(async () => {
  site = await startTestApp(ATTACKED);
  desk = attacksOn(site);
});
afterAll(async () => {
  expect(await desk.faultsOfBooks()).toEqual([]);
  await site.close();
});

/** A deposit that has come. The tests have no provider: what it would be asked for has been written down. */
async function deposited(player: TestPlayer, amountMinor: string, bonus?: string): Promise<string> {
  await refusalOf(desk.payIn(player, amountMinor, bonus));
  const id = (await desk.payIns(player))[0]!;
  expect(await desk.paid(id, amountMinor)).toBe(200);
  return id;
}
const chargeBack = (payIn: string, amountMinor: string) =>
  desk.paid(payIn, amountMinor, randomUUID(), 'pay-in.charged-back');
/** Spends a player's money, whatever for. */
const spend = ({ id: playerId }: TestPlayer, amountMinor: bigint) =>
  site.db.transaction((tx) =>
    mustPost(tx, {
      ...{ playerId, currency: 'UAH', key: randomUUID(), operation: 'adjustment' },
      transfers: [
        {
          from: { owner: 'player', kind: 'real' },
          to: { owner: 'house', name: 'adjustments' },
          amountMinor,
        },
      ],
    }),
  );
const debtsOf = async (player: TestPlayer) => (await player.call(payInOptions, { query: {} })).debts;

test('ends the bonus that a deposit brought when its payer takes the deposit back, and takes no bonus money for it', async () => {
  await desk.put('half-of-it', { ...PERCENT, maximum: inAll('1000000') }, { place: 1 });
  const player = await site.createPlayer();
  const [offer] = (await player.call(payInOptions, { query: {} })).bonuses;
  const payIn = await deposited(player, '50000', offer!.id);
  await expect
    .poll(async () => (await desk.one(player, offer!.id))?.state, { timeout: 10_000 })
    .toBe('ACTIVATED');
  expect(await desk.held(player, 'bonus')).toBe(25_000n);
  await spend(player, 20_000n);
  expect(await chargeBack(payIn, '50000')).toBe(200);
  expect([await desk.held(player, 'real'), await desk.held(player, 'bonus')]).toEqual([0n, 0n]);
  expect((await desk.one(player, offer!.id))?.state).toBe('CANCELED');
  expect(await debtsOf(player)).toEqual([{ currency: 'UAH', leftMinor: '20000' }]);
});

test('lets nobody play who owes money, until what comes has paid it', async () => {
  const player = await site.createPlayer();
  const payIn = await deposited(player, '50000');
  await spend(player, 30_000n);
  expect(await refusalOf(desk.play(player, '200'))).toBe('done');
  const left = await desk.held(player, 'real');
  expect(await chargeBack(payIn, '50000')).toBe(200);
  expect(await debtsOf(player)).toEqual([{ currency: 'UAH', leftMinor: String(50_000n - left) }]);
  expect(await refusalOf(desk.play(player, '200'))).toBe('418 user_cant_use_exception debt');
  await deposited(player, '20000');
  // Not even what has just come: it is the debt's.
  expect(await refusalOf(desk.play(player, '200'))).toBe('418 user_cant_use_exception debt');
  await expect.poll(() => desk.held(player, 'real'), { timeout: 10_000 }).toBe(0n);
  await deposited(player, '40000');
  await expect.poll(() => debtsOf(player), { timeout: 10_000 }).toEqual([]);
  expect(await desk.held(player, 'real')).toBe(10_000n + left);
  expect(await refusalOf(desk.play(player, '200'))).toBe('done');
});

test('takes no stake that was in flight once a debt has committed', async () => {
  const player = await site.createPlayer();
  const payIn = await deposited(player, '50000');
  await spend(player, 40_000n);
  const stakes = () => Array.from({ length: 10 }, () => refusalOf(desk.play(player, '200')));
  const [before, status, after] = await Promise.all([
    Promise.all(stakes()),
    chargeBack(payIn, '50000'),
    Promise.all(stakes()),
  ]);
  expect(status).toBe(200);
  for (const outcome of [...before, ...after])
    expect(['done', '418 user_cant_use_exception debt', '422 insufficient_funds']).toContain(outcome);
  expect(await desk.held(player, 'real')).toBe(0n);
  const later = `SELECT FROM ledger_transfer t WHERE t.player_id = $1 AND t.kind = 'real' AND t.version >
    (SELECT min(b.version) FROM ledger_transfer b WHERE b.player_id = $1 AND b.kind = 'real' AND b.operation = 'chargeback') AND t.operation = 'bet'`;
  expect(await site.owner.query(later, [player.id])).toEqual([]);
  expect(await debtsOf(player)).not.toEqual([]);
});
