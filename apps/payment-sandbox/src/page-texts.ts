import type { Language, PaymentState } from './payments.ts';

export type PageLanguage = Language;

export interface PageTexts {
  /** BCP 47, for `lang` and for numbers. */
  tag: string;
  title: string;
  badge: string;
  explanation: string;
  payTo: string;
  reference: string;
  approve: string;
  approveSlowly: string;
  approveHalf: string;
  decline: string;
  failFirst: string;
  close: string;
  back: string;
  notFound: string;
  states: Record<PaymentState, string>;
}

export const PAGE_TEXTS: Record<PageLanguage, PageTexts> = {
  ua: {
    tag: 'uk-UA',
    title: 'Оплата в пісочниці',
    badge: 'Пісочниця: гроші несправжні',
    explanation: 'Це тестовий платіжний сервіс. Тут можна обрати без картки, чим завершиться платіж.',
    payTo: 'Отримувач',
    reference: 'Номер платежу',
    approve: 'Підтвердити платіж',
    approveSlowly: 'Підтвердити із затримкою',
    approveHalf: 'Оплатити лише половину',
    decline: 'Відхилити платіж',
    failFirst: 'Відхилити, а потім оплатити із запізненням',
    close: 'Закрити без оплати',
    back: 'Повернутися на сайт',
    notFound: 'Такого платежу немає або його сторінка вже недоступна.',
    states: {
      open: 'Очікує на ваше рішення',
      pending: 'Платіж обробляється',
      paid: 'Платіж підтверджено',
      failed: 'Платіж відхилено',
      expired: 'Платіж закрито без оплати',
      refunded: 'Платіж повернуто',
      'charged-back': 'Банк повернув платіж платникові',
    },
  },
  ru: {
    tag: 'ru-UA',
    title: 'Оплата в песочнице',
    badge: 'Песочница: деньги ненастоящие',
    explanation: 'Это тестовый платёжный сервис. Здесь можно выбрать без карты, чем закончится платёж.',
    payTo: 'Получатель',
    reference: 'Номер платежа',
    approve: 'Подтвердить платёж',
    approveSlowly: 'Подтвердить с задержкой',
    approveHalf: 'Оплатить только половину',
    decline: 'Отклонить платёж',
    failFirst: 'Отклонить, а потом оплатить с опозданием',
    close: 'Закрыть без оплаты',
    back: 'Вернуться на сайт',
    notFound: 'Такого платежа нет, или его страница уже недоступна.',
    states: {
      open: 'Ждёт вашего решения',
      pending: 'Платёж обрабатывается',
      paid: 'Платёж подтверждён',
      failed: 'Платёж отклонён',
      expired: 'Платёж закрыт без оплаты',
      refunded: 'Платёж возвращён',
      'charged-back': 'Банк вернул платёж плательщику',
    },
  },
  en: {
    tag: 'en-US',
    title: 'Sandbox payment',
    badge: 'Sandbox: no real money',
    explanation: 'This is a test payment service. Here you choose without a card how the payment ends.',
    payTo: 'Pay to',
    reference: 'Payment number',
    approve: 'Approve the payment',
    approveSlowly: 'Approve with a delay',
    approveHalf: 'Pay only half of it',
    decline: 'Decline the payment',
    failFirst: 'Decline, then pay late',
    close: 'Close without paying',
    back: 'Back to the site',
    notFound: 'There is no such payment, or its page is no longer available.',
    states: {
      open: 'Waiting for your decision',
      pending: 'The payment is being processed',
      paid: 'The payment was approved',
      failed: 'The payment was declined',
      expired: 'The payment was closed unpaid',
      refunded: 'The payment was refunded',
      'charged-back': 'The bank charged the payment back',
    },
  },
  kk: {
    tag: 'kk-KZ',
    title: 'Сынақ төлемі',
    badge: 'Сынақ ортасы: нақты ақша емес',
    explanation: 'Бұл — сынақ төлем қызметі. Төлемнің қалай аяқталатынын мұнда картасыз таңдауға болады.',
    payTo: 'Алушы',
    reference: 'Төлем нөмірі',
    approve: 'Төлемді растау',
    approveSlowly: 'Кідіріспен растау',
    approveHalf: 'Жартысын ғана төлеу',
    decline: 'Төлемді қабылдамау',
    failFirst: 'Қабылдамау, кейін кешігіп төлеу',
    close: 'Төлемей жабу',
    back: 'Сайтқа оралу',
    notFound: 'Мұндай төлем жоқ немесе оның беті енді қолжетімсіз.',
    states: {
      open: 'Шешіміңізді күтуде',
      pending: 'Төлем өңделуде',
      paid: 'Төлем расталды',
      failed: 'Төлем қабылданбады',
      expired: 'Төлем жасалмай жабылды',
      refunded: 'Төлем қайтарылды',
      'charged-back': 'Банк төлемді төлеушіге қайтарды',
    },
  },
};

export const isLanguage = (value: unknown): value is PageLanguage =>
  typeof value === 'string' && Object.hasOwn(PAGE_TEXTS, value);
