import type { SignedIn } from '../../../platform/http/http.ts';

/** For so long nothing is asked; much less than a session lives without a request, whose times are written when it is asked for. */
const KEPT_MS = 30_000;
/** Of each generation. */
const MAXIMUM_KEPT = 10_000;

interface Kept {
  readonly player: SignedIn;
  readonly fromMs: number;
  readonly untilMs: number;
}

export interface SessionMemory {
  keep(id: string, player: SignedIn, times: { now: Date; endMs: number }): void;
  /** Null for one that is not known, or was asked for too long ago. */
  recall(id: string, now: Date): SignedIn | null;
  forget(id: string): void;
}

/**
 * Whom sessions stood for when they were asked for last. What is remembered says whose round a request is, and no more: whether
 * it still holds is proven where the money moves (`session-proof.ts`). Those of a time and those before it are kept apart, so that
 * all that are old go at once, their secrets with them.
 */
export function createSessionMemory(): SessionMemory {
  let young = new Map<string, Kept>();
  let old = new Map<string, Kept>();
  let turnedMs = -Infinity;
  return {
    keep(id, player, { now, endMs }) {
      const fromMs = now.getTime();
      if (young.size >= MAXIMUM_KEPT || Math.abs(fromMs - turnedMs) >= KEPT_MS) {
        [young, old] = [new Map(), young];
        turnedMs = fromMs;
      }
      young.set(copyOf(id), { player, fromMs, untilMs: Math.min(fromMs + KEPT_MS, endMs) });
    },
    recall(id, now) {
      const found = young.get(id) ?? old.get(id);
      const nowMs = now.getTime();
      // Whose clock was set back, nobody knows when this was.
      return found && found.fromMs <= nowMs && nowMs < found.untilMs ? found.player : null;
    },
    forget(id) {
      young.delete(id);
      old.delete(id);
    },
  };
}

/** A part of a header keeps the whole of it in memory. */
const copyOf = (id: string): string => Buffer.from(id, 'latin1').toString('latin1');
