import { EMAIL_UNDO_KEPT_MS, UNANSWERED_KEPT_MS } from '@croupier/domain/people/contacts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newAddress, newEmail } from '../players/players.fixture.ts';
import { findPlayerById } from '../players/feature.ts';
import { askEmailChange } from './ask-email-change.ts';
import { changeEmail } from './change-email.ts';
import { secretOf, startContacts } from './contacts.fixture.ts';
import { keysOf } from './keys-of.ts';
import { lapse } from './lapse-accounts.ts';
import { verifyEmail } from './verify-email.ts';

let house = {} as Awaited<ReturnType<typeof startContacts>>;
beforeAll(async () => {
  house = await startContacts();
});
afterAll(() => house.database.drop());
beforeEach(() => house.clock.setOffset(0));

const DAY_MS = 86_400_000;
const count = async (text: string, values: unknown[]): Promise<number> =>
  (await house.database.owner.query(`SELECT 1 AS one FROM ${text}`, values)).length;
const writeTo = (email: string) =>
  house.database.owner.query(
    `INSERT INTO letter (recipient, subject, body, created_at, next_attempt_at) VALUES ($1, 'A link', 'A link', now(), now())`,
    [email],
  );
const emailsOf = async (id: bigint) =>
  (await keysOf(house.database.db, (await findPlayerById(house.database.db, id))!)).email;

test('an address that was an account’s is known as long as letters to it are kept, whatever its letter is good for', async () => {
  const { email, player, token } = await house.newClaim();
  await verifyEmail(house.parts, player, { token });
  const next = newEmail();
  await askEmailChange(house.parts, player, { email: next }, newAddress());
  const link = secretOf(house.told.findLast(({ to }) => to === next)!);
  expect(await changeEmail(house.parts, player, { token: link })).toEqual({ done: true });
  const clean = house.jobs.find(({ name }) => name === 'remove-old-links')!;
  for (const [days, known] of [
    [EMAIL_UNDO_KEPT_MS / DAY_MS + 7, [next, email]],
    [EMAIL_UNDO_KEPT_MS / DAY_MS + 31, [next]],
  ] as const) {
    house.clock.setOffset(days * DAY_MS);
    await clean.run(new AbortController().signal);
    expect(await emailsOf(player.playerId)).toEqual(known);
  }
});

test('of an account that lapses nothing that a person wrote or was told is left', async () => {
  const { email, player } = await house.newClaim();
  const id = player.playerId;
  const run = (text: string, ...values: unknown[]) => house.database.owner.query(text, [id, ...values]);
  await run(
    `INSERT INTO support_request (id, player_id, sender, input_hash, topic, email, language, message, created_at)
VALUES (gen_random_uuid(), $1, sha256('x'), sha256('x'), 'other', $2, 'en', 'I am somebody', now())`,
    email,
  );
  await run(
    `INSERT INTO notice (player_id, id, kind, params, created_at) VALUES ($1, gen_random_uuid(), 'new-sign-in', '{}', now())`,
  );
  await run(
    `INSERT INTO player_label (player_id, is_registration, labels, converted_at, created_at) VALUES ($1, true, '{}', now(), now())`,
  );
  await run('INSERT INTO app_install (player_id, installed_at) VALUES ($1, now())');
  await run(`UPDATE player SET verify_level = 1, verify_status = 'REJECTED' WHERE id = $1`);
  await writeTo(email);
  house.clock.setOffset(UNANSWERED_KEPT_MS + 1);
  await lapse(house.parts, id);
  const standing = `player WHERE id = $1 AND verify_level = 0 AND verify_status = 'NONE'`;
  expect(await count(standing, [id])).toBe(1);
  for (const table of ['notice', 'player_label', 'app_install'])
    expect([table, await count(`${table} WHERE player_id = $1`, [id])]).toEqual([table, 0]);
  expect(await count('support_request WHERE email = $1', [email])).toBe(0);
  expect(await count('letter WHERE recipient = $1', [email])).toBe(0);
});

test('who claims somebody’s address and lets it lapse ends none of the owner’s letters', async () => {
  const owner = await house.newClaim();
  await verifyEmail(house.parts, owner.player, { token: owner.token });
  await house.claim(owner.email, 'a stranger by the door');
  const { playerId } = await house.enter(owner.email, 'a stranger by the door');
  await writeTo(owner.email);
  house.clock.setOffset(UNANSWERED_KEPT_MS + 1);
  await lapse(house.parts, playerId);
  expect(await count('player WHERE id = $1 AND lapsed_at IS NOT NULL', [playerId])).toBe(1);
  expect(await count('letter WHERE recipient = $1', [owner.email])).toBe(1);
});
