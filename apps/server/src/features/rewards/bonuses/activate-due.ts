import type { EachApart } from '../../../platform/each-apart.ts';
import { findStanding } from '../standing/feature.ts';
import { activateBonus } from './activate-bonus.ts';
import type { BonusParts } from './bonus-parts.ts';
import { listDue, setTried } from './bonus-marks-store.ts';

const PORTION = 200;

/**
 * Activates the bonuses whose deposits have come, each once. Where something keeps one from it, another active bonus say, it
 * waits for its player, its deposit known.
 */
export async function activateDue(parts: BonusParts, apart: EachApart, signal?: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  const due = await listDue(db, apart.resting(), PORTION);
  await apart.each(
    due,
    ({ id }) => id,
    async ({ playerId, id }) => {
      const player = await findStanding(db, playerId, clock.now());
      if (player) await activateBonus(parts, { playerId, region: player.region, id });
      await setTried(db, { playerId, id });
    },
    signal,
  );
}
