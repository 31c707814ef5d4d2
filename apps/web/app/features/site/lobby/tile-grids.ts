type Place = 'wide' | 'square' | 'vertical';

/**
 * The tile grids of the specification: which places are wide, square or vertical, in the order they are filled. Each
 * makes two full rows of four columns, or four of two, so any two stand on top of each other without a gap.
 */
const GRIDS = {
  type1: ['vertical', 'wide', 'square', 'square', 'square', 'square'],
  type2: ['wide', 'square', 'square', 'square', 'square', 'wide'],
  type3: ['vertical', 'wide', 'vertical', 'square', 'square'],
  type4: ['square', 'vertical', 'square', 'vertical', 'square', 'square'],
} as const satisfies Record<string, readonly Place[]>;

const ORDER = [GRIDS.type1, GRIDS.type2, GRIDS.type3, GRIDS.type4];
const MOST_GRIDS = 2;

/** The places of today: one grid after the other for as long as the games fill them, and one at least. */
export function placesOf(games: number, day: number): readonly Place[] {
  const places: Place[] = [];
  for (let n = 0; n < MOST_GRIDS; n++) {
    const grid = ORDER[(day + n) % ORDER.length]!;
    if (n === 0 || places.length + grid.length <= games) places.push(...grid);
  }
  return places;
}
