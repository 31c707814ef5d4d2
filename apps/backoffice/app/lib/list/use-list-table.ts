import type { RowOf } from '@croupier/contract/kit';
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type Cell,
  type ColumnDef,
  type ReactTable,
  type Row,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { choicesOf } from './list-columns.ts';
import type { ListColumn, ListDefinition, ListOperation } from './list-definition.ts';

/** The server filters, sorts and pages: the table knows which columns are shown and in which order. */
const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature });

type Features = typeof features;
/** A row as the table holds it: what it is made of is known to its columns alone. */
type Data = object;
export type ListTable = ReactTable<Features, Data>;
export type TableRow = Row<Features, Data>;
export type TableCell = Cell<Features, Data, unknown>;

/** The table of a list: its rows with the cells of the columns that are shown. */
export function useListTable<O extends ListOperation>(
  definition: ListDefinition<O>,
  shown: readonly string[],
  rows: RowOf<O>[],
): ListTable {
  const columns = useMemo(() => definition.columns.map((column) => columnOf(column)), [definition]);
  const choices = choicesOf(definition.columns, shown);
  return useTable<Features, Data>({
    features,
    columns,
    data: rows as Data[],
    getRowId: (row) => definition.idOf(row as RowOf<O>),
    state: {
      columnOrder: choices.map(({ id }) => id),
      columnVisibility: Object.fromEntries(choices.map(({ id, isShown }) => [id, isShown])),
    },
  });
}

/** Whose figures stand at the end. */
export const endsOf = ({
  columns,
}: {
  columns: readonly Pick<ListColumn<never>, 'id' | 'end'>[];
}): ReadonlySet<string> => new Set(columns.filter(({ end }) => end).map(({ id }) => id));

function columnOf<R>({ id, cell }: ListColumn<R>): ColumnDef<Features, Data> {
  return { id, cell: ({ row }) => cell(row.original as R) };
}
