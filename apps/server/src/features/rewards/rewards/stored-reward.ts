import type { Reward } from '@croupier/contract/rewards/rewards';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import type { Language } from '@croupier/domain/site/regions';

/** A reward as its row keeps it: as it is, with amounts as strings. */
export type StoredReward = PlainReward extends infer R
  ? R extends { amountMinor: bigint }
    ? Omit<R, 'amountMinor'> & { readonly amountMinor: string }
    : R
  : never;

export const storedReward = (reward: PlainReward): StoredReward =>
  reward.kind === 'money' ? { ...reward, amountMinor: String(reward.amountMinor) } : reward;

/** A reward as its player reads it; that of a bonus is shown by who knows its terms. */
export function rewardView(
  body: Exclude<StoredReward, { kind: 'bonus' }>,
  language: Language,
): Exclude<Reward, { kind: 'bonus' }> {
  if (body.kind === 'tickets') return { ...body, ticketType: body.ticketType as 'given' };
  if (body.kind !== 'thing') return body;
  const { name } = body;
  return { ...body, name: typeof name === 'string' ? name : name[language] };
}
