import type { Language } from '../../site/regions/index.ts';

/** What only the house may be called: who bears it would be taken for one of its people. Wherever it stands in a name. */
export const HOUSE_WORDS = [
  'admin',
  'адмін',
  'админ',
  'әкімші',
  'support',
  'підтримк',
  'поддержк',
  'қолдау',
  'moderator',
  'модератор',
  'operator',
  'оператор',
  'croupier',
  'круп’є',
  'крупье',
  'casino',
  'казино',
  'dealer',
  'official',
  'офіційн',
  'официальн',
  'security',
  'служба',
  'қауіпсіздік',
  'system',
  'rinocasino',
  'torocasino',
] as const;

/** Brands and short titles: these are so short that they stand in other words, and count as a word of their own only. */
export const HOUSE_TITLES = ['rino', 'toro', 'mod', 'dev', 'house', 'staff', 'team', 'vip'] as const;

/** With what no word of a name may begin: roots, so that every ending is meant. */
export const ROUGH_ROOTS: Readonly<Record<Language, readonly string[]>> = {
  ua: ['хуй', 'хуя', 'хує', 'пизд', 'єба', 'їба', 'бляд', 'підар', 'жид', 'курв', 'гівн'],
  ru: [
    'хуй',
    'хуя',
    'хуе',
    'пизд',
    'еба',
    'ебу',
    'ебл',
    'бляд',
    'пидор',
    'пидар',
    'мудак',
    'сука',
    'хохол',
    'москаль',
  ],
  en: ['fuck', 'shit', 'cunt', 'nigg', 'faggot', 'bitch', 'whore', 'rapist', 'hitler', 'nazi'],
  kk: ['қотақ', 'сігіп', 'жәлеп'],
};
