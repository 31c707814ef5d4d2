import type { DocumentKind, RejectReason } from '@croupier/domain/people/documents';
import type { LimitRule, LimitSpan } from '@croupier/domain/people/limits';
import type { Language, RegionId } from '@croupier/domain/site/regions';

type Table<K extends string> = Readonly<Record<K, Readonly<Record<Language, string>>>>;

/** As they stand within a sentence. */
export const LIMIT_WORDS: Table<LimitRule> = {
  stake_limit: { ua: 'ліміт ставок', ru: 'лимит ставок', en: 'stake limit', kk: 'бәс шегі' },
  loss_limit: { ua: 'ліміт програшів', ru: 'лимит проигрышей', en: 'loss limit', kk: 'ұтылыс шегі' },
  deposit_limit: { ua: 'ліміт поповнень', ru: 'лимит пополнений', en: 'deposit limit', kk: 'толықтыру шегі' },
  stake_maximum: {
    ua: 'ліміт однієї ставки',
    ru: 'лимит одной ставки',
    en: 'single stake limit',
    kk: 'бір бәс шегі',
  },
  session_time: {
    ua: 'ліміт часу гри',
    ru: 'лимит времени игры',
    en: 'play time limit',
    kk: 'ойын уақытының шегі',
  },
};

export const PERIOD_WORDS: Table<LimitSpan> = {
  round: { ua: 'один раунд', ru: 'один раунд', en: 'one round', kk: 'бір раунд' },
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

/** As they stand within a sentence. */
export const DOCUMENT_WORDS: Table<DocumentKind> = {
  passport: { ua: 'паспорт', ru: 'паспорт', en: 'passport', kk: 'паспорт' },
  'id-card': { ua: 'ID-картка', ru: 'удостоверение личности', en: 'ID card', kk: 'жеке куәлік' },
  licence: {
    ua: 'водійське посвідчення',
    ru: 'водительское удостоверение',
    en: 'driving licence',
    kk: 'жүргізуші куәлігі',
  },
  'utility-bill': {
    ua: 'комунальна квитанція',
    ru: 'коммунальная квитанция',
    en: 'utility bill',
    kk: 'коммуналдық төлем түбіртегі',
  },
  'bank-statement': {
    ua: 'банківська виписка',
    ru: 'банковская выписка',
    en: 'bank statement',
    kk: 'банк үзінді көшірмесі',
  },
  selfie: {
    ua: 'селфі з документом',
    ru: 'селфи с документом',
    en: 'selfie with the document',
    kk: 'құжатпен түскен селфи',
  },
  'card-photo': {
    ua: 'фото банківської картки',
    ru: 'фото банковской карты',
    en: 'photo of the bank card',
    kk: 'банк картасының фотосы',
  },
  other: { ua: 'інший документ', ru: 'другой документ', en: 'other document', kk: 'басқа құжат' },
};

/** Whole sentences, the same as on the page of documents: what was wrong, and what to do. */
export const DOCUMENT_REASONS: Table<RejectReason> = {
  unreadable: {
    ua: 'Не вдалося прочитати документ. Зробіть фото при денному світлі, без відблисків.',
    ru: 'Не удалось прочитать документ. Сделайте фото при дневном свете, без бликов.',
    en: 'We could not read it. Take a photo in daylight, without glare.',
    kk: 'Құжат оқылмады. Күндізгі жарықта, жылтырсыз түсіріңіз.',
  },
  'cut-off': {
    ua: 'Частину документа обрізано. Має бути видно всі чотири кути.',
    ru: 'Часть документа обрезана. Должны быть видны все четыре угла.',
    en: 'Part of the document is cut off. All four corners must be visible.',
    kk: 'Құжаттың бір бөлігі кесілген. Төрт бұрышы да көрінуі керек.',
  },
  'out-of-date': {
    ua: 'Термін дії документа минув. Надішліть чинний.',
    ru: 'Срок действия документа истёк. Отправьте действующий.',
    en: 'The document has expired. Send a valid one.',
    kk: 'Құжаттың мерзімі өткен. Жарамдысын жіберіңіз.',
  },
  'wrong-kind': {
    ua: 'Документ не того виду, який ви обрали.',
    ru: 'Документ не того вида, который вы выбрали.',
    en: 'The document is of another type than you chose.',
    kk: 'Құжат сіз таңдаған түрден басқа.',
  },
  'name-differs': {
    ua: 'Ім’я не збігається з профілем. Виправте профіль або напишіть у підтримку.',
    ru: 'Имя не совпадает с профилем. Исправьте профиль или напишите в поддержку.',
    en: 'The name differs from your profile. Correct the profile or write to support.',
    kk: 'Аты-жөні профильдегімен сәйкес келмейді. Профильді түзетіңіз немесе қолдау қызметіне жазыңыз.',
  },
  'birthday-differs': {
    ua: 'Дата народження не збігається з профілем. Напишіть у підтримку.',
    ru: 'Дата рождения не совпадает с профилем. Напишите в поддержку.',
    en: 'The date of birth differs from your profile. Write to support.',
    kk: 'Туған күні профильдегімен сәйкес келмейді. Қолдау қызметіне жазыңыз.',
  },
  'address-differs': {
    ua: 'Адреса інша, або її немає.',
    ru: 'Адрес другой, или его нет.',
    en: 'The address is different or missing.',
    kk: 'Мекенжай басқа немесе жоқ.',
  },
  'not-original': {
    ua: 'Схоже на копію або фото екрана. Сфотографуйте оригінал.',
    ru: 'Похоже на копию или фото экрана. Сфотографируйте оригинал.',
    en: 'This looks like a copy or a photo of a screen. Take a photo of the original.',
    kk: 'Көшірмеге не экран суретіне ұқсайды. Түпнұсқасын түсіріңіз.',
  },
  'another-account': {
    ua: 'Цей документ уже використано в іншому акаунті, а мати можна лише один. Напишіть у підтримку.',
    ru: 'Этот документ уже использован в другом аккаунте, а иметь можно только один. Напишите в поддержку.',
    en: 'This document is used in another account, and each person may have only one. Write to support.',
    kk: 'Бұл құжат басқа аккаунтта пайдаланылған, ал бір адамға бір аккаунт қана болады. Қолдау қызметіне жазыңыз.',
  },
};
