import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { signMessage } from '../payments/webhook-signature.ts';
import { readSigned } from '../payments/feature.ts';
import { checkMethod } from './check-method.ts';
import { linkOf } from './card-link.ts';
import { findMethod } from './methods-store.ts';
import { createPayOutsFixture } from './pay-outs.fixture.ts';
import { takeCardReport } from './take-card-report.ts';
import { disableMethod, lookAtCard, verifyCard } from './verify-card.ts';

const house = await createPayOutsFixture();
const { db, owner, parts, newPlayer, give, method, ask, asked } = house;
afterAll(() => house.database.drop());

/** A card that the player has been sent to show. */
async function cardOf(player: SignedIn) {
  const checked = await checkMethod(parts, player, { key: randomUUID(), kind: 'card', language: 'ua' });
  if (isRefusal(checked)) throw new Error(JSON.stringify(checked));
  const { id } = checked.method;
  const shown = (ownerName: string, change: object = {}) =>
    parts.db.transaction((tx) =>
      takeCardReport(tx, parts, {
        ...{ type: 'card.shown', merchantReference: id, merchant: 'croupier', token: 'tok_4242' },
        ...{ mark: `card_${id}`, lastDigits: '4242', ownerName, ...change },
      }),
    );
  return { id, link: linkOf(parts.linkKey, id), shown, redirectUrl: checked.redirectUrl };
}

const account = (player: SignedIn, iban: string, ownerName = 'Olena Koval', key: string = randomUUID()) =>
  checkMethod(parts, player, { key, kind: 'iban', iban, ownerName });

test('a card is shown to the provider, looked at as often as one likes, and confirmed once', async () => {
  const player = await newPlayer();
  const { id, link, shown, redirectUrl } = await cardOf(player);
  expect(redirectUrl).toBe(`http://psp.example/${id}`);
  expect(await lookAtCard(parts, player, link)).toMatchObject({ state: 'ASKED', mask: null });
  expect(await verifyCard(parts, player, link)).toEqual({ refused: 'conflict' });
  expect(await shown('KOVAL OLENA')).toBe('taken');
  expect(await shown('JOHN OTHER', { mark: 'card_other', lastDigits: '9999' })).toBe('taken');
  const seen = { state: 'SHOWN', mask: '•••• 4242', ownerName: 'KOVAL OLENA' };
  expect(await lookAtCard(parts, player, link)).toMatchObject(seen);
  expect(await lookAtCard(parts, await newPlayer(), link)).toEqual({ refused: 'link_over' });
  const both = await Promise.all([verifyCard(parts, player, link), verifyCard(parts, player, link)]);
  expect(both).toContainEqual({ refused: 'link_over' });
  expect(both).toContainEqual(expect.objectContaining({ id, state: 'PROVEN' }));
});

test('a link leads nowhere once its day is over', async () => {
  const player = await newPlayer();
  const { id, link, shown } = await cardOf(player);
  await shown('OLENA KOVAL');
  await owner.query(`UPDATE pay_out_method SET created_at = created_at - interval '1 day' WHERE id = $1`, [
    id,
  ]);
  expect(await lookAtCard(parts, player, link)).toEqual({ refused: 'link_over' });
  expect(await verifyCard(parts, player, link)).toEqual({ refused: 'link_over' });
});

test('a card with another name on it, or one that nobody confirmed, is refused for good', async () => {
  const player = await newPlayer();
  const [foreign, none] = [await cardOf(player), await cardOf(player)];
  await foreign.shown('JOHN OTHER');
  await none.shown('OLENA KOVAL', { type: 'card.refused' });
  expect(await foreign.shown('OLENA KOVAL', { merchant: 'another' })).toBe('mismatch');
  expect(await foreign.shown('OLENA KOVAL', { merchantReference: randomUUID() })).toBe('unknown');
  expect(await verifyCard(parts, player, foreign.link)).toMatchObject({
    details: { reason: 'name_differs' },
  });
  expect(await verifyCard(parts, player, none.link)).toMatchObject({ details: { reason: 'not_confirmed' } });
  expect(await verifyCard(parts, player, foreign.link)).toEqual({ refused: 'link_over' });
  await give(player, 50_000n);
  expect(await ask(player, { methodId: foreign.id })).toMatchObject({
    details: { reason: 'method_not_proven' },
  });
});

test('an account is taken with a right number under one’s own name, and kept by its last digits alone', async () => {
  const player = await newPlayer();
  const key = randomUUID();
  const taken = await account(player, 'DE89 3704 0044 0532 0130 00', 'Олена Коваль', key);
  expect(taken).toMatchObject({ method: { state: 'PROVEN', mask: 'DE•• •••• 3000' }, redirectUrl: null });
  expect(await account(player, 'DE89 3704 0044 0532 0130 00', 'Олена Коваль', key)).toEqual(taken);
  const other = await account(player, 'GB82 WEST 1234 5698 7654 32', 'Олена Коваль', key);
  expect(other).toEqual({ refused: 'key_reused' });
  for (const wrong of [
    'DE89 3704 0044 0532 0130 01',
    'DE98 3704 0044 0532 0130 00',
    'XX00',
    'DE893704004405320130',
  ])
    expect(await account(player, wrong)).toMatchObject({ details: { reason: 'iban_wrong' } });
  expect(await account(player, 'GB82WEST12345698765432', 'Petro Bondar')).toMatchObject({
    details: { reason: 'name_differs' },
  });
  const { id } = (taken as { method: { id: string } }).method;
  const rows = await owner.query<{ text: string }>(
    `SELECT to_jsonb(m)::text AS text FROM pay_out_method m WHERE id = $1`,
    [id],
  );
  // The provider of this test names its tokens by the number; a real one does not.
  expect(rows[0]!.text.replaceAll(/(tok|iban)_DE89370400440532013000/g, '')).not.toContain('37040044');
});

test('a method is given up, unless money is on its way to it; another’s is not there', async () => {
  const { player, methodId } = await asked();
  expect(await disableMethod(parts, player, methodId)).toEqual({ refused: 'conflict' });
  expect(await disableMethod(parts, await newPlayer(), methodId)).toEqual({ refused: 'not_found' });
  const free = await method(player, 1);
  expect(await disableMethod(parts, player, free)).toMatchObject({ state: 'DISABLED' });
  expect((await findMethod(db, free))!.state).toBe('DISABLED');
  expect(await ask(player, { methodId: free })).toMatchObject({ details: { reason: 'method_not_proven' } });
});

/** Facts about a method, in order. */
const toldOf = async (id: string): Promise<string[]> =>
  (
    await owner.query<{ topic: string }>(
      `SELECT topic FROM outbox WHERE topic LIKE 'method.%' AND payload->>'id' = $1 ORDER BY id`,
      [id],
    )
  ).map(({ topic }) => topic);

test('each step of a card is told once, however often the provider and the player say it', async () => {
  const player = await newPlayer();
  const { id, link, shown } = await cardOf(player);
  // Being asked about adds nothing yet.
  expect(await toldOf(id)).toEqual([]);
  await Promise.all([shown('OLENA KOVAL'), shown('OLENA KOVAL'), shown('JOHN OTHER')]);
  expect(await toldOf(id)).toEqual(['method.added']);
  await Promise.all([verifyCard(parts, player, link), verifyCard(parts, player, link)]);
  expect(await toldOf(id)).toEqual(['method.added', 'method.proven']);
  await Promise.all([disableMethod(parts, player, id), disableMethod(parts, player, id)]);
  await shown('OLENA KOVAL');
  expect(await toldOf(id)).toEqual(['method.added', 'method.proven', 'method.closed']);
});

test('a card that is refused is never told of as proven, and another’s call tells nothing', async () => {
  const player = await newPlayer();
  const { id, link, shown } = await cardOf(player);
  await shown('JOHN OTHER');
  await verifyCard(parts, await newPlayer(), link);
  await disableMethod(parts, await newPlayer(), id);
  expect(await toldOf(id)).toEqual(['method.added']);
  await verifyCard(parts, player, link);
  expect(await toldOf(id)).toEqual(['method.added', 'method.closed']);
});

test('an account that is asked for twice at once under one key is told of once', async () => {
  const player = await newPlayer();
  const key = randomUUID();
  const both = await Promise.all([
    account(player, 'DE89370400440532013000', 'Olena Koval', key),
    account(player, 'DE89370400440532013000', 'Olena Koval', key),
  ]);
  const proven = both.filter((answer) => !isRefusal(answer));
  expect(await toldOf((proven[0] as { method: { id: string } }).method.id)).toEqual([
    'method.added',
    'method.proven',
  ]);
});

test('a message of the provider without its signature, or an old one, says nothing', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  const timestamp = String(now.getTime() / 1_000);
  const body = '{"type":"pay-out.paid"}';
  const signed = (secret: string, sent = body) => ({
    headers: {
      'webhook-id': 'evt_1',
      'webhook-timestamp': timestamp,
      'webhook-signature': signMessage({ id: 'evt_1', timestamp, body: sent }, secret),
    },
    rawBody: Buffer.from(body),
  });
  const read = (message: ReturnType<typeof signed>, at = now) => readSigned(message, ['secret'], at);
  expect(read(signed('secret'))).toBe('evt_1');
  expect(read(signed('forged'))).toBeUndefined();
  expect(read(signed('secret', '{"type":"pay-out.failed"}'))).toBeUndefined();
  expect(read(signed('secret'), new Date(now.getTime() + 3_600_000))).toBeUndefined();
});
