import { EMAIL_UNDO_KEPT_MS } from '@croupier/domain/people/contacts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { newAddress, newEmail, PASSWORD } from '../players/players.fixture.ts';
import { askEmailChange } from './ask-email-change.ts';
import { changeEmail, showEmailLink } from './change-email.ts';
import { OTHER_PASSWORD, secretOf, startContacts } from './contacts.fixture.ts';
import { resetPassword } from './reset-password.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { verifyEmail } from './verify-email.ts';

let house = {} as Awaited<ReturnType<typeof startContacts>>;
let offset = 0;
beforeAll(async () => {
  house = await startContacts();
});
afterAll(() => house.database.drop());
// No test waits for the letters of another one.
beforeEach(() => house.clock.setOffset((offset += 300_000)));

async function newOwner(email = newEmail()) {
  const owner = await house.newClaim(email);
  expect(await verifyEmail(house.parts, owner.player, { token: owner.token })).toEqual({ done: true });
  return owner;
}
const lettersTo = (email: string) => house.told.filter(({ to }) => to === email);
const ask = (player: Parameters<typeof askEmailChange>[1], email: string) =>
  askEmailChange(house.parts, player, { email }, newAddress());
const linkTo = (email: string) => secretOf(lettersTo(email).at(-1)!);
const emailOf = async (id: bigint) =>
  (await house.database.owner.query<{ email: string }>('SELECT email FROM player WHERE id = $1', [id]))[0]!
    .email;

/** An owner whose e-mail was changed, with both letters. */
async function changed() {
  const owner = await newOwner();
  const next = newEmail();
  await ask(owner.player, next);
  const token = linkTo(next);
  expect(await changeEmail(house.parts, owner.player, { token })).toEqual({ done: true });
  return { ...owner, next, undo: linkTo(owner.email) };
}

test('an e-mail is changed by its letter: until then nothing is, afterwards it signs in and the old one does not', async () => {
  const { email, player } = await newOwner();
  const next = newEmail();
  expect(await ask(player, next)).toEqual({ againAt: expect.any(String) });
  const token = linkTo(next);
  expect(await showEmailLink(house.parts, player, token)).toEqual({
    ...{ does: 'change', email: expect.stringMatching(/^p•••@/), needsPassword: false },
  });
  expect(await emailOf(player.playerId)).toBe(email);
  expect(await changeEmail(house.parts, player, { token })).toEqual({ done: true });
  expect(await emailOf(player.playerId)).toBe(next);
  expect(await house.tryLogin(email, PASSWORD)).toEqual({ refused: 'wrong_credentials' });
  expect((await house.enter(next)).playerId).toBe(player.playerId);
  expect(await changeEmail(house.parts, player, { token })).toEqual({ refused: 'link_over' });
});

test('the letter alone changes nothing: without the session or the password of the account it is refused', async () => {
  const { email, player } = await newOwner();
  const stranger = await newOwner();
  const next = newEmail();
  await ask(player, next);
  const token = linkTo(next);
  for (const who of [null, stranger.player])
    expect(await changeEmail(house.parts, who, { token })).toEqual({ refused: 'wrong_credentials' });
  expect(await emailOf(player.playerId)).toBe(email);
  expect(await changeEmail(house.parts, null, { token, password: PASSWORD })).toEqual({ done: true });
});

test('an address of another account is answered the same, and nobody is written to', async () => {
  const owner = await newOwner();
  const { player } = await newOwner();
  const before = house.told.length;
  const known = await ask(player, owner.email.toUpperCase());
  house.clock.setOffset((offset += 300_000));
  const free = await ask(player, newEmail());
  expect(Object.keys(known)).toEqual(Object.keys(free));
  expect(house.told.slice(before).map(({ kind }) => kind)).toEqual(['email-change']);
  expect(lettersTo(owner.email).every(({ kind }) => kind === 'email-verify')).toBe(true);
});

test('an account that nobody has answered for cannot change its e-mail', async () => {
  const { player } = await house.newClaim();
  expect(await ask(player, newEmail())).toMatchObject({ details: { rule: 'email_unanswered' } });
});

test('a link to choose a password that went to the old mailbox is over with the change', async () => {
  const { email, player } = await newOwner();
  await resetPassword(house.parts, { email }, newAddress());
  const next = newEmail();
  await ask(player, next);
  await changeEmail(house.parts, player, { token: linkTo(next) });
  const links = 'SELECT 1 FROM contact_link WHERE player_id = $1';
  expect(await house.database.owner.query(links, [player.playerId])).toEqual([]);
});

test('the old address puts itself back: a new password, no session, no new passkey, no phone of since', async () => {
  const { email, next, player, undo } = await changed();
  const { playerId } = player;
  await house.database.owner.query(
    `INSERT INTO player_passkey (player_id, id, credential_id, name, public_key, counter, transports, created_at)
     VALUES ($1, gen_random_uuid(), $2, 'x', '\\x00', 0, '{}', now())`,
    [playerId, `of ${playerId}`],
  );
  const proven = 'UPDATE player SET phone = $2, phone_verified_at = $3 WHERE id = $1';
  await house.database.owner.query(proven, [playerId, '+380671112233', house.clock.now()]);
  expect(await showEmailLink(house.parts, null, undo)).toMatchObject({ does: 'undo', needsPassword: false });
  expect(await undoEmailChange(house.parts, { token: undo, newPassword: 'password' })).toEqual({
    refused: 'password_too_weak',
  });
  expect(await undoEmailChange(house.parts, { token: undo, newPassword: OTHER_PASSWORD })).toEqual({
    done: true,
  });
  expect(house.ended).toContain(player.sessionId);
  expect((await house.enter(email, OTHER_PASSWORD)).playerId).toBe(playerId);
  for (const name of [email, next])
    expect(await house.tryLogin(name, PASSWORD)).toEqual({ refused: 'wrong_credentials' });
  const [left] = await house.database.owner.query(
    `SELECT phone, (SELECT count(*)::integer FROM player_passkey WHERE player_id = $1) AS keys FROM player WHERE id = $1`,
    [playerId],
  );
  expect(left).toEqual({ phone: null, keys: 0 });
  expect(await undoEmailChange(house.parts, { token: undo, newPassword: OTHER_PASSWORD })).toEqual({
    refused: 'link_over',
  });
});

test('whoever changes it twice does not take the first letter’s word, and what came later is over with it', async () => {
  const { email, next, player, undo } = await changed();
  house.clock.setOffset((offset += 300_000));
  const third = newEmail();
  await ask(player, third);
  await changeEmail(house.parts, player, { token: linkTo(third) });
  const later = linkTo(next);
  expect(await undoEmailChange(house.parts, { token: undo, newPassword: OTHER_PASSWORD })).toEqual({
    done: true,
  });
  expect(await emailOf(player.playerId)).toBe(email);
  expect(await undoEmailChange(house.parts, { token: later, newPassword: OTHER_PASSWORD })).toEqual({
    refused: 'link_over',
  });
});

test('what whoever changed it left behind goes, also of before the change: phone, network and chat, each told of; older ones stay', async () => {
  const daysAgo = (days: number) => new Date(house.clock.now().getTime() - days * 86_400_000);
  const { owner: db } = house.database;
  const leave = async (playerId: bigint, at: Date) => {
    await db.query('UPDATE player SET phone = $2, phone_verified_at = $3 WHERE id = $1', [
      ...[playerId, `+38063${String(1_000_000n + playerId)}`, at],
    ]);
    await db.query(
      `INSERT INTO network_identity VALUES ($1::bigint, 'google', 'https://x.example', $1::bigint::text, $2)`,
      [...[playerId, at]],
    );
    await db.query(
      'INSERT INTO telegram_chat (player_id, chat_id, linked_at) VALUES ($1::bigint, $1::bigint, $2)',
      [...[playerId, at]],
    );
  };
  const left = async (playerId: bigint) =>
    db.query(
      `SELECT phone IS NOT NULL AS phone, EXISTS (SELECT FROM network_identity WHERE player_id = $1) AS network,
  EXISTS (SELECT FROM telegram_chat WHERE player_id = $1) AS chat FROM player WHERE id = $1`,
      [playerId],
    );
  const [late, old] = [await changed(), await changed()];
  await leave(late.player.playerId, daysAgo(29));
  await leave(old.player.playerId, daysAgo(31));
  for (const { undo } of [late, old])
    expect(await undoEmailChange(house.parts, { token: undo, newPassword: OTHER_PASSWORD })).toEqual({
      done: true,
    });
  expect(await left(late.player.playerId)).toEqual([{ phone: false, network: false, chat: false }]);
  expect(await left(old.player.playerId)).toEqual([{ phone: true, network: true, chat: true }]);
  const topics = await db.query<{ topic: string }>(
    `SELECT topic FROM outbox WHERE player_id = $1 AND (topic IN ('account.network-detached', 'telegram.unlinked')
  OR payload->>'contact' = 'phone') ORDER BY topic`,
    [late.player.playerId],
  );
  expect(topics.map(({ topic }) => topic)).toEqual([
    ...['account.contact-changed', 'account.network-detached', 'telegram.unlinked'],
  ]);
});

test('an address that can be put back is nobody else’s: neither a new account nor a change of e-mail takes it', async () => {
  const { email, player, undo } = await changed();
  house.clock.setOffset((offset += 300_000));
  const claim = await house.newClaim(email, OTHER_PASSWORD);
  expect(await verifyEmail(house.parts, claim.player, { token: claim.token })).toEqual({
    refused: 'email_taken',
  });
  const stranger = await newOwner();
  const before = lettersTo(email).length;
  await ask(stranger.player, email);
  expect(lettersTo(email)).toHaveLength(before);
  expect(await undoEmailChange(house.parts, { token: undo, newPassword: OTHER_PASSWORD })).toEqual({
    done: true,
  });
  expect(await emailOf(player.playerId)).toBe(email);
});

test('after seven days nothing is put back', async () => {
  const { undo } = await changed();
  house.clock.setOffset((offset += EMAIL_UNDO_KEPT_MS + 1_000));
  expect(await showEmailLink(house.parts, null, undo)).toMatchObject({ does: null });
  expect(await undoEmailChange(house.parts, { token: undo, newPassword: OTHER_PASSWORD })).toEqual({
    refused: 'link_over',
  });
});

test('of two accounts that answer for one address at once one has it', async () => {
  const [one, other] = [await newOwner(), await newOwner()];
  const next = newEmail();
  await ask(one.player, next);
  const first = linkTo(next);
  house.clock.setOffset((offset += 300_000));
  await ask(other.player, next);
  const second = linkTo(next);
  const ids = [one.player.playerId, other.player.playerId];
  let answers: ReturnType<typeof changeEmail>[] = [];
  await house.database.owner.transaction(async (tx) => {
    await tx.query('SELECT 1 FROM player WHERE id = ANY ($1::bigint[]) FOR UPDATE', [ids]);
    answers = [
      changeEmail(house.parts, one.player, { token: first }),
      changeEmail(house.parts, other.player, { token: second }),
    ];
    await untilWaitingForLocks(house.database.owner, 2);
  });
  const told = await Promise.all(answers);
  expect(told.filter((each) => 'done' in each)).toHaveLength(1);
  expect(told.filter((each) => 'refused' in each)).toEqual([{ refused: 'email_taken' }]);
  const owners = 'SELECT 1 FROM player WHERE email = $1 AND email_verified_at IS NOT NULL';
  expect(await house.database.owner.query(owners, [next])).toHaveLength(1);
});

test('of two who put it back at once one does', async () => {
  const { player, undo } = await changed();
  let answers: ReturnType<typeof undoEmailChange>[] = [];
  await house.database.owner.transaction(async (tx) => {
    await tx.query('SELECT 1 FROM player WHERE id = $1 FOR UPDATE', [player.playerId]);
    answers = [1, 2].map(() => undoEmailChange(house.parts, { token: undo, newPassword: OTHER_PASSWORD }));
    await untilWaitingForLocks(house.database.owner, 2);
  });
  const told = await Promise.all(answers);
  expect(told.filter((each) => 'done' in each)).toHaveLength(1);
  expect(told.filter((each) => 'refused' in each)).toEqual([{ refused: 'link_over' }]);
});
