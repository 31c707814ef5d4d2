import type { CardError, CardField } from './card-form.ts';
import type { Account, Method } from './methods.ts';
import type { PageLanguage } from './page-texts.ts';
import type { Failure } from './payments.ts';
import type { PaymentCardName } from './test-cards.ts';

export interface FormTexts {
  methods: Record<Method, string>;
  methodsLabel: string;
  warning: string;
  fields: Record<CardField, string>;
  hints: Record<CardField, string>;
  pay: string;
  wrong: string;
  errors: Record<CardError, string>;
  testCards: string;
  testCardsHint: string;
  cards: Record<PaymentCardName, string>;
  banks: string;
  wallets: string;
  accounts: Record<Account, string>;
  goOn: string;
  outcomes: string;
  failures: Record<Failure, string>;
  confirmTitle: string;
  confirmText: string;
  card: string;
  confirmCode: string;
  confirmHint: string;
  confirmWrong: string;
  confirm: string;
  refuse: string;
}

/** Texts of the forms with which a payment is made. */
export const FORM_TEXTS: Record<PageLanguage, FormTexts> = {
  ua: {
    methods: { card: 'Картка', bank: 'Банк', wallet: 'Гаманець' },
    methodsLabel: 'Спосіб оплати',
    warning: 'Не вводьте дані справжньої картки: приймаються лише тестові картки з переліку.',
    fields: { number: 'Номер картки', expiry: 'Термін дії', code: 'CVV' },
    hints: { number: '16 цифр', expiry: 'ММ/РР', code: '3 цифри' },
    pay: 'Сплатити',
    wrong: 'Перевірте дані картки',
    errors: {
      'number-missing': 'Введіть номер картки.',
      'number-digits': 'Номер картки складається лише з цифр.',
      'number-length': 'У номері картки має бути 16 цифр.',
      'number-check': 'У номері помилка: звірте його цифра за цифрою.',
      'number-foreign': 'Це не тестова картка. Візьміть номер із переліку нижче.',
      'expiry-missing': 'Введіть термін дії картки.',
      'expiry-format': 'Введіть місяць і рік, наприклад 12/34.',
      'expiry-month': 'Місяць має бути від 01 до 12.',
      'expiry-past': 'Термін дії вже минув.',
      'code-missing': 'Введіть CVV зі зворотного боку картки.',
      'code-format': 'CVV складається з 3 цифр.',
    },
    testCards: 'Тестові картки',
    testCardsHint:
      'Оберіть картку, і форма заповниться. CVV — будь-які 3 цифри, термін дії — будь-який майбутній.',
    cards: {
      paid: 'оплату буде прийнято',
      declined: 'банк відхилить оплату',
      'too-little': 'недостатньо коштів',
      expired: 'термін дії картки минув',
      confirmed: '3-D Secure, оплату буде підтверджено',
      'not-confirmed': '3-D Secure, оплату не буде підтверджено',
      half: 'буде сплачено лише половину',
      late: 'оплата надійде із затримкою',
      'fail-first': 'оплату відхилять, а згодом вона надійде',
      'charged-back': 'буде сплачено, а згодом банк поверне кошти платникові',
    },
    banks: 'Оберіть тестовий банк',
    wallets: 'Оберіть тестовий гаманець',
    accounts: {
      'bank-pays': 'Банк, що сплачує одразу',
      'bank-slow': 'Банк, що сплачує із затримкою',
      'bank-refuses': 'Банк, що відмовляє',
      'wallet-full': 'Гаманець із коштами',
      'wallet-empty': 'Порожній гаманець',
    },
    goOn: 'Сплатити',
    outcomes: 'Результат для перевірки',
    failures: {
      declined: 'Банк відхилив оплату.',
      'too-little': 'Недостатньо коштів.',
      expired: 'Термін дії картки минув.',
      'not-confirmed': 'Банк не отримав підтвердження оплати.',
    },
    confirmTitle: 'Підтвердження 3-D Secure',
    confirmText: 'Банк, що випустив картку, просить підтвердити оплату.',
    card: 'Картка',
    confirmCode: 'Код із SMS',
    confirmHint: 'У пісочниці SMS не надходить: введіть будь-які 6 цифр.',
    confirmWrong: 'Код складається з 6 цифр.',
    confirm: 'Підтвердити',
    refuse: 'Відмовитися від оплати',
  },
  ru: {
    methods: { card: 'Карта', bank: 'Банк', wallet: 'Кошелёк' },
    methodsLabel: 'Способ оплаты',
    warning: 'Не вводите данные настоящей карты: принимаются только тестовые карты из списка.',
    fields: { number: 'Номер карты', expiry: 'Срок действия', code: 'CVV' },
    hints: { number: '16 цифр', expiry: 'ММ/ГГ', code: '3 цифры' },
    pay: 'Оплатить',
    wrong: 'Проверьте данные карты',
    errors: {
      'number-missing': 'Введите номер карты.',
      'number-digits': 'Номер карты состоит только из цифр.',
      'number-length': 'В номере карты должно быть 16 цифр.',
      'number-check': 'В номере ошибка: сверьте его цифра за цифрой.',
      'number-foreign': 'Это не тестовая карта. Возьмите номер из списка ниже.',
      'expiry-missing': 'Введите срок действия карты.',
      'expiry-format': 'Введите месяц и год, например 12/34.',
      'expiry-month': 'Месяц должен быть от 01 до 12.',
      'expiry-past': 'Срок действия уже истёк.',
      'code-missing': 'Введите CVV с обратной стороны карты.',
      'code-format': 'CVV состоит из 3 цифр.',
    },
    testCards: 'Тестовые карты',
    testCardsHint: 'Выберите карту, и форма заполнится. CVV — любые 3 цифры, срок действия — любой будущий.',
    cards: {
      paid: 'оплата пройдёт',
      declined: 'банк отклонит оплату',
      'too-little': 'недостаточно средств',
      expired: 'срок действия карты истёк',
      confirmed: '3-D Secure, оплата будет подтверждена',
      'not-confirmed': '3-D Secure, оплата не будет подтверждена',
      half: 'будет оплачена только половина',
      late: 'оплата поступит с задержкой',
      'fail-first': 'оплату отклонят, а позже она поступит',
      'charged-back': 'будет оплачено, а позже банк вернёт деньги плательщику',
    },
    banks: 'Выберите тестовый банк',
    wallets: 'Выберите тестовый кошелёк',
    accounts: {
      'bank-pays': 'Банк, который платит сразу',
      'bank-slow': 'Банк, который платит с задержкой',
      'bank-refuses': 'Банк, который отказывает',
      'wallet-full': 'Кошелёк с деньгами',
      'wallet-empty': 'Пустой кошелёк',
    },
    goOn: 'Оплатить',
    outcomes: 'Результат для проверки',
    failures: {
      declined: 'Банк отклонил оплату.',
      'too-little': 'Недостаточно средств.',
      expired: 'Срок действия карты истёк.',
      'not-confirmed': 'Банк не получил подтверждения оплаты.',
    },
    confirmTitle: 'Подтверждение 3-D Secure',
    confirmText: 'Банк, выпустивший карту, просит подтвердить оплату.',
    card: 'Карта',
    confirmCode: 'Код из SMS',
    confirmHint: 'В песочнице SMS не приходит: введите любые 6 цифр.',
    confirmWrong: 'Код состоит из 6 цифр.',
    confirm: 'Подтвердить',
    refuse: 'Отказаться от оплаты',
  },
  en: {
    methods: { card: 'Card', bank: 'Bank', wallet: 'Wallet' },
    methodsLabel: 'Payment method',
    warning: 'Do not enter a real card: only the test cards of the list are taken.',
    fields: { number: 'Card number', expiry: 'Expiry date', code: 'Security code' },
    hints: { number: '16 digits', expiry: 'MM/YY', code: '3 digits' },
    pay: 'Pay',
    wrong: 'Check the card details',
    errors: {
      'number-missing': 'Enter the card number.',
      'number-digits': 'A card number has digits only.',
      'number-length': 'A card number has 16 digits.',
      'number-check': 'There is a mistake in the number: compare it digit by digit.',
      'number-foreign': 'This is no test card. Take a number from the list below.',
      'expiry-missing': 'Enter the expiry date.',
      'expiry-format': 'Enter month and year, such as 12/34.',
      'expiry-month': 'The month must be 01 to 12.',
      'expiry-past': 'This date has passed.',
      'code-missing': 'Enter the security code from the back of the card.',
      'code-format': 'A security code has 3 digits.',
    },
    testCards: 'Test cards',
    testCardsHint:
      'Choose a card to fill in the form. The security code is any 3 digits, the expiry date any to come.',
    cards: {
      paid: 'the payment is approved',
      declined: 'the bank declines the payment',
      'too-little': 'not enough money',
      expired: 'the card has expired',
      confirmed: '3-D Secure, the payment is confirmed',
      'not-confirmed': '3-D Secure, the payment is not confirmed',
      half: 'only half is paid',
      late: 'the payment arrives with a delay',
      'fail-first': 'declined first, paid later',
      'charged-back': 'paid, and charged back later',
    },
    banks: 'Choose a test bank',
    wallets: 'Choose a test wallet',
    accounts: {
      'bank-pays': 'A bank that pays at once',
      'bank-slow': 'A bank that pays with a delay',
      'bank-refuses': 'A bank that declines',
      'wallet-full': 'A wallet with money',
      'wallet-empty': 'An empty wallet',
    },
    goOn: 'Pay',
    outcomes: 'Outcomes for trying out',
    failures: {
      declined: 'The bank declined the payment.',
      'too-little': 'There is not enough money.',
      expired: 'The card has expired.',
      'not-confirmed': 'The bank did not get a confirmation of the payment.',
    },
    confirmTitle: '3-D Secure confirmation',
    confirmText: 'The bank that issued the card asks you to confirm the payment.',
    card: 'Card',
    confirmCode: 'Code from the text message',
    confirmHint: 'The sandbox sends no message: enter any 6 digits.',
    confirmWrong: 'The code has 6 digits.',
    confirm: 'Confirm',
    refuse: 'Refuse the payment',
  },
  kk: {
    methods: { card: 'Карта', bank: 'Банк', wallet: 'Әмиян' },
    methodsLabel: 'Төлем тәсілі',
    warning: 'Нақты карта деректерін енгізбеңіз: тек тізімдегі сынақ карталары қабылданады.',
    fields: { number: 'Карта нөмірі', expiry: 'Мерзімі', code: 'CVV' },
    hints: { number: '16 цифр', expiry: 'АА/ЖЖ', code: '3 цифр' },
    pay: 'Төлеу',
    wrong: 'Карта деректерін тексеріңіз',
    errors: {
      'number-missing': 'Карта нөмірін енгізіңіз.',
      'number-digits': 'Карта нөмірі тек цифрлардан тұрады.',
      'number-length': 'Карта нөмірінде 16 цифр болуы керек.',
      'number-check': 'Нөмірде қате бар: цифрларын бір-бірлеп салыстырыңыз.',
      'number-foreign': 'Бұл сынақ картасы емес. Нөмірді төмендегі тізімнен алыңыз.',
      'expiry-missing': 'Картаның жарамдылық мерзімін енгізіңіз.',
      'expiry-format': 'Ай мен жылды енгізіңіз, мысалы 12/34.',
      'expiry-month': 'Ай 01 мен 12 аралығында болуы керек.',
      'expiry-past': 'Бұл мерзім өтіп кеткен.',
      'code-missing': 'Картаның артындағы CVV кодын енгізіңіз.',
      'code-format': 'CVV коды 3 цифрдан тұрады.',
    },
    testCards: 'Сынақ карталары',
    testCardsHint:
      'Картаны таңдасаңыз, пішін толтырылады. CVV — кез келген 3 цифр, мерзімі — кез келген алдағы ай.',
    cards: {
      paid: 'төлем өтеді',
      declined: 'банк төлемді қабылдамайды',
      'too-little': 'қаражат жеткіліксіз',
      expired: 'картаның мерзімі өткен',
      confirmed: '3-D Secure, төлем расталады',
      'not-confirmed': '3-D Secure, төлем расталмайды',
      half: 'жартысы ғана төленеді',
      late: 'төлем кідіріп түседі',
      'fail-first': 'алдымен қабылданбайды, кейін төленеді',
      'charged-back': 'төленеді, кейін банк ақшаны төлеушіге қайтарады',
    },
    banks: 'Сынақ банкін таңдаңыз',
    wallets: 'Сынақ әмиянын таңдаңыз',
    accounts: {
      'bank-pays': 'Бірден төлейтін банк',
      'bank-slow': 'Кідіріп төлейтін банк',
      'bank-refuses': 'Төлемнен бас тартатын банк',
      'wallet-full': 'Қаражаты бар әмиян',
      'wallet-empty': 'Бос әмиян',
    },
    goOn: 'Төлеу',
    outcomes: 'Сынауға арналған нәтижелер',
    failures: {
      declined: 'Банк төлемді қабылдамады.',
      'too-little': 'Қаражат жеткіліксіз.',
      expired: 'Картаның мерзімі өткен.',
      'not-confirmed': 'Банкке төлемнің растауы келмеді.',
    },
    confirmTitle: '3-D Secure растауы',
    confirmText: 'Картаны шығарған банк төлемді растауды сұрайды.',
    card: 'Карта',
    confirmCode: 'SMS коды',
    confirmHint: 'Сынақ ортасында SMS келмейді: кез келген 6 цифрды енгізіңіз.',
    confirmWrong: 'Код 6 цифрдан тұрады.',
    confirm: 'Растау',
    refuse: 'Төлемнен бас тарту',
  },
};
