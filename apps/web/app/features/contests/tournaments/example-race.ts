/** A round of the example: how far into the tournament, 0 to 100, and its multiplier. */
interface ExampleRound {
  readonly at: number;
  readonly times: number;
}

export interface ExampleSeat {
  readonly seat: string;
  readonly rounds: readonly ExampleRound[];
}

/** Of these many best rounds the multipliers are added up. */
const BEST = 3;

const SEATS: readonly ExampleSeat[] = [
  {
    seat: 'A',
    rounds: [
      { at: 8, times: 8 },
      { at: 29, times: 15 },
      { at: 49, times: 2 },
      { at: 71, times: 1 },
    ],
  },
  { seat: 'B', rounds: [{ at: 60, times: 40 }] },
  {
    seat: 'C',
    rounds: [
      { at: 16, times: 8 },
      { at: 52, times: 9 },
      { at: 90, times: 8 },
    ],
  },
];

/** The places of an example: by the sum of the best rounds, and of equal ones by who got there first. */
export function examplePlaces(seats: readonly ExampleSeat[] = SEATS) {
  return seats
    .map(({ seat, rounds }) => {
      const best = [...rounds].sort((a, b) => b.times - a.times || a.at - b.at).slice(0, BEST);
      return {
        seat,
        rounds: rounds.map((round) => ({ ...round, counts: best.includes(round) })),
        points: best.reduce((sum, { times }) => sum + times, 0),
        reachedAt: Math.max(...best.map(({ at }) => at)),
      };
    })
    .sort((a, b) => b.points - a.points || a.reachedAt - b.reachedAt);
}
