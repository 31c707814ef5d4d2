import type { Language } from '@croupier/domain/site/regions';

interface Words {
  /** To whom brings a link that is used, over or made up. */
  readonly over: string;
  /** To whom wants nothing more. */
  readonly stopped: string;
  /** To whom the bot does not know. */
  readonly stranger: string;
  /** To whom the bot writes anyway. */
  readonly known: string;
}

/** What the bot answers by itself; what happens in an account is told by notices. `{site}` is the address, `{house}` its name. */
export const BOT_WORDS: Readonly<Record<Language, Words>> = {
  ua: {
    over: 'Це посилання вже не діє. Відкрийте свій профіль і натисніть «Під’єднати Telegram» ще раз: {site}/ua/profile',
    stopped: 'Готово. {house} більше нічого сюди не пише. Під’єднати знову можна у профілі.',
    stranger:
      'Тут {house} пише про те, що відбувається у вашому акаунті. Щоб почати, натисніть «Під’єднати Telegram» у профілі: {site}/ua/profile',
    known:
      'Тут лише сповіщення, листів я не читаю. Запитати можна у підтримки: {site}/ua/support. Щоб сюди нічого не приходило, надішліть /stop.',
  },
  ru: {
    over: 'Эта ссылка уже не действует. Откройте свой профиль и нажмите «Подключить Telegram» ещё раз: {site}/ru/profile',
    stopped: 'Готово. {house} больше ничего сюда не пишет. Подключить снова можно в профиле.',
    stranger:
      'Здесь {house} пишет о том, что происходит в вашем аккаунте. Чтобы начать, нажмите «Подключить Telegram» в профиле: {site}/ru/profile',
    known:
      'Здесь только уведомления, письма я не читаю. Спросить можно у поддержки: {site}/ru/support. Чтобы сюда ничего не приходило, отправьте /stop.',
  },
  en: {
    over: 'This link works no more. Open your profile and press “Connect Telegram” again: {site}/en/profile',
    stopped: 'Done. {house} writes nothing more here. You can connect again in your profile.',
    stranger:
      'Here {house} tells you what happens in your account. To begin, press “Connect Telegram” in your profile: {site}/en/profile',
    known:
      'There are only notices here, nobody reads what you write. Support answers at {site}/en/support. To get nothing more, send /stop.',
  },
  kk: {
    over: 'Бұл сілтеме енді жарамайды. Профильді ашып, «Telegram қосу» түймесін қайта басыңыз: {site}/kk/profile',
    stopped: 'Дайын. {house} бұдан былай мұнда жазбайды. Профильде қайта қоса аласыз.',
    stranger:
      'Мұнда {house} аккаунтыңызда не болғанын жазады. Бастау үшін профильде «Telegram қосу» түймесін басыңыз: {site}/kk/profile',
    known:
      'Мұнда тек хабарламалар келеді, жазғаныңызды ешкім оқымайды. Сұрағыңызға қолдау жауап береді: {site}/kk/support. Ештеңе келмеуі үшін /stop жіберіңіз.',
  },
};
