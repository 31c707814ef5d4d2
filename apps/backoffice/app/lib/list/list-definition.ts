import type { Operation, OutputOf, RowOf } from '@croupier/contract/kit';
import type { ReactNode } from 'react';
import type { Static, TSchema } from 'typebox';
import type { Search } from '../search-text.ts';

/** An operation made with `listOperation`. */
export type ListOperation = Operation & { readonly query: TSchema; readonly response: TSchema };

type FilterOf<O extends ListOperation> = Exclude<keyof Static<O['query']>, 'sort' | 'after' | 'limit'> &
  string;

export interface ListColumn<Row> {
  /** Its heading is `columns.<id>` of the list's texts. */
  readonly id: string;
  readonly cell: (row: Row) => ReactNode;
  /** By which of the operation's orders it is sorted, without the minus. */
  readonly sort?: string;
  /** Not shown until it is chosen. */
  readonly hidden?: true;
  /** The least width, and how much of what is left over it takes beside the others. */
  readonly widthPx: number;
  readonly share?: number;
  /** Figures stand at the end. */
  readonly end?: true;
}

/** What narrows a list. Its label is `filters.<name>`, the words of a choice `choices.<name>.<value>` of the list's texts. */
export type ListFilter<Name extends string = string> = { readonly name: Name } & (
  | { readonly kind: 'text' }
  | { readonly kind: 'day' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** Values that are data: a hook that answers them, as they are shown. */
  | { readonly kind: 'data'; readonly useValues: () => readonly string[] }
);

export interface RowLink {
  readonly to: string;
  readonly search?: Search;
}

/** A list of the office as data. */
export interface ListDefinition<O extends ListOperation = ListOperation> {
  /** By this its columns and views are kept. */
  readonly name: string;
  readonly operation: O;
  /** The namespace of its texts. */
  readonly texts: string;
  readonly columns: readonly ListColumn<RowOf<O>>[];
  readonly filters: readonly ListFilter<FilterOf<O>>[];
  readonly idOf: (row: RowOf<O>) => string;
  /** Where a row leads; `search` is what the address says now. */
  readonly linkOf?: (row: RowOf<O>, search: Search) => RowLink;
}

/** Names a list without widening its operation. */
export const defineList = <const O extends ListOperation>(definition: ListDefinition<O>): ListDefinition<O> =>
  definition;

/** A page of any list. */
export type ListPage<O extends ListOperation> = OutputOf<O> & {
  readonly rows: readonly RowOf<O>[];
  readonly next: string | null;
};
