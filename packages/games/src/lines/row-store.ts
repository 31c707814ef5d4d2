/** Rows of one length, kept once each, one after another in one array. */
export interface RowStore {
  /** Answers where the row begins; equal rows begin at the same place. */
  add(row: Uint16Array): number;
  /** All rows so far. */
  rows(): Uint16Array;
}

/** A hash table of rows in typed arrays: hundreds of thousands are added while a game is compiled. */
export function createRowStore(length: number): RowStore {
  let rows = new Uint16Array(length * 1024);
  let count = 0;
  let slots = new Int32Array(4096).fill(EMPTY);
  const slotOf = (row: Uint16Array): number => {
    let slot = hashOf(row) & (slots.length - 1);
    while (slots[slot] !== EMPTY && !isAt(rows, slots[slot]!, row)) slot = (slot + 1) & (slots.length - 1);
    return slot;
  };
  const grow = (): void => {
    const larger = new Uint16Array(rows.length * 2);
    larger.set(rows);
    rows = larger;
    slots = new Int32Array(slots.length * 2).fill(EMPTY);
    for (let start = 0; start < count * length; start += length) {
      slots[slotOf(rows.subarray(start, start + length))] = start;
    }
  };
  return {
    add(row) {
      const slot = slotOf(row);
      if (slots[slot] !== EMPTY) return slots[slot]!;
      const start = count * length;
      rows.set(row, start);
      slots[slot] = start;
      count += 1;
      if (count * length === rows.length) grow();
      return start;
    },
    rows: () => rows.slice(0, count * length),
  };
}

const EMPTY = -1;

function hashOf(row: Uint16Array): number {
  let hash = 0;
  for (let at = 0; at < row.length; at += 1) hash = Math.imul(hash ^ row[at]!, 0x9e3779b1) ^ (hash >>> 15);
  return hash ^ (hash >>> 13);
}

function isAt(rows: Uint16Array, start: number, row: Uint16Array): boolean {
  for (let at = 0; at < row.length; at += 1) if (rows[start + at] !== row[at]) return false;
  return true;
}
