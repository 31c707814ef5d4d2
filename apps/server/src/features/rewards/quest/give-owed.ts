import { GIVE_AGAIN_MS, MAY_AGAIN_MS } from '@croupier/domain/rewards/quest';
import { giveOwed as give, type Waits } from '../rewards/feature.ts';
import { OWED_REWARDS, type EntryRow } from './entries-store.ts';
import { nameOf, rewardsOf, versionOf, type QuestParts } from './quest-parts.ts';

/** Gives a player the rewards that a quest owes them, in their order and each once. One that is put off holds up those after it. */
export async function giveOwed(parts: QuestParts, entry: EntryRow): Promise<void> {
  const { playerId, id, given, owed } = entry;
  const under = await versionOf(parts, entry);
  const rewards = rewardsOf(under.programme.terms);
  for (let before = given; before < owed; before += 1) {
    const isGiven = await give(parts, {
      ...{ table: OWED_REWARDS, key: [playerId, id, before], under, again },
      ...{ name: nameOf(entry, before + 1), offered: rewards[before] },
    });
    if (!isGiven) return;
  }
}

/** The next try of a reward: at the end of a rule that has one, after a move at once. */
function again(waits: Waits, now: Date): Date {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (waits === 'moved') return now;
  if (waits === 'held') return after(GIVE_AGAIN_MS);
  return (typeof waits === 'object' && waits.until) || after(MAY_AGAIN_MS);
}
