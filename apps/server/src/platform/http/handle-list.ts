import { LIST_PAGE_MAX, type InputOf, type Operation, type OutputOf } from '@croupier/contract/kit';
import Type from 'typebox';
import type { Queryable } from '../database.ts';
import { listStatement, type Keyed, type ListPage, type ListSql } from '../list-sql.ts';
import { csvOf, FILE_PORTION, FILE_ROWS_MAX } from './csv-file.ts';
import type { Context, Http } from './http.ts';
import { InputError } from './input-error.ts';

const PAGE_USUAL = 50;

type ListOperation = Operation & { readonly query: Type.TSchema; readonly response: Type.TSchema };
type ObjectSchema = { readonly properties: Readonly<Record<string, Type.TSchema>> };

interface Asked {
  readonly sort?: string;
  readonly after?: string;
  readonly limit?: string;
}

/** What a list is made of. */
export interface ListHandler<O extends ListOperation, Row, F extends object> {
  readonly db: Queryable;
  /** One list, or the one that what is asked for is quickest read from. */
  readonly list: ListSql<F> | ((filters: F) => ListSql<F>);
  /** From the query's filters to those of the statement. */
  filters?(query: FiltersOf<O>, context: Context<O>): F;
  /** A row as it goes over the wire. */
  view(row: Row): RowOut<O>;
  /** What a reading of it is, where that is an act of its own. */
  onRead?(context: Context<O>, how: 'page' | 'file'): Promise<void>;
}

type FiltersOf<O extends ListOperation> = InputOf<O> extends { query: infer Q } ? Q : never;
type RowOut<O extends ListOperation> = OutputOf<O> extends { rows: (infer R)[] } ? R : never;

/** Hangs a list in: its pages, and all of it as a file at the same address with `.csv`. */
export function handleList<const O extends ListOperation, Row extends object, F extends object>(
  http: Http,
  op: O,
  handler: ListHandler<O, Row, F>,
): void {
  const { db, list, view, onRead, filters = (query) => query as unknown as F } = handler;
  const page = async (query: FiltersOf<O>, context: Context<O>, at: ListPage) => {
    const asked = filters(query, context);
    const { text, values } = listStatement(typeof list === 'function' ? list(asked) : list, asked, at);
    return db.query<Keyed<Row>>(text, values).catch(refuseForeignValue);
  };
  const sortOf = (query: Asked): string => query.sort ?? firstSort(op);

  http.handle(op, (async (context: Context<O>) => {
    const query = (context.input as { query: FiltersOf<O> & Asked }).query;
    const limit = Number(query.limit ?? PAGE_USUAL);
    const sort = sortOf(query);
    await onRead?.(context, 'page');
    // One more than asked for says whether it goes on.
    const rows = await page(query, context, { sort, after: readCursor(query.after, sort), limit: limit + 1 });
    const shown = rows.slice(0, Math.min(limit, LIST_PAGE_MAX));
    const last = shown.at(-1);
    return {
      rows: shown.map(view),
      next: rows.length > shown.length && last ? writeCursor(sort, last) : null,
    };
  }) as never);

  http.handle(fileOf(op), (async (context: Context<O>) => {
    const query = (context.input as { query: FiltersOf<O> & Asked }).query;
    await onRead?.(context, 'file');
    const rows = async function* () {
      let after: ListPage['after'] = null;
      for (let told = 0; told < FILE_ROWS_MAX;) {
        const at: ListPage = { sort: sortOf(query), after, limit: FILE_PORTION };
        const portion = await page(query, context, at);
        for (const row of portion) yield view(row) as object;
        const last = portion.at(-1);
        if (portion.length < FILE_PORTION || !last) return;
        told += portion.length;
        after = [last['~key'], last['~id']];
      }
    };
    context.asFile(`${op.path.split('/').at(-1)}.csv`, 'text/csv; charset=utf-8');
    const columns = Object.keys(rowSchemaOf(op).properties);
    return csvOf(columns, rows());
  }) as never);
}

/** The same list without pages, as a file. */
function fileOf<O extends ListOperation>(op: O): Operation {
  const { after: _after, limit: _limit, ...properties } = (op.query as unknown as ObjectSchema).properties;
  return {
    ...op,
    path: `${op.path}.csv`,
    summary: `${op.summary}: as a file`,
    query: Type.Object(properties, { additionalProperties: false }),
    response: Type.Unsafe<unknown>({}),
  };
}

const firstSort = (op: ListOperation): string => {
  const { sort } = (op.query as unknown as ObjectSchema).properties;
  const { enum: names } = sort as unknown as { enum: string[] };
  return names[0]!;
};

const rowSchemaOf = (op: ListOperation): ObjectSchema =>
  (op.response as unknown as { properties: { rows: { items: ObjectSchema } } }).properties.rows.items;

function writeCursor(sort: string, row: Keyed<object>): string {
  return Buffer.from(JSON.stringify([sort, row['~key'], row['~id']])).toString('base64url');
}

/** @throws InputError for one of another order, or that we did not make */
function readCursor(cursor: string | undefined, sort: string): ListPage['after'] {
  if (cursor === undefined) return null;
  try {
    const [of, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    if (of === sort && typeof key === 'string' && typeof id === 'string') return [key, id];
  } catch {
    // What cannot be read is answered like what is wrong.
  }
  throw new InputError('invalid_request', { in: 'querystring', path: '/after', rule: 'cursor' });
}

/** A day that no calendar has, a cursor that is not ours: what PostgreSQL cannot read as its type (class 22) came from outside. */
function refuseForeignValue(error: Error & { code?: string }): never {
  throw error.code?.startsWith('22')
    ? new InputError('invalid_request', { in: 'querystring', rule: 'value' })
    : error;
}
