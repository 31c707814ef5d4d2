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
  'id-card': { ua: 'ID-картка', ru: 'ID-карта', en: 'identity card', kk: 'жеке куәлік' },
  licence: {
    ua: 'посвідчення водія',
    ru: 'водительское удостоверение',
    en: 'driving licence',
    kk: 'жүргізуші куәлігі',
  },
  'utility-bill': {
    ua: 'комунальна квитанція',
    ru: 'коммунальная квитанция',
    en: 'utility bill',
    kk: 'коммуналдық төлем қағазы',
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
    kk: 'құжатпен селфи',
  },
  'card-photo': {
    ua: 'фото банківської картки',
    ru: 'фото банковской карты',
    en: 'photo of the bank card',
    kk: 'банк картасының суреті',
  },
  other: { ua: 'інший документ', ru: 'другой документ', en: 'other document', kk: 'басқа құжат' },
};

/** Whole sentences, the same as on the page of documents: what was wrong, and what to do. */
export const DOCUMENT_REASONS: Table<RejectReason> = {
  unreadable: {
    ua: 'Не вдалося прочитати. Зніміть при денному світлі, без відблисків.',
    ru: 'Не удалось прочитать. Снимите при дневном свете, без бликов.',
    en: 'We could not read it. Take the photo in daylight, without glare.',
    kk: 'Оқи алмадық. Күндізгі жарықта, жылтырсыз түсіріңіз.',
  },
  'cut-off': {
    ua: 'Частину обрізано. Має бути видно всі чотири кути.',
    ru: 'Часть обрезана. Должны быть видны все четыре угла.',
    en: 'Part of it is cut off. All four corners have to be seen.',
    kk: 'Бір бөлігі кесілген. Төрт бұрышы да көрінуі керек.',
  },
  'out-of-date': {
    ua: 'Строк документа минув. Надішліть чинний.',
    ru: 'Срок документа вышел. Отправьте действующий.',
    en: 'Its last day is over. Send one that is in force.',
    kk: 'Құжаттың мерзімі өткен. Күші барын жіберіңіз.',
  },
  'wrong-kind': {
    ua: 'Це інший документ, ніж вибрано.',
    ru: 'Это другой документ, чем выбрано.',
    en: 'It is another kind of document than chosen.',
    kk: 'Бұл таңдалғаннан басқа құжат.',
  },
  'name-differs': {
    ua: 'Ім’я не таке, як у профілі. Виправте профіль або напишіть нам.',
    ru: 'Имя не такое, как в профиле. Исправьте профиль или напишите нам.',
    en: 'The name is another one than in your profile. Correct the profile, or write to us.',
    kk: 'Аты профильдегіден басқа. Профильді түзетіңіз немесе бізге жазыңыз.',
  },
  'birthday-differs': {
    ua: 'Дата народження не така, як у профілі. Напишіть нам.',
    ru: 'Дата рождения не такая, как в профиле. Напишите нам.',
    en: 'The birth date is another one than in your profile. Write to us.',
    kk: 'Туған күні профильдегіден басқа. Бізге жазыңыз.',
  },
  'address-differs': {
    ua: 'Адреса інша або її немає.',
    ru: 'Адрес другой или его нет.',
    en: 'The address is another one, or is missing.',
    kk: 'Мекенжай басқа немесе жоқ.',
  },
  'not-original': {
    ua: 'Схоже на копію або фото екрана. Зніміть оригінал.',
    ru: 'Похоже на копию или фото экрана. Снимите оригинал.',
    en: 'It looks like a copy or a picture of a screen. Take a photo of the original.',
    kk: 'Көшірмеге не экран суретіне ұқсайды. Түпнұсқаны түсіріңіз.',
  },
  'another-account': {
    ua: 'Цей документ уже показано в іншому акаунті. Зверніться до підтримки.',
    ru: 'Этот документ уже показан в другом аккаунте. Обратитесь в поддержку.',
    en: 'This document has been shown under another account. Write to support.',
    kk: 'Бұл құжат басқа аккаунтта көрсетілген. Қолдау қызметіне жазыңыз.',
  },
};
