import type { Currency } from '@croupier/domain/money/amounts';
import type { PayInMethod, PayInState } from '@croupier/domain/money/payments';
import type { Language } from '@croupier/domain/site/regions';
import type { ProviderPage } from './payment-provider.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';

export interface PayInRow {
  id: string;
  playerId: bigint;
  inputHash: Buffer;
  /** What was asked for; from the moment that money has come what came. */
  amountMinor: bigint;
  /** What was asked for, where another amount came. */
  askedMinor: bigint | null;
  /** How much of it its payer took back after it was credited. */
  backMinor: bigint;
  currency: Currency;
  kind: 'real' | 'play';
  language: Language;
  state: PayInState;
  /** Who was asked last before its page was kept. */
  provider: string;
  /** Null where it was begun before players chose one here. */
  method: PayInMethod | null;
  providerPaymentId: string | null;
  redirectUrl: string | null;
  createdAt: Date;
}

export type NewPayIn = Omit<
  PayInRow,
  'askedMinor' | 'backMinor' | 'state' | 'providerPaymentId' | 'redirectUrl'
>;

const COLUMNS = `id, player_id AS "playerId", input_hash AS "inputHash", amount_minor AS "amountMinor", asked_minor AS "askedMinor", back_minor AS "backMinor", currency, kind, language,
  state, provider, method, provider_payment_id AS "providerPaymentId", redirect_url AS "redirectUrl", created_at AS "createdAt"`;

/** Writes a pay-in in state CREATED unless its id is taken. @returns whether it was written. */
export async function insertPayIn(db: Queryable, payIn: NewPayIn): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at, request_id, provider, method)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'CREATED', $8, $8, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING RETURNING 1 AS one`,
    [
      payIn.id,
      payIn.playerId,
      payIn.inputHash,
      payIn.amountMinor,
      payIn.currency,
      payIn.kind,
      payIn.language,
      payIn.createdAt,
      currentRequestId() ?? null,
      payIn.provider,
      payIn.method,
    ],
  );
  return rows.length > 0;
}

export async function findPayIn(db: Queryable, id: string): Promise<PayInRow | undefined> {
  return (await db.query<PayInRow>(`SELECT ${COLUMNS} FROM pay_in WHERE id = $1`, [id]))[0];
}

/** By their ids. */
export async function findPayIns(db: Queryable, ids: readonly string[]): Promise<Map<string, PayInRow>> {
  if (ids.length === 0) return new Map();
  const text = `SELECT ${COLUMNS} FROM pay_in WHERE id = ANY ($1::uuid[])`;
  return new Map((await db.query<PayInRow>(text, [ids], 'pay-ins-find')).map((row) => [row.id, row]));
}

/** Locked, so that reports on one pay-in are taken one after another. */
export async function lockPayIn(tx: Tx, id: string): Promise<PayInRow | undefined> {
  return (await tx.query<PayInRow>(`SELECT ${COLUMNS} FROM pay_in WHERE id = $1 FOR UPDATE`, [id]))[0];
}

/** Those of the ids that nobody holds, locked, by their ids. Whoever comes to one that is held does not wait here. */
export async function lockFreePayIns(tx: Tx, ids: readonly string[]): Promise<Map<string, PayInRow>> {
  const text = `SELECT ${COLUMNS} FROM pay_in WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE SKIP LOCKED`;
  return new Map((await tx.query<PayInRow>(text, [ids], 'pay-ins-lock-free')).map((row) => [row.id, row]));
}

export async function countOpen(db: Queryable, playerId: bigint): Promise<number> {
  const rows = await db.query<{ open: bigint }>(
    `SELECT count(*) AS open FROM pay_in WHERE player_id = $1 AND state IN ('CREATED', 'PENDING')`,
    [playerId],
  );
  return Number(rows[0]!.open);
}

/** Deposits that a limit counts: open ones and those that came late and may be given any moment, whatever their age, and those paid after `since`. */
export async function listCountedDeposits(
  db: Queryable,
  playerId: bigint,
  since: Date,
): Promise<{ amountMinor: bigint; currency: Currency; paidAt: Date | null }[]> {
  return db.query(
    `SELECT amount_minor AS "amountMinor", currency, CASE WHEN state = 'PAID' THEN updated_at END AS "paidAt" FROM pay_in
     WHERE player_id = $1 AND (state IN ('CREATED', 'PENDING', 'LATE') OR state = 'PAID' AND updated_at > $2)`,
    [playerId, since],
    'pay-ins-counted',
  );
}

/** Keeps a provider's page, the first one of a pay-in and only while it is that provider's. @returns the pay-in as it then is */
export async function keepPage(
  db: Queryable,
  id: string,
  { provider, paymentId, redirectUrl }: ProviderPage & { provider: string },
): Promise<PayInRow> {
  const rows = await db.query<PayInRow>(
    `UPDATE pay_in SET provider_payment_id = $3, redirect_url = $4 WHERE id = $1 AND provider = $2 AND redirect_url IS NULL
       AND coalesce(provider_payment_id, $3) = $3 RETURNING ${COLUMNS}`,
    [id, provider, paymentId, redirectUrl],
    'pay-in-keep-page',
  );
  return rows[0] ?? (await findPayIn(db, id))!;
}

/**
 * Gives a pay-in that has no page to another provider, unless somebody else did that before, or the one it has was heard of it.
 * @returns the pay-in as it then is
 */
export async function switchProvider(
  db: Queryable,
  { id, provider: from }: Pick<PayInRow, 'id' | 'provider'>,
  to: string,
): Promise<PayInRow> {
  const rows = await db.query<PayInRow>(
    `UPDATE pay_in SET provider = $3 WHERE id = $1 AND provider = $2 AND state = 'CREATED' AND redirect_url IS NULL AND provider_payment_id IS NULL
     RETURNING ${COLUMNS}`,
    [id, from, to],
    'pay-in-switch-provider',
  );
  return rows[0] ?? (await findPayIn(db, id))!;
}

export interface StateChange {
  readonly id: string;
  readonly state: PayInState;
  readonly now: Date;
  readonly providerPaymentId?: string | undefined;
  /** By which card it came, as the provider knows it. */
  readonly source?: { readonly mark: string; readonly lastDigits: string } | undefined;
}

/** One that shall go back is asked about next. The caller holds the locks of all of them. */
export async function setStates(tx: Tx, changes: readonly StateChange[]): Promise<void> {
  await tx.query(
    `UPDATE pay_in i SET state = n.state, provider_payment_id = coalesce(i.provider_payment_id, n.payment_id), updated_at = n.at,
  asked_at = CASE WHEN n.state = 'RETURNING' THEN to_timestamp(0) ELSE i.asked_at END,
  source_mark = coalesce(n.mark, i.source_mark), source_mask = coalesce('•••• ' || n.last_digits, i.source_mask)
FROM unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[]) AS n (id, state, payment_id, at, mark, last_digits)
WHERE i.id = n.id`,
    [
      changes.map(({ id }) => id),
      changes.map(({ state }) => state),
      changes.map(({ providerPaymentId }) => providerPaymentId ?? null),
      changes.map(({ now }) => now),
      changes.map(({ source }) => source?.mark ?? null),
      changes.map(({ source }) => source?.lastDigits ?? null),
    ],
    'pay-ins-set-state',
  );
}

/** Another amount has come than was asked for: from now on the deposit is of what came. */
export async function setCaptured(tx: Tx, id: string, amountMinor: bigint): Promise<PayInRow> {
  const text = `UPDATE pay_in SET asked_minor = amount_minor, amount_minor = $2 WHERE id = $1 RETURNING ${COLUMNS}`;
  return (await tx.query<PayInRow>(text, [id, amountMinor]))[0]!;
}

/** Its payer took so much of it back. */
export async function addBack(
  tx: Tx,
  id: string,
  { amountMinor, state }: { amountMinor: bigint; state: PayInState },
): Promise<void> {
  const text = 'UPDATE pay_in SET back_minor = back_minor + $2, state = $3 WHERE id = $1';
  await tx.query(text, [id, amountMinor, state]);
}

/** By which cards a player's real money of a currency came, and how much by each; what no provider has told is not in it. */
export async function listDepositSources(
  db: Queryable,
  { playerId, currency }: { playerId: bigint; currency: Currency },
): Promise<{ mark: string; mask: string; depositedMinor: bigint }[]> {
  return db.query(
    `SELECT source_mark AS mark, max(source_mask) AS mask, sum(amount_minor - back_minor)::bigint AS "depositedMinor" FROM pay_in
     WHERE player_id = $1 AND currency = $2 AND kind = 'real' AND state = 'PAID' AND source_mark IS NOT NULL GROUP BY source_mark`,
    [playerId, currency],
    'pay-ins-by-source',
  );
}

interface Unasked {
  readonly askedBefore: Date;
  readonly resting: readonly string[];
  readonly limit: number;
}

/** Providers that have open pay-ins. */
export const listOpenProviders = async (db: Queryable): Promise<string[]> =>
  (
    await db.query<{ provider: string }>(
      `SELECT DISTINCT provider FROM pay_in WHERE state IN ('CREATED', 'PENDING') ORDER BY provider`,
      [],
      'pay-ins-open-providers',
    )
  ).map(({ provider }) => provider);

const unaskedIn = (which: string): string => `SELECT ${COLUMNS} FROM pay_in
WHERE ${which} AND asked_at < $1 AND id::text <> ALL ($2::text[]) ORDER BY asked_at, id LIMIT $3`;

/** The open ones of a provider that nobody asked about since `askedBefore`, longest ago first, without those that rest. */
export const listUnasked = (
  db: Queryable,
  provider: string,
  { askedBefore, resting, limit }: Unasked,
): Promise<PayInRow[]> => {
  const text = unaskedIn(`state IN ('CREATED', 'PENDING') AND provider = $4`);
  return db.query<PayInRow>(text, [askedBefore, resting, limit, provider], 'pay-ins-unasked');
};

/** The same of those that shall go back, of every provider. */
export const listReturning = (db: Queryable, { askedBefore, resting, limit }: Unasked): Promise<PayInRow[]> =>
  db.query<PayInRow>(unaskedIn(`state = 'RETURNING'`), [askedBefore, resting, limit], 'pay-ins-returning');

interface GivenUp extends Omit<Unasked, 'askedBefore'> {
  readonly from: Date;
  readonly until: Date;
}

/** Those that were given up in a time, and were not asked about since, longest ago first. */
export const listGivenUp = (db: Queryable, { from, until, resting, limit }: GivenUp): Promise<PayInRow[]> =>
  db.query<PayInRow>(
    `SELECT ${COLUMNS} FROM pay_in WHERE state IN ('FAILED', 'EXPIRED') AND asked_again_at IS NULL AND updated_at >= $1 AND updated_at < $2
     AND id::text <> ALL ($3::text[]) ORDER BY updated_at, id LIMIT $4`,
    [from, until, resting, limit],
    'pay-ins-given-up',
  );

export async function noteAskedAgain(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE pay_in SET asked_again_at = $2 WHERE id = $1', [id, now]);
}

/** Their open ones are asked about next. */
export async function askNext(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  await tx.query(
    `UPDATE pay_in SET asked_at = to_timestamp(0) WHERE player_id = ANY ($1::bigint[]) AND state IN ('CREATED', 'PENDING')`,
    [playerIds],
    'pay-ins-ask-next',
  );
}

export async function noteAsked(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE pay_in SET asked_at = $2 WHERE id = $1', [id, now]);
}
