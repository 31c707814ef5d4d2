import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { keepVerifyRun } from './keep-verify-run.ts';
import type { BooksReport } from './verify-books.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute));

/** A report whose checks found what is named. */
function report(found: Readonly<Record<string, object | null>>): BooksReport {
  const checks = Object.entries(found).map(([name, difference]) => ({
    name,
    says: 'It holds.',
    difference,
    tookMs: 1,
  }));
  return {
    ...{ ok: checks.every(({ difference }) => difference === null), checks, leftOut: [] },
    ...{ transfers: 4, accounts: 3, rounds: 2, head: null, liabilities: [] },
  };
}

const keep = (found: Readonly<Record<string, object | null>>, minute: number, sinceHead?: number) =>
  keepVerifyRun(database.owner, report(found), { startedAt: at(minute), tookMs: 7, sinceHead });
const findings = () =>
  database.owner.query<{ check: string; difference: string; first: Date; last: Date }>(
    `SELECT check_name AS check, difference, first_found_at AS first, last_found_at AS last FROM verify_finding ORDER BY 1`,
  );

test('what was found waits from the first run that found it, until a run over everything finds it mended', async () => {
  await keep({ projection: { amount: 1n }, seeds: null }, 1);
  await keep({ projection: { amount: 2n }, seeds: null }, 2);
  const waiting = [{ check: 'projection', difference: '{"amount":"2"}', first: at(1), last: at(2) }];
  expect(await findings()).toEqual(waiting);
  // A run from a head on looked at few players: that it found nothing says nothing of the others.
  await keep({ projection: null, seeds: null }, 3, 12);
  // A run that did not make the check says nothing of it either.
  await keep({ seeds: null }, 4);
  expect(await findings()).toEqual(waiting);
  await keep({ projection: null, seeds: { nonce: 1 } }, 5);
  expect(await findings()).toMatchObject([{ check: 'seeds', first: at(5) }]);
  const runs = await database.owner.query(
    'SELECT agrees, since_head, took_ms FROM verify_run ORDER BY id DESC LIMIT 3',
  );
  expect(runs).toEqual([
    { agrees: false, since_head: null, took_ms: 7 },
    { agrees: true, since_head: null, took_ms: 7 },
    { agrees: true, since_head: 12, took_ms: 7 },
  ]);
});

test('the server can neither say that the verification ran nor take back what it found', async () => {
  await expect(
    keepVerifyRun(database.db, report({}), { startedAt: at(6), tookMs: 1, sinceHead: undefined }),
  ).rejects.toThrow(/permission denied/);
  await expect(database.db.query('DELETE FROM verify_finding')).rejects.toThrow(/permission denied/);
});
