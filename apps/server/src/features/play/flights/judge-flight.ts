import { endMsOf, multiplierAt, type CrashDefinition } from '@croupier/games';
import { DEAF_MS, DOUBT_MS } from './flight-times.ts';

/** A flight in the air, in milliseconds of the house's clock. */
export interface InTheAir {
  readonly takesOffMs: number;
  /** To when players were heard without a gap. */
  readonly heardToMs: number;
  readonly crashCenti: number;
}

/** `end`: it is over; with `heardCenti` when players were heard no further than that. Else when to look again. */
export type Judgement =
  | { readonly kind: 'end'; readonly heardCenti: number | null }
  | { readonly kind: 'ask' }
  | { readonly kind: 'wait'; readonly ms: number };

/**
 * Judges a flight in the air. Its end is not told before it is known that players were heard up to it, so whoever makes
 * the house deaf learns nothing of how it went on. A gap that is longer than is let pass breaks the flight off where it
 * began, wherever the chain has its end; a clock that was set back is one as well: nobody knows any more how long ago the
 * last word was heard.
 * @param doubtedMs for how long nobody has heard more although somebody looked; `ask` who may have
 */
export function judgeFlight(
  definition: CrashDefinition,
  { takesOffMs, heardToMs, crashCenti }: InTheAir,
  nowMs: number,
  doubtedMs: number,
): Judgement {
  const endsMs = takesOffMs + endMsOf(definition, crashCenti);
  if (heardToMs >= endsMs) return { kind: 'end', heardCenti: null };
  if (Math.abs(nowMs - heardToMs) > DEAF_MS) {
    if (doubtedMs < DOUBT_MS) return { kind: 'wait', ms: DOUBT_MS - doubtedMs };
    return { kind: 'end', heardCenti: multiplierAt(definition, heardToMs - takesOffMs) };
  }
  return nowMs < endsMs ? { kind: 'wait', ms: Math.min(endsMs - nowMs, DEAF_MS) } : { kind: 'ask' };
}
