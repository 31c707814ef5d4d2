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
    over: 'Це посилання вже не діє. Відкрийте налаштування сповіщень і натисніть «Під’єднати Telegram» ще раз: {site}/ua/profile/notices/settings',
    stopped: 'Готово. {house} більше нічого сюди не пише. Під’єднати знову можна в налаштуваннях сповіщень.',
    stranger:
      'Тут {house} пише про те, що відбувається у вашому акаунті. Щоб почати, натисніть «Під’єднати Telegram» у налаштуваннях сповіщень: {site}/ua/profile/notices/settings',
    known:
      'Тут лише сповіщення, листів я не читаю. Запитати можна у підтримки: {site}/ua/support. Щоб сюди нічого не приходило, надішліть /stop.',
  },
  ru: {
    over: 'Эта ссылка уже не действует. Откройте настройки уведомлений и нажмите «Подключить Telegram» ещё раз: {site}/ru/profile/notices/settings',
    stopped: 'Готово. {house} больше ничего сюда не пишет. Подключить снова можно в настройках уведомлений.',
    stranger:
      'Здесь {house} пишет о том, что происходит в вашем аккаунте. Чтобы начать, нажмите «Подключить Telegram» в настройках уведомлений: {site}/ru/profile/notices/settings',
    known:
      'Здесь только уведомления, письма я не читаю. Спросить можно у поддержки: {site}/ru/support. Чтобы сюда ничего не приходило, отправьте /stop.',
  },
  en: {
    over: 'This link works no more. Open your notice settings and press “Connect Telegram” again: {site}/en/profile/notices/settings',
    stopped: 'Done. {house} writes nothing more here. You can connect again in your notice settings.',
    stranger:
      'Here {house} tells you what happens in your account. To begin, press “Connect Telegram” in your notice settings: {site}/en/profile/notices/settings',
    known:
      'There are only notices here, nobody reads what you write. Support answers at {site}/en/support. To get nothing more, send /stop.',
  },
  kk: {
    over: 'Бұл сілтеме енді жарамайды. Хабарлама баптауларын ашып, «Telegram қосу» түймесін қайта басыңыз: {site}/kk/profile/notices/settings',
    stopped: 'Дайын. {house} бұдан былай мұнда жазбайды. Хабарлама баптауларында қайта қоса аласыз.',
    stranger:
      'Мұнда {house} аккаунтыңызда не болғанын жазады. Бастау үшін хабарлама баптауларында «Telegram қосу» түймесін басыңыз: {site}/kk/profile/notices/settings',
    known:
      'Мұнда тек хабарламалар келеді, жазғаныңызды ешкім оқымайды. Сұрағыңызға қолдау жауап береді: {site}/kk/support. Ештеңе келмеуі үшін /stop жіберіңіз.',
  },
};
