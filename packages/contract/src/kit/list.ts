import Type, { type Static, type TSchema } from 'typebox';
import { Closed } from './common-schemas.ts';
import { operation, type Operation } from './operation.ts';

/** The most rows of one page of a list. */
export const LIST_PAGE_MAX = 100;

/** Where a list goes on: made by the server, of no meaning to who holds it. */
const CursorSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{1,600}$' });

/**
 * What every list of the office is: filters and an order in, a page of rows out, and where it goes on (keyset, so that a
 * page is as quick at the end as at the start). The same path with `.csv` is all of it as a file.
 */
export const listOperation = <
  const R extends TSchema,
  const F extends Type.TProperties,
  const S extends string,
>(
  definition: Pick<Operation, 'tag' | 'summary'> & {
    readonly path: `/office/api/${string}`;
    readonly access: Extract<Operation['access'], object>;
    readonly row: R;
    /** What the list may be narrowed by; each is left out or given. */
    readonly filters: F;
    /** What it may be sorted by, `-name` for the greatest first; the first is the order when none is asked for. */
    readonly sorts: readonly [S, ...S[]];
  },
) => {
  const { row, filters, sorts, ...rest } = definition;
  return operation({
    ...rest,
    method: 'GET',
    query: Closed({
      ...(Object.fromEntries(
        Object.entries(filters).map(([name, schema]) => [name, Type.Optional(schema)]),
      ) as { [K in keyof F]: Type.TOptional<F[K]> }),
      sort: Type.Optional(Type.Enum([...sorts])),
      after: Type.Optional(CursorSchema),
      limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
    }),
    response: Closed({
      rows: Type.Array(row),
      /** Where the next page begins; null at the end. */
      next: Type.Union([Type.String(), Type.Null()]),
    }),
  });
};

export type RowOf<O extends { response: TSchema }> =
  Static<O['response']> extends { rows: (infer R)[] } ? R : never;
