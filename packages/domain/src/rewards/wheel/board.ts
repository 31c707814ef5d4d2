/** Mini-games that there is a scene for. */
export const MINI_GAMES = ['scratch', 'pairs', 'knock', 'map', 'drop'] as const;
export type MiniGameKind = (typeof MINI_GAMES)[number];

/** A field with nothing on it. */
export const BLANK = -1;
const FIELDS = 9;
const ALIKE = 3;
export const DOORS = 5;
/** Pockets under a ball. */
export const POCKETS = 5;
/** The places of a treasure map, row by row. */
export const MAP = { columns: 5, rows: 4 } as const;

interface Drawn {
  /** How many rows the table has. */
  readonly rows: number;
  /** The row that is given. */
  readonly place: number;
  readonly attemptId: string;
}

/**
 * The scene of an attempt, as rows of its table. However it is played it comes to the row that is given: of nine fields three show it and
 * no other row is there so often; of doors the first stands for the one that is chosen, whichever that is; on a map it lies at one place, and
 * nothing at the others; of pockets one or more show it. It decides nothing, so that it follows from the attempt's id alone, and is the same whenever it is asked for.
 */
export function boardOf(kind: MiniGameKind, { rows, place, attemptId }: Drawn): number[] {
  const next = numbersOf(attemptId);
  if (kind === 'map') return shuffled([place, ...blanks(MAP.columns * MAP.rows - 1)], next);
  const others = shuffled(
    Array.from({ length: rows }, (_, row) => row).filter((row) => row !== place),
    next,
  );
  if (kind === 'knock') return [place, ...Array.from({ length: DOORS - 1 }, (_, n) => others[n] ?? BLANK)];
  if (kind === 'drop') {
    const all = [place, ...others];
    // A pocket with nothing on it would be one that no ball can fall into.
    return shuffled(
      Array.from({ length: POCKETS }, (_, n) => all[n % all.length]!),
      next,
    );
  }
  // Each other row twice at most.
  const beside = shuffled([...others, ...others], next).slice(0, FIELDS - ALIKE);
  const fields = [...Array<number>(ALIKE).fill(place), ...beside];
  return shuffled([...fields, ...blanks(FIELDS - fields.length)], next);
}

const blanks = (count: number): number[] => Array<number>(count).fill(BLANK);

/** Numbers that follow from an id: a generator of scenery, never of prizes (xorshift, Marsaglia 2003). */
function numbersOf(id: string): (below: number) => number {
  let state = Number.parseInt(id.replaceAll('-', '').slice(-8), 16) || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function shuffled<T>(items: readonly T[], next: (below: number) => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = next(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
