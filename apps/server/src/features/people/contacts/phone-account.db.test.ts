import { UNANSWERED_KEPT_MS } from '@croupier/domain/people/contacts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEachApart } from '../../../platform/each-apart.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { changePassword } from '../players/change-password.ts';
import { findPlayerById } from '../players/feature.ts';
import { BIRTHDAY, newAddress, PASSWORD } from '../players/players.fixture.ts';
import { signUp } from '../players/sign-up.ts';
import { choosePasswordByCode } from './choose-password-by-code.ts';
import { OTHER_PASSWORD, startContacts } from './contacts.fixture.ts';
import { createLapser } from './lapse-accounts.ts';
import { resetByPhone } from './reset-password.ts';
import { sendVerifyCode } from './send-verify-code.ts';
import { sendVerifyEmail } from './send-verify-email.ts';
import { showPhoneProof } from './show-phone-proof.ts';
import { verifyPhone } from './verify-phone.ts';

let house = {} as Awaited<ReturnType<typeof startContacts>>;
beforeAll(async () => {
  house = await startContacts();
});
afterAll(() => house.database.drop());
beforeEach(() => house.clock.setOffset(0));

let phones = 0;
const newPhone = (): string => `+38050${String(2_000_000 + phones++)}`;
const codeTo = (phone: string): string => house.told.findLast(({ to }) => to === phone)!.params['code']!;
const claim = (phone: string, password = PASSWORD) =>
  signUp(
    house.players.parts,
    { phone, password, region: 'UA', language: 'en', birthday: BIRTHDAY },
    newAddress(),
  );
async function newClaim(phone = newPhone(), password = PASSWORD) {
  await claim(phone, password);
  const told = await house.readSignUps();
  return { phone, told, player: await house.enter(phone, password) };
}
async function newOwner() {
  const { phone, player } = await newClaim();
  notRefused(await verifyPhone(house.parts, player, { code: codeTo(phone) }));
  return { phone, player };
}
const choose = (phone: string, code: string, newPassword = OTHER_PASSWORD, call = {}) =>
  choosePasswordByCode(
    house.parts,
    { phone, code, newPassword },
    { ip: '10.7.7.7', provesWork: async () => true, ...call },
  );

test('who signs up with a phone is sent a code, and the account is theirs once they have typed it', async () => {
  const { phone, told, player } = await newClaim();
  expect(told).toMatchObject([{ to: phone, kind: 'code' }]);
  const before = await findPlayerById(house.database.db, player.playerId);
  expect(before).toMatchObject({ phone: null, phoneClaim: phone, answeredAt: null, email: '' });
  expect(await showPhoneProof(house.parts, player)).toMatchObject({ waiting: { triesLeft: 5 } });
  expect(await verifyPhone(house.parts, player, { code: codeTo(phone) })).toEqual({ phone });
  const after = await findPlayerById(house.database.db, player.playerId);
  expect(after).toMatchObject({ phone, phoneClaim: null });
  expect(after!.answeredAt).not.toBeNull();
});

test('somebody else’s phone: what is answered, shown and sent is what a free one gives, and nothing is taken', async () => {
  const owner = await newOwner();
  house.clock.setOffset(200_000);
  const stranger = await newClaim(owner.phone, 'a stranger by the door');
  const free = await newClaim();
  const shown = async ({ player }: { player: typeof owner.player }) => {
    const { waiting, isOffered } = await showPhoneProof(house.parts, player);
    return { isOffered, keys: Object.keys(waiting!), triesLeft: waiting!.triesLeft };
  };
  expect(await shown(stranger)).toEqual(await shown(free));
  expect(stranger.told.map(({ kind }) => kind)).toEqual(free.told.map(({ kind }) => kind));
  const guess = { code: codeTo(owner.phone) === '123456' ? '654321' : '123456' };
  expect(await verifyPhone(house.parts, stranger.player, guess)).toEqual({
    refused: 'wrong_code',
    details: { triesLeft: 4 },
  });
  // Only who reads the phone can type the code; even then the phone stays its owner's.
  const code = codeTo(owner.phone);
  expect(await verifyPhone(house.parts, stranger.player, { code })).toEqual({ refused: 'conflict' });
  expect((await house.enter(owner.phone)).playerId).toBe(owner.player.playerId);
  expect(await findPlayerById(house.database.db, owner.player.playerId)).toMatchObject({
    phone: owner.phone,
  });
});

test('of two who opened accounts with one phone and answer at once one has it', async () => {
  const phone = newPhone();
  const first = await newClaim(phone);
  const firstCode = codeTo(phone);
  house.clock.setOffset(200_000);
  const second = await newClaim(phone, OTHER_PASSWORD);
  const answers = await house.database.db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`address ${phone}`]);
    const both = Promise.all([
      verifyPhone(house.parts, first.player, { code: firstCode }),
      verifyPhone(house.parts, second.player, { code: codeTo(phone) }),
    ]);
    await untilWaitingForLocks(house.database.owner, 2);
    return { both };
  });
  const both = await answers.both;
  expect(both.filter((answer) => !isRefusal(answer))).toEqual([{ phone }]);
  expect(both.filter(isRefusal)).toEqual([{ refused: 'conflict' }]);
});

test('the code is sent again when asked for, at most every three minutes', async () => {
  const { phone, player } = await newClaim();
  const before = house.told.length;
  house.clock.setOffset(181_000);
  notRefused(await sendVerifyEmail(house.parts, player, '10.9.8.7'));
  expect(house.told.slice(before)).toMatchObject([{ to: phone, kind: 'code' }]);
  expect(await sendVerifyEmail(house.parts, player, '10.9.8.7')).toMatchObject({
    refused: 'too_many_requests',
  });
});

test('a new password by a code: every session ends, and the code is good once', async () => {
  const { phone, player } = await newOwner();
  house.clock.setOffset(200_000);
  const before = house.told.length;
  notRefused(await resetByPhone(house.parts, { phone }, newAddress()));
  expect(house.told.slice(before)).toMatchObject([{ to: phone, kind: 'code' }]);
  const code = codeTo(phone);
  expect(await choose(phone, code, 'password1')).toEqual({ refused: 'password_too_weak' });
  const both = await Promise.all([choose(phone, code), choose(phone, code)]);
  expect(both.filter((answer) => !isRefusal(answer))).toEqual([{ done: true }]);
  expect(both.filter(isRefusal)).toEqual([{ refused: 'link_over' }]);
  expect(house.ended).toContain(player.sessionId);
  expect(await house.tryLogin(phone, PASSWORD)).toEqual({ refused: 'wrong_credentials' });
  expect((await house.enter(phone, OTHER_PASSWORD)).playerId).toBe(player.playerId);
});

test('a reset tells nothing: a known phone, one of nobody and one that is only claimed are answered alike', async () => {
  const [owner, claimed] = [await newOwner(), await newClaim()];
  house.clock.setOffset(200_000);
  const before = house.told.length;
  for (const phone of [owner.phone, claimed.phone, newPhone()]) {
    expect(Object.keys(await resetByPhone(house.parts, { phone }, newAddress()))).toEqual(['againAt']);
    const guess = house.told.at(-1)?.params['code'] === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 6; tries++)
      expect(await choose(phone, guess)).toEqual({ refused: 'link_over' });
  }
  expect(house.told.slice(before).map(({ to }) => to)).toEqual([owner.phone]);
  // Tried too often by then: the right one opens nothing any more.
  expect(await choose(owner.phone, codeTo(owner.phone))).toEqual({ refused: 'link_over' });
  expect(await resetByPhone(house.parts, { phone: '+380' }, newAddress())).toMatchObject({
    refused: 'invalid_request',
  });
});

test('a stranger shuts nobody out of a reset by code, nor uses up the codes of who is signed in', async () => {
  const { phone, player } = await newOwner();
  for (let turn = 1; turn <= 11; turn++) {
    house.clock.setOffset(turn * 200_000);
    await resetByPhone(house.parts, { phone }, newAddress());
  }
  const code = codeTo(phone);
  expect(await choose(phone, code, OTHER_PASSWORD, { provesWork: async () => false })).toMatchObject({
    refused: 'proof_of_work_needed',
  });
  for (let turn = 0; turn < 11; turn++) await choose(newPhone(), '111111');
  const nobody = newPhone();
  for (let turn = 0; turn < 10; turn++) await choose(nobody, '111111');
  expect(await choose(nobody, '111111')).toMatchObject({ refused: 'too_many_requests' });
  expect(await choose(nobody, '111111', OTHER_PASSWORD, { ip: '10.8.8.8' })).toEqual({
    refused: 'link_over',
  });
  house.clock.setOffset(12 * 200_000);
  notRefused(await sendVerifyCode(house.parts, player, { phone: newPhone() }));
});

test('nobody answers for a week: the account lapses with its phone, and an answered one stays', async () => {
  const [owner, left] = [await newOwner(), await newClaim()];
  house.clock.setOffset(UNANSWERED_KEPT_MS + 60_000);
  const apart = createEachApart({ clock: house.clock, failed: () => undefined });
  await createLapser(house.parts, apart)(new AbortController().signal);
  const lapsed = await findPlayerById(house.database.db, left.player.playerId);
  expect(lapsed).toMatchObject({ phone: null, phoneClaim: null, birthday: null, nickname: 'lapsed' });
  expect(await findPlayerById(house.database.db, owner.player.playerId)).toMatchObject({
    phone: owner.phone,
  });
  expect(await house.tryLogin(left.phone, PASSWORD)).toEqual({ refused: 'wrong_credentials' });
});

test('nobody chooses their own phone as a password, in whatever writing, signed in or by a code or before it is answered', async () => {
  const { phone, player } = await newOwner();
  const writings = [phone, phone.slice(1), phone.slice(3), `${phone.slice(4)}!`, `8-${phone.slice(3)}`];
  for (const newPassword of writings) {
    const input = { currentPassword: PASSWORD, newPassword };
    expect(await changePassword(house.players.parts, player, input)).toEqual({
      refused: 'password_too_weak',
    });
    expect(await choose(phone, '123456', newPassword)).toEqual({ refused: 'password_too_weak' });
    expect(await claim(phone, newPassword)).toEqual({ refused: 'password_too_weak' });
  }
  const claimed = await newClaim();
  const own = { currentPassword: PASSWORD, newPassword: claimed.phone.slice(3) };
  expect(await changePassword(house.players.parts, claimed.player, own)).toEqual({
    refused: 'password_too_weak',
  });
});

test('a password is judged as it is hashed: one that is common in wide letters is refused', async () => {
  const phone = newPhone();
  expect(await claim(phone, 'ｐａｓｓｗｏｒｄ１２')).toEqual({ refused: 'password_too_weak' });
  await claim(phone, 'wide ｇｒｅｅｎ river');
  expect(isRefusal(await house.tryLogin(phone, 'wide green river'))).toBe(false);
});
