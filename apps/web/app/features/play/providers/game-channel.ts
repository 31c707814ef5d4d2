import {
  type GameMessage,
  type PageMessage,
  readGameMessage,
  toWire,
} from '@croupier/contract/play/providers';

/** The half of a MessageEvent that decides whether it is heard. */
export type Heard = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/**
 * A message of this very frame from the studio's own origin, and nothing else: another frame, a window that the game
 * opened, or the game's frame led to another address are all not heard.
 */
export function hear(
  event: Heard,
  { origin, window: game }: { origin: string; window: unknown },
): GameMessage | undefined {
  if (!game || event.source !== game || event.origin !== origin) return undefined;
  return readGameMessage(event.data);
}

/** Sends to the frame as long as it shows the studio's origin; a frame that was led elsewhere gets nothing. */
export function say(frame: HTMLIFrameElement | null, origin: string, message: PageMessage): void {
  frame?.contentWindow?.postMessage(toWire(message), origin);
}
