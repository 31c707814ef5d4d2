import type { setRegion as operation } from '@croupier/contract/people/players';
import { isLooser, LOOSENING_WAIT_MS, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { openBalances } from './open-account.ts';
import type { PlayersParts } from './players-parts.ts';
import { lockById, updateRegion, type PlayerRow } from './players-store.ts';
import { deleteWish, findWish, recordChange, saveWish } from './region-wish-store.ts';

/**
 * Moves a player to another regional edition. Money never moves with it: balances stay in their currency, are shown
 * with the profile, and are there again after moving back; the new currency's balances are opened by the move.
 *
 * Protection is not something to hop out of: a move to a region that is looser is a wish that takes effect a day later,
 * and until then the stricter of both regions' rules hold (`rulesInForce`). Asked for again it neither starts anew nor
 * comes sooner. A move that is not looser is at once and takes a wish back, as does asking for one's own region.
 * A region with a higher minimum age has the age confirmed when it is asked for.
 */
export async function setRegion(
  parts: PlayersParts,
  player: SignedIn,
  input: { region: RegionId; ageConfirmed?: boolean },
): Promise<undefined | Refused<typeof operation>> {
  return parts.db.transaction(async (tx) => {
    const row = await lockById(tx, player.playerId);
    const [from, to] = [REGIONS[row.region], REGIONS[input.region]];
    const now = parts.clock.now();
    if (from.id === to.id) return takeBack(tx, row, now);
    if (to.minimumAge > row.ageConfirmed && !input.ageConfirmed) {
      return refuse('age_not_confirmed', { minimumAge: to.minimumAge });
    }
    const ageConfirmed = Math.max(row.ageConfirmed, to.minimumAge);
    if (isLooser(from, to)) return wish(tx, { ...row, ageConfirmed }, to.id, now);
    await takeBack(tx, row, now);
    return move(tx, { ...row, ageConfirmed }, { to: to.id, askedAt: null, now });
  });
}

/** Takes back a wish to move; without one it does nothing. */
export async function cancelRegionWish(parts: PlayersParts, player: SignedIn): Promise<void> {
  await parts.db.transaction(async (tx) =>
    takeBack(tx, await lockById(tx, player.playerId), parts.clock.now()),
  );
}

/** Moves a player whose wait is over. Whoever took the wish back meanwhile, or wished anew, is not moved. */
export async function moveWhenDue(parts: PlayersParts, playerId: bigint): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const row = await lockById(tx, playerId);
    const found = await findWish(tx, playerId);
    const now = parts.clock.now();
    if (!found || found.takesEffectAt > now) return;
    await deleteWish(tx, playerId);
    await move(tx, row, { to: found.region, askedAt: found.askedAt, now });
  });
}

async function wish(tx: Tx, row: PlayerRow, to: RegionId, now: Date): Promise<undefined> {
  if ((await findWish(tx, row.id))?.region === to) return;
  await takeBack(tx, row, now);
  const takesEffectAt = new Date(now.getTime() + LOOSENING_WAIT_MS);
  await saveWish(tx, row.id, { region: to, askedAt: now, takesEffectAt });
  await recordChange(tx, {
    playerId: row.id,
    change: 'asked',
    from: row.region,
    to,
    askedAt: now,
    now,
  });
  await updateRegion(tx, row.id, { region: row.region, ageConfirmed: row.ageConfirmed });
}

async function takeBack(tx: Tx, row: PlayerRow, now: Date): Promise<undefined> {
  const found = await findWish(tx, row.id);
  if (!found) return;
  await deleteWish(tx, row.id);
  const { region: to, askedAt } = found;
  await recordChange(tx, { playerId: row.id, change: 'cancelled', from: row.region, to, askedAt, now });
}

async function move(
  tx: Tx,
  row: PlayerRow,
  { to, askedAt, now }: { to: RegionId; askedAt: Date | null; now: Date },
): Promise<undefined> {
  await updateRegion(tx, row.id, { region: to, ageConfirmed: row.ageConfirmed });
  await openBalances(tx, row.id, to);
  await recordChange(tx, { playerId: row.id, change: 'moved', from: row.region, to, askedAt, now });
  const payload = { region: to };
  await appendFacts(tx, [{ playerId: row.id, topic: 'account.region-moved', payload }]);
}
