import { useKept } from '../kept.ts';
import { columnsOf } from './list-columns.ts';

type Known = Parameters<typeof columnsOf>[0];

/** The columns that are shown of a list, in their order, kept in this browser; null goes back to the first ones. */
export function useColumns(name: string, known: Known) {
  const [kept, keep] = useKept(`office.columns.${name}`);
  const choose = (columns: readonly string[] | null) => keep(columns && columns.join(' '));
  return [columnsOf(known, kept?.split(' ') ?? null), choose] as const;
}
