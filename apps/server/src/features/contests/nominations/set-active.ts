import type { setActiveNomination as operation } from '@croupier/contract/contests/nominations';
import { mayChangeAt } from '@croupier/domain/contests/nominations';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, type RegionId } from '@croupier/domain/site/regions';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { endGoals, holdGoal, pauseGoal, resumeGoal } from '../../rewards/goals/feature.ts';
import { findStanding, refuseByOffer } from '../../rewards/standing/feature.ts';
import { leaveEntry, listEntries, saveEntry, type EntryRow } from './entries-store.ts';
import { definitionIn, KIND, type NominationsParts } from './nominations-parts.ts';
import { findNomination, listSeasons, type FoundNomination } from './seasons.ts';

/**
 * Has a player stand in a nomination from now on, and in no other of its season. Whoever stands in it already is answered that. What they had
 * come to in another one stays with it; what a withdrawal ended is begun anew.
 */
export function setActive(
  parts: NominationsParts,
  { playerId, region: shownRegion }: SignedIn,
  code: string,
): Promise<Refused<typeof operation> | undefined> {
  const { db, clock } = parts;
  return db.transaction(async (tx) => {
    // Of two presses at once the second finds what the first has changed.
    await lockPlayer(tx, playerId);
    const now = clock.now();
    const player = await findStanding(tx, playerId, now);
    const region = player?.region ?? shownRegion;
    const found = findNomination(await listSeasons(parts, { region, now, through: tx }), code);
    if (!player || !found) return refuse('not_found');
    const { season, one } = found;
    const { id: programmeId, programme } = season.under;
    const entries = await listEntries(tx, playerId, [programmeId]);
    const before = entries.find(({ active }) => active);
    const standing = entries.filter(({ isOver }) => !isOver);
    const isIn = standing.some(({ active }) => active);
    const isSame = isIn && before?.code === code && before.measure === one.measure;
    if (isSame && season.status === 'CURRENT') return undefined;
    if (season.over) return refuse('offer_over', { why: season.over });
    const rule = judgeStanding(player, programme);
    if (rule) return refuseByOffer(rule);
    if (!definitionIn(one, region)) return refuse('not_found');
    const again = isIn && mayChangeAt(lastChangeOf(standing), now, REGION_TIME_ZONES[region]);
    if (again) return refuse('conflict', { againAt: again.toISOString() });
    await change(tx, { playerId, region, found, entries, before, isIn, now });
    return undefined;
  });
}

/** The last change of a player in a season; the first choice is none. */
export const lastChangeOf = (entries: readonly Pick<EntryRow, 'changedAt'>[]): Date | null =>
  entries.reduce<Date | null>(
    (last, { changedAt }) => (changedAt && (!last || changedAt > last) ? changedAt : last),
    null,
  );

interface Change {
  readonly playerId: bigint;
  readonly region: RegionId;
  readonly found: FoundNomination;
  readonly entries: readonly EntryRow[];
  readonly before: EntryRow | undefined;
  /** Whether what they stood in before still counts. */
  readonly isIn: boolean;
  readonly now: Date;
}

async function change(tx: Tx, wanted: Change): Promise<void> {
  const { playerId, found, before, isIn, now } = wanted;
  const { season, one } = found;
  const { id: programmeId, version } = season.under;
  if (before) {
    await pauseGoal(tx, goalOf(before, now));
    await leaveEntry(tx, before);
  }
  const goalId = await takeUp(tx, wanted);
  const entry = { playerId, programmeId, code: one.code, version, measure: one.measure, goalId };
  const shownAs = randomBytes(SHOWN_AS_BYTES).toString('hex');
  await saveEntry(tx, { ...entry, activeSince: now, changedAt: isIn ? now : null }, shownAs);
  await appendFacts(tx, [{ playerId, topic: 'nomination.chosen', payload: { code: one.code } }]);
}

const SHOWN_AS_BYTES = 8;

const goalOf = ({ playerId, goalId: id, code }: EntryRow, now: Date) => ({
  ...{ playerId, id, code, of: KIND, now },
});

/** @returns the goal that counts for it from now on: the one of before, or a new one */
async function takeUp(tx: Tx, { playerId, region, found, entries, now }: Change): Promise<string> {
  const { season, one } = found;
  const { id: programmeId, version } = season.under;
  const known = entries.find(({ code }) => code === one.code);
  if (known && !known.isOver && known.measure === one.measure) {
    await resumeGoal(tx, goalOf(known, now));
    return known.goalId;
  }
  // A later version measures by something else: what was counted for it before is not what is asked for now.
  if (known) await endGoals(tx, playerId, [known.goalId]);
  const anew = known ? ` ${version}` : '';
  const id = derivedUuid(`nomination ${playerId} ${programmeId} ${one.code} ${one.measure}${anew}`);
  await holdGoal(tx, {
    ...{ playerId, id, of: KIND, code: one.code, programmeId, version, now },
    ...{ definition: definitionIn(one, region)!, countsFrom: now, untilAt: season.to },
  });
  return id;
}
