import { CLOCK_SET_BACK_MS, CYCLE_TOLERANCE_MS } from '@croupier/domain/play/rounds';

/** SQL expressions of one round: when it arrived, the start of the round before, and its least cycle in milliseconds. */
export interface CycleColumns {
  readonly arrived: string;
  readonly lastStart: string;
  readonly cycleMs: string;
}

/** Whether the round comes too soon: `cycleStartMs` of the domain has no start for it. */
export const tooSoon = ({ arrived, lastStart, cycleMs }: CycleColumns): string =>
  `(${cycleMs} > 0 AND ${arrived} < ${lastStart} + (${cycleMs} - ${CYCLE_TOLERANCE_MS}) * interval '1 millisecond'
      AND ${arrived} > ${lastStart} - ${CLOCK_SET_BACK_MS} * interval '1 millisecond')`;

/** From when a round that is not too soon counts: `cycleStartMs` of the domain. */
export const cycleStart = ({ arrived, lastStart, cycleMs }: CycleColumns): string =>
  `CASE WHEN ${arrived} <= ${lastStart} - ${CLOCK_SET_BACK_MS} * interval '1 millisecond' THEN ${arrived}
      ELSE greatest(${arrived}, ${lastStart} + ${cycleMs} * interval '1 millisecond') END`;
