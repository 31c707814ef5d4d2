import type { Queryable } from './database.ts';

/**
 * A list of the office as data: what it reads, what it may be sorted and narrowed by. Pages go by keyset, so that the last one is
 * as quick as the first: each row is told apart by what it is sorted by and then by its id.
 */
export interface ListSql<Filters extends object> {
  /** From SELECT to the end of FROM; no WHERE, no ORDER BY. */
  readonly select: string;
  /** What always holds, if anything. */
  readonly always?: string;
  /** By the name that the list is sorted by, the expression and its type; it must never be null. */
  readonly sorts: Readonly<Record<string, ListKey>>;
  readonly id: ListKey;
  /** The condition that a filter makes; `bind` gives its value a number. */
  readonly filters: {
    readonly [K in keyof Filters]-?: (
      value: NonNullable<Filters[K]>,
      bind: (value: unknown) => string,
    ) => string;
  };
}

export interface ListKey {
  readonly by: string;
  readonly type: 'bigint' | 'text' | 'timestamptz' | 'date' | 'integer' | 'uuid';
}

export interface ListPage {
  /** The name of a sort, `-` before it for the greatest first. */
  readonly sort: string;
  /** The key and the id of the last row of the page before. */
  readonly after: readonly [key: string, id: string] | null;
  readonly limit: number;
}

/** A row with what it goes on by, under names that no column has. */
export type Keyed<Row> = Row & { readonly '~key': string; readonly '~id': string };

/** The statement of one page. Values are bound, and only names that the list declares come into the text. */
export function listStatement<F extends object>(
  list: ListSql<F>,
  filters: F,
  { sort, after, limit }: ListPage,
): { text: string; values: unknown[] } {
  const descending = sort.startsWith('-');
  const key = list.sorts[descending ? sort.slice(1) : sort];
  if (!key) throw new Error(`A list is not sorted by ${sort}`);
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = Object.entries(list.filters).flatMap(([name, condition]) => {
    const value = (filters as Record<string, unknown>)[name];
    if (value === undefined) return [];
    return [`(${(condition as (value: unknown, to: typeof bind) => string)(value, bind)})`];
  });
  if (list.always) conditions.push(list.always);
  if (after) {
    const than = descending ? '<' : '>';
    const [afterKey, afterId] = after;
    const ends = `${bind(afterKey)}::${key.type}, ${bind(afterId)}::${list.id.type}`;
    conditions.push(`(${key.by}, ${list.id.by}) ${than} (${ends})`);
  }
  const order = descending ? 'DESC' : 'ASC';
  const text = [
    list.select.replace(/^\s*SELECT\s/, `SELECT ${key.by}::text AS "~key", ${list.id.by}::text AS "~id", `),
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    `ORDER BY ${key.by} ${order}, ${list.id.by} ${order} LIMIT ${bind(limit)}`,
  ].join('\n');
  return { text, values };
}

/** One row of a list, by its id. */
export const findRow = async <Row extends object>(
  db: Queryable,
  list: Pick<ListSql<object>, 'select' | 'always' | 'id'>,
  id: string,
): Promise<Row | undefined> => (await db.query<Row>(rowStatement(list), [id]))[0];

/** Its statement; `$1` is the id as text. */
export const rowStatement = ({
  select,
  always,
  id,
}: Pick<ListSql<object>, 'select' | 'always' | 'id'>): string =>
  `${select} WHERE ${id.by} = $1::${id.type}${always ? ` AND ${always}` : ''}`;

/** What `LIKE` takes for a piece of text, wherever it stands. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
