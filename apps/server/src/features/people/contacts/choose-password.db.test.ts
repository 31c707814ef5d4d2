import { RESET_LINK_KEPT_MS } from '@croupier/domain/people/contacts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { cookie, newAddress, newEmail, PASSWORD } from '../players/players.fixture.ts';
import { changePassword } from '../players/change-password.ts';
import { askEmailChange } from './ask-email-change.ts';
import { choosePassword } from './choose-password.ts';
import { OTHER_PASSWORD, secretOf, startContacts } from './contacts.fixture.ts';
import { checkToken, resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

let house = {} as Awaited<ReturnType<typeof startContacts>>;
beforeAll(async () => {
  house = await startContacts();
});
afterAll(() => house.database.drop());
beforeEach(() => house.clock.setOffset(0));

async function newOwner() {
  const owner = await house.newClaim();
  await verifyEmail(house.parts, owner.player, { token: owner.token });
  return owner;
}
async function askReset(email: string): Promise<string> {
  await resetPassword(house.parts, { email }, newAddress());
  return secretOf(house.told.findLast(({ to, kind }) => to === email && kind === 'password-reset')!);
}
const choose = (token: string, newPassword = OTHER_PASSWORD) =>
  choosePassword(house.parts, { token, newPassword });
const isUsable = async (token: string) => (await checkToken(house.parts, { token })).usable;

test('a new password by a letter ends every session, sockets included, and is told', async () => {
  const { email, player } = await newOwner();
  const elsewhere = await house.enter(email);
  const token = await askReset(email);
  expect(await isUsable(token)).toBe(true);
  expect(await choose(token)).toEqual({ done: true });
  expect(house.ended).toEqual(expect.arrayContaining([player.sessionId, elsewhere.sessionId]));
  expect(await house.players.authenticate(cookie('x'))).toBeNull();
  expect(await house.tryLogin(email, PASSWORD)).toEqual({ refused: 'wrong_credentials' });
  expect((await house.enter(email, OTHER_PASSWORD)).playerId).toBe(player.playerId);
  const facts = await house.database.owner.query(
    `SELECT 1 FROM outbox WHERE player_id = $1 AND topic = 'account.password-changed'`,
    [player.playerId],
  );
  expect(facts).toHaveLength(1);
});

test('a link is good once, for half an hour, and an older one is over when a newer one is sent', async () => {
  const { email } = await newOwner();
  const first = await askReset(email);
  house.clock.setOffset(200_000);
  const second = await askReset(email);
  expect([await isUsable(first), await isUsable(second)]).toEqual([false, true]);
  expect(await choose(first)).toEqual({ refused: 'link_over' });
  expect(await choose(second)).toEqual({ done: true });
  expect(await choose(second, 'a third quiet river')).toEqual({ refused: 'link_over' });
  house.clock.setOffset(400_000);
  const third = await askReset(email);
  house.clock.setOffset(400_000 + RESET_LINK_KEPT_MS + 1_000);
  expect(await isUsable(third)).toBe(false);
  expect(await choose(third)).toEqual({ refused: 'link_over' });
});

test('a link that verifies an address chooses no password, and the other way round', async () => {
  const claim = await house.newClaim();
  expect(await isUsable(claim.token)).toBe(false);
  expect(await choose(claim.token)).toEqual({ refused: 'link_over' });
  const { email, player } = await newOwner();
  const token = await askReset(email);
  expect(await verifyEmail(house.parts, player, { token })).toEqual({ refused: 'link_over' });
});

test('a weak password leaves the link as it was', async () => {
  const { email } = await newOwner();
  const token = await askReset(email);
  expect(await choose(token, 'password1')).toEqual({ refused: 'password_too_weak' });
  expect(await isUsable(token)).toBe(true);
});

test('of two who use one link at once one chooses the password', async () => {
  const { email, player } = await newOwner();
  const token = await askReset(email);
  let both: ReturnType<typeof choose>[] = [];
  await house.database.owner.transaction(async (tx) => {
    await tx.query('SELECT 1 FROM player WHERE id = $1 FOR UPDATE', [player.playerId]);
    both = [choose(token), choose(token, 'a third quiet river')];
    await untilWaitingForLocks(house.database.owner, 2);
  });
  const answers = await Promise.all(both);
  expect(answers.map((answer) => ('done' in answer ? 'done' : answer.refused)).sort()).toEqual([
    'done',
    'link_over',
  ]);
});

test('a link is over once the password was changed by who is signed in', async () => {
  const { email, player } = await newOwner();
  const token = await askReset(email);
  const input = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
  expect(await changePassword(house.players.parts, player, input)).toMatchObject({
    sessionId: expect.any(String),
  });
  expect(await isUsable(token)).toBe(false);
  expect(await choose(token, 'a third quiet river')).toEqual({ refused: 'link_over' });
  expect((await house.enter(email, OTHER_PASSWORD)).playerId).toBe(player.playerId);
});

test('a password by a letter forgets the passkeys of the last month, tells of each, and leaves older ones', async () => {
  const { email, player } = await newOwner();
  const added = async (daysAgo: number, name: string) =>
    house.database.owner.query(
      `INSERT INTO player_passkey (player_id, id, credential_id, name, public_key, counter, transports, created_at)
VALUES ($1, gen_random_uuid(), gen_random_uuid()::text, $2, 'key'::bytea, 0, '{}', $3)`,
      [player.playerId, name, new Date(house.clock.now().getTime() - daysAgo * 86_400_000)],
    );
  await added(31, 'old');
  await added(29, 'late');
  await added(0, 'new');
  expect(await choose(await askReset(email))).toEqual({ done: true });
  const left = await house.database.owner.query('SELECT name FROM player_passkey WHERE player_id = $1', [
    player.playerId,
  ]);
  expect(left).toEqual([{ name: 'old' }]);
  const facts = await house.database.owner.query(
    `SELECT 1 FROM outbox WHERE player_id = $1 AND topic = 'account.passkey-removed'`,
    [player.playerId],
  );
  expect(facts).toHaveLength(2);
});

test('a link that would change the e-mail is over once a password was chosen by a letter, or changed by who is signed in', async () => {
  const links = (id: bigint) =>
    house.database.owner.query(`SELECT 1 FROM contact_link WHERE player_id = $1`, [id]);
  const [byLetter, signedIn] = [await newOwner(), await newOwner()];
  for (const { player } of [byLetter, signedIn]) {
    await askEmailChange(house.parts, player, { email: newEmail() }, newAddress());
    expect(await links(player.playerId)).toHaveLength(1);
  }
  expect(await choose(await askReset(byLetter.email))).toEqual({ done: true });
  await changePassword(house.players.parts, signedIn.player, {
    currentPassword: PASSWORD,
    newPassword: OTHER_PASSWORD,
  });
  for (const { player } of [byLetter, signedIn]) expect(await links(player.playerId)).toEqual([]);
});

test('what is kept of a link opens nothing: it is a hash of its secret', async () => {
  const { email, player } = await newOwner();
  const token = await askReset(email);
  const [row] = await house.database.owner.query<{ row: string }>(
    'SELECT row_to_json(l)::text AS row FROM contact_link l WHERE player_id = $1',
    [player.playerId],
  );
  expect(row!.row).not.toContain(token);
});
