import type { WheelDefinition } from '../table/definition.ts';

/**
 * The wheel at a village fair, painted boards and a leather tongue that clicks from peg to peg. Three wheels to choose
 * from: a calm one that often gives a little, a brisk one, and a bold one with a narrow golden sector.
 */
export const fairWheel: WheelDefinition = {
  id: 'fair-wheel',
  mathVersion: 1,
  engine: 'table',
  kind: 'wheel',
  stakeUnits: 10,
  modes: [
    {
      id: 'calm',
      // 40 equal sectors worth 384 units: 96 %.
      sectors: spread([
        [12, 14],
        [15, 8],
        [20, 3],
        [36, 1],
        [0, 14],
      ]),
    },
    {
      id: 'brisk',
      sectors: spread([
        [20, 8],
        [30, 4],
        [50, 1],
        [54, 1],
        [0, 26],
      ]),
    },
    {
      id: 'bold',
      sectors: spread([
        [30, 4],
        [64, 1],
        [200, 1],
        [0, 34],
      ]),
    },
  ],
};

/** Sectors of equal width, [units, how many], dealt around the wheel so that equal ones stand apart. */
function spread(groups: readonly (readonly [number, number])[]): { units: number; weight: number }[] {
  return groups
    .flatMap(([units, count]) =>
      Array.from({ length: count }, (_, index) => ({ units, place: (index + 0.5) / count })),
    )
    .sort((a, b) => a.place - b.place || a.units - b.units)
    .map(({ units }) => ({ units, weight: 1 }));
}
