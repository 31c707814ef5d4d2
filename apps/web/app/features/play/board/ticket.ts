import type { Choice, DrawDefinition, GameDefinition } from '@croupier/games';

/** How many numbers the ticket of a mode has, and how many the largest of the game. */
export const picksOf = ({ modes }: DrawDefinition, mode: string): number =>
  modes.find(({ id }) => id === mode)!.picks;
export const mostPicks = ({ modes }: DrawDefinition): number => Math.max(...modes.map(({ picks }) => picks));

/** Whether numbers are still to be picked before this bet can be placed. */
export const lacksNumbers = (
  definition: GameDefinition,
  { mode, choice }: { mode: string; choice: Choice | null },
): definition is DrawDefinition =>
  definition.engine === 'draw' && (choice?.length ?? 0) !== picksOf(definition, mode);

/** The numbers with this one picked, or no longer; a full ticket takes no further one. */
export function toggled(definition: DrawDefinition, picked: Choice, number: number): number[] {
  if (picked.includes(number)) return picked.filter((each) => each !== number);
  return picked.length < mostPicks(definition) ? inOrder([...picked, number]) : [...picked];
}

/** The mode that a ticket with these numbers is played in: where each count has one of its own, the count chooses it. */
export const modeFor = ({ modes }: DrawDefinition, mode: string, picked: Choice): string =>
  modes.find(({ picks }) => picks === picked.length)?.id ?? mode;

/** Numbers picked for the player beside those that are kept. What is picked changes nothing of what may be drawn. */
export function anyOf({ numbers }: DrawDefinition, count: number, kept: Choice = []): number[] {
  const left = Array.from({ length: numbers }, (_, at) => at + 1).filter((each) => !kept.includes(each));
  const words = crypto.getRandomValues(new Uint32Array(Math.max(0, count - kept.length)));
  return inOrder([...kept, ...Array.from(words, (word) => left.splice(word % left.length, 1)[0]!)]);
}

const inOrder = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);

/** The number that an arrow leads to on a sheet of so many columns, or the first or last; null for any other key. */
export function numberAfter(
  key: string,
  number: number,
  { columns, count }: { columns: number; count: number },
): number | null {
  const by: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  if (!Object.hasOwn(by, key)) return null;
  const next = number + by[key]!;
  return next >= 1 && next <= count ? next : number;
}
