import { lineUnits } from './line-pay.ts';
import type { LineRules } from './line-rules.ts';

/**
 * The line rule as a decision diagram: level k knows all that still matters of a line's first k symbols.
 * Equal futures share a node, so there are a few dozen per level, and a line costs one look-up per reel.
 */
export interface LineDiagram {
  /** Nodes of level k, k from 0 to reels. The last level's nodes have no children. */
  readonly levels: readonly DiagramLevel[];
  readonly root: number;
}

export interface DiagramLevel {
  /** [node × symbolCount + symbol] → node of the next level. */
  readonly children: Uint16Array;
  /** Units that the line is paid whatever comes, or −1 while that is open. */
  readonly settledUnits: Int32Array;
}

const known = new WeakMap<LineRules, LineDiagram>();

/** The diagram of a game's rules, compiled on the first call: paid spins and all kinds of free spins share it. */
export function lineDiagramOf(rules: LineRules): LineDiagram {
  let diagram = known.get(rules);
  if (diagram === undefined) {
    diagram = compileLineDiagram(rules, rules.reels.base.length);
    known.set(rules, diagram);
  }
  return diagram;
}

/** Compiles `lineUnits` by asking it for every possible line: no line rule is written twice. */
function compileLineDiagram(rules: LineRules, reels: number): LineDiagram {
  const levels = Array.from({ length: reels + 1 }, () => createGrowingLevel());
  const symbols = Array.from({ length: reels }, () => 0);
  const visit = (level: number): number => {
    const { nodeFor } = levels[level]!;
    if (level === reels) {
      const units = lineUnits(rules, symbols);
      return nodeFor(String(units), [], units);
    }
    const children: number[] = [];
    for (let symbol = 0; symbol < rules.symbolCount; symbol += 1) {
      symbols[level] = symbol;
      children.push(visit(level + 1));
    }
    const below = levels[level + 1]!.settledUnits;
    const first = children[0]!;
    const settled = children.every((child) => child === first) ? below[first]! : -1;
    return nodeFor(children.join(), children, settled);
  };
  const root = visit(0);
  return {
    levels: levels.map(({ children, settledUnits }) => ({
      children: Uint16Array.from(children),
      settledUnits: Int32Array.from(settledUnits),
    })),
    root,
  };
}

function createGrowingLevel() {
  const idByKey = new Map<string, number>();
  const children: number[] = [];
  const settledUnits: number[] = [];
  const nodeFor = (key: string, ownChildren: readonly number[], settled: number): number => {
    let id = idByKey.get(key);
    if (id === undefined) {
      id = idByKey.size;
      idByKey.set(key, id);
      children.push(...ownChildren);
      settledUnits.push(settled);
    }
    return id;
  };
  return { children, settledUnits, nodeFor };
}
