import { UNANSWERED_KEPT_MS } from '@croupier/domain/people/contacts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { BIRTHDAY, newAddress, newEmail, PASSWORD } from '../../people/players/players.fixture.ts';
import { signUp } from '../../people/players/sign-up.ts';
import { startContacts } from '../../people/contacts/contacts.fixture.ts';
import { lapse } from '../../people/contacts/lapse-accounts.ts';
import { redeemBrought, redeemPromo } from './redeem-promo.ts';

let house = {} as Awaited<ReturnType<typeof startContacts>>;
beforeAll(async () => {
  house = await startContacts();
});
afterAll(() => house.database.drop());

interface Promo {
  region?: string | null;
  from?: string;
  until?: string | null;
  usesMax?: number | null;
  state?: 'open' | 'closed';
}
let codes = 0;
async function newPromo({ region, from, until, usesMax, state }: Promo = {}): Promise<string> {
  const code = `spring-${codes++}`;
  await house.database.owner.query(
    `INSERT INTO promo_code (code, region, from_at, until_at, uses_max, state, created_at) VALUES ($1, $2, $3, $4, $5, $6, now())`,
    [code, region ?? null, from ?? '2020-01-01', until ?? null, usesMax ?? null, state ?? 'open'],
  );
  return code;
}
const open = (promoCode: string, email = newEmail()) =>
  signUp(
    house.players.parts,
    { email, password: PASSWORD, region: 'UA', language: 'en', birthday: BIRTHDAY, promoCode },
    newAddress(),
  );
const usedOf = async (code: string) => {
  const [row] = await house.database.owner.query<{ used: number; redeemed: number }>(
    `SELECT used, (SELECT count(*)::int FROM promo_redemption WHERE code = $1 AND redeemed_at IS NOT NULL) AS redeemed FROM promo_code WHERE code = $1`,
    [code],
  );
  return [row!.used, row!.redeemed];
};
const idOf = async (email: string): Promise<bigint | undefined> =>
  (await house.database.owner.query<{ id: bigint }>('SELECT id FROM player WHERE email = $1', [email]))[0]
    ?.id;

const answered = async (email: string) => {
  const id = (await idOf(email))!;
  await house.database.db.transaction((tx) => redeemBrought(tx, [id], house.clock.now()));
};
const told = async (email: string) =>
  house.database.owner.query<{ payload: object }>(
    `SELECT payload FROM outbox WHERE topic = 'promo-code.redeemed' AND player_id = $1`,
    [await idOf(email)],
  );

test('a code is redeemed by the account that it opens once that is answered, whatever the size of its letters, and told of', async () => {
  const code = await newPromo();
  const email = newEmail();
  expect(await open(code.toUpperCase(), email)).toEqual({ created: true, login: email });
  expect([await usedOf(code), await told(email)]).toEqual([[0, 0], []]);
  for (let time = 0; time < 2; time++) await answered(email);
  expect([await usedOf(code), await told(email)]).toEqual([[1, 1], [{ payload: { code } }]]);
  // The same person again is not given a second account, and redeems nothing more.
  expect(await open(code, email)).toEqual({ created: true, login: email });
  await answered(email);
  expect(await usedOf(code)).toEqual([1, 1]);
});

test('whoever signs up with a code and answers nothing takes no use of it from others', async () => {
  const code = await newPromo({ usesMax: 1 });
  const email = newEmail();
  for (let at = 0; at < 3; at++) expect(await open(code)).toMatchObject({ created: true });
  await open(code, email);
  await answered(email);
  expect(await usedOf(code)).toEqual([1, 1]);
  expect(await open(code)).toMatchObject({ details: { reason: 'used_up' } });
});

test.each([
  ['is over since', `until_at = now() + interval '1 second'`, [1, 1]],
  ['was taken back', `state = 'closed'`, [0, 0]],
])('a code that was good when it was brought and %s', async (_, change, used) => {
  const code = await newPromo();
  const email = newEmail();
  await open(code, email);
  await house.database.owner.query(`UPDATE promo_code SET ${change} WHERE code = $1`, [code]);
  house.clock.setOffset(60_000);
  await answered(email);
  house.clock.setOffset(0);
  expect(await usedOf(code)).toEqual(used);
});

test.each([
  ['unknown', async () => 'no-such-code'],
  ['unknown', () => newPromo({ from: '2999-01-01' })],
  ['unknown', async () => '-not-a-code'],
  ['expired', () => newPromo({ until: '2021-01-01' })],
  ['expired', () => newPromo({ state: 'closed' })],
  ['other_region', () => newPromo({ region: 'EU' })],
])('a code that is %s opens no account', async (reason, make) => {
  const email = newEmail();
  expect(await open(await make(), email)).toEqual({ refused: 'wrong_promo_code', details: { reason } });
  expect(await idOf(email)).toBeUndefined();
});

test('of two who take the last use at once one has it, and the other an account without it', async () => {
  const code = await newPromo({ usesMax: 1 });
  const emails = [newEmail(), newEmail()];
  for (const email of emails) expect(await open(code, email)).toMatchObject({ created: true });
  const held = await house.database.db.transaction(async (tx) => {
    await tx.query('SELECT 1 AS one FROM promo_code WHERE code = $1 FOR UPDATE', [code]);
    const both = Promise.all(emails.map(answered));
    await untilWaitingForLocks(house.database.owner, 2);
    return { both };
  });
  await held.both;
  expect(await usedOf(code)).toEqual([1, 1]);
  expect((await Promise.all(emails.map(told))).map(({ length }) => length).sort()).toEqual([0, 1]);
});

test('a player redeems a code once, however often at once', async () => {
  const code = await newPromo();
  const { player } = await house.newPlayer();
  const redeem = () =>
    house.database.db.transaction((tx) =>
      redeemPromo(tx, { code, region: 'UA', now: house.clock.now(), player: async () => player.playerId }),
    );
  expect(await Promise.all(Array.from({ length: 10 }, redeem))).toEqual(Array(10).fill('redeemed'));
  expect(await usedOf(code)).toEqual([1, 1]);
});

test('of an account that nobody answered for nothing is left of its code', async () => {
  const code = await newPromo();
  const email = newEmail();
  await open(code, email);
  house.clock.setOffset(UNANSWERED_KEPT_MS + 1);
  await lapse(house.parts, (await idOf(email))!);
  house.clock.setOffset(0);
  const left = 'SELECT 1 FROM promo_redemption WHERE code = $1';
  expect(await house.database.owner.query(left, [code])).toEqual([]);
});
