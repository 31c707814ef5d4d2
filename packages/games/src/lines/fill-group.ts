import type { LineDiagram } from './line-diagram.ts';
import type { OutcomeIds } from './outcome-ids.ts';
import type { PrefixGroup } from './prefix-groups.ts';
import type { ReelWindows } from './reel-windows.ts';

/** The reels after the prefix. */
export interface SuffixReels {
  readonly diagram: LineDiagram;
  /** Index of the first of them. */
  readonly firstLevel: number;
  readonly symbolCount: number;
  readonly windows: readonly ReelWindows[];
  readonly lines: readonly (readonly number[])[];
}

/** Writes the outcome id of each combination of the remaining reels' stops for one group. */
export function fillGroup(
  table: Uint16Array,
  offset: number,
  group: PrefixGroup,
  suffix: SuffixReels,
  outcomeIds: OutcomeIds,
): void {
  const nodeCount = suffix.diagram.levels[suffix.firstLevel]!.settledUnits.length;
  const open = group.open.map((code) => code % nodeCount);
  const rows = group.open.map((code) => suffix.lines[Math.floor(code / nodeCount)]!);
  let at = offset;
  const walk = (
    reel: number,
    nodes: readonly number[],
    rowsOfNodes: readonly (readonly number[])[],
    state: { settledUnits: number; scatters: number; fullOf: number },
  ): void => {
    const window = suffix.windows[reel];
    if (window === undefined) {
      table[at] = outcomeIds.idOf(state.settledUnits, state.scatters, state.fullOf);
      at += 1;
      return;
    }
    const level = suffix.firstLevel + reel;
    const { children } = suffix.diagram.levels[level]!;
    const { settledUnits: settledBelow } = suffix.diagram.levels[level + 1]!;
    for (let stop = 0; stop < window.stops; stop += 1) {
      let settledUnits = state.settledUnits;
      const nextNodes: number[] = [];
      const nextRows: (readonly number[])[] = [];
      for (let line = 0; line < nodes.length; line += 1) {
        const ownRows = rowsOfNodes[line]!;
        const symbol = window.symbols[stop * window.rows + ownRows[reel]!]!;
        const node = children[nodes[line]! * suffix.symbolCount + symbol]!;
        const units = settledBelow[node]!;
        if (units >= 0) settledUnits += units;
        else {
          nextNodes.push(node);
          nextRows.push(ownRows);
        }
      }
      const scatters = state.scatters + window.scatters[stop]!;
      walk(reel + 1, nextNodes, nextRows, {
        settledUnits,
        scatters,
        fullOf: state.fullOf & window.fullOf[stop]!,
      });
    }
  };
  walk(0, open, rows, group);
}
