/**
 * The messages between the page and a game in its frame. Both sides check the sender's origin and window; what is not
 * one of these messages, whole and typed, is not heard.
 */
export const GAME_CHANNEL = 'croupier-game/1';

/** Game → page. Amounts are decimal strings of minor units. */
export type GameMessage =
  | { readonly name: 'ready' }
  | { readonly name: 'round-started'; readonly roundId: string; readonly stakeMinor: string }
  | { readonly name: 'round-ended'; readonly roundId: string; readonly winMinor: string }
  /** The wallet answered the game with another balance: the page looks for itself. */
  | { readonly name: 'balance-changed' }
  | { readonly name: 'open-deposit' }
  | { readonly name: 'close' }
  /** `code` is one of the wallet's statuses or the game's own word. */
  | { readonly name: 'error'; readonly code: string };

/** Page → game. */
export type PageMessage =
  | { readonly name: 'start'; readonly language: string; readonly isMotionReduced: boolean }
  | { readonly name: 'balance-changed'; readonly currency: string; readonly amountMinor: string };

const REFERENCE = /^[A-Za-z0-9_.:-]{1,64}$/;
const AMOUNT = /^[0-9]{1,19}$/;
const CODE = /^[a-z][a-z_-]{0,39}$/;

/** A message as it goes over `postMessage`. */
export function toWire(message: GameMessage | PageMessage): object {
  return { channel: GAME_CHANNEL, ...message };
}

/** @param data of a MessageEvent whose origin and source were checked. @returns undefined for anything that is not a message. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { channel, name, roundId, stakeMinor, winMinor, code } = data as Record<string, unknown>;
  if (channel !== GAME_CHANNEL) return undefined;
  switch (name) {
    case 'ready':
    case 'balance-changed':
    case 'open-deposit':
    case 'close':
      return { name };
    case 'round-started':
      return is(REFERENCE, roundId) && is(AMOUNT, stakeMinor) ? { name, roundId, stakeMinor } : undefined;
    case 'round-ended':
      return is(REFERENCE, roundId) && is(AMOUNT, winMinor) ? { name, roundId, winMinor } : undefined;
    case 'error':
      return is(CODE, code) ? { name, code } : undefined;
    default:
      return undefined;
  }
}

const is = (pattern: RegExp, value: unknown): value is string =>
  typeof value === 'string' && pattern.test(value);
