import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { blockAccount, holdAccount } from '../../people/blocks/feature.ts';
import { updatePerson } from '../../people/players/feature.ts';
import { cancelPayOut } from './cancel-pay-out.ts';
import { createPayOut } from './create-pay-out.ts';
import { decideInReview } from './decide-pay-out.ts';
import { createPayOutsFixture } from './pay-outs.fixture.ts';

const house = await createPayOutsFixture();
const { db, owner, clock, parts, script } = house;
const { newPlayer, give, method, code, ask, asked, carry, reconcile, stateOf, report } = house;
afterAll(() => house.database.drop());
beforeEach(() => Object.assign(script, { sent: [], answer: 'accepted', status: 'open', sending: undefined }));
afterEach(async () => {
  expect(house.failed.splice(0)).toEqual([]);
  expect(await house.differences()).toEqual([]);
});

const block = (playerId: bigint, until: Date | null) =>
  db.transaction((tx) => blockAccount(tx, { playerId, reason: 'stolen cards', since: clock.now(), until }));
const reasonsOf = async (id: string) =>
  (await owner.query<{ reasons: string[] }>('SELECT reasons FROM pay_out WHERE id = $1', [id]))[0]!.reasons;

test.each([
  ['blocked', (playerId: bigint) => block(playerId, null)],
  ['blocked for a time', (playerId: bigint) => block(playerId, new Date(clock.now().getTime() + 86_400_000))],
  [
    'held for a hit that somebody has confirmed',
    (playerId: bigint) =>
      db.transaction((tx) => holdAccount(tx, { playerId, reason: 'on a list', since: clock.now() })),
  ],
])('nothing goes out of an account that is %s, and it asks for nothing more', async (_, shut) => {
  const { player, methodId, id } = await asked();
  const digits = await code(player);
  await shut(player.playerId);
  await carry();
  expect([await stateOf(id), await reasonsOf(id), script.sent]).toEqual([
    'IN_REVIEW',
    ['account_closed'],
    [],
  ]);
  const decide = () => db.transaction((tx) => decideInReview(parts, tx, id, { to: 'APPROVED' }));
  expect(await decide()).toBe('conflict');
  // As a call that was let in before does.
  await expect(ask(player, { methodId, code: digits })).rejects.toThrow('account_blocked');
});

const ASKED_AGO = `UPDATE pay_out SET asked_at = asked_at - interval '1 hour' WHERE id = $1`;

test('what never came to the provider is not sent again while its account is shut', async () => {
  const { player, id } = await asked();
  script.answer = 'unknown';
  await carry();
  await block(player.playerId, null);
  Object.assign(script, { answer: 'accepted', status: 'never' });
  await owner.query(ASKED_AGO, [id]);
  await reconcile();
  expect([await stateOf(id), script.sent]).toEqual(['UNKNOWN', [id]]);
  await owner.query('DELETE FROM player_block WHERE player_id = $1', [player.playerId]);
  await owner.query(ASKED_AGO, [id]);
  await reconcile();
  expect(script.sent).toEqual([id, id]);
});

test('what the provider took and has forgotten is not sent twice, and a person is told', async () => {
  const { id } = await asked();
  await carry();
  script.status = 'never';
  await owner.query(ASKED_AGO, [id]);
  await reconcile();
  expect([await stateOf(id), script.sent]).toEqual(['SENT', [id]]);
  expect(await owner.query('SELECT is_contradicted AS is FROM pay_out WHERE id = $1', [id])).toEqual([
    { is: true },
  ]);
});

test('one that waited long for its yes is not asked about while it is being sent', async () => {
  const { id } = await asked();
  await owner.query(ASKED_AGO, [id]);
  Object.assign(script, { status: 'never', sending: reconcile });
  await carry();
  expect(script.sent).toEqual([id]);
});

test('a provider that took it and then says no has not given the money back', async () => {
  const { player, id } = await asked();
  const taken = `UPDATE pay_out SET provider_pay_out_id = $2 WHERE id = $1`;
  Object.assign(script, { answer: 'refused', sending: () => owner.query(taken, [id, `po_${id}`]) });
  await carry();
  expect([await stateOf(id), await house.balanceOf(player)]).toEqual(['SENT', 990_000n]);
  expect(await report(id, 'pay-out.paid')).toBe('applied');
});

test('what the provider calls paid before it was sent is not sent, and not taken back', async () => {
  const { player, id } = await asked();
  expect(await report(id, 'pay-out.paid')).toBe('contradicts');
  await carry();
  expect([await stateOf(id), script.sent]).toEqual(['IN_REVIEW', []]);
  expect(await cancelPayOut(parts, player, id)).toEqual({ refused: 'too_late' });
});

test('who got money back that was paid all the same is looked at when they ask for more', async () => {
  const { player, methodId, id } = await asked();
  await carry();
  await report(id, 'pay-out.failed');
  expect(await report(id, 'pay-out.paid')).toBe('contradicts');
  const more = (await ask(player, { methodId })) as { id: string };
  await carry();
  expect([await stateOf(more.id), await reasonsOf(more.id)]).toEqual(['IN_REVIEW', ['held_by_person']]);
});

test('an answer about another pay-out than was asked about ends neither', async () => {
  const [one, other] = [await asked(), await asked()];
  await carry();
  script.status = {
    ...{
      type: 'pay-out.failed',
      payOutId: `po_${other.id}`,
      merchantReference: other.id,
      merchant: 'croupier',
    },
    ...{ amountMinor: '10000', currency: 'EUR' },
  };
  await owner.query(ASKED_AGO, [one.id]);
  await reconcile();
  expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['SENT', 'SENT']);
});

test('who showed a card under another name than theirs is not paid to it', async () => {
  const player = await newPlayer('SL', 0);
  await give(player, 50_000n);
  await db.transaction((tx) => updatePerson(tx, player.playerId, { firstName: 'Olena', lastName: 'Koval' }));
  const methodId = await method(player);
  await db.transaction((tx) => updatePerson(tx, player.playerId, { firstName: 'Petro', lastName: 'Bondar' }));
  await owner.query('UPDATE player SET verify_level = 1 WHERE id = $1', [player.playerId]);
  expect(await ask(player, { methodId })).toMatchObject({ details: { reason: 'name_differs' } });
});

test('of a currency in which there never was any money there is not enough', async () => {
  const player = await newPlayer();
  const methodId = await method(player);
  const wanted = { key: randomUUID(), amountMinor: '50000', currency: 'RON', methodId } as const;
  expect(await createPayOut(parts, player, { ...wanted, code: await code(player) })).toEqual({
    refused: 'insufficient_funds',
  });
});

test('somebody looks at what is paid to who gave the tax number of another account', async () => {
  const number = Buffer.alloc(32, 5);
  const givenBy = ({ playerId }: { playerId: bigint }) =>
    owner.query(
      `INSERT INTO person_mark (player_id, kind, hash, holds, first_at) VALUES ($1, 'tax', $2, false, now())`,
      [playerId, number],
    );
  const alone = await asked('UA', '50000');
  await givenBy(alone.player);
  await carry();
  expect(await stateOf(alone.id)).toBe('SENT');
  const second = await asked('UA', '50000');
  await givenBy(second.player);
  await carry();
  expect([await stateOf(second.id), await reasonsOf(second.id)]).toEqual(['IN_REVIEW', ['tax_shared']]);
});
