import type { PayOutKind, PayOutState } from '@croupier/domain/money/pay-outs';
import type { PayInState } from '@croupier/domain/money/payments';
import type { Language } from '@croupier/domain/site/regions';

type Words = Readonly<Record<Language, string>>;

export const RECEIPT_WORDS = {
  title: {
    ua: 'Квитанція про платіж',
    ru: 'Квитанция о платеже',
    en: 'Payment receipt',
    kk: 'Төлем түбіртегі',
  },
  what: { ua: 'Операція', ru: 'Операция', en: 'Payment', kk: 'Операция' },
  in: { ua: 'Поповнення балансу', ru: 'Пополнение баланса', en: 'Deposit', kk: 'Балансты толықтыру' },
  out: { ua: 'Виведення грошей', ru: 'Вывод денег', en: 'Withdrawal', kk: 'Ақша шығару' },
  state: { ua: 'Стан', ru: 'Состояние', en: 'Status', kk: 'Күйі' },
  amount: { ua: 'Сума', ru: 'Сумма', en: 'Amount', kk: 'Сома' },
  asked: { ua: 'Вказано', ru: 'Указано', en: 'Asked for', kk: 'Сұралған сома' },
  back: {
    ua: 'Повернуто платникові',
    ru: 'Возвращено плательщику',
    en: 'Refunded',
    kk: 'Төлеушіге қайтарылғаны',
  },
  fee: { ua: 'Наша комісія', ru: 'Наша комиссия', en: 'Our fee', kk: 'Біздің комиссия' },
  received: { ua: 'Ви отримаєте', ru: 'Вы получите', en: 'You receive', kk: 'Сізге түсетіні' },
  method: { ua: 'Спосіб', ru: 'Способ', en: 'Method', kk: 'Тәсілі' },
  begun: { ua: 'Розпочато', ru: 'Начато', en: 'Started', kk: 'Басталған уақыты' },
  changed: { ua: 'Стан на', ru: 'Состояние на', en: 'Status as of', kk: 'Күйінің уақыты' },
  reference: { ua: 'Наш номер', ru: 'Наш номер', en: 'Our reference', kk: 'Біздегі нөмірі' },
  licence: { ua: 'Ліцензія', ru: 'Лицензия', en: 'Licence', kk: 'Лицензия' },
  support: { ua: 'Підтримка', ru: 'Поддержка', en: 'Support', kk: 'Қолдау қызметі' },
} as const satisfies Record<string, Words>;

export type PaymentMethod = PayOutKind | 'bank' | 'wallet';

export const METHOD_WORDS: Readonly<Record<PaymentMethod, Words>> = {
  card: { ua: 'Картка', ru: 'Карта', en: 'Card', kk: 'Карта' },
  iban: { ua: 'Банківський рахунок', ru: 'Банковский счёт', en: 'Bank account', kk: 'Банк шоты' },
  bank: { ua: 'Банківський переказ', ru: 'Банковский перевод', en: 'Bank transfer', kk: 'Банк аударымы' },
  wallet: {
    ua: 'Платіжний застосунок',
    ru: 'Платёжное приложение',
    en: 'Payment app',
    kk: 'Төлем қолданбасы',
  },
};

/** The states as the site names them. */
export const PAY_IN_WORDS: Readonly<Record<PayInState, Words>> = {
  CREATED: { ua: 'Не завершено', ru: 'Не завершено', en: 'Not finished', kk: 'Аяқталмаған' },
  PENDING: { ua: 'Обробляється', ru: 'Обрабатывается', en: 'In progress', kk: 'Өңделуде' },
  PAID: { ua: 'Оплачено', ru: 'Оплачено', en: 'Paid', kk: 'Төленді' },
  FAILED: { ua: 'Відхилено', ru: 'Отклонено', en: 'Declined', kk: 'Қабылданбады' },
  EXPIRED: { ua: 'Час оплати минув', ru: 'Срок оплаты истёк', en: 'Expired', kk: 'Мерзімі өтті' },
  LATE: { ua: 'Надійшло пізно', ru: 'Поступило поздно', en: 'Arrived late', kk: 'Кешігіп түсті' },
  RETURNING: { ua: 'Повертаємо', ru: 'Возвращаем', en: 'Being sent back', kk: 'Қайтарылып жатыр' },
  RETURNED: { ua: 'Повернуто', ru: 'Возвращено', en: 'Sent back', kk: 'Қайтарылды' },
  REFUNDED: { ua: 'Кошти повернуто', ru: 'Деньги возвращены', en: 'Refunded', kk: 'Ақша қайтарылды' },
  CHARGED_BACK: {
    ua: 'Скасовано банком',
    ru: 'Отменено банком',
    en: 'Charged back',
    kk: 'Банк қайтарып алды',
  },
};

export const PAY_OUT_WORDS: Readonly<Record<PayOutState, Words>> = {
  PENDING: { ua: 'Обробляється', ru: 'Обрабатывается', en: 'In progress', kk: 'Өңделуде' },
  IN_REVIEW: { ua: 'На перевірці', ru: 'На проверке', en: 'Under review', kk: 'Тексерілуде' },
  APPROVED: { ua: 'Схвалено', ru: 'Одобрено', en: 'Approved', kk: 'Мақұлданды' },
  SENT: { ua: 'Надіслано', ru: 'Отправлено', en: 'Sent', kk: 'Жіберілді' },
  UNKNOWN: { ua: 'Уточнюється', ru: 'Уточняется', en: 'Being traced', kk: 'Нақтылануда' },
  PAID: { ua: 'Виплачено', ru: 'Выплачено', en: 'Paid', kk: 'Төленді' },
  REJECTED: { ua: 'Відхилено', ru: 'Отклонено', en: 'Declined', kk: 'Қабылданбады' },
  CANCELED: { ua: 'Скасовано', ru: 'Отменено', en: 'Cancelled', kk: 'Тоқтатылды' },
  FAILED: { ua: 'Не надійшло', ru: 'Не дошло', en: 'Did not arrive', kk: 'Келіп түспеді' },
};
