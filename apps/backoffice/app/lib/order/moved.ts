/** A list with one of its items at another place; the same where one of the two is none. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || !(from in items) || !(to in items)) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
}
