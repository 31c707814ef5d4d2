import { randomUUID } from 'node:crypto';
import type { PurseTerms } from '@croupier/domain/rewards/purses';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { useOf } from '../../people/closing/feature.ts';
import { createFairness } from '../../play/fairness/feature.ts';
import { giveBonus } from '../../rewards/purses/purses.fixture.ts';
import { createPurses, heldParts } from '../../rewards/purses/feature.ts';
import { balancesOf } from '../ledger/feature.ts';
import { decideInReview } from './decide-pay-out.ts';
import { createPayOutsFixture } from './pay-outs.fixture.ts';
import { readOptions } from './read-options.ts';

const house = await createPayOutsFixture();
const { db, owner, parts, script, clock } = house;
const { newPlayer, give, method, ask, asked, carry, stateOf, report } = house;
afterAll(() => house.database.drop());
beforeEach(() => Object.assign(script, { sent: [], answer: 'accepted', status: 'open', sending: undefined }));
afterEach(async () => {
  expect(house.failed.splice(0)).toEqual([]);
  expect(await house.differences()).toEqual([]);
});

test('who has shown too little of themselves is told which level is needed', async () => {
  const player = await newPlayer('SL', 0);
  await give(player, 50_000n);
  const methodId = await method(player);
  expect(await ask(player, { methodId })).toMatchObject({
    details: { rule: 'verify_level', verify: { level: 0, needed: 1 } },
  });
  expect(await readOptions(parts, player, {})).toMatchObject({ needs: ['level'] });
});

test('deposits are staked first; who is excluded is paid without, once somebody has looked', async () => {
  const player = await newPlayer();
  await give(player, 50_000n, 'payment-clearing');
  const methodId = await method(player);
  expect(await ask(player, { methodId })).toMatchObject({
    ...{ refused: 'pay_out_refused', details: { reason: 'turnover', leftMinor: '50000' } },
  });
  await owner.query(
    `INSERT INTO play_stop (player_id, place, kind, began_at, until_at) VALUES ($1, 1, 'exclusion', $2, NULL)`,
    [player.playerId, clock.now()],
  );
  const payOut = await ask(player, { methodId });
  expect(payOut).toMatchObject({ state: 'PENDING' });
  await carry();
  const { id } = payOut as { id: string };
  expect(await owner.query('SELECT state, reasons FROM pay_out WHERE id = $1', [id])).toEqual([
    { state: 'IN_REVIEW', reasons: ['turnover_open'] },
  ]);
});

const PAID_IN = `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at,
  source_mark, source_mask) VALUES ($1, $2, sha256('x'), 20000, 'EUR', 'real', 'en', 'PAID', now(), now(), now(), 'card_a', '•••• 4242')`;

test('money goes back by the way it came first', async () => {
  const player = await newPlayer();
  await give(player, 50_000n);
  await owner.query(PAID_IN, [randomUUID(), player.playerId]);
  const [methodId, source] = [await method(player), await method(player, 1)];
  const refused = { reason: 'other_method_first', leftMinor: '20000', mask: '•••• 4242', methodId: null };
  expect(await ask(player, { methodId })).toEqual({ refused: 'pay_out_refused', details: refused });
  await owner.query(`UPDATE pay_out_method SET mark = 'card_a' WHERE id = $1`, [source]);
  expect(await ask(player, { methodId })).toMatchObject({ details: { methodId: source } });
  expect(await ask(player, { methodId: source, amountMinor: '20000' })).toMatchObject({ state: 'PENDING' });
  expect(await ask(player, { methodId })).toMatchObject({ state: 'PENDING' });
});

test('a closed account, or a question about its player, holds what was let go already, and no yes lets it out', async () => {
  const { player, id } = await asked();
  await owner.query(`UPDATE pay_out SET state = 'APPROVED' WHERE id = $1`, [id]);
  await owner.query(
    `INSERT INTO pay_out_move (pay_out_id, number, from_state, to_state, moved_at) VALUES ($1, 2, 'PENDING', 'APPROVED', now())`,
    [id],
  );
  await owner.query(
    `INSERT INTO watch_hit (player_id, list, entry_id, entry, score_percent, found_at, state) VALUES ($1, 'a', 'b', '{}', 99, now(), 'new')`,
    [player.playerId],
  );
  await carry();
  expect(await stateOf(id)).toBe('IN_REVIEW');
  expect(script.sent).not.toContain(id);
  const decide = () => db.transaction((tx) => decideInReview(parts, tx, id, { to: 'APPROVED' }));
  expect(await decide()).toBe('conflict');
  await owner.query(`DELETE FROM watch_hit WHERE player_id = $1`, [player.playerId]);
  expect(await decide()).toBeUndefined();
  await carry();
  expect(await stateOf(id)).toBe('SENT');
});

test('an account stays open until its pay-outs are over and the money is gone', async () => {
  const { player, id } = await asked('SL', '100000');
  const openOf = async () => (await useOf(db, player.playerId, { leaving: true }))?.openPayments;
  expect(await openOf()).toBe(1);
  await carry();
  await db.transaction((tx) => decideInReview(parts, tx, id, { to: 'APPROVED' }));
  await carry();
  expect(await openOf()).toBe(1);
  await report(id, 'pay-out.paid');
  expect(await openOf()).toBe(0);
});

test('a preview says what is against it, what it costs and what it leaves', async () => {
  const player = await newPlayer();
  await give(player, 50_000n, 'payment-clearing');
  const methodId = await method(player);
  const options = await readOptions(parts, player, { amountMinor: '60000', methodId });
  expect(options).toMatchObject({
    ...{
      availableMinor: '50000',
      minimumMinor: '1000',
      needs: [],
      turnoverLeftMinor: '50000',
      canCancel: true,
    },
    preview: { leftMinor: '-10000', feeMinor: '0', against: { reason: 'turnover' }, bonus: null },
  });
  expect(await readOptions(parts, player, { id: randomUUID() })).toEqual({ refused: 'not_found' });
});

/** A player with 500.00 of their own and a bonus of 70.00. */
async function bonusPlayer(terms: Partial<PurseTerms> = {}, wagerMinor = 70_000n) {
  const player = await newPlayer('UA');
  await give(player, 50_000n);
  const fairness = createFairness({ db, clock, config: { seedKey: [Buffer.alloc(32, 5)] } });
  const purses = createPurses({ db, clock, error: () => undefined }, { openRounds: [] });
  const { playerId } = player;
  const giver = { clock, fairness, purses };
  const id = await giveBonus(house, giver, playerId, { amountMinor: 7_000n, wagerMinor, terms });
  const previewed = () => readOptions(parts, player, { amountMinor: '20000' });
  const bonusMinor = async () => heldParts(await balancesOf(db, playerId), 'UAH').bonusMinor;
  return { player, id, previewed, bonusMinor };
}

test('a preview says what is left of an active bonus, and a pay-out leaves all of it', async () => {
  const { player, id, previewed, bonusMinor } = await bonusPlayer();
  const bonus = { id, withdrawal: 'keeps', bonusMinor: '7000', wagerLeftMinor: '70000', expiresAt: null };
  expect(await previewed()).toMatchObject({ preview: { leftMinor: '30000', bonus } });
  expect(await ask(player, { methodId: await method(player), amountMinor: '20000' })).toMatchObject({
    state: 'PENDING',
  });
  expect(await previewed()).toMatchObject({ preview: { leftMinor: '10000', bonus } });
  expect(await bonusMinor()).toBe(7_000n);
});

test('ends a bonus with the pay-out where its terms say so, once, and not with one that is refused', async () => {
  const { player, id, previewed, bonusMinor } = await bonusPlayer({ withdrawal: 'forfeits' });
  expect(await previewed()).toMatchObject({ preview: { bonus: { id, withdrawal: 'forfeits' } } });
  const methodId = await method(player);
  expect(await ask(player, { methodId, amountMinor: '60000' })).toMatchObject({
    refused: 'insufficient_funds',
  });
  expect(await bonusMinor()).toBe(7_000n);
  const asking = { methodId, key: randomUUID(), amountMinor: '20000', code: await house.code(player) };
  const [one, other] = await Promise.all([ask(player, asking), ask(player, asking)]);
  expect([one, other]).toMatchObject([{ state: 'PENDING' }, { state: 'PENDING' }]);
  expect(await bonusMinor()).toBe(0n);
  expect(await previewed()).toMatchObject({ preview: { leftMinor: '10000', bonus: null } });
  const [grant] = await house.owner.query(
    'SELECT state, forfeited_minor AS forfeited FROM bonus_grant WHERE id = $1',
    [id],
  );
  expect(grant).toEqual({ state: 'CANCELED', forfeited: 7_000n });
});

test('leaves a bonus in other money, and converts one that is wagered by then', async () => {
  const other = await bonusPlayer({ withdrawal: 'forfeits', currency: 'EUR' });
  expect(
    await ask(other.player, { methodId: await method(other.player), amountMinor: '20000' }),
  ).toMatchObject({ state: 'PENDING' });
  const [kept] = await house.owner.query('SELECT state FROM bonus_grant WHERE id = $1', [other.id]);
  expect(kept).toEqual({ state: 'ACTIVATED' });
  const wagered = await bonusPlayer({ withdrawal: 'forfeits' }, 0n);
  expect(
    await ask(wagered.player, { methodId: await method(wagered.player), amountMinor: '20000' }),
  ).toMatchObject({ state: 'PENDING' });
  expect(await wagered.previewed()).toMatchObject({ preview: { leftMinor: '17000' } });
  const [ended] = await house.owner.query('SELECT state FROM bonus_grant WHERE id = $1', [wagered.id]);
  expect(ended).toEqual({ state: 'FINISHED' });
});
