import type { DifferenceKind, MoneyFlow, MoneySource } from '@croupier/domain/money/reconciliation';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';
import type { ReconciliationRun } from '../../money/reconciliation/feature.ts';
import { CLAIM_COLUMNS, joinClaim, type ClaimColumns } from '../claims/feature.ts';

export interface DifferenceRow extends ClaimColumns {
  readonly id: bigint;
  readonly provider: string;
  readonly day: string;
  readonly what: DifferenceKind;
  readonly flow: MoneyFlow;
  readonly reference: string;
  readonly odd: MoneySource | null;
  readonly lines: number;
  readonly ledgerMinor: bigint | null;
  readonly ledgerCurrency: string | null;
  readonly fileMinor: bigint | null;
  readonly fileCurrency: string | null;
  readonly apiMinor: bigint | null;
  readonly apiCurrency: string | null;
  readonly foundAt: Date;
  readonly goneAt: Date | null;
  readonly closedAt: Date | null;
  readonly note: string | null;
}

export interface DifferenceFilters {
  state?: string;
  what?: string;
  flow?: string;
  day?: string;
}

const SELECT = `SELECT d.id, d.provider, d.day::text AS day, d.what, d.flow, d.reference, d.odd, d.lines, d.ledger_minor AS "ledgerMinor",
  d.ledger_currency AS "ledgerCurrency", d.file_minor AS "fileMinor", d.file_currency AS "fileCurrency", d.api_minor AS "apiMinor",
  d.api_currency AS "apiCurrency", d.found_at AS "foundAt", d.gone_at AS "goneAt", d.closed_at AS "closedAt", d.note, ${CLAIM_COLUMNS}
FROM reconciliation_difference d ${joinClaim('reconciliation', 'd.id::text')}`;

/** A person's word comes before that it is gone. */
const OF_STATE: Readonly<Record<string, string>> = {
  open: 'd.closed_at IS NULL AND d.gone_at IS NULL',
  gone: 'd.closed_at IS NULL AND d.gone_at IS NOT NULL',
  closed: 'd.closed_at IS NOT NULL',
};

export const DIFFERENCES_LIST: ListSql<DifferenceFilters> = {
  select: SELECT,
  sorts: { foundAt: { by: 'd.found_at', type: 'timestamptz' } },
  id: { by: 'd.id', type: 'bigint' },
  filters: {
    state: (state) => OF_STATE[state] ?? 'false',
    what: (what, bind) => `d.what = ${bind(what)}`,
    flow: (flow, bind) => `d.flow = ${bind(flow)}`,
    day: (day, bind) => `d.day = ${bind(day)}::date`,
  },
};

export const findDifference = async (db: Queryable, id: bigint): Promise<DifferenceRow | undefined> =>
  (await db.query<DifferenceRow>(`${SELECT} WHERE d.id = $1`, [id]))[0];

export interface ReconciliationRunRow extends ReconciliationRun {
  readonly id: bigint;
}

const RUNS_SHOWN = 30;

/** The last runs, newest first. */
export const listReconciliationRuns = (db: Queryable): Promise<ReconciliationRunRow[]> =>
  db.query<ReconciliationRunRow>(
    `SELECT id, provider, day::text AS day, started_at AS "startedAt", took_ms AS "tookMs", ledger_lines AS "ledgerLines",
  file_lines AS "fileLines", api_lines AS "apiLines", unasked, differences FROM reconciliation_run ORDER BY id DESC LIMIT $1`,
    [RUNS_SHOWN],
  );
