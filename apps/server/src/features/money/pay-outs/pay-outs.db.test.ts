import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { cancelPayOut } from './cancel-pay-out.ts';
import { createPayOut } from './create-pay-out.ts';
import { decideInReview } from './decide-pay-out.ts';
import { createPayOutsFixture } from './pay-outs.fixture.ts';
import { lockPayOut } from './pay-outs-store.ts';

const house = await createPayOutsFixture();
const { db, owner, parts, script } = house;
const { newPlayer, give, method, code, ask, asked, balanceOf, carry, reconcile, stateOf, report } = house;
afterAll(() => house.database.drop());
beforeEach(() => Object.assign(script, { sent: [], answer: 'accepted', status: 'open', sending: undefined }));
afterEach(async () => {
  expect(house.failed.splice(0)).toEqual([]);
  expect(await house.differences()).toEqual([]);
});

const ASKED_AGO = `UPDATE pay_out SET asked_at = asked_at - interval '1 hour' WHERE id = $1`;
const askAgain = async (id: string) => {
  await owner.query(ASKED_AGO, [id]);
  await reconcile();
};

test('a pay-out is put aside, sent and paid, and each state stands on the books', async () => {
  const { player, id, payOut } = await asked();
  expect([payOut.state, await balanceOf(player)]).toEqual(['PENDING', 990_000n]);
  expect(await house.differences()).toEqual([]);
  await carry();
  expect([await stateOf(id), await balanceOf(player)]).toEqual(['SENT', 990_000n]);
  expect(await house.differences()).toEqual([]);
  expect(await report(id, 'pay-out.paid')).toBe('applied');
  expect([await stateOf(id), await balanceOf(player)]).toEqual(['PAID', 990_000n]);
});

test('the fee is shown, is the house’s once the money has arrived, and comes back where it has not', async () => {
  const { player, methodId } = await asked('UA', '20000');
  for (const amountMinor of ['20000', '20000']) await ask(player, { methodId, amountMinor });
  const fourth = await ask(player, { methodId, amountMinor: '30000' });
  expect(fourth).toMatchObject({ amountMinor: '30000', feeMinor: '300', receivedMinor: '29700' });
  const { id } = fourth as { id: string };
  const before = await balanceOf(player);
  await carry();
  await report(id, 'pay-out.failed');
  expect([await stateOf(id), await balanceOf(player)]).toEqual(['FAILED', before + 30_000n]);
});

test('of two at once that together are above the balance one is refused', async () => {
  const player = await newPlayer();
  await give(player, 15_000n);
  const methodId = await method(player);
  const first = await code(player);
  const both = await db.transaction(async (tx) => {
    await lockPlayer(tx, player.playerId);
    const calls = [1, 2].map(() => ask(player, { methodId, code: first }));
    await untilWaitingForLocks(owner, 2);
    return calls;
  });
  const answers = await Promise.all(both);
  expect(answers.filter(isRefusal)).toEqual([{ refused: 'insufficient_funds' }]);
  expect(await balanceOf(player)).toBe(5_000n);
});

test('a repeated key is the same pay-out whatever became of it, and another wish under it is none', async () => {
  const player = await newPlayer();
  await give(player, 50_000n);
  const methodId = await method(player);
  const key = randomUUID();
  const first = await ask(player, { key, methodId });
  await carry();
  const again = await ask(player, { key, methodId, code: '000000' });
  expect(again).toMatchObject({ id: (first as { id: string }).id, state: 'SENT' });
  expect(await ask(player, { key, methodId, amountMinor: '10001' })).toMatchObject({ refused: 'key_reused' });
  expect(await balanceOf(player)).toBe(40_000n);
});

test('a repeated key is the same pay-out also where its player’s terms have changed since', async () => {
  const { player, methodId } = await asked('UA', '20000');
  const key = randomUUID();
  const first = await ask(player, { key, methodId, amountMinor: '20000' });
  const wanted = { key, methodId, amountMinor: '20000', currency: 'UAH', code: '000000' } as const;
  const moved = { ...player, region: 'EU' } as const;
  expect(await createPayOut(parts, moved, wanted)).toMatchObject({ id: (first as { id: string }).id });
  expect(await createPayOut(parts, moved, { ...wanted, key: randomUUID() })).toMatchObject({
    refused: 'amount_out_of_range',
  });
});

test('without the right code nothing leaves the balance, and a code is good once', async () => {
  const player = await newPlayer();
  await give(player, 50_000n);
  const methodId = await method(player);
  const right = await code(player);
  const wrong = right === '111111' ? '222222' : '111111';
  expect(await ask(player, { methodId, code: wrong })).toMatchObject({ refused: 'wrong_code' });
  expect(await ask(player, { methodId, code: right })).toMatchObject({ state: 'PENDING' });
  expect(await ask(player, { methodId, code: right })).toMatchObject({ refused: 'wrong_code' });
  expect(await balanceOf(player)).toBe(40_000n);
});

test('cancel, yes and the provider’s word at once end in one state, with the money in one place', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { player, id } = await asked('SL', '60000');
    await carry();
    expect(await stateOf(id)).toBe('IN_REVIEW');
    const all = await db.transaction(async (tx) => {
      await lockPayOut(tx, id);
      const calls = [
        cancelPayOut(parts, player, id),
        db.transaction((own) => decideInReview(parts, own, id, { to: 'APPROVED' })),
        db.transaction((own) => decideInReview(parts, own, id, { to: 'REJECTED', told: 'rules' })),
        report(id, 'pay-out.paid'),
      ];
      // Two wait for the pay-out itself, and a decision behind the other one for the player.
      await untilWaitingForLocks(owner, 4);
      return calls;
    });
    await Promise.all(all);
    const state = await stateOf(id);
    // The provider's word comes too early: after a yes it brings it back to a person.
    expect(['CANCELED', 'APPROVED', 'IN_REVIEW', 'REJECTED']).toContain(state);
    const isBack = state === 'CANCELED' || state === 'REJECTED';
    expect(await balanceOf(player)).toBe(isBack ? 1_000_000n : 940_000n);
  }
});

test('a webhook twice is taken once; one of other money, or under a used id, is not believed', async () => {
  const [one, two] = [await asked(), await asked()];
  await carry();
  const event = randomUUID();
  expect(await report(one.id, 'pay-out.paid', randomUUID(), { amountMinor: '1' })).toBe('mismatch');
  expect(await report(one.id, 'pay-out.paid', randomUUID(), { merchant: 'another' })).toBe('mismatch');
  expect(await report(one.id, 'pay-out.paid', randomUUID(), { payOutId: 'po_other' })).toBe('mismatch');
  const twice = await Promise.all([
    report(one.id, 'pay-out.paid', event),
    report(one.id, 'pay-out.paid', event),
  ]);
  expect(twice.sort()).toEqual(['applied', 'ignored']);
  expect(await report(two.id, 'pay-out.paid', event)).toBe('mismatch');
  expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['PAID', 'SENT']);
});

test('the provider that says otherwise afterwards moves nothing, and a person is told', async () => {
  const { player, id } = await asked();
  await carry();
  await report(id, 'pay-out.failed');
  expect(await report(id, 'pay-out.paid')).toBe('contradicts');
  expect([await stateOf(id), await balanceOf(player)]).toEqual(['FAILED', 1_000_000n]);
  const rows = await owner.query('SELECT is_contradicted AS is FROM pay_out WHERE id = $1', [id]);
  expect(rows).toEqual([{ is: true }]);
});

test.each([
  ['pay-out.paid', 'PAID', 990_000n],
  ['pay-out.failed', 'FAILED', 1_000_000n],
] as const)(
  'a provider that does not answer holds the money until it says %s',
  async (type, state, balance) => {
    const { player, id } = await asked();
    script.answer = 'unknown';
    await carry();
    expect([await stateOf(id), await balanceOf(player)]).toEqual(['UNKNOWN', 990_000n]);
    script.status = 'unavailable';
    await askAgain(id);
    script.status = 'open';
    await askAgain(id);
    expect([await stateOf(id), script.sent]).toEqual(['UNKNOWN', [id]]);
    script.status = {
      ...{ type, payOutId: `po_${id}`, merchantReference: id, merchant: 'croupier' },
      ...{ amountMinor: '10000', currency: 'EUR' },
    };
    await askAgain(id);
    expect([await stateOf(id), await balanceOf(player)]).toEqual([state, balance]);
  },
);

test('what never came to the provider is sent once more under the same reference', async () => {
  const { id } = await asked();
  script.answer = 'unknown';
  await carry();
  Object.assign(script, { answer: 'accepted', status: 'never' });
  await askAgain(id);
  expect(script.sent).toEqual([id, id]);
  expect(await report(id, 'pay-out.paid')).toBe('applied');
});

test('a report that is quicker than the answer stands', async () => {
  const { id } = await asked();
  script.answer = 'unknown';
  script.sending = () => report(id, 'pay-out.paid');
  await carry();
  expect(await stateOf(id)).toBe('PAID');
});

test('where pay-outs are final none is taken back, and nobody takes back another’s', async () => {
  const [strict, other] = [await asked('EU'), await asked()];
  expect(strict.payOut.mayCancel).toBe(false);
  expect(await cancelPayOut(parts, strict.player, strict.id)).toEqual({ refused: 'forbidden' });
  expect(await cancelPayOut(parts, strict.player, other.id)).toEqual({ refused: 'not_found' });
  expect(await cancelPayOut(parts, other.player, other.id)).toMatchObject({ state: 'CANCELED' });
  expect(await cancelPayOut(parts, other.player, other.id)).toMatchObject({ state: 'CANCELED' });
  expect(await balanceOf(other.player)).toBe(1_000_000n);
});

test('what is on its way is not taken back', async () => {
  const { player, id } = await asked();
  await carry();
  expect(await cancelPayOut(parts, player, id)).toEqual({ refused: 'too_late' });
});
