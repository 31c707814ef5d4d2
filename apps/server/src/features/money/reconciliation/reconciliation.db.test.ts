import type { MoneyFlow, MoneyLine } from '@croupier/domain/money/reconciliation';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { takeBackPayOut } from '../pay-outs/correct-pay-out.ts';
import { lockPayOut } from '../pay-outs/pay-outs-store.ts';
import { createPayOutsFixture } from '../pay-outs/pay-outs.fixture.ts';
import { payInKeyOf } from '../payments/feature.ts';
import { mustPost } from '../ledger/feature.ts';
import { closeDifference } from './reconciliation-store.ts';
import type { ReconciliationParts } from './reconciliation-parts.ts';
import { dayOf, runDay } from './run-day.ts';
import { runDueDays } from './run-due-days.ts';

const house = await createPayOutsFixture();
const { db, owner, clock, asked, carry, newPlayer, report } = house;
afterAll(() => house.database.drop());

const DAY_MS = 86_400_000;
const today = () => dayOf(clock.now());

/** A provider's answers: files by day, and its API. */
const said = {
  files: new Map<string, MoneyLine[]>(),
  api: [] as MoneyLine[],
  isFileThere: true,
  isApiThere: true,
};
const errors: object[] = [];
const parts: ReconciliationParts = {
  ...{ db, clock, warn: () => undefined, counted: () => undefined },
  error: (_, about) => void errors.push(about ?? {}),
  provider: {
    name: 'sandbox',
    settlements: async (day) => (said.isFileThere ? (said.files.get(day) ?? []) : 'unavailable'),
    ask: async (flow, reference) => {
      if (!said.isApiThere) return 'unavailable';
      return said.api.filter(
        (line) => line.reference === reference && (line.flow === 'pay-out') === (flow === 'pay-out'),
      );
    },
  },
};

beforeEach(async () => {
  Object.assign(said, { files: new Map(), api: [], isFileThere: true, isApiThere: true });
  errors.length = 0;
  await owner.query('DELETE FROM reconciliation_difference');
  await owner.query('DELETE FROM reconciliation_run');
  await owner.query('DELETE FROM house_move');
});

const line = (flow: MoneyFlow, reference: string, amountMinor: bigint, currency = 'EUR'): MoneyLine => ({
  ...{ flow, reference, amountMinor, currency },
});

/** The house's list of moves, which a reader keeps; each at the time of its transfer. */
const keepMoves = () =>
  owner.query(`INSERT INTO house_move (at, player_id, currency, kind, version, operation, account, key)
SELECT created_at, player_id, currency, kind, version, operation, CASE credit WHEN 'player' THEN debit ELSE credit END, key FROM ledger_transfer`);

/** A deposit that was credited now. */
async function deposit(amountMinor = 5_000n, provider = 'sandbox'): Promise<string> {
  const player = await newPlayer();
  const id = randomUUID();
  await owner.query(
    `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at, provider)
VALUES ($1, $2, sha256('x'), $3, 'EUR', 'real', 'en', 'PAID', now(), now(), now(), $4)`,
    [id, player.playerId, amountMinor, provider],
  );
  await db.transaction((tx) =>
    mustPost(tx, {
      ...{
        playerId: player.playerId,
        currency: 'EUR',
        key: payInKeyOf(id),
        operation: 'pay-in',
        reference: id,
      },
      transfers: [
        {
          from: { owner: 'house', name: 'payment-clearing' },
          to: { owner: 'player', kind: 'real' },
          amountMinor,
        },
      ],
    }),
  );
  return id;
}

/** A pay-out that arrived now. */
async function payOut(): Promise<string> {
  const { id } = await asked();
  await carry();
  await report(id, 'pay-out.paid');
  return id;
}

async function agree(...lines: MoneyLine[]): Promise<void> {
  said.files.set(today(), [...lines]);
  said.api = [...lines];
  await owner.query('DELETE FROM house_move');
  await keepMoves();
}

/** Of this test alone: what others have moved today stands in no file of it. */
async function differencesOf(...references: string[]) {
  const run = await runDay(parts, today());
  if (run === 'unavailable') return run;
  return run.differences
    .filter(({ reference }) => references.includes(reference))
    .map(({ what, odd, flow }) => `${flow} ${what} ${odd}`);
}

const rowsOf = (reference: string) =>
  owner.query<{ what: string; gone: boolean; closed: boolean; id: bigint }>(
    `SELECT id, what, gone_at IS NOT NULL AS gone, closed_at IS NOT NULL AS closed FROM reconciliation_difference WHERE reference = $1 ORDER BY id`,
    [reference],
  );

test('a day of deposits and pay-outs on which all three agree has no difference', async () => {
  const [paidIn, paidOut] = [await deposit(), await payOut()];
  await agree(line('pay-in', paidIn, 5_000n), line('pay-out', paidOut, 10_000n));
  expect(await differencesOf(paidIn, paidOut)).toEqual([]);
});

test('a deposit at another provider is looked for in no file of this one, and is none of ours where one names it', async () => {
  const [elsewhere, claimed] = [await deposit(5_000n, 'other'), await deposit(5_000n, 'other')];
  await agree(line('pay-in', claimed, 5_000n));
  expect(await differencesOf(elsewhere)).toEqual([]);
  expect(await differencesOf(claimed)).toEqual([expect.stringContaining('pay-in')]);
});

test('what is planted in the file, the API and the ledger is found, and nothing else of it', async () => {
  const [missing, amount, currency, twice] = [
    await deposit(),
    await deposit(),
    await payOut(),
    await deposit(),
  ];
  const [extra, unknown] = [randomUUID(), await deposit()];
  await agree(
    ...[line('pay-in', missing, 5_000n), line('pay-in', amount, 5_000n), line('pay-out', currency, 10_000n)],
    ...[line('pay-in', twice, 5_000n), line('pay-in', unknown, 5_000n)],
  );
  const file = said.files.get(today())!;
  said.files.set(today(), [
    ...file.filter(({ reference }) => ![missing, amount, currency].includes(reference)),
    ...[
      line('pay-in', amount, 5_001n),
      line('pay-out', currency, 10_000n, 'UAH'),
      line('pay-in', twice, 5_000n),
    ],
    line('pay-out', extra, 77n),
  ]);
  said.api = said.api.filter(({ reference }) => reference !== unknown);
  const found = async (id: string) => differencesOf(id);
  expect(await found(missing)).toEqual(['pay-in missing file']);
  expect(await found(amount)).toEqual(['pay-in amount file']);
  expect(await found(currency)).toEqual(['pay-out currency file']);
  expect(await found(twice)).toEqual(['pay-in duplicate file']);
  expect(await found(extra)).toEqual(['pay-out extra file']);
  expect(await found(unknown)).toEqual(['pay-in missing api']);
  expect(errors.length).toBeGreaterThan(0);
});

test('money that the ledger lacks is found, and credited to nobody', async () => {
  const stranger = randomUUID();
  await agree(line('pay-in', stranger, 900n));
  const balances = () => owner.query('SELECT sum(amount_minor) FROM ledger_account');
  const before = await balances();
  expect(await differencesOf(stranger)).toEqual(['pay-in missing ledger']);
  expect(await balances()).toEqual(before);
});

test('what moved a moment beside midnight is looked for in the file of the day beside', async () => {
  const id = await deposit();
  await agree();
  said.files.set(today(), []);
  said.files.set(dayOf(new Date(clock.now().getTime() - DAY_MS)), [line('pay-in', id, 5_000n)]);
  said.api = [line('pay-in', id, 5_000n)];
  expect(await differencesOf(id)).toEqual([]);
});

test('a deposit that came late is no difference: it waits with its finding, and goes back by the file', async () => {
  const id = await deposit();
  await owner.query(`DELETE FROM ledger_transfer WHERE key = $1`, [payInKeyOf(id)]);
  await owner.query(`UPDATE pay_in SET state = 'LATE' WHERE id = $1`, [id]);
  await agree(line('pay-in', id, 5_000n));
  expect(await differencesOf(id)).toEqual([]);
  await owner.query(`UPDATE pay_in SET state = 'RETURNED' WHERE id = $1`, [id]);
  await agree(line('pay-in', id, 5_000n), line('refund', id, 5_000n));
  expect(await differencesOf(id)).toEqual([]);
  // Back at the provider, and of that we know nothing.
  await owner.query(`UPDATE pay_in SET state = 'LATE' WHERE id = $1`, [id]);
  expect(await differencesOf(id)).toEqual(['refund missing ledger']);
});

test('a pay-out that arrived after its money had come back is one, also while it is owed', async () => {
  const { player, id } = await asked();
  await carry();
  await report(id, 'pay-out.failed');
  await report(id, 'pay-out.paid');
  await db.transaction((tx) =>
    mustPost(tx, {
      ...{ playerId: player.playerId, currency: 'EUR', key: randomUUID(), operation: 'adjustment' },
      transfers: [
        {
          from: { owner: 'player', kind: 'real' },
          to: { owner: 'house', name: 'adjustments' },
          amountMinor: 994_000n,
        },
      ],
    }),
  );
  await db.transaction(async (tx) => takeBackPayOut(tx, house.parts, (await lockPayOut(tx, id))!));
  await agree(line('pay-out', id, 10_000n));
  expect(await differencesOf(id)).toEqual([]);
});

test('where the API is silent the other two are held against each other, and without a file nothing is said', async () => {
  const id = await deposit();
  await agree(line('pay-in', id, 5_000n));
  said.isApiThere = false;
  expect(await differencesOf(id)).toEqual([]);
  said.isFileThere = false;
  expect(await runDay(parts, today())).toBe('unavailable');
  expect(await owner.query('SELECT unasked > 0 AS is FROM reconciliation_run')).toEqual([{ is: true }]);
});

test('a difference is kept once, is gone when a later run sees it no more, and stays closed with its note', async () => {
  const [one, other] = [await deposit(), await deposit()];
  await agree();
  await Promise.all([runDay(parts, today()), runDay(parts, today())]);
  expect(await rowsOf(one)).toMatchObject([{ what: 'extra', gone: false, closed: false }]);
  const [row] = await rowsOf(other);
  const close = (note: string) => closeDifference(db, { id: row!.id, note, now: clock.now() });
  expect([await close('the provider wrote'), await close('again')]).toEqual([true, false]);
  await runDay(parts, today());
  expect(await rowsOf(other)).toMatchObject([{ gone: false, closed: true }]);
  await agree(line('pay-in', one, 5_000n), line('pay-in', other, 5_000n));
  await runDay(parts, today());
  expect([await rowsOf(one), await rowsOf(other)]).toMatchObject([
    [{ gone: true, closed: false }],
    [{ gone: true, closed: true }],
  ]);
});

test('each day that is over is looked at once, and made up for where there was no file', async () => {
  const runs = async () =>
    (await owner.query<{ day: string }>('SELECT day::text AS day FROM reconciliation_run ORDER BY day')).map(
      ({ day }) => day,
    );
  said.isFileThere = false;
  await runDueDays(parts);
  expect(await runs()).toEqual([]);
  said.isFileThere = true;
  await runDueDays(parts);
  await runDueDays(parts);
  const days = await runs();
  expect(days).toHaveLength(7);
  expect(new Set(days).size).toBe(7);
  expect(days.every((day) => day < today())).toBe(true);
});
