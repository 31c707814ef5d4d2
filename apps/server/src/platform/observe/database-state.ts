import { STANDBY_KINDS, type StandbyKind } from '@croupier/domain/office/health-desk';
import type { Queryable } from '../database.ts';
import { keepFor } from '../keep-for.ts';

export interface Standby {
  /** The application name of its connection, which Patroni makes the name of its machine. */
  readonly name: string;
  readonly kind: StandbyKind;
  /** It has caught up, and receives what is written as it is written. */
  readonly isStreaming: boolean;
  /** What it has not replayed yet; null before it has told. */
  readonly lagBytes: number | null;
  /** What a statement there lags behind one here; null where nothing was written lately. */
  readonly lagSeconds: number | null;
}

/** The machines that hold what is committed. */
export interface DatabaseState {
  /** Null where the function that tells of them has not the rights (migration 0141): some are there, and nothing is known of them. */
  readonly standbys: readonly Standby[] | null;
  /** Counts the promotions of this cluster; null on a standby. */
  readonly timeline: number | null;
  /** A commit is answered only once a second machine has it. */
  readonly commitsWait: boolean;
}

/** How often the database is asked at most, whoever wants to know. */
const KEPT_MS = 15_000;

/** Tells the state of the database, shared by all who ask within fifteen seconds. */
export const createDatabaseState = (db: Queryable): (() => Promise<DatabaseState>) =>
  keepFor(KEPT_MS, () => readDatabaseState(db));

/** A row for each standby, or one without any. All that is hidden of a standby is null. */
export interface StateRow {
  readonly timeline: number | null;
  readonly synchronousCommit: string;
  readonly synchronousStandbyNames: string;
  readonly walSenders: number;
  readonly name: string | null;
  readonly state: string | null;
  readonly kind: string | null;
  readonly lagBytes: bigint | null;
  readonly lagSeconds: number | null;
}

/** The name of a file of the log begins with the timeline; the control file tells a new one only after its first checkpoint. */
const STATE = `SELECT CASE WHEN NOT pg_is_in_recovery()
    THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer END AS timeline,
  current_setting('synchronous_commit') AS "synchronousCommit",
  current_setting('synchronous_standby_names') AS "synchronousStandbyNames",
  current_setting('max_wal_senders')::integer AS "walSenders",
  s.name, s.state, s.kind, s.lag_bytes AS "lagBytes", s.lag_seconds AS "lagSeconds"
FROM (VALUES (1)) one LEFT JOIN house_standbys() s ON true`;

export const readDatabaseState = async (db: Queryable): Promise<DatabaseState> =>
  stateOf(await db.query<StateRow>(STATE, [], 'database-state'));

/** Levels at which a commit waits for who is named in `synchronous_standby_names`, and for nobody where none is. */
const WAITING = new Set(['on', 'remote_apply', 'remote_write']);

export function stateOf(rows: readonly StateRow[]): DatabaseState {
  const { timeline, synchronousCommit, synchronousStandbyNames, walSenders } = rows[0]!;
  const copies = rows.filter(({ name }) => name !== null);
  return {
    standbys: copies.some(({ state }) => state === null) ? null : copies.map(standbyOf),
    timeline,
    commitsWait: WAITING.has(synchronousCommit) && synchronousStandbyNames !== '' && walSenders > 0,
  };
}

const standbyOf = ({ name, state, kind, lagBytes, lagSeconds }: StateRow): Standby => ({
  name: name!,
  kind: STANDBY_KINDS.find((known) => known === kind) ?? 'async',
  isStreaming: state === 'streaming',
  lagBytes: lagBytes === null ? null : Number(lagBytes),
  lagSeconds,
});
