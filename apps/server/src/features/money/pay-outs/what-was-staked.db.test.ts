import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test } from 'vitest';
import { turnoverLeft } from '@croupier/domain/money/pay-outs';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { mustPost } from '../ledger/feature.ts';
import { createPayOut } from './create-pay-out.ts';
import { decideInReview } from './decide-pay-out.ts';
import { gatherStanding } from './gather-facts.ts';
import { createPayOutsFixture } from './pay-outs.fixture.ts';
import { readOptions } from './read-options.ts';
import { disableMethod } from './verify-card.ts';

const house = await createPayOutsFixture();
const { db, owner, clock, parts } = house;
const { newPlayer, give, method, code, ask, carry, stateOf } = house;
afterAll(() => house.database.drop());
afterEach(async () => {
  expect(house.failed.splice(0)).toEqual([]);
  expect(await house.differences()).toEqual([]);
});

const PLAYER = { owner: 'player', kind: 'real' } as const;
const BETS = { owner: 'house', name: 'bets' } as const;

/** Stakes, and has a part of it given back. */
async function stake({ playerId }: SignedIn, amountMinor: bigint, givenBackMinor = 0n) {
  const of = { playerId, currency: 'EUR' } as const;
  await db.transaction(async (tx) => {
    await mustPost(tx, {
      ...{ ...of, key: randomUUID(), operation: 'provider-bet' },
      transfers: [{ from: PLAYER, to: BETS, amountMinor }],
    });
    if (givenBackMinor === 0n) return;
    await mustPost(tx, {
      ...{ ...of, key: randomUUID(), operation: 'provider-rollback' },
      transfers: [{ from: BETS, to: PLAYER, amountMinor: givenBackMinor }],
    });
  });
}

const leftOf = async (player: SignedIn) => {
  const options = await readOptions(parts, player, {});
  return isRefusal(options) ? options : options.turnoverLeftMinor;
};
const exclude = ({ playerId }: SignedIn) =>
  owner.query(
    `INSERT INTO play_stop (player_id, place, kind, began_at, until_at) VALUES ($1, 1, 'exclusion', $2, NULL)`,
    [playerId, clock.now()],
  );
const idOf = (answer: unknown) => (answer as { id: string }).id;

test('what was staked before a deposit does not stand for it', async () => {
  const player = await newPlayer();
  await give(player, 50_000n);
  await stake(player, 40_000n);
  await give(player, 40_000n, 'payment-clearing');
  expect(await leftOf(player)).toBe('40000');
  await stake(player, 30_000n, 10_000n);
  expect(await leftOf(player)).toBe('20000');
  await stake(player, 20_000n);
  expect(await leftOf(player)).toBe('0');
});

test('what is given back of a stake that no deposit needed is asked of nobody', async () => {
  const player = await newPlayer();
  await give(player, 50_000n);
  await stake(player, 40_000n, 40_000n);
  expect(await leftOf(player)).toBe('0');
});

test('who has stopped and asks for two at once has both looked at, until what was not staked is gone', async () => {
  const player = await newPlayer();
  await give(player, 50_000n, 'payment-clearing');
  const methodId = await method(player);
  await exclude(player);
  const ids = [idOf(await ask(player, { methodId })), idOf(await ask(player, { methodId }))];
  await carry();
  expect(await Promise.all(ids.map(stateOf))).toEqual(['IN_REVIEW', 'IN_REVIEW']);
  for (const id of ids) await db.transaction((tx) => decideInReview(parts, tx, id, { to: 'APPROVED' }));
  const third = idOf(await ask(player, { methodId, amountMinor: '20000' }));
  await carry();
  expect(await stateOf(third)).toBe('IN_REVIEW');
  await db.transaction((tx) => decideInReview(parts, tx, third, { to: 'APPROVED' }));
  const of = { playerId: player.playerId, currency: 'EUR', now: clock.now() } as const;
  expect(turnoverLeft(await gatherStanding(db, of))).toBe(10_000n);
});

test('the most of a day is one, in whatever money it is asked for', async () => {
  const player = await newPlayer();
  await give(player, 1_000_000n);
  const methodId = await method(player);
  await ask(player, { methodId, amountMinor: '450000' });
  const transfers = [
    { from: { owner: 'house', name: 'adjustments' }, to: PLAYER, amountMinor: 100_000_000n },
  ] as const;
  const given = {
    playerId: player.playerId,
    currency: 'RON',
    key: randomUUID(),
    operation: 'adjustment',
  } as const;
  await db.transaction((tx) => mustPost(tx, { ...given, transfers }));
  const inRon = async (amountMinor: string) => {
    const wanted = { key: randomUUID(), amountMinor, currency: 'RON', methodId } as const;
    return createPayOut(parts, player, { ...wanted, code: await code(player) });
  };
  expect(await inRon('2500000')).toMatchObject({ state: 'PENDING' });
  expect(await inRon('500000')).toMatchObject({ details: { reason: 'day_maximum', leftMinor: '250000' } });
});

test('a card that was given up and shown again is where its deposits go back to', async () => {
  const player = await newPlayer();
  await give(player, 50_000n);
  await owner.query(
    `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at,
  source_mark, source_mask) VALUES ($1, $2, sha256('x'), 20000, 'EUR', 'real', 'en', 'PAID', now(), now(), now(), 'card_b', '•••• 4242')`,
    [randomUUID(), player.playerId],
  );
  const [card, bank] = [await method(player), await method(player, 1)];
  await owner.query(`UPDATE pay_out_method SET mark = 'card_b' WHERE id = $1`, [card]);
  await disableMethod(parts, player, card);
  const again = await method(player);
  await owner.query(`UPDATE pay_out_method SET mark = 'card_b' WHERE id = $1`, [again]);
  expect(await ask(player, { methodId: bank })).toMatchObject({ details: { methodId: again } });
});
