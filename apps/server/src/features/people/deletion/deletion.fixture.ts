import { deleteAccount } from '@croupier/contract/people/deletion';
import { ApiError } from '@croupier/contract/kit';
import { login } from '@croupier/contract/people/players';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { TestOffice } from '../../office/operators/office.fixture.ts';

export const askGone = (player: TestPlayer, giveUp?: '1') =>
  player.call(deleteAccount, { query: giveUp ? { giveUp } : {} });

/** What a call was refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<{ key: string; details: unknown }> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('it was answered');
  return { key: error.key, details: error.details };
}

export const signIn = ({ call }: TestOffice['site'], { username, password }: TestPlayer) =>
  call(login, { body: { username, password } });

/** As if the days of the wait had passed; the job does the rest, at once. */
export async function untilErased({ site }: TestOffice, id: bigint): Promise<void> {
  await site.owner.query(
    `UPDATE account_deletion SET asked_at = asked_at - interval '8 days', erase_at = erase_at - interval '8 days' WHERE player_id = $1`,
    [id],
  );
  await site.app.runJob('erase-accounts');
  const erased = async () =>
    (
      await site.owner.query(
        'SELECT 1 FROM account_deletion WHERE player_id = $1 AND erased_at IS NOT NULL',
        [id],
      )
    ).length;
  await expect.poll(erased, { timeout: 25_000, interval: 250 }).toBe(1);
}

/** One word that stands nowhere else, in each place where something of a person is kept. @returns the word */
export async function plantCanary({ site }: TestOffice, { id, username }: TestPlayer): Promise<string> {
  const word = `canary${randomUUID().replaceAll('-', '')}`;
  const at = new Date();
  const run = (text: string, ...values: unknown[]) => site.owner.query(text, values);
  await run('DELETE FROM letter WHERE recipient = $1', username);
  await run(
    `UPDATE player SET email = $2, email_canonical = $2, nickname = $3, nickname_key = $3, first_name = $3, second_name = $3, last_name = $3,
  phone = '+38067' || lpad(($1 % 10000000)::text, 7, '0'), phone_verified_at = $4,
  birthday = '1990-05-20', sex = 'female', referral_code = left($3, 40) WHERE id = $1`,
    ...[id, `${word}@mail.example`, word, at],
  );
  await run('UPDATE player_session SET browser = $2, system = $2 WHERE player_id = $1', id, word);
  await run(
    `INSERT INTO player_passkey (player_id, id, credential_id, name, public_key, counter, transports, created_at)
VALUES ($1, gen_random_uuid(), $2, $3, '\\x00', 0, '{}', now())`,
    ...[id, word, word.slice(0, 60)],
  );
  await run(
    `INSERT INTO push_device (id, player_id, session_id, endpoint, p256dh, auth, created_at)
SELECT gen_random_uuid(), $1, id_hash, $2, $2, $2, now() FROM player_session WHERE player_id = $1 LIMIT 1`,
    ...[id, `https://push.example/${word}`],
  );
  await run('INSERT INTO telegram_chat (player_id, chat_id, linked_at) VALUES ($1, $2, now())', id, id);
  await run(
    `INSERT INTO telegram_message (id, chat_id, body, created_at, next_attempt_at, expires_at)
VALUES (gen_random_uuid(), $1, $2, now(), now() + interval '1 day', now() + interval '2 days')`,
    ...[id, word],
  );
  await run(
    `INSERT INTO notice (player_id, id, kind, params, created_at) VALUES ($1, gen_random_uuid(), 'new-sign-in', $2, now())`,
    ...[id, JSON.stringify({ device: word })],
  );
  for (const recipient of [`${word}@mail.example`, `old.${word}@mail.example`])
    await run(
      `INSERT INTO letter (recipient, subject, body, created_at, next_attempt_at) VALUES ($1, $2, $2, now(), now())`,
      ...[recipient, word],
    );
  // As the change of an e-mail leaves it, whose letter is over by now.
  await run(
    `INSERT INTO email_undo (player_id, token_hash, email, email_canonical, changed_at, expires_at)
VALUES ($1, sha256($2::bytea), $3, $3, now() - interval '20 days', now() - interval '13 days')`,
    ...[id, Buffer.from(word), `old.${word}@mail.example`],
  );
  await run(
    `INSERT INTO proof_code (player_id, purpose, channel, destination, code_hash, sent_at, expires_at, tries_left)
VALUES ($1, 'x', 'email', $2, sha256('x'), now(), now(), 1)`,
    ...[id, word],
  );
  const [request] = await site.owner.query<{ id: string }>(
    `INSERT INTO support_request (id, player_id, sender, input_hash, topic, email, language, message, created_at)
VALUES (gen_random_uuid(), $1, sha256('x'), sha256('x'), 'other', $2, 'en', $3, now()) RETURNING id`,
    [id, `${word}@mail.example`, `I am ${word} and write`],
  );
  await run(
    `INSERT INTO support_answer (request_id, operator_id, text, created_at) SELECT $1, id, $2, now() FROM operator LIMIT 1`,
    ...[request!.id, `Dear ${word}`],
  );
  await run(
    `INSERT INTO player_label (player_id, is_registration, labels, converted_at, created_at) VALUES ($1, true, $2, now(), now())`,
    ...[id, JSON.stringify({ utm_source: word })],
  );
  await run(
    `INSERT INTO network_identity (player_id, network, issuer, subject, attached_at) VALUES ($1, 'google', 'https://i.example', $2, now())`,
    ...[id, word],
  );
  await plantThing(site, id, word);
  return word;
}

/** A thing that is sent to an address. */
async function plantThing({ owner }: TestOffice['site'], id: bigint, address: string): Promise<void> {
  await owner.query(
    `INSERT INTO reward (player_id, id, source, code, reference, kind, body, given_at)
VALUES ($1, $2, 'survey', 'planted', 'planted', 'thing', '{"kind":"thing","name":"A cup","picture":""}', now())`,
    [id, THING],
  );
  await owner.query(
    `INSERT INTO reward_thing (player_id, reward_id, state, address, ordered_at, changed_at)
VALUES ($1, $2, 'ORDERED', convert_to($3, 'UTF8'), now(), now())`,
    [id, THING, address],
  );
}

const THING = randomUUID();

/** Every table in which a word stands, in whatever column and type. */
export async function tablesWith({ site }: TestOffice, word: string): Promise<string[]> {
  const tables = await site.owner.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`,
  );
  const found = [];
  for (const { name } of tables) {
    const text = `SELECT 1 FROM "${name}" AS t WHERE strpos(lower(t::text), $1) > 0
  OR strpos(t::text, encode(convert_to($1, 'UTF8'), 'hex')) > 0 LIMIT 1`;
    if ((await site.owner.query(text, [word])).length > 0) found.push(name);
  }
  return found;
}
