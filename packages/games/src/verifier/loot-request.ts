import type { LootTableRow } from '../fair/loot.ts';
import type { ClaimedLoot } from '../fair/verify-loot.ts';
import { count, text } from './read-values.ts';

/** A draw from a table as it is claimed to have been. */
export interface LootRequest extends ClaimedLoot {
  /** The version of the rules that the table was of, where it is told. */
  readonly version?: number;
}

/** Whether parsed JSON is of a draw from a table, and not of a round. */
export const isLoot = (json: unknown): boolean => typeof json === 'object' && json !== null && 'rows' in json;

/**
 * A draw from parsed JSON: as `GET /api/fairness/draws/…` answers, with `proof` and `rows`, or with the members of `proof`
 * beside `rows`.
 * @throws TypeError that names the value that is missing or of the wrong kind
 */
export function lootRequest(json: unknown): LootRequest {
  if (typeof json !== 'object' || json === null) throw new TypeError('A draw is a JSON object');
  const { proof, ...flat } = json as Record<string, unknown>;
  const values = { ...flat, ...(proof as object) } as Record<string, unknown>;
  if (values['serverSeed'] === null)
    throw new TypeError('The server seed is still secret: rotate the seeds first');
  const { rows, version } = values;
  if (!isRows(rows)) throw new TypeError('rows is a list of objects with a weight and a reward');
  return {
    domain: text(values, 'domain'),
    serverSeed: text(values, 'serverSeed'),
    commitment: text(values, 'commitment'),
    clientSeed: text(values, 'clientSeed'),
    nonce: count(values['nonce']),
    tableHash: text(values, 'tableHash'),
    drawnPlace: count(values['drawnPlace']),
    givenPlace: count(values['givenPlace']),
    rows,
    ...(typeof version === 'number' && { version }),
  };
}

const isRows = (value: unknown): value is LootTableRow[] =>
  Array.isArray(value) &&
  value.every(
    (row: unknown) => typeof row === 'object' && row !== null && 'weight' in row && 'reward' in row,
  );
