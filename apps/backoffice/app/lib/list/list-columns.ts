/** The columns of a list in the order they are shown, and which are. */
export interface ColumnChoice {
  readonly id: string;
  readonly isShown: boolean;
}

type Known = readonly { readonly id: string; readonly hidden?: true }[];

/** What is shown where nothing was chosen. */
export const firstColumns = (known: Known): readonly string[] =>
  known.filter(({ hidden }) => !hidden).map(({ id }) => id);

/**
 * The columns shown of what was kept: those the list still has, in the order they were given. Where none is left, the first ones.
 */
export function columnsOf(known: Known, kept: readonly string[] | null): readonly string[] {
  const left = [...new Set(kept)].filter((id) => known.some((column) => column.id === id));
  return left.length > 0 ? left : firstColumns(known);
}

/** All columns to choose from: those shown in their order, then the others. */
export function choicesOf(known: Known, shown: readonly string[]): readonly ColumnChoice[] {
  const others = known.filter(({ id }) => !shown.includes(id));
  return [...shown.map((id) => ({ id, isShown: true })), ...others.map(({ id }) => ({ id, isShown: false }))];
}

/** Shows a column, at the end, or hides it. The last one stays: a list without columns says nothing. */
export function toggleColumn(shown: readonly string[], id: string): readonly string[] {
  if (!shown.includes(id)) return [...shown, id];
  return shown.length > 1 ? shown.filter((each) => each !== id) : shown;
}

/** Moves a column by one place; at the edge it stays. */
export function moveColumn(shown: readonly string[], id: string, step: 1 | -1): readonly string[] {
  const at = shown.indexOf(id);
  const to = at + step;
  if (at < 0 || to < 0 || to >= shown.length) return shown;
  const next = [...shown];
  next.splice(at, 1);
  next.splice(to, 0, id);
  return next;
}
