import { REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import { createFormat, type Format, type DateFormat } from '@croupier/domain/site/formats';
import type { Currency } from '@croupier/domain/money/amounts';
import { amountOf, type DraftReward } from './draft.ts';

/** Says a text of the players' site in the reader's language, by its key there: `store.goods.price`. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The player whose view is shown: their language and region, and how the site speaks to them. */
export interface Reader {
  readonly language: Language;
  readonly region: RegionId;
  readonly currency: Currency;
  readonly format: Format & { readonly date: DateFormat };
  readonly say: Say;
}

export const readerOf = (language: Language, region: RegionId, say: Say): Reader => ({
  ...{ language, region, say, currency: REGIONS[region].currency, format: createFormat(language) },
});

/** Names a reward as the site does; undefined where this player is not offered it. */
export function rewardText(
  reward: DraftReward | undefined,
  { say, format, currency, language }: Reader,
): string | undefined {
  const { kind, amount, points = 0, count = 0, name } = reward ?? {};
  switch (kind) {
    case 'money': {
      const minor = amountOf(amount, currency);
      return minor && say('rewards.reward.money', { amount: format.money(minor, currency) });
    }
    case 'points':
      return say('rewards.reward.points', { count: points });
    case 'attempts':
    case 'tickets':
      return say(`rewards.reward.${kind}`, { count });
    case 'thing':
      return typeof name === 'object' ? (name[language] ?? '') : (name ?? '');
    case 'box':
    case 'nothing':
      return say(`rewards.reward.${kind}`);
    // The shelf and the box show no bonus.
    default:
      return undefined;
  }
}
