import type { HouseLimitName } from '@croupier/domain/people/house-rules';
import type { LimitPeriod } from '@croupier/domain/people/limits';
import type { Language, RegionId } from '@croupier/domain/site/regions';

type Table<K extends string> = Readonly<Record<K, Readonly<Record<Language, string>>>>;

/** As they stand within a sentence. */
export const LIMIT_WORDS: Table<HouseLimitName> = {
  stake_limit: { ua: 'ліміт ставок', ru: 'лимит ставок', en: 'stake limit', kk: 'бәс шегі' },
  loss_limit: { ua: 'ліміт програшів', ru: 'лимит проигрышей', en: 'loss limit', kk: 'ұтылыс шегі' },
  deposit_limit: { ua: 'ліміт поповнень', ru: 'лимит пополнений', en: 'deposit limit', kk: 'толықтыру шегі' },
};

export const PERIOD_WORDS: Table<LimitPeriod> = {
  day: { ua: '24 години', ru: '24 часа', en: '24 hours', kk: '24 сағат' },
  week: { ua: '7 днів', ru: '7 дней', en: '7 days', kk: '7 күн' },
  month: { ua: '31 день', ru: '31 день', en: '31 days', kk: '31 күн' },
};

export const REGION_WORDS: Table<RegionId> = {
  UA: { ua: 'Україна', ru: 'Украина', en: 'Ukraine', kk: 'Украина' },
  EU: { ua: 'Європейський Союз', ru: 'Европейский союз', en: 'the European Union', kk: 'Еуропалық одақ' },
  KZ: { ua: 'Казахстан', ru: 'Казахстан', en: 'Kazakhstan', kk: 'Қазақстан' },
  SL: { ua: 'Словенія', ru: 'Словения', en: 'Slovenia', kk: 'Словения' },
  RC: { ua: 'Румунія', ru: 'Румыния', en: 'Romania', kk: 'Румыния' },
};
