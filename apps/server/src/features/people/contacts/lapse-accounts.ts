import { UNANSWERED_KEPT_MS } from '@croupier/domain/people/contacts';
import type { EachApart } from '../../../platform/each-apart.ts';
import { erasePersonal } from '../../../platform/personal-data.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { eraseLapsed, listUnanswered, lockPlayer, type Unanswered } from '../players/feature.ts';
import { hasOpenHit } from '../watch-lists/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { keysOf } from './keys-of.ts';

export const LAPSES_MAX = 500;

/**
 * Ends the accounts whose letter or code nobody answered in time, some at a turn; one that fails is left for later and stops nobody. Each
 * turn goes on behind the last one: accounts that hold money wait where they are, however many they are, and keep none behind them.
 */
export function createLapser(parts: ContactsParts, apart: EachApart): (signal: AbortSignal) => Promise<void> {
  let after: Unanswered | undefined;
  return async (signal) => {
    const openedBefore = new Date(parts.clock.now().getTime() - UNANSWERED_KEPT_MS);
    const page = { openedBefore, after, resting: apart.resting(), limit: LAPSES_MAX };
    const due = await listUnanswered(parts.db, page);
    const ids = due.map(({ id }) => id);
    await apart.each(ids, String, (playerId) => lapse(parts, playerId), signal);
    after = due.length === LAPSES_MAX ? due.at(-1) : undefined;
  };
}

/**
 * Erases an account that nobody answered for, and what every feature keeps of whoever opened it, unless it holds money that is more than play: that one waits for a person, and its
 * address is still nobody's. So does one of which a person is to say whether it is somebody on a watch list: else whoever is asked about erased
 * the question. Whoever answers at the same moment is either before this, and keeps it, or finds the link over.
 */
export async function lapse(
  { db, clock, sessions, personal }: ContactsParts,
  playerId: bigint,
): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (player.answeredAt !== null) return [];
    const held = await balancesOf(tx, playerId);
    if (held.some(({ kind, amountMinor }) => kind !== 'play' && amountMinor !== 0n)) return [];
    if (await hasOpenHit(tx, playerId)) return [];
    const hashes = await sessions.endAll(tx, playerId);
    await erasePersonal(tx, personal(), await keysOf(tx, player));
    await eraseLapsed(tx, playerId, clock.now());
    return hashes;
  });
  sessions.announce(ended);
}
