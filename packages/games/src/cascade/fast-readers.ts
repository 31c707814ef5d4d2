import { linePays } from '../lines/line-pay.ts';
import type { CascadeRules } from './cascade-rules.ts';
import { NOTHING, type FastGrid } from './fast-grid.ts';

/**
 * Reads a grid: returns the units that it wins before what multiplies a whole drop, and sets `burst` for its cells.
 * @param times how often each cell has burst, for the readers that multiply by it
 */
export type FastReader = (grid: FastGrid, times: Uint8Array) => number;

export function fastReaderOf(rules: CascadeRules): FastReader {
  switch (rules.reads) {
    case 'ways':
      return readsWays(rules);
    case 'lines':
      return readsLines(rules);
    case 'cluster':
      return readsClusters(rules);
    case 'anywhere':
      return readsAnywhere(rules);
  }
}

function readsWays({ reels, symbolCount, regulars, wild, pays }: CascadeRules): FastReader {
  const payOf = Int32Array.from(pays.flat());
  const perSymbol = reels + 1;
  const isRegular = Uint8Array.from(pays, (_, symbol) => (regulars.includes(symbol) ? 1 : 0));
  // One symbol more than there are takes the cells that a short reel does not have.
  const width = symbolCount + 1;
  const counts = new Uint8Array(reels * width);
  const runs = new Uint8Array(width);
  return ({ cells, heights, burst, stride }) => {
    counts.fill(0);
    for (let reel = 0; reel < reels; reel += 1) {
      const top = (reel + 1) * stride;
      const end = top + heights[reel]!;
      for (let at = top; at < end; at += 1) counts[reel * width + cells[at]!]! += 1;
    }
    let units = 0;
    let longest = 0;
    for (let symbol = 0; symbol < symbolCount; symbol += 1) {
      runs[symbol] = 0;
      let ways = counts[symbol]!;
      if (ways === 0 || isRegular[symbol] === 0) continue;
      let run = 1;
      for (; run < reels; run += 1) {
        const at = run * width;
        const shown = counts[at + symbol]! + (wild === -1 ? 0 : counts[at + wild]!);
        if (shown === 0) break;
        ways *= shown;
      }
      const pay = payOf[symbol * perSymbol + run]!;
      if (pay === 0) continue;
      units += pay * ways;
      runs[symbol] = run;
      if (run > longest) longest = run;
    }
    if (units === 0) return 0;
    if (wild !== -1) runs[wild] = longest;
    for (let reel = 0; reel < longest; reel += 1) {
      const top = (reel + 1) * stride;
      const end = top + heights[reel]!;
      for (let at = top; at < end; at += 1) if (runs[cells[at]!]! > reel) burst[at] = 1;
    }
    return units;
  };
}

/** The rule of a line, made into a table over every row of symbols that a line can show. */
function readsLines(rules: CascadeRules): FastReader {
  const { reels, symbolCount, lines } = rules;
  const size = symbolCount ** reels;
  const units = new Int32Array(size);
  const counts = new Uint8Array(size);
  for (let index = 0; index < size; index += 1) {
    const symbols = Array.from(
      { length: reels },
      (_, reel) => Math.floor(index / symbolCount ** (reels - 1 - reel)) % symbolCount,
    );
    const [pay] = linePays(rules, symbols);
    units[index] = pay?.units ?? 0;
    counts[index] = pay?.count ?? 0;
  }
  const stride = rules.rows + 1;
  const cellOf = Int32Array.from(lines.flatMap((line) => line.map((row, reel) => (reel + 1) * stride + row)));
  return ({ cells, burst }) => {
    let won = 0;
    for (let line = 0; line < cellOf.length; line += reels) {
      let index = 0;
      for (let reel = 0; reel < reels; reel += 1) index = index * symbolCount + cells[cellOf[line + reel]!]!;
      const pay = units[index]!;
      if (pay === 0) continue;
      won += pay;
      const end = line + counts[index]!;
      for (let at = line; at < end; at += 1) burst[cellOf[at]!] = 1;
    }
    return won;
  };
}

function readsAnywhere({ reels, symbolCount, pays }: CascadeRules): FastReader {
  const payOf = Int32Array.from(pays.flat());
  const perSymbol = pays[0]!.length;
  const counts = new Uint8Array(symbolCount);
  const wins = new Uint8Array(symbolCount);
  return ({ cells, burst, stride }) => {
    counts.fill(0);
    const end = (reels + 1) * stride;
    for (let at = stride; at < end; at += 1) {
      const symbol = cells[at]!;
      if (symbol !== NOTHING) counts[symbol]! += 1;
    }
    let units = 0;
    for (let symbol = 0; symbol < symbolCount; symbol += 1) {
      const pay = payOf[symbol * perSymbol + counts[symbol]!]!;
      wins[symbol] = pay > 0 ? 1 : 0;
      units += pay;
    }
    if (units === 0) return 0;
    for (let at = stride; at < end; at += 1) {
      const symbol = cells[at]!;
      if (symbol !== NOTHING && wins[symbol] === 1) burst[at] = 1;
    }
    return units;
  };
}

function readsClusters({ reels, rows, pays, multiplier }: CascadeRules): FastReader {
  const payOf = Int32Array.from(pays.flat());
  const perSymbol = pays[0]!.length;
  // A cluster of n cells has n − 1 touching pairs or more, and most symbols have fewer on the whole grid.
  const leastPairs = new Uint8Array(256).fill(NOTHING);
  for (const [symbol, row] of pays.entries()) {
    const first = row.findIndex((units) => units > 0);
    if (first !== -1) leastPairs[symbol] = first - 1;
  }
  const ladder = Int32Array.from(multiplier?.kind === 'cells' ? multiplier.ladder : [0]);
  const lastStep = ladder.length - 1;
  const pairs = new Uint8Array(256);
  const size = (reels + 2) * (rows + 1);
  const found = new Uint8Array(size);
  const seen = new Uint8Array(size);
  return ({ cells, burst, stride }, times) => {
    pairs.fill(0);
    const end = (reels + 1) * stride;
    for (let at = stride; at < end; at += 1) {
      const symbol = cells[at]!;
      seen[at] = 0;
      if (symbol === cells[at + 1]) pairs[symbol]! += 1;
      if (symbol === cells[at + stride]) pairs[symbol]! += 1;
    }
    pairs[NOTHING] = 0;
    let units = 0;
    for (let start = stride; start < end; start += 1) {
      const symbol = cells[start]!;
      if (pairs[symbol]! < leastPairs[symbol]! || seen[start] === 1) continue;
      // The list of cells found is also the list of cells to look around from.
      let count = 1;
      found[0] = start;
      seen[start] = 1;
      for (let looked = 0; looked < count; looked += 1) {
        const at = found[looked]!;
        if (cells[at - 1] === symbol && seen[at - 1] === 0) {
          seen[at - 1] = 1;
          found[count++] = at - 1;
        }
        if (cells[at + 1] === symbol && seen[at + 1] === 0) {
          seen[at + 1] = 1;
          found[count++] = at + 1;
        }
        if (cells[at - stride] === symbol && seen[at - stride] === 0) {
          seen[at - stride] = 1;
          found[count++] = at - stride;
        }
        if (cells[at + stride] === symbol && seen[at + stride] === 0) {
          seen[at + stride] = 1;
          found[count++] = at + stride;
        }
      }
      const pay = payOf[symbol * perSymbol + count]!;
      if (pay === 0) continue;
      let factor = 0;
      for (let index = 0; index < count; index += 1) {
        const at = found[index]!;
        burst[at] = 1;
        factor += ladder[times[at]! < lastStep ? times[at]! : lastStep]!;
      }
      units += factor > 1 ? pay * factor : pay;
    }
    return units;
  };
}
