import type { BalanceKind } from '@croupier/domain/money/amounts';
import { canonicalJson } from '@croupier/games';
import { hash } from 'node:crypto';

interface Asked {
  readonly game: string;
  readonly stakeMinor: string;
  readonly kind: BalanceKind;
  readonly mode?: string;
  readonly choice?: readonly number[];
  readonly giftId?: string;
}

/** Two requests of one player alike in so much would take a birthday over 2^64. */
const BYTES = 16;

/** What a request asked for, as a hash: the same key is answered again only to the same request, as it was given. */
export function askedOf({ game, stakeMinor, kind, mode, choice, giftId }: Asked): Buffer {
  const asked: unknown[] = [game, stakeMinor, kind, mode ?? null, choice ? [...choice] : null];
  // Only where there is one: what was asked without stays what it was.
  if (giftId !== undefined) asked.push(giftId);
  return hash('sha256', canonicalJson(asked), 'buffer').subarray(0, BYTES);
}
