import type { KeptState, Programme } from '@croupier/domain/rewards/programmes';
import type { Queryable } from '../../../platform/database.ts';
import type { ProgrammeName } from './programmes-parts.ts';

/** A published version, without what it says. */
export interface VersionHead extends ProgrammeName {
  readonly id: bigint;
  readonly state: KeptState;
  readonly version: number;
  readonly from: Date;
  readonly until: Date | null;
  readonly isWithdrawn: boolean;
}

/** Those that are over for longer nobody asks for any more. */
const OVER_FOR = `interval '31 days'`;

/** Every published version that is not long over. */
export const listHeads = (db: Queryable, now: Date): Promise<VersionHead[]> =>
  db.query<VersionHead>(
    `SELECT p.id, p.kind, p.code, p.state, v.version, v.from_at AS "from", v.until_at AS until,
  v.withdrawn_at IS NOT NULL AS "isWithdrawn"
FROM programme p JOIN programme_version v ON v.programme_id = p.id
WHERE v.published_at IS NOT NULL AND (v.until_at IS NULL OR v.until_at > $1::timestamptz - ${OVER_FOR})
  AND (v.withdrawn_at IS NULL OR v.withdrawn_at > $1::timestamptz - ${OVER_FOR})
ORDER BY p.id, v.version DESC`,
    [now],
    'programmes-heads',
  );

/**
 * Whether the version that a row was begun under has been withdrawn, as a condition: whatever is drafted or published since.
 * @param row the table of the row, or its alias
 */
export const isVersionWithdrawn = (row: string): string =>
  `EXISTS (SELECT FROM programme_version v WHERE v.programme_id = ${row}.programme_id AND v.version = ${row}.version AND v.withdrawn_at IS NOT NULL)`;

/** Reads the bodies of some versions. */
export async function listBodies(
  db: Queryable,
  versions: readonly { readonly id: bigint; readonly version: number }[],
): Promise<{ id: bigint; version: number; body: Programme }[]> {
  const text = `SELECT v.programme_id AS id, v.version, v.body FROM programme_version v
JOIN unnest($1::bigint[], $2::integer[]) AS n (id, version) ON v.programme_id = n.id AND v.version = n.version`;
  const values = [versions.map(({ id }) => id), versions.map(({ version }) => version)];
  return versions.length === 0 ? [] : db.query(text, values, 'programmes-bodies');
}

/** How much of what is scarce is taken, of programmes that may be asked for. */
export const listUses = (
  db: Queryable,
  ids: readonly bigint[],
): Promise<{ id: bigint; what: string; used: bigint }[]> =>
  db.query(
    'SELECT programme_id AS id, what, used FROM programme_use WHERE programme_id = ANY ($1::bigint[])',
    [ids],
    'programmes-uses',
  );

/** Whether the house gives nothing for now. */
export const isGivingPaused = async (db: Queryable): Promise<boolean> =>
  (await db.query('SELECT FROM giving_pause', [], 'programmes-giving-pause')).length > 0;

/** Reads the newest version of a programme, published or not. */
export async function findNewestBody(
  db: Queryable,
  { kind, code }: ProgrammeName,
): Promise<object | undefined> {
  const text = `SELECT v.body FROM programme p JOIN programme_version v ON v.programme_id = p.id AND v.version = p.latest_version
WHERE p.kind = $1 AND p.code = $2`;
  return (await db.query<{ body: object }>(text, [kind, code]))[0]?.body;
}
