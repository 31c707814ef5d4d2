import type { TestCard } from './cards.ts';
import type { PageLanguage } from './page-texts.ts';

interface CardTexts {
  title: string;
  explanation: string;
  /** One without a text of its own is named as the player's own. */
  cards: Partial<Record<TestCard, string>> & { own: string };
  none: string;
}

/** What the page says on which a card is chosen. */
export const CARD_TEXTS: Record<PageLanguage, CardTexts> = {
  ua: {
    title: 'Картка для виплат у пісочниці',
    explanation: 'Це тестовий платіжний сервіс. Номер картки вводити не потрібно: оберіть тестову картку.',
    cards: {
      own: 'Моя картка',
      'own-refused': 'Моя картка, виплату відхилять',
      'own-silent-paid': 'Моя картка, відповідь загубиться, виплата пройде',
      'own-silent-failed': 'Моя картка, відповідь загубиться, виплата не пройде',
      'own-failed-then-paid': 'Моя картка, виплата не пройде, а згодом виявиться проведеною',
      'own-paid-then-failed': 'Моя картка, виплата пройде, а згодом банк її поверне',
      foreign: 'Картка іншої людини',
    },
    none: 'Не підтверджувати картку',
  },
  ru: {
    title: 'Карта для выплат в песочнице',
    explanation: 'Это тестовый платёжный сервис. Номер карты вводить не нужно: выберите тестовую карту.',
    cards: {
      own: 'Моя карта',
      'own-refused': 'Моя карта, выплату отклонят',
      'own-silent-paid': 'Моя карта, ответ потеряется, выплата пройдёт',
      'own-silent-failed': 'Моя карта, ответ потеряется, выплата не пройдёт',
      'own-failed-then-paid': 'Моя карта, выплата не пройдёт, а позже окажется проведённой',
      'own-paid-then-failed': 'Моя карта, выплата пройдёт, а позже банк её вернёт',
      foreign: 'Карта другого человека',
    },
    none: 'Не подтверждать карту',
  },
  en: {
    title: 'A card for pay-outs in the sandbox',
    explanation: 'This is a test payment service. No card number is needed: choose a test card.',
    cards: {
      own: 'My card',
      'own-refused': 'My card, the pay-out will be refused',
      'own-silent-paid': 'My card, the answer gets lost and the pay-out arrives',
      'own-silent-failed': 'My card, the answer gets lost and the pay-out fails',
      'own-failed-then-paid': 'My card, the pay-out fails and arrives after all',
      'own-paid-then-failed': 'My card, the pay-out arrives and bounces later',
      foreign: 'Somebody else’s card',
    },
    none: 'Do not confirm a card',
  },
  kk: {
    title: 'Төлем шығаруға арналған карта, сынақ алаңы',
    explanation: 'Бұл сынақ төлем қызметі. Карта нөмірін енгізудің керегі жоқ: сынақ картасын таңдаңыз.',
    cards: {
      own: 'Менің картам',
      'own-refused': 'Менің картам, төлем қабылданбайды',
      'own-silent-paid': 'Менің картам, жауап жоғалады, ақша түседі',
      'own-silent-failed': 'Менің картам, жауап жоғалады, ақша түспейді',
      'own-failed-then-paid': 'Менің картам, төлем өтпейді, кейін өткені анықталады',
      'own-paid-then-failed': 'Менің картам, ақша түседі, кейін банк оны қайтарады',
      foreign: 'Басқа адамның картасы',
    },
    none: 'Картаны растамау',
  },
};
