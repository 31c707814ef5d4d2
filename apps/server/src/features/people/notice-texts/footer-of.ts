import { isLocked, specOf } from '@croupier/domain/people/notices';
import type { Language } from '@croupier/domain/site/regions';
import type { WantedNotice } from './notice-texts-parts.ts';

interface Words {
  /** To an address that nobody has answered for yet. */
  readonly address: string;
  /** What keeps an account and its player safe always comes. */
  readonly always: string;
  readonly chosen: string;
  readonly unsubscribe: string;
  readonly care: string;
  readonly house: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ua: {
    address: 'Ви отримали цей лист, бо на сайті {brand} вказали вашу адресу.',
    always:
      'Ви отримали цей лист, бо у вас є акаунт {brand}. Листи про безпеку акаунта й ваші ліміти надходять завжди.',
    chosen: 'Ви отримали цей лист, бо у вас є акаунт {brand}. Обрати, про що вам писати, можна в профілі.',
    unsubscribe: 'Більше не надсилати таких листів',
    care: '{minimumAge}+. Грайте на те, що не шкода програти. Ліміти, перерва й допомога — у профілі.',
    house: '{legalName}, ліцензія {licenceNumber}. Підтримка: {supportEmail}',
  },
  ru: {
    address: 'Вы получили это письмо, потому что на сайте {brand} указали ваш адрес.',
    always:
      'Вы получили это письмо, потому что у вас есть аккаунт {brand}. Письма о безопасности аккаунта и ваших лимитах приходят всегда.',
    chosen:
      'Вы получили это письмо, потому что у вас есть аккаунт {brand}. Выбрать, о чём вам писать, можно в профиле.',
    unsubscribe: 'Больше не присылать таких писем',
    care: '{minimumAge}+. Играйте на то, что не жалко проиграть. Лимиты, перерыв и помощь — в профиле.',
    house: '{legalName}, лицензия {licenceNumber}. Поддержка: {supportEmail}',
  },
  en: {
    address: 'You are receiving this email because your address was given on the {brand} site.',
    always:
      'You are receiving this email because you have an account with {brand}. We always send emails about account security and your limits.',
    chosen:
      'You are receiving this email because you have an account with {brand}. You can choose what we write about in your profile.',
    unsubscribe: 'Unsubscribe',
    care: '{minimumAge}+. Play with what you can afford to lose. Limits, breaks and help are in your profile.',
    house: '{legalName}, licence {licenceNumber}. Support: {supportEmail}',
  },
  kk: {
    address: 'Бұл хат сізге {brand} сайтында поштаңыз көрсетілгендіктен келді.',
    always:
      'Бұл хат сізге {brand} аккаунтыңыз болғандықтан келді. Аккаунт қауіпсіздігі мен шектеріңіз туралы хаттар әрқашан жіберіледі.',
    chosen:
      'Бұл хат сізге {brand} аккаунтыңыз болғандықтан келді. Не туралы жазатынымызды профильде таңдай аласыз.',
    unsubscribe: 'Мұндай хаттарды жібермеу',
    care: '{minimumAge}+. Ұтылсаңыз өкінбейтін ақшаға ғана ойнаңыз. Шектер, үзіліс және көмек профильде.',
    house: '{legalName}, лицензия {licenceNumber}. Қолдау қызметі: {supportEmail}',
  },
};

/** Why somebody has a letter, who may play, and who writes. */
export function footerOf({ kind, language }: WantedNotice, fill: (text: string) => string): string[] {
  const { category, channels } = specOf(kind);
  const { address, always, chosen, care, house } = WORDS[language];
  const why = !channels.includes('inbox') ? address : isLocked(category, 'email') ? always : chosen;
  return [why, care, house].map(fill);
}

export const unsubscribeWord = (language: Language): string => WORDS[language].unsubscribe;
