import type { SpinPlan } from './spin-plan.ts';

/** Prefixes that the remaining reels cannot tell apart. */
export interface PrefixGroup {
  size: number;
  /** Units of the lines that are settled by now. */
  readonly settledUnits: number;
  readonly marks: number;
  readonly fullOf: number;
  /** Lines still open, as `suffixLine × nodeCount + node`; equal ones are repeated. */
  readonly open: readonly number[];
}

export interface PrefixGroups {
  readonly list: readonly PrefixGroup[];
  readonly groupOfPrefix: Uint32Array;
  /** The distinct ends of lines on the remaining reels: row by reel. */
  readonly suffixLines: readonly (readonly number[])[];
}

/** Sorts every combination of the first reels' stops into groups. */
export function groupPrefixes(
  { lines, diagram, windows, symbolCount }: SpinPlan,
  prefixReels: number,
): PrefixGroups {
  const { suffixLines, suffixOf } = shareSuffixes(lines, prefixReels);
  const prefixWindows = windows.slice(0, prefixReels);
  const nodeCount = diagram.levels[prefixReels]!.settledUnits.length;
  const settledAtEnd = diagram.levels[prefixReels]!.settledUnits;
  const list: PrefixGroup[] = [];
  const idByKey = new Map<string, number>();
  const groupOfPrefix = new Uint32Array(prefixWindows.reduce((count, reel) => count * reel.stops, 1));
  let prefix = 0;
  // Nodes of all lines after each reel, so that a reel's step is shared by all prefixes that begin alike.
  const nodes = Array.from({ length: prefixReels + 1 }, () =>
    new Uint16Array(lines.length).fill(diagram.root),
  );
  const close = (marks: number, fullOf: number): void => {
    let settledUnits = 0;
    const open: number[] = [];
    for (const [line, node] of nodes[prefixReels]!.entries()) {
      const units = settledAtEnd[node]!;
      if (units >= 0) settledUnits += units;
      else open.push(suffixOf[line]! * nodeCount + node);
    }
    open.sort((a, b) => a - b);
    const key = `${settledUnits} ${marks} ${fullOf} ${open.join()}`;
    let id = idByKey.get(key);
    if (id === undefined) {
      id = list.push({ size: 0, settledUnits, marks, fullOf, open }) - 1;
      idByKey.set(key, id);
    }
    list[id]!.size += 1;
    groupOfPrefix[prefix] = id;
    prefix += 1;
  };
  const walk = (reel: number, marks: number, fullOf: number): void => {
    if (reel === prefixReels) return close(marks, fullOf);
    const window = prefixWindows[reel]!;
    const { children } = diagram.levels[reel]!;
    const [before, after] = [nodes[reel]!, nodes[reel + 1]!];
    for (let stop = 0; stop < window.stops; stop += 1) {
      for (let line = 0; line < before.length; line += 1) {
        const symbol = window.symbols[stop * window.rows + lines[line]![reel]!]!;
        after[line] = children[before[line]! * symbolCount + symbol]!;
      }
      walk(reel + 1, marks + window.marks[stop]!, fullOf & window.fullOf[stop]!);
    }
  };
  walk(0, 0, -1);
  return { list, groupOfPrefix, suffixLines };
}

function shareSuffixes(lines: readonly (readonly number[])[], prefixReels: number) {
  const ids = new Map<string, number>();
  const suffixLines: (readonly number[])[] = [];
  const suffixOf = lines.map((line) => {
    const suffix = line.slice(prefixReels);
    const key = suffix.join();
    let id = ids.get(key);
    if (id === undefined) {
      id = suffixLines.push(suffix) - 1;
      ids.set(key, id);
    }
    return id;
  });
  return { suffixLines, suffixOf };
}
