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
  asked: { ua: 'Просили', ru: 'Просили', en: 'Asked for', kk: 'Сұралғаны' },
  back: {
    ua: 'Повернуто платникові',
    ru: 'Возвращено плательщику',
    en: 'Given back',
    kk: 'Төлеушіге қайтарылғаны',
  },
  fee: { ua: 'Наша комісія', ru: 'Наша комиссия', en: 'Our fee', kk: 'Біздің комиссия' },
  received: { ua: 'До отримання', ru: 'К получению', en: 'To be received', kk: 'Қолға тиетіні' },
  method: { ua: 'Спосіб', ru: 'Способ', en: 'Method', kk: 'Тәсілі' },
  begun: { ua: 'Розпочато', ru: 'Начат', en: 'Begun', kk: 'Басталған уақыты' },
  changed: { ua: 'Стан на', ru: 'Состояние на', en: 'Status as of', kk: 'Күйінің уақыты' },
  reference: { ua: 'Наш номер', ru: 'Наш номер', en: 'Our reference', kk: 'Біздегі нөмірі' },
  licence: { ua: 'Ліцензія', ru: 'Лицензия', en: 'Licence', kk: 'Лицензия' },
  support: { ua: 'Підтримка', ru: 'Поддержка', en: 'Support', kk: 'Қолдау қызметі' },
} as const satisfies Record<string, Words>;

export type PaymentMethod = PayOutKind | 'bank' | 'wallet';

export const METHOD_WORDS: Readonly<Record<PaymentMethod, Words>> = {
  card: { ua: 'Картка', ru: 'Карта', en: 'Card', kk: 'Карта' },
  iban: { ua: 'Рахунок', ru: 'Счёт', en: 'Bank account', kk: 'Банк шоты' },
  bank: { ua: 'Банк', ru: 'Банк', en: 'Bank', kk: 'Банк' },
  wallet: { ua: 'Гаманець', ru: 'Кошелёк', en: 'Wallet', kk: 'Әмиян' },
};

/** The states as the site names them. */
export const PAY_IN_WORDS: Readonly<Record<PayInState, Words>> = {
  CREATED: { ua: 'Не завершено', ru: 'Не завершён', en: 'Not finished', kk: 'Аяқталмаған' },
  PENDING: { ua: 'Очікує', ru: 'Ожидает', en: 'Waiting', kk: 'Күтуде' },
  PAID: { ua: 'Оплачено', ru: 'Оплачен', en: 'Paid', kk: 'Төленді' },
  FAILED: { ua: 'Відхилено', ru: 'Отклонён', en: 'Declined', kk: 'Қабылданбады' },
  EXPIRED: { ua: 'Прострочено', ru: 'Просрочен', en: 'Expired', kk: 'Уақыты өтті' },
  LATE: { ua: 'Надійшов із запізненням', ru: 'Пришёл с опозданием', en: 'Arrived late', kk: 'Кешігіп түсті' },
  RETURNING: { ua: 'Повертаємо', ru: 'Возвращаем', en: 'Being sent back', kk: 'Қайтарылып жатыр' },
  RETURNED: { ua: 'Повернуто', ru: 'Возвращён', en: 'Sent back', kk: 'Қайтарылды' },
  REFUNDED: {
    ua: 'Повернуто платникові',
    ru: 'Возвращено плательщику',
    en: 'Refunded',
    kk: 'Төлеушіге қайтарылды',
  },
  CHARGED_BACK: {
    ua: 'Скасовано банком',
    ru: 'Отменено банком',
    en: 'Charged back',
    kk: 'Банк қайтарып алды',
  },
};

export const PAY_OUT_WORDS: Readonly<Record<PayOutState, Words>> = {
  PENDING: { ua: 'Перевіряється', ru: 'Проверяется', en: 'Being checked', kk: 'Тексерілуде' },
  IN_REVIEW: { ua: 'На розгляді', ru: 'На рассмотрении', en: 'With our team', kk: 'Қаралуда' },
  APPROVED: { ua: 'Схвалено', ru: 'Одобрен', en: 'Approved', kk: 'Мақұлданды' },
  SENT: { ua: 'Надіслано', ru: 'Отправлен', en: 'Sent', kk: 'Жіберілді' },
  UNKNOWN: { ua: 'Уточнюється', ru: 'Уточняется', en: 'Being traced', kk: 'Нақтылануда' },
  PAID: { ua: 'Виплачено', ru: 'Выплачен', en: 'Paid', kk: 'Төленді' },
  REJECTED: { ua: 'Відхилено', ru: 'Отклонён', en: 'Declined', kk: 'Қабылданбады' },
  CANCELED: { ua: 'Скасовано', ru: 'Отменён', en: 'Cancelled', kk: 'Болдырылмады' },
  FAILED: { ua: 'Не надійшло', ru: 'Не дошёл', en: 'Did not arrive', kk: 'Жетпеді' },
};
