import type { MiniGame } from '@croupier/contract/rewards/mini-game';

/** Whether enough is open to tell the prize: one door, the pocket that a ball fell into, or all the fields that show it. */
export function isOver(
  kind: MiniGame['kind'],
  { board, place, opened }: { board: readonly number[]; place: number; opened: ReadonlySet<number> },
): boolean {
  if (kind === 'knock' || kind === 'drop') return opened.size > 0;
  return board.every((row, field) => row !== place || opened.has(field));
}

/** The row behind each door, in order: the first of the board stands behind the one that was chosen. */
export function behindDoors(board: readonly number[], chosen: number): number[] {
  const [mine, ...others] = board;
  return board.map((_, door) => (door === chosen ? mine! : others[door < chosen ? door : door - 1]!));
}
