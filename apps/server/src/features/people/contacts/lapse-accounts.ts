import { UNANSWERED_KEPT_MS } from '@croupier/domain/people/contacts';
import type { EachApart } from '../../../platform/each-apart.ts';
import { balancesOf } from '../../money/ledger/index.ts';
import { eraseLapsed, listUnanswered, lockPlayer } from '../players/index.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { deleteLinksOf } from './links-store.ts';

const LAPSES_MAX = 500;

/** Ends the accounts whose letter nobody answered in time; one that fails is left for later and stops nobody. */
export async function lapseAccounts(
  parts: ContactsParts,
  apart: EachApart,
  signal: AbortSignal,
): Promise<void> {
  const openedBefore = new Date(parts.clock.now().getTime() - UNANSWERED_KEPT_MS);
  const due = await listUnanswered(parts.db, { openedBefore, resting: apart.resting(), limit: LAPSES_MAX });
  await apart.each(due, String, (playerId) => lapse(parts, playerId), signal);
}

/**
 * Erases an account that nobody answered for, unless it holds money that is more than play: that one waits for a person, and its
 * address is still nobody's. Whoever answers at the same moment is either before this, and keeps it, or finds the link over.
 */
export async function lapse({ db, clock, sessions }: ContactsParts, playerId: bigint): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (player.emailVerifiedAt !== null) return [];
    const held = await balancesOf(tx, playerId);
    if (held.some(({ kind, amountMinor }) => kind !== 'play' && amountMinor !== 0n)) return [];
    await deleteLinksOf(tx, playerId);
    await eraseLapsed(tx, playerId, clock.now());
    return sessions.endAll(tx, playerId);
  });
  sessions.announce(ended);
}
