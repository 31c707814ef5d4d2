import type { SignedIn } from '../../../platform/http/http.ts';

/** For so long nothing is asked; much less than a session lives without a request, whose times are written when it is asked for. */
const KEPT_MS = 30_000;
const MAXIMUM_KEPT = 20_000;

export interface SessionMemory {
  keep(id: string, player: SignedIn, times: { now: Date; endMs: number }): void;
  /** Null for one that is not known, or was asked for too long ago. */
  recall(id: string, now: Date): SignedIn | null;
  forget(id: string): void;
}

/**
 * Whom sessions stood for when they were asked for last. What is remembered says whose round a request is, and no more: whether
 * it still holds is proven where the money moves (`session-proof.ts`).
 */
export function createSessionMemory(): SessionMemory {
  // The order of the keys is the order in which they were kept.
  const kept = new Map<string, { player: SignedIn; fromMs: number; untilMs: number }>();
  return {
    keep(id, player, { now, endMs }) {
      const fromMs = now.getTime();
      kept.set(id, { player, fromMs, untilMs: Math.min(fromMs + KEPT_MS, endMs) });
      if (kept.size > MAXIMUM_KEPT) kept.delete(kept.keys().next().value!);
    },
    recall(id, now) {
      const found = kept.get(id);
      const nowMs = now.getTime();
      // Whose clock was set back, nobody knows when this was.
      return found && found.fromMs <= nowMs && nowMs < found.untilMs ? found.player : null;
    },
    forget: (id) => void kept.delete(id),
  };
}
