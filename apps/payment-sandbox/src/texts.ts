/** What the hosted page says. Keys of the site's languages; `lang` is what the HTML element carries. */
export const TEXTS = {
  ua: {
    lang: 'uk',
    title: 'Тестова оплата',
    notice: 'Це пісочниця. Справжні гроші не рухаються, картка не потрібна.',
    amount: 'До сплати',
    merchant: 'Одержувач',
    approve: 'Сплатити',
    decline: 'Відхилити платіж',
    later: 'Залишити в очікуванні',
    over: 'Цей платіж уже завершено',
    overText: 'Поверніться на сайт: там видно, чим він закінчився.',
    back: 'Повернутися на сайт',
    missing: 'Такого платежу немає',
    missingText: 'Посилання застаріло або неповне. Нічого не списано.',
  },
  ru: {
    lang: 'ru',
    title: 'Тестовая оплата',
    notice: 'Это песочница. Настоящие деньги не движутся, карта не нужна.',
    amount: 'К оплате',
    merchant: 'Получатель',
    approve: 'Оплатить',
    decline: 'Отклонить платёж',
    later: 'Оставить в ожидании',
    over: 'Этот платёж уже завершён',
    overText: 'Вернитесь на сайт: там видно, чем он закончился.',
    back: 'Вернуться на сайт',
    missing: 'Такого платежа нет',
    missingText: 'Ссылка устарела или неполная. Ничего не списано.',
  },
  en: {
    lang: 'en',
    title: 'Test payment',
    notice: 'This is a sandbox. No real money moves and no card is needed.',
    amount: 'To pay',
    merchant: 'Paid to',
    approve: 'Pay',
    decline: 'Decline the payment',
    later: 'Leave it pending',
    over: 'This payment is already over',
    overText: 'Go back to the site to see how it ended.',
    back: 'Back to the site',
    missing: 'There is no such payment',
    missingText: 'The link is old or incomplete. Nothing was charged.',
  },
  kk: {
    lang: 'kk',
    title: 'Сынақ төлемі',
    notice: 'Бұл — сынақ ортасы. Нақты ақша қозғалмайды, карта қажет емес.',
    amount: 'Төлейтін сома',
    merchant: 'Алушы',
    approve: 'Төлеу',
    decline: 'Төлемнен бас тарту',
    later: 'Күтуде қалдыру',
    over: 'Бұл төлем аяқталған',
    overText: 'Немен аяқталғанын көру үшін сайтқа оралыңыз.',
    back: 'Сайтқа оралу',
    missing: 'Мұндай төлем жоқ',
    missingText: 'Сілтеме ескірген немесе толық емес. Ештеңе ұсталған жоқ.',
  },
} as const;

export type PageLanguage = keyof typeof TEXTS;
export type Texts = (typeof TEXTS)[PageLanguage];

/** The texts of a language, English when it is not one of ours. */
export const textsOf = (language: string): Texts =>
  TEXTS[language in TEXTS ? (language as PageLanguage) : 'en'];
