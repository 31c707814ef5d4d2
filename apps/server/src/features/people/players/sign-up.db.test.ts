import { REGION_TIME_ZONES } from '@croupier/domain/site/regions';
import { dayIn, nicknameKey } from '@croupier/domain/people/personal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { findPhoneClaim } from './names-store.ts';
import {
  BIRTHDAY,
  newAddress,
  newEmail,
  PASSWORD,
  startPlayers,
  type TestingPlayers,
} from './players.fixture.ts';
import { readProfile } from './read-profile.ts';
import { setRegion } from './set-region.ts';
import { signUp, type SignUpInput } from './sign-up.ts';

let house: TestingPlayers;
beforeAll(async () => {
  house = await startPlayers();
});
afterAll(() => house.database.drop());

let phones = 0;
const newPhone = (): string => `+38067${String(1_000_000 + phones++)}`;
const open = (change: Partial<SignUpInput>) =>
  signUp(
    house.players.parts,
    { password: PASSWORD, region: 'UA', language: 'ua', birthday: BIRTHDAY, ...change },
    newAddress(),
  );
const count = async (text: string, values: unknown[] = []): Promise<number> =>
  Number(
    (await house.database.owner.query<{ n: string }>(`SELECT count(*) AS n FROM ${text}`, values))[0]!.n,
  );
const prove = (phone: string) =>
  house.database.owner.query(
    'UPDATE player SET phone = phone_claim, phone_claim = NULL, phone_verified_at = now() WHERE phone_claim = $1',
    [phone],
  );
const idOf = async (email: string) =>
  (await house.database.owner.query<{ id: bigint }>('SELECT id FROM player WHERE email = $1', [email]))[0]!
    .id;

test('an account is opened with a phone, however it is written, and signed in to by any writing of it', async () => {
  const phone = newPhone();
  const national = `0${phone.slice(4, 6)} ${phone.slice(6, 9)}-${phone.slice(9)}`;
  expect(await open({ phone: `${phone.slice(0, 4)} (${phone.slice(4, 6)}) ${phone.slice(6)}` })).toEqual({
    created: true,
    login: phone,
  });
  for (const written of [phone, national, phone.slice(1), ` ${phone} `])
    expect(isRefusal(await house.tryLogin(written, PASSWORD))).toBe(false);
  // Written without its country, it is of the region that it is written in.
  expect(await house.tryLogin(national, PASSWORD, { region: 'SL' })).toEqual({
    refused: 'wrong_credentials',
  });
  expect(isRefusal(await house.tryLogin(phone, PASSWORD, { region: 'SL' }))).toBe(false);
});

test.each([
  ['a phone of another region', { phone: '+49 1512 3456789' }, { field: 'phone' }],
  ['a phone that cannot be', { phone: '+380 11 111 11 11' }, { field: 'phone' }],
  ['neither an e-mail nor a phone', {}, undefined],
  ['both', { email: 'both@mail.example', phone: '+380671234567' }, undefined],
])('%s opens nothing', async (_, address, details) => {
  const before = await count('player');
  expect(await open(address)).toEqual({ refused: 'invalid_request', ...(details && { details }) });
  expect(await count('player')).toBe(before);
});

test('a phone with an owner and one of nobody are answered alike, and the owner keeps the phone', async () => {
  const phone = newPhone();
  await open({ phone });
  await prove(phone);
  const [known, unknown] = [
    await open({ phone, password: 'a stranger by the door' }),
    await open({ phone: newPhone() }),
  ];
  expect(Object.keys(notRefused(known))).toEqual(Object.keys(notRefused(unknown)));
  expect(known).toEqual({ created: true, login: phone });
  const owner = notRefused(await house.tryLogin(phone, PASSWORD));
  const stranger = notRefused(await house.tryLogin(phone, 'a stranger by the door'));
  expect(owner.sessionId).not.toBe(stranger.sessionId);
  expect(await count('player WHERE phone = $1', [phone])).toBe(1);
  expect(await count('player WHERE phone_claim = $1', [phone])).toBe(1);
});

test('a log-in compares two passwords, whoever there is and whatever it was typed as', async () => {
  const phone = newPhone();
  await open({ phone });
  const { passwords } = house.players.parts;
  let compared = 0;
  const counting: typeof passwords = {
    ...passwords,
    matches: (...asked) => {
      compared++;
      return passwords.matches(...asked);
    },
  };
  house.players.parts.passwords = counting;
  try {
    for (const name of [phone, newPhone(), newEmail(), 'nobody of this name', '0671', '+']) {
      compared = 0;
      expect(await house.tryLogin(name, 'not this one')).toEqual({ refused: 'wrong_credentials' });
      expect([name, compared]).toEqual([name, 2]);
    }
  } finally {
    house.players.parts.passwords = passwords;
  }
});

test('attempts on a phone are counted together, however it is written', async () => {
  const phone = newPhone();
  await open({ phone });
  const written = [phone, `0${phone.slice(4)}`, phone.slice(1), `${phone.slice(0, 4)} ${phone.slice(4)}`];
  for (let tries = 0; tries < 10; tries++)
    expect(await house.tryLogin(written[tries % 4]!, 'not this one')).toEqual({
      refused: 'wrong_credentials',
    });
  for (const name of written)
    expect(await house.tryLogin(name, PASSWORD)).toMatchObject({ refused: 'too_many_requests' });
});

test('two sign-ups with one phone at once answer alike, and by one password there is one account', async () => {
  const phone = newPhone();
  const both = await Promise.all([open({ phone }), open({ phone })]);
  expect(both).toEqual([
    { created: true, login: phone },
    { created: true, login: phone },
  ]);
  expect(await count('player WHERE phone_claim = $1', [phone])).toBe(1);
  expect(await findPhoneClaim(house.database.db, [phone])).toMatchObject({ email: '', answeredAt: null });
});

test('whose nickname it is signs in by it, in whatever letters', async () => {
  const { email } = await house.newPlayer();
  await house.database.owner.query(
    `UPDATE player SET nickname = 'River Cat', nickname_key = $2 WHERE id = $1`,
    [await idOf(email), nicknameKey('River Cat')],
  );
  for (const typed of ['River Cat', 'RIVER CAT', 'river_cat'])
    expect([typed, isRefusal(await house.tryLogin(typed, PASSWORD))]).toEqual([typed, false]);
  expect(await house.tryLogin('river cat', 'not this one')).toEqual({ refused: 'wrong_credentials' });
});

test.each(['UA', 'EU'] as const)(
  'in %s the birthday itself is the first day, by the clocks there',
  async (region) => {
    const age = region === 'UA' ? 21 : 18;
    const now = house.clock.now();
    const today = dayIn(REGION_TIME_ZONES[region], now);
    const tomorrow = dayIn(REGION_TIME_ZONES[region], new Date(now.getTime() + 86_400_000));
    const born = (day: string) => `${Number(day.slice(0, 4)) - age}${day.slice(4)}`;
    const email = newEmail();
    const before = await count('player');
    expect(await open({ email, region, birthday: born(tomorrow) })).toEqual({
      refused: 'under_age',
      details: { minimumAge: age },
    });
    expect([
      await count('player'),
      await count(`attempt_budget WHERE scope = 'sign-up-address' AND subject = sha256($1::bytea)`, [
        Buffer.from(email),
      ]),
    ]).toEqual([before, 0]);
    expect(await open({ email, region, birthday: born(today) })).toMatchObject({ created: true });
  },
);

test('a birth date that is known cannot be changed by the server, and decides over a move to where one must be older', async () => {
  const email = newEmail();
  const year = house.clock.now().getUTCFullYear();
  await open({ email, region: 'EU', birthday: `${year - 19}-01-01` });
  const { player } = await house.signIn(email);
  expect(await setRegion(house.players.parts, player, { region: 'UA', ageConfirmed: true })).toEqual({
    refused: 'under_age',
    details: { minimumAge: 21 },
  });
  expect(await setRegion(house.players.parts, player, { region: 'SL' })).toBeUndefined();
  const change = house.database.db.query(`UPDATE player SET birthday = '1980-01-01' WHERE id = $1`, [
    player.playerId,
  ]);
  await expect(change).rejects.toThrow('stays as it is');
});

test('by whose invitation somebody came stands with the account', async () => {
  const email = newEmail();
  await open({ email, referralCode: 'Friend-7' });
  const [row] = await house.database.owner.query<{ id: bigint; code: string }>(
    'SELECT id, referral_code AS code FROM player WHERE email = $1',
    [email],
  );
  expect(row!.code).toBe('friend-7');
  expect(await count(`outbox WHERE topic = 'account.invited' AND player_id = $1`, [row!.id])).toBe(1);
});

test('a region that the site took for the likely one is asked for, and one that was chosen is not', async () => {
  const asked = async (regionAssumed?: boolean) => {
    const email = newEmail();
    await open({ email, ...(regionAssumed !== undefined && { regionAssumed }) });
    const { player } = await house.signIn(email);
    const ask = async () => (await readProfile(house.players.parts, player)).askRegion;
    return { player, ask, first: await ask() };
  };
  expect([(await asked()).first, (await asked(false)).first]).toEqual([false, false]);
  const assumed = await asked(true);
  expect(assumed.first).toBe(true);
  await setRegion(house.players.parts, assumed.player, { region: 'UA' });
  expect(await assumed.ask()).toBe(false);
});
