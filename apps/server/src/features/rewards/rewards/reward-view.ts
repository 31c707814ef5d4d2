import type { Given } from '@croupier/contract/rewards/rewards';
import type { Language } from '@croupier/domain/site/regions';
import type { RewardRow } from './rewards-store.ts';
import { rewardView, type StoredReward } from './stored-reward.ts';

/** Where a reward is used; nothing is to be done about money. */
const PLACES = {
  money: null,
  points: '/store',
  attempts: '/wheel',
  tickets: '/lotteries',
  box: '/treasures',
  thing: '/store',
  nothing: null,
} as const satisfies Record<Exclude<StoredReward['kind'], 'bonus'>, `/${string}` | null>;

/**
 * A reward that was given, in words of a language.
 * @returns undefined for an offer of a bonus, which is shown where bonuses are
 */
export function givenView(
  row: Pick<RewardRow, 'id' | 'body' | 'source' | 'code' | 'givenAt' | 'takenBackAt'>,
  language: Language,
): Given | undefined {
  const { id, body, source, code, givenAt, takenBackAt } = row;
  if (body.kind === 'bonus') return undefined;
  return {
    ...{ id, source, code, reward: rewardView(body, language), to: PLACES[body.kind] },
    givenAt: givenAt.toISOString(),
    takenBackAt: takenBackAt?.toISOString() ?? null,
  };
}
