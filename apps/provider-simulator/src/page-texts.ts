export const LANGUAGES = ['ua', 'ru', 'en', 'kk'] as const;
export type PageLanguage = (typeof LANGUAGES)[number];

export const TAGS: Record<PageLanguage, string> = { ua: 'uk', ru: 'ru', en: 'en', kk: 'kk' };

export const isLanguage = (value: unknown): value is PageLanguage =>
  (LANGUAGES as readonly unknown[]).includes(value);

/** What the page says. `{…}` is filled in by the page's script. */
export interface PageTexts {
  readonly lead: string;
  readonly balance: string;
  readonly stake: string;
  readonly play: string;
  readonly less: string;
  readonly more: string;
  readonly won: string;
  readonly lost: string;
  readonly free: string;
  /** Text about free rounds whose wins are paid at their end. */
  readonly gathered: string;
  readonly deposit: string;
  readonly leave: string;
  readonly noMoney: string;
  readonly blocked: string;
  readonly over: string;
  readonly failed: string;
  readonly choices: Readonly<Record<string, string>>;
}

export const TEXTS: Record<PageLanguage, PageTexts> = {
  ua: {
    lead: 'Оберіть, що випаде.',
    balance: 'Баланс',
    stake: 'Ставка',
    play: 'Грати',
    less: 'Менша ставка',
    more: 'Більша ставка',
    won: 'Виграш {amount}!',
    lost: 'Цього разу ні.',
    free: 'Безкоштовних раундів: {count}',
    gathered: 'Безкоштовних раундів: {count}. Вже виграно {amount}.',
    deposit: 'Поповнити',
    leave: 'Вийти з гри',
    noMoney: 'На цю ставку не вистачає коштів.',
    blocked: 'Зараз ставити не можна.',
    over: 'Сеанс завершено. Відкрийте гру ще раз.',
    failed: 'Немає зв’язку з казино. Ставку повернемо, якщо її було списано.',
    choices: {
      sun: 'Сонце',
      moon: 'Місяць',
      under: 'Менше 7',
      seven: 'Рівно 7',
      over: 'Більше 7',
      left: 'Ліві двері',
      middle: 'Середні двері',
      right: 'Праві двері',
    },
  },
  ru: {
    lead: 'Выберите, что выпадет.',
    balance: 'Баланс',
    stake: 'Ставка',
    play: 'Играть',
    less: 'Ставка меньше',
    more: 'Ставка больше',
    won: 'Выигрыш {amount}!',
    lost: 'В этот раз нет.',
    free: 'Бесплатных раундов: {count}',
    gathered: 'Бесплатных раундов: {count}. Уже выиграно {amount}.',
    deposit: 'Пополнить',
    leave: 'Выйти из игры',
    noMoney: 'На эту ставку не хватает денег.',
    blocked: 'Сейчас ставить нельзя.',
    over: 'Сеанс окончен. Откройте игру ещё раз.',
    failed: 'Нет связи с казино. Ставку вернём, если она была списана.',
    choices: {
      sun: 'Солнце',
      moon: 'Луна',
      under: 'Меньше 7',
      seven: 'Ровно 7',
      over: 'Больше 7',
      left: 'Левая дверь',
      middle: 'Средняя дверь',
      right: 'Правая дверь',
    },
  },
  en: {
    lead: 'Pick the result.',
    balance: 'Balance',
    stake: 'Stake',
    play: 'Play',
    less: 'Lower the stake',
    more: 'Raise the stake',
    won: 'You won {amount}!',
    lost: 'Not this time.',
    free: 'Free rounds: {count}',
    gathered: 'Free rounds: {count}. Won so far: {amount}.',
    deposit: 'Deposit',
    leave: 'Leave the game',
    noMoney: 'Your balance is too low for this stake.',
    blocked: 'You cannot stake right now.',
    over: 'The session is over. Open the game again.',
    failed: 'The casino is not responding. If your stake was taken, it will be returned.',
    choices: {
      sun: 'Sun',
      moon: 'Moon',
      under: 'Under 7',
      seven: 'Exactly 7',
      over: 'Over 7',
      left: 'Left door',
      middle: 'Middle door',
      right: 'Right door',
    },
  },
  kk: {
    lead: 'Не түсетінін таңдаңыз.',
    balance: 'Баланс',
    stake: 'Бәс',
    play: 'Ойнау',
    less: 'Бәсті азайту',
    more: 'Бәсті көбейту',
    won: 'Ұтыс: {amount}!',
    lost: 'Бұл жолы болмады.',
    free: 'Тегін раунд: {count}',
    gathered: 'Тегін раунд: {count}. Әзірге ұтыс: {amount}.',
    deposit: 'Толықтыру',
    leave: 'Ойыннан шығу',
    noMoney: 'Бұл бәске қаражат жетпейді.',
    blocked: 'Қазір бәс тігуге болмайды.',
    over: 'Сеанс аяқталды. Ойынды қайта ашыңыз.',
    failed: 'Казино жауап бермей тұр. Бәс алынса, қайтарамыз.',
    choices: {
      sun: 'Күн',
      moon: 'Ай',
      under: 'Жетіден аз',
      seven: 'Дәл 7',
      over: 'Жетіден көп',
      left: 'Сол жақ есік',
      middle: 'Ортаңғы есік',
      right: 'Оң жақ есік',
    },
  },
};
