type Row<T extends Record<string, readonly unknown[]>> = { readonly [K in keyof T]: T[K][number] };

/**
 * Few rows in which any two values of two of these fields stand together at least once: what goes wrong by two things meeting is
 * found without trying all of them. Greedy, and the same each time.
 */
export function pairwise<const T extends Record<string, readonly unknown[]>>(fields: T): Row<T>[] {
  const names = Object.keys(fields);
  const missing = new Set(
    names.flatMap((one, at) =>
      names
        .slice(at + 1)
        .flatMap((other) =>
          fields[one]!.flatMap((_, a) => fields[other]!.map((_, b) => pairOf([one, a], [other, b]))),
        ),
    ),
  );
  const rows: Row<T>[] = [];
  while (missing.size > 0) {
    const chosen: [string, number][] = [];
    // The first pair that is missing begins a row; each other field takes the value that brings most of what is missing.
    const [first] = missing;
    chosen.push(...partsOf(first!));
    for (const name of names) {
      if (chosen.some(([taken]) => taken === name)) continue;
      const gains = fields[name]!.map(
        (_, value) => chosen.filter((each) => missing.has(inOrder(names, each, [name, value]))).length,
      );
      const best = [...gains.keys()].filter((value) => gains[value] === Math.max(...gains));
      // Of equals they take turns, so that no value is in most rows.
      chosen.push([name, best[rows.length % best.length]!]);
    }
    for (const one of chosen) for (const other of chosen) missing.delete(pairOf(one, other));
    rows.push(Object.fromEntries(chosen.map(([name, value]) => [name, fields[name]![value]])) as Row<T>);
  }
  return rows;
}

const pairOf = (one: readonly [string, number], other: readonly [string, number]): string =>
  `${one.join('=')}&${other.join('=')}`;

const inOrder = (names: readonly string[], one: [string, number], other: [string, number]): string =>
  names.indexOf(one[0]) < names.indexOf(other[0]) ? pairOf(one, other) : pairOf(other, one);

const partsOf = (pair: string): [string, number][] =>
  pair.split('&').map((part) => {
    const [name, value] = part.split('=') as [string, string];
    return [name, Number(value)];
  });
