import type { GameMessage } from '@croupier/contract/play/providers';

/** Opening: a session is asked for. Loading: the frame loads. Slow: it said nothing in time, and may still. */
export type FramePhase = 'opening' | 'loading' | 'ready' | 'slow' | 'over' | 'failed';

export interface FrameState {
  readonly phase: FramePhase;
  /** The round the game says is being played; the balance is held until it ends. */
  readonly openRoundId: string | null;
}

export type FrameEvent =
  | { readonly name: 'opened' }
  | { readonly name: 'not-opened' }
  | { readonly name: 'waited' }
  | { readonly name: 'round-waited' }
  | { readonly name: 'again' }
  | { readonly name: 'said'; readonly message: GameMessage };

export const NEW_FRAME: FrameState = { phase: 'opening', openRoundId: null };

/** What the game calls an end of its session; everything else it tells the player itself. */
const OVER = new Set(['session_expired', 'session_not_found']);

export function nextFrame(state: FrameState, event: FrameEvent): FrameState {
  switch (event.name) {
    case 'opened':
      return { ...state, phase: 'loading' };
    case 'not-opened':
      return { ...state, phase: 'failed' };
    case 'waited':
      return state.phase === 'loading' ? { ...state, phase: 'slow' } : state;
    case 'round-waited':
      return { ...state, openRoundId: null };
    case 'again':
      return NEW_FRAME;
    case 'said':
      return afterMessage(state, event.message);
  }
}

function afterMessage(state: FrameState, message: GameMessage): FrameState {
  switch (message.name) {
    case 'ready':
      return { ...state, phase: 'ready' };
    case 'round-started':
      return { ...state, openRoundId: message.roundId };
    case 'round-ended':
      return message.roundId === state.openRoundId ? { ...state, openRoundId: null } : state;
    case 'error':
      // A round that was refused has ended, too.
      return { phase: OVER.has(message.code) ? 'over' : state.phase, openRoundId: null };
    default:
      return state;
  }
}
