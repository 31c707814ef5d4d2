import type { joinQuest as operation } from '@croupier/contract/rewards/quest';
import type { QuestTerms } from '@croupier/contract/rewards/quest/kind';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { holdGoal } from '../goals/feature.ts';
import { findStanding, refuseByOffer } from '../standing/feature.ts';
import { enterQuest, isAnew, isThereIn } from './enter-quest.ts';
import { findLastEntry, listEntries } from './entries-store.ts';
import { KIND, type QuestParts } from './quest-parts.ts';

const EVER = new Date(0);

/** Has a player take part in a quest from now on. Whoever does, or did in the last of its runs, is answered that. */
export function joinQuest(
  { db, clock, brand, programmes }: QuestParts,
  { playerId, region }: SignedIn,
  code: string,
): Promise<Refused<typeof operation> | undefined> {
  return db.transaction(async (tx) => {
    // Of two presses at once the second finds what the first has begun.
    await lockPlayer(tx, playerId);
    const now = clock.now();
    const all = await programmes.inForce<QuestTerms>(KIND, { region, brand, now, through: tx });
    const quest = all.find(({ programme }) => programme.code === code);
    if (!quest) {
      const mine = (await listEntries(tx, playerId, EVER)).some((entry) => entry.code === code);
      if (mine) return undefined;
      const found = await programmes.find<QuestTerms>(KIND, code, { now, through: tx });
      const isHere = found?.programme.audience.regions.includes(region);
      return isHere ? refuse('offer_over', { why: found!.over ?? 'ended' }) : refuse('not_found');
    }
    const last = await findLastEntry(tx, { playerId, programmeId: quest.id, run: quest.run.number });
    if (last && !isAnew(last, quest)) return undefined;
    const player = await findStanding(tx, playerId, now);
    const rule = player && judgeStanding(player, quest.programme);
    if (!player) return refuse('not_found');
    if (rule) return refuseByOffer(rule);
    if (!isThereIn(quest.programme.terms, player.region)) return refuse('not_found');
    const goal = await enterQuest(tx, quest, { playerId, player, now });
    if (goal) await holdGoal(tx, { ...goal, playerId, countsFrom: now, now });
    return undefined;
  });
}
