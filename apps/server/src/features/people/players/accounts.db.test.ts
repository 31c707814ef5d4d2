import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { newAddress, newEmail, PASSWORD, startPlayers, type TestingPlayers } from './players.fixture.ts';
import { findById, findClaim } from './players-store.ts';
import { signUp } from './sign-up.ts';

let { database, players, clock, open, tryLogin, newPlayer } = {} as TestingPlayers;

beforeAll(async () => {
  ({ database, players, clock, open, tryLogin, newPlayer } = await startPlayers());
});
afterAll(() => database.drop());
beforeEach(() => clock.setOffset(0));

test('a new account has its balances, its play money and a hash', async () => {
  const { player } = await newPlayer('KZ');
  const balances = await balancesOf(database.db, player.playerId);
  expect(
    balances.map(({ currency, kind, amountMinor }) => `${currency} ${kind} ${amountMinor}`).sort(),
  ).toEqual(['KZT bonus 0', 'KZT play 5000000', 'KZT real 0']);
  expect((await findById(database.db, player.playerId))?.passwordHash).toMatch(
    /^\$argon2id\$v=19\$m=8,t=1,p=1\$/,
  );
});

test('fifty sign-ups of one e-mail at once make one account with one grant', async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 50 }, () => open(email)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const rows = await database.owner.query<{ id: bigint }>('SELECT id FROM player WHERE email = $1', [email]);
  expect(rows).toHaveLength(1);
  const transfers = await database.owner.query('SELECT 1 FROM ledger_transfer WHERE player_id = $1', [
    rows[0]!.id,
  ]);
  expect(transfers).toHaveLength(1);
});

test('who signs up again by another password has another account, and the first one stays as it was', async () => {
  const email = newEmail();
  const first = await open(email);
  const before = await findClaim(database.db, email);
  const input = { email: email.toUpperCase(), region: 'EU', language: 'ru', birthday: '1990-05-20' } as const;
  const again = await signUp(players.parts, { ...input, password: 'another green river' }, newAddress());
  expect(again).toEqual(first);
  const newer = await findClaim(database.db, email);
  expect(newer).toMatchObject({ region: 'EU', emailVerifiedAt: null });
  expect(await findById(database.db, before!.id)).toEqual(before);
  expect(await tryLogin(email, PASSWORD)).toEqual({ refused: 'wrong_credentials' });
  expect(notRefused(await tryLogin(email, 'another green river')).sessionId).toBeTruthy();
});

test('many sign-ups of one e-mail at once by different passwords all answer, and the newest one is signed in to', async () => {
  const email = newEmail();
  const input = { email, region: 'UA', language: 'en', birthday: '1990-05-20' } as const;
  const passwords = Array.from({ length: 8 }, (_, n) => `a quiet river number ${n}`);
  await Promise.all(passwords.map((password) => signUp(players.parts, { ...input, password }, newAddress())));
  const signedIn = [];
  for (const password of passwords) {
    const answer = await tryLogin(email, password);
    if (!isRefusal(answer)) signedIn.push(answer);
  }
  expect(signedIn).toHaveLength(1);
});

test('too young, born on no day or with a weak password: nothing is opened', async () => {
  const input = {
    email: newEmail(),
    password: PASSWORD,
    region: 'UA',
    language: 'ua',
    birthday: '1990-05-20',
  } as const;
  const born = (birthday: string) => signUp(players.parts, { ...input, birthday }, newAddress());
  expect(await born('2015-01-01')).toEqual({ refused: 'under_age', details: { minimumAge: 21 } });
  for (const noDay of ['1990-02-30', '2999-01-01', '1899-12-31'])
    expect(await born(noDay)).toEqual({ refused: 'invalid_request', details: { field: 'birthday' } });
  expect(await signUp(players.parts, { ...input, password: 'password1' }, newAddress())).toEqual({
    refused: 'password_too_weak',
  });
  expect(await findClaim(database.db, input.email)).toBeUndefined();
});
