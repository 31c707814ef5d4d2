/** A field counts as open once so much of it has been rubbed off. */
const ENOUGH = 0.5;
/** Each field is looked at in so many cells across. */
const CELLS = 8;

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Field extends Spot {
  readonly width: number;
  readonly height: number;
}

/** What has been rubbed off a card's fields. */
export interface Rubbing {
  /**
   * Rubs along a line, `reach` to either side of it.
   * @returns the fields that are open by that, each told once
   */
  rub(from: Spot, to: Spot, reach: number): number[];
}

/** Counts how much of each field is rubbed off; knows no pixels of any canvas. */
export function createRubbing(fields: readonly Field[]): Rubbing {
  const rubbed = fields.map(() => new Set<number>());
  const open = new Set<number>();
  return {
    rub(from, to, reach) {
      const opened: number[] = [];
      for (const [index, field] of fields.entries()) {
        if (open.has(index) || !touches(field, from, to, reach)) continue;
        for (let cell = 0; cell < CELLS * CELLS; cell += 1)
          if (distance(middleOf(field, cell), from, to) <= reach) rubbed[index]!.add(cell);
        if (rubbed[index]!.size < CELLS * CELLS * ENOUGH) continue;
        open.add(index);
        opened.push(index);
      }
      return opened;
    },
  };
}

const touches = ({ x, y, width, height }: Field, from: Spot, to: Spot, reach: number): boolean =>
  Math.max(from.x, to.x) + reach >= x &&
  Math.min(from.x, to.x) - reach <= x + width &&
  Math.max(from.y, to.y) + reach >= y &&
  Math.min(from.y, to.y) - reach <= y + height;

const middleOf = ({ x, y, width, height }: Field, cell: number): Spot => ({
  x: x + (width * ((cell % CELLS) + 0.5)) / CELLS,
  y: y + (height * (Math.floor(cell / CELLS) + 0.5)) / CELLS,
});

/** From a spot to the nearest of a line. */
function distance(spot: Spot, from: Spot, to: Spot): number {
  const [across, along] = [to.x - from.x, to.y - from.y];
  const length = across ** 2 + along ** 2;
  const part = length === 0 ? 0 : ((spot.x - from.x) * across + (spot.y - from.y) * along) / length;
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(spot.x - from.x - across * at, spot.y - from.y - along * at);
}
