import { REGIONS, type RegionId, type RegionPack } from '@croupier/domain';
import type { SignedIn } from '../../platform/http/http.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { openBalances } from './open-account.ts';
import type { PlayersParts } from './players-module.ts';
import { lockById, updateRegion } from './players-store.ts';

/** From one move to looser protection to the next. */
export const LOOSENING_WAIT_MS = 24 * 3_600_000;

/**
 * Moves a player to another regional edition. Money never moves with it: balances stay in their currency, are shown
 * with the profile, and are there again after moving back; the new currency's balances are opened at the first visit.
 *
 * Protection is not something to hop out of: a move to a region with a shorter least cycle, with autoplay or turbo, or
 * from play money to real money is possible once in 24 hours; moves to stricter regions always. A region with a higher
 * minimum age has the age confirmed again.
 */
export async function setRegion(
  parts: PlayersParts,
  player: SignedIn,
  input: { region: RegionId; ageConfirmed?: boolean },
): Promise<undefined | Refusal> {
  return parts.db.transaction(async (tx) => {
    const row = await lockById(tx, player.playerId);
    if (row.region === input.region) return undefined;
    const [from, to] = [REGIONS[row.region], REGIONS[input.region]];
    if (to.minimumAge > row.ageConfirmed && !input.ageConfirmed) {
      return refuse('age_not_confirmed', { minimumAge: to.minimumAge });
    }
    const now = parts.clock.now();
    const loosens = isLooser(from, to);
    const until = (row.regionLoosenedAt?.getTime() ?? -Infinity) + LOOSENING_WAIT_MS;
    if (loosens && until > now.getTime()) {
      return refuse('user_cant_use_exception', { rule: 'region_wait', until: new Date(until).toISOString() });
    }
    await updateRegion(tx, player.playerId, {
      region: to.id,
      ageConfirmed: Math.max(row.ageConfirmed, to.minimumAge),
      regionLoosenedAt: loosens ? now : row.regionLoosenedAt,
    });
    await openBalances(tx, player.playerId, to.id);
    return undefined;
  });
}

function isLooser(from: RegionPack, to: RegionPack): boolean {
  if (to.gameMoney === 'play') return false;
  return (
    from.gameMoney === 'play' ||
    to.minimumCycleMs < from.minimumCycleMs ||
    (to.autoplay && !from.autoplay) ||
    (to.turbo && !from.turbo)
  );
}
