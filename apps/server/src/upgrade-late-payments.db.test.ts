import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENTS_BOOKS } from './features/money/payments/payments-books-store.ts';
import { migrate } from './platform/migrate.ts';
import type { TestDatabase } from './platform/testing/test-database.ts';
import { databaseBefore } from './upgrade-before.fixture.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await databaseBefore('0122_late_payments')));
afterAll(() => database.drop());

/** A payment that was given up, and then paid as often as notes are given; null: nobody has closed it. */
async function plant(...notes: (string | null)[]): Promise<string> {
  const { owner } = database;
  const id = randomUUID();
  const [player] = await owner.query<{ id: bigint }>(
    `INSERT INTO player (email, email_verified_at, password_hash, nickname, region, language, brand, age_confirmed, created_at)
VALUES (gen_random_uuid() || '@mail.example', now(), '$argon2id$none', 'Old', 'UA', 'ua', 'rino', 21, now()) RETURNING id`,
  );
  await owner.query(
    `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at)
VALUES ($1, $2, sha256('x'), 500, 'UAH', 'real', 'ua', 'FAILED', now() - interval '2 days', now() - interval '1 day', now())`,
    [id, player!.id],
  );
  await owner.query(
    `INSERT INTO payment_event (id, pay_in_id, type, outcome, received_at)
SELECT 'failed ' || id, id, 'pay-in.failed', 'applied', updated_at FROM pay_in WHERE id = $1`,
    [id],
  );
  for (const [at, note] of notes.entries()) {
    const event = `paid ${at} ${id}`;
    await owner.query(
      `INSERT INTO payment_event (id, pay_in_id, type, outcome, received_at) VALUES ($1, $2, 'pay-in.paid', 'ignored', now() + $3 * interval '1 minute')`,
      [event, id, at],
    );
    await owner.query(
      `INSERT INTO payment_finding (kind, pay_in_id, event_id, type, provider_payment_id, found_at, settled_at, note)
VALUES ('late', $1, $2, 'pay-in.paid', 'p', now(), CASE WHEN $3::text IS NOT NULL THEN now() END, $3)`,
      [id, event, note],
    );
  }
  return id;
}

test('has late payments that nobody closed wait for a decision, tells their players, and leaves closed ones alone', async () => {
  const [open, twice] = [await plant(null), await plant(null, null)];
  const closed = [await plant('sent back by hand'), await plant('posted by hand', null)];
  await database.owner.query(
    `UPDATE approval_rule SET up_to_minor = 7 WHERE act = 'adjust.money' AND role = 'finance' AND currency = 'UAH'`,
  );
  await migrate(database.owner);
  const standing = async (id: string) =>
    (
      await database.owner.query(
        `SELECT state, (SELECT count(*)::integer FROM payment_finding WHERE pay_in_id = i.id AND settled_at IS NULL) AS open,
  (SELECT count(*)::integer FROM outbox WHERE payload->>'id' = i.id::text AND payload->>'state' = 'LATE') AS told FROM pay_in i WHERE id = $1`,
        [id],
      )
    )[0];
  expect(await standing(open)).toEqual({ state: 'LATE', open: 1, told: 1 });
  expect(await standing(twice)).toEqual({ state: 'LATE', open: 1, told: 1 });
  for (const id of closed) expect(await standing(id)).toEqual({ state: 'FAILED', open: 0, told: 0 });
  for (const { name, sql } of PAYMENTS_BOOKS)
    expect([name, await database.owner.query(sql)]).toEqual([name, []]);
  const limit = `SELECT up_to_minor AS "upTo" FROM approval_rule WHERE act = 'decide.late-payments' AND role = 'finance' AND currency = 'UAH'`;
  expect(await database.owner.query(limit)).toEqual([{ upTo: 7n }]);
});
