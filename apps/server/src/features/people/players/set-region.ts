import type { setRegion as operation } from '@croupier/contract/people/players';
import { ageOn, dayIn } from '@croupier/domain/people/personal';
import {
  isLooser,
  LOOSENING_WAIT_MS,
  REGION_TIME_ZONES,
  REGIONS,
  rulesInForce,
  type RegionId,
  type RegionPack,
} from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { openBalances } from './open-account.ts';
import type { PlayersParts } from './players-parts.ts';
import { lockById, updateRegion, type PlayerRow } from './players-store.ts';
import { settleRegion } from './profile-store.ts';
import { deleteWish, findWish, recordChange, saveWish } from './region-wish-store.ts';

/**
 * Moves a player to another regional edition. Money never moves with it: balances stay in their currency, are shown
 * with the profile, and are there again after moving back; the new currency's balances are opened by the move.
 *
 * Protection is not something to hop out of: a move to a region that is looser is a wish that takes effect a day later,
 * and until then the stricter of both regions' rules hold (`rulesInForce`). Asked for again it neither starts anew nor
 * comes sooner. A move that is not looser is at once and takes a wish back, as does asking for one's own region.
 * A region with a higher minimum age looks at the birth date, or has the age confirmed, when it is asked for.
 */
export async function setRegion(
  parts: PlayersParts,
  player: Pick<SignedIn, 'playerId'>,
  input: { region: RegionId; ageConfirmed?: boolean },
): Promise<undefined | Refused<typeof operation>> {
  return parts.db.transaction(async (tx) => {
    const row = await lockById(tx, player.playerId);
    const [from, to] = [REGIONS[row.region], REGIONS[input.region]];
    const now = parts.clock.now();
    if (from.id === to.id) {
      await settleRegion(tx, row.id);
      return takeBack(tx, row, now);
    }
    const tooYoung = refuseAge(row, { to, confirmed: input.ageConfirmed ?? false, now });
    if (tooYoung) return tooYoung;
    // Before anything of it: the seat comes before the balances, as wherever somebody plays.
    await parts.regionChanged(tx, row.id);
    await settleRegion(tx, row.id);
    const ageConfirmed = Math.max(row.ageConfirmed, minimumAgeIn(to, row));
    if (isLooser(from, to)) return wish(tx, { ...row, ageConfirmed }, to.id, now);
    await takeBack(tx, row, now);
    return move(tx, { ...row, ageConfirmed }, { to: to.id, askedAt: null, now });
  });
}

/** By the birth date, as the day is there, and by the age that is asked for where they live, too; whoever was never asked for one confirms their age where it is above the one confirmed. */
function refuseAge(
  { birthday, ageConfirmed, residence }: PlayerRow,
  { to: { id }, confirmed, now }: { to: RegionPack; confirmed: boolean; now: Date },
): Refused<typeof operation> | undefined {
  const minimumAge = minimumAgeIn({ id }, { residence });
  if (birthday !== null)
    return ageOn(birthday, dayIn(REGION_TIME_ZONES[id], now)) < minimumAge
      ? refuse('under_age', { minimumAge })
      : undefined;
  return minimumAge > ageConfirmed && !confirmed ? refuse('age_not_confirmed', { minimumAge }) : undefined;
}

const minimumAgeIn = ({ id }: Pick<RegionPack, 'id'>, { residence }: Pick<PlayerRow, 'residence'>): number =>
  rulesInForce({ region: id, wishedRegion: null, residence }).minimumAge;

/** Takes back a wish to move; without one it does nothing. */
export async function cancelRegionWish(
  parts: PlayersParts,
  player: Pick<SignedIn, 'playerId'>,
): Promise<void> {
  await parts.db.transaction(async (tx) =>
    takeBack(tx, await lockById(tx, player.playerId), parts.clock.now()),
  );
}

/**
 * Moves a player whose wait is over. Whoever took the wish back meanwhile, or wished anew, is not moved, nor is who turns out to be too
 * young there: their birth date may have come later than the wish.
 */
export async function moveWhenDue(parts: PlayersParts, playerId: bigint): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const row = await lockById(tx, playerId);
    const found = await findWish(tx, playerId);
    const now = parts.clock.now();
    if (!found || found.takesEffectAt > now) return;
    await parts.regionChanged(tx, playerId);
    // What was confirmed when it was asked for stands.
    if (refuseAge(row, { to: REGIONS[found.region], confirmed: true, now })) {
      await takeBack(tx, row, now);
      return;
    }
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
