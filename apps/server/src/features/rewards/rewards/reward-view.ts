import type { BonusOfferSchema, Given, Reward } from '@croupier/contract/rewards/rewards';
import type { Currency } from '@croupier/domain/money/amounts';
import type { Language } from '@croupier/domain/site/regions';
import type { Static } from 'typebox';
import type { RewardRow } from './rewards-store.ts';
import { rewardView, type StoredReward } from './stored-reward.ts';

/** The language and the money that something is read in. */
export interface Reading {
  readonly currency: Currency;
  readonly language: Language;
}

/** Reads what a bonus offers by its code; undefined for one that there is not. Its terms lie above this feature. */
export type OfferOf = (
  code: string,
  reading: Reading,
) => Promise<Static<typeof BonusOfferSchema> | undefined>;

/** Where a reward is used; nothing is to be done about money. */
const PLACES = {
  money: null,
  bonus: '/bonuses',
  points: '/store',
  tickets: '/lotteries',
  box: '/treasures',
  thing: '/store',
  nothing: null,
} as const satisfies Record<Exclude<StoredReward['kind'], 'attempts'>, `/${string}` | null>;

/**
 * A reward that was given, as its player reads it.
 * @returns undefined for a bonus that there is not any more
 */
export async function givenView(
  row: Pick<RewardRow, 'id' | 'body' | 'source' | 'code' | 'givenAt' | 'takenBackAt'>,
  reading: Reading,
  offerOf: OfferOf,
): Promise<Given | undefined> {
  const { id, body, source, code, givenAt, takenBackAt } = row;
  const reward = await shownReward(body, reading, offerOf);
  if (!reward) return undefined;
  return {
    ...{ id, source, code, reward, to: body.kind === 'attempts' ? `/${body.of}` : PLACES[body.kind] },
    givenAt: givenAt.toISOString(),
    takenBackAt: takenBackAt?.toISOString() ?? null,
  };
}

/** A reward in words of a language, an offer of a bonus with all its terms. @returns undefined for a bonus that there is not */
export async function shownReward(
  body: StoredReward,
  reading: Reading,
  offerOf: OfferOf,
): Promise<Reward | undefined> {
  if (body.kind !== 'bonus') return rewardView(body, reading.language);
  const bonus = await offerOf(body.code, reading);
  return bonus && { kind: 'bonus', bonus };
}
