import type { Currency } from '@croupier/domain/money/amounts';
import { endOfGrant } from '@croupier/domain/rewards/purses';
import type { Tx } from '../../../platform/database.ts';
import { endGrant } from './change-grant.ts';
import { lockActive, type ActiveBonus } from './lock-grants.ts';
import { holdPurseSeat } from './purse-seats-store.ts';

/**
 * Locks the seat of a player who wants money out, before any account, and finds the active bonus that ends with it by its terms;
 * undefined where there is none.
 */
export async function lockEndedByPayOut(
  tx: Tx,
  { playerId, currency }: { readonly playerId: bigint; readonly currency: Currency },
): Promise<ActiveBonus | undefined> {
  const active = (await holdPurseSeat(tx, playerId)) ? await lockActive(tx, playerId) : undefined;
  const { terms } = active?.grant ?? {};
  return terms?.withdrawal === 'forfeits' && terms.currency === currency ? active : undefined;
}

/**
 * Ends the bonus with the pay-out: its money goes back. What is wagered, or has run out by now, ends as that instead. Nothing waits for
 * an open round of it, whose bonus part is forfeited when it ends: no round keeps money from its player.
 */
export async function endByPayOut(tx: Tx, { grant, wagerLeftMinor }: ActiveBonus, now: Date): Promise<void> {
  const { expiresAt } = grant;
  const isOver = endOfGrant(
    { wagerLeftMinor, expiresAt, bonusMinor: 0n, hasOpenRound: true },
    { now, smallestStakeMinor: 0n },
  );
  await endGrant(tx, grant, { state: isOver ?? 'CANCELED', wagerLeftMinor, now });
}
