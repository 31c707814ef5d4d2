import type { BoardMoment, StepPlan } from './board-scene.ts';

/** What a number of a ticket is at a moment, and since when it has been drawn; one that was not drawn has no time. */
export interface NumberNow {
  readonly number: number;
  readonly picked: boolean;
  readonly drawnSinceMs: number | null;
}

/** How long a number that lies there has been drawn, at least: it has come to rest. */
const RESTING_MS = 1_000;

/**
 * The numbers of a ticket as they stand. Once others are picked after a draw, a new ticket is being filled in: what was
 * drawn for the old one is gone.
 * @param landings when each drawn number is reached in the step that moves
 */
export function ticketAt(
  { steps, move, picks, restMs }: BoardMoment<StepPlan>,
  count: number,
  landings: ReadonlyMap<number, number>,
): NumberNow[] {
  const since = new Map<number, number>();
  const resting = steps.findLast((step) => step.kind === 'draw');
  const isOld = resting && String(resting.picks) !== String([...picks].sort((a, b) => a - b));
  if (resting && !isOld) for (const number of resting.drawn) since.set(number, RESTING_MS + restMs);
  for (const [number, landMs] of landings) if (move && move.ms >= landMs) since.set(number, move.ms - landMs);
  const picked = move?.step.kind === 'draw' ? move.step.picks : picks;
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    picked: picked.includes(at + 1),
    drawnSinceMs: since.get(at + 1) ?? null,
  }));
}
