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
      'Ви отримали цей лист, бо у вас є акаунт {brand}. Листи про його безпеку та ваші ліміти приходять завжди.',
    chosen: 'Ви отримали цей лист, бо у вас є акаунт {brand}. Про що вам писати, обираєте ви у профілі.',
    unsubscribe: 'Більше не надсилати таких листів',
    care: '{minimumAge}+. Грайте на те, що не шкода програти. Ліміти, перерва й допомога — у профілі.',
    house: '{legalName}, ліцензія {licenceNumber}. Підтримка: {supportEmail}',
  },
  ru: {
    address: 'Вы получили это письмо, потому что на сайте {brand} указали ваш адрес.',
    always:
      'Вы получили это письмо, потому что у вас есть аккаунт {brand}. Письма о его безопасности и ваших лимитах приходят всегда.',
    chosen:
      'Вы получили это письмо, потому что у вас есть аккаунт {brand}. О чём вам писать, выбираете вы в профиле.',
    unsubscribe: 'Больше не присылать таких писем',
    care: '{minimumAge}+. Играйте на то, что не жалко проиграть. Лимиты, перерыв и помощь — в профиле.',
    house: '{legalName}, лицензия {licenceNumber}. Поддержка: {supportEmail}',
  },
  en: {
    address: 'You have this letter because somebody gave your address on the {brand} site.',
    always:
      'You have this letter because you have an account at {brand}. Letters about its safety and about your limits always come.',
    chosen:
      'You have this letter because you have an account at {brand}. In your profile you choose what we write about.',
    unsubscribe: 'Send me no more letters of this kind',
    care: '{minimumAge}+. Play with what you can afford to lose. Limits, breaks and help are in your profile.',
    house: '{legalName}, licence {licenceNumber}. Support: {supportEmail}',
  },
  kk: {
    address: 'Бұл хат сізге {brand} сайтында поштаңыз көрсетілгендіктен келді.',
    always:
      'Бұл хат сізге {brand} аккаунтыңыз болғандықтан келді. Оның қауіпсіздігі мен шектеріңіз туралы хаттар әрқашан келеді.',
    chosen:
      'Бұл хат сізге {brand} аккаунтыңыз болғандықтан келді. Не туралы жазатынымызды профильде өзіңіз таңдайсыз.',
    unsubscribe: 'Мұндай хаттарды енді жібермеу',
    care: '{minimumAge}+. Ұтылса да өкінбейтін ақшаға ойнаңыз. Шектер, үзіліс және көмек профильде.',
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
