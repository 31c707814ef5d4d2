import type { Queryable } from '../database.ts';
import type { KeyRing, Signer } from '../key-ring.ts';
import type { SecretBox } from '../secret-box.ts';
import { countLeft, createSealTally, type SealCount, type Sealed, type SealedPlatform } from './sealed.ts';

const PORTION_ROWS = 500;
/** What somebody holds locked, or seals with an older key meanwhile, is met again by the next pass. */
const MOST_PASSES = 5;

/** The columns of a row by their names, as the database has them. */
export type SealedRow = Readonly<Record<string, unknown>>;

/** Reads the seals of one column. @returns undefined for what no key of the ring has sealed */
export type ReadSeal = (row: SealedRow, sealed: Buffer) => Seal | undefined;

interface Seal {
  /** The place in the ring of its key. */
  readonly key: number;
  /** The same, sealed with the first key. */
  anew(): Buffer;
}

interface Column {
  readonly name: string;
  readonly table: string;
  readonly column: string;
  /** The columns of the primary key in its order, with their types. */
  readonly key: Readonly<Record<string, string>>;
  /** Other columns that its seal is bound to. */
  readonly beside?: readonly string[];
  seals(seedKey: KeyRing): ReadSeal;
}

/** A column of sealed bytes; null is sealed by nobody. */
export const sealedColumn = (column: Column): Sealed => ({
  name: column.name,
  table: column.table,
  column: column.column,
  count: (platform) => pass(column, platform, async () => new Set()),
  reseal: async (platform) => {
    for (let passes = 1; ; passes += 1) {
      const count = await pass(column, platform, (rows) => saveAnew(platform.db, column, rows));
      if (countLeft(count) === 0 || passes === MOST_PASSES) return count;
    }
  },
});

/** Of what is sealed for a place. @param placesOf where it may belong */
export const boxSeals =
  (box: SecretBox, placesOf: (row: SealedRow) => readonly string[]): ReadSeal =>
  (row, sealed) => {
    for (const place of placesOf(row)) {
      const opened = box.open(place, sealed);
      if (opened) return { key: opened.key, anew: () => box.seal(place, opened.content) };
    }
    return undefined;
  };

/** Of signatures. */
export const signerSeals =
  <T>(signer: Signer<T>, thingOf: (row: SealedRow) => T): ReadSeal =>
  (row, signature) => {
    const thing = thingOf(row);
    const key = signer.signedBy(thing, signature);
    return key < 0 ? undefined : { key, anew: () => signer.sign(thing) };
  };

type Row = SealedRow & { readonly sealed: Buffer };
type Resealed = readonly [row: Row, seal: Seal];

/** @param save writes those that an older key has sealed. @returns which of them it has */
async function pass(
  column: Column,
  { db, seedKey, told }: SealedPlatform,
  save: (rows: readonly Resealed[]) => Promise<ReadonlySet<Row>>,
): Promise<SealCount> {
  const readSeal = column.seals(seedKey);
  const tally = createSealTally(seedKey);
  let after: Row | undefined;
  for (;;) {
    const rows = await listAfter(db, column, after);
    const read = rows.map((row) => [row, readSeal(row, row.sealed)] as const);
    const anew = await save(
      read.flatMap(([row, seal]) => (seal && seal.key > 0 ? [[row, seal] as const] : [])),
    );
    for (const [row, seal] of read)
      tally.add(anew.has(row) ? 0 : (seal?.key ?? -1), () => nameOf(column, row));
    told(rows.length);
    if (rows.length < PORTION_ROWS) return tally.read();
    after = rows.at(-1);
  }
}

const nameOf = ({ key }: Column, row: Row): string =>
  Object.keys(key)
    .map((name) => `${name} ${Buffer.isBuffer(row[name]) ? row[name].toString('hex') : String(row[name])}`)
    .join(', ');

async function listAfter(db: Queryable, column: Column, after: Row | undefined): Promise<Row[]> {
  const { table, key, beside = [] } = column;
  const names = Object.keys(key);
  const bound = Object.values(key).map((type, at) => `$${at + 1}::${type}`);
  const isAfter = after ? `AND (${names.join(', ')}) > (${bound.join(', ')})` : '';
  return db.query<Row>(
    `SELECT ${[...names, ...beside].join(', ')}, ${column.column} AS sealed FROM ${table}
WHERE ${column.column} IS NOT NULL ${isAfter} ORDER BY ${names.join(', ')} LIMIT ${PORTION_ROWS}`,
    after ? names.map((name) => after[name]) : [],
  );
}

/**
 * Only where a row still is as it was read, and nobody holds it: waiting for one while others are held could end in a deadlock with
 * who plays.
 */
async function saveAnew(
  db: Queryable,
  { table, column, key }: Column,
  rows: readonly Resealed[],
): Promise<ReadonlySet<Row>> {
  if (rows.length === 0) return new Set();
  const names = Object.keys(key);
  const types = [...Object.values(key), 'bytea', 'bytea', 'integer'];
  const given = types.map((type, at) => `$${at + 1}::${type}[]`).join(', ');
  const isSame = (one: string, other: string) =>
    names.map((name) => `${one}.${name} = ${other}.${name}`).join(' AND ');
  const saved = await db.query<{ place: number }>(
    `WITH held AS (SELECT ${names.map((name) => `t.${name}`).join(', ')}, g.anew, g.place
  FROM unnest(${given}) AS g (${names.join(', ')}, was, anew, place) JOIN ${table} t ON ${isSame('t', 'g')}
  WHERE t.${column} = g.was FOR NO KEY UPDATE OF t SKIP LOCKED)
UPDATE ${table} t SET ${column} = h.anew FROM held h WHERE ${isSame('t', 'h')} RETURNING h.place`,
    [
      ...names.map((name) => rows.map(([row]) => row[name])),
      rows.map(([{ sealed }]) => sealed),
      rows.map(([, seal]) => seal.anew()),
      rows.map((_, place) => place),
    ],
  );
  return new Set(saved.map(({ place }) => rows[place]![0]));
}
