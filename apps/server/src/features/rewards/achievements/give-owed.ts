import { giveOwed as give } from '../rewards/feature.ts';
import { OWED_MEDALS, type TierRow } from './achievements-store.ts';
import { KIND, versionOf, type AchievementsParts } from './achievements-parts.ts';

/** Gives the reward of a medal, once by achievement and tier. It is owed since the medal was reached. */
export async function giveOwed(parts: AchievementsParts, medal: TierRow): Promise<void> {
  const { playerId, code, tier } = medal;
  const under = await versionOf(parts, medal);
  const { audience, terms } = under.programme;
  await give(parts, {
    ...{ table: OWED_MEDALS, key: [playerId, code, tier], under, regions: audience.regions },
    name: { playerId, source: KIND, code, reference: tier },
    offered: terms.tiers.find((one) => one.tier === tier)?.reward,
  });
}
