import type { Choice, GameDefinition } from '@croupier/games';
import { lacksNumbers } from '../board/ticket.ts';

/** What a press of the great button does in a game that is at rest: its word, and the way its picture is drawn. */
export type SpinAction =
  | 'spin'
  | 'wheel'
  | 'drop'
  | 'roll'
  | 'ticket'
  | 'pick'
  | 'draw'
  | 'start'
  | 'deal'
  | 'fly';

export function spinActionOf(
  definition: GameDefinition,
  bet: { mode: string; choice: Choice | null },
): SpinAction {
  switch (definition.engine) {
    case 'table':
      return ({ wheel: 'wheel', plinko: 'drop', dice: 'roll' } as const)[definition.kind];
    case 'steps':
      return definition.kind === 'hi-lo' ? 'deal' : 'start';
    case 'pool':
      return 'ticket';
    case 'draw':
      return lacksNumbers(definition, bet) ? 'pick' : 'draw';
    case 'crash':
      return 'fly';
    default:
      return 'spin';
  }
}

const TURN =
  'M38.5 19A15.5 15.5 0 0 0 10.2 16.5M9.5 29A15.5 15.5 0 0 0 37.8 31.5M9 8.5l.8 9 8.7-2M39 39.5l-.8-9-8.7 2';

/** Strokes on 48 × 48. */
export const ACTION_PATHS: Readonly<Record<SpinAction | 'skip' | 'stop', string>> = {
  spin: TURN,
  wheel: TURN,
  drop: 'M24 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12M24 24v17M15 33l9 9 9-9',
  roll: 'M11 9h26a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2zM17 17h.1M31 17h.1M24 24h.1M17 31h.1M31 31h.1',
  ticket: 'M6 14h36v7a3.5 3.5 0 0 0 0 7v7H6v-7a3.5 3.5 0 0 0 0-7zM29 15v3M29 23v3M29 31v3',
  pick: 'M24 5.5l5.5 12.3 13.4 1.4-10 9 2.8 13.2L24 34.6l-11.7 6.8 2.8-13.2-10-9 13.4-1.4z',
  draw: 'M21 27a11 11 0 1 0 0-22 11 11 0 0 0 0 22M34 43a8 8 0 1 0 0-16 8 8 0 0 0 0 16M21 12v8',
  start: 'M16 9v30l24-15z',
  deal: 'M9 15l17-5 8 26-17 5zM31 11l9 3-6 20',
  fly: 'M29 6L41 22 27 33 17 18zM27 33c-2 7-8 2-10 9M17 18l24 4M29 6l-2 27',
  stop: 'M15 15h18v18H15z',
  skip: 'M8 10v28l16-14zM24 10v28l16-14z',
};
