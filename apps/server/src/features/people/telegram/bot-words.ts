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
    stopped:
      'Готово. {house} більше нічого сюди не надсилатиме. Під’єднати знову можна в налаштуваннях сповіщень.',
    stranger:
      'Сюди {house} надсилає сповіщення про ваш акаунт. Щоб почати, натисніть «Під’єднати Telegram» у налаштуваннях сповіщень: {site}/ua/profile/notices/settings',
    known:
      'Цей чат лише для сповіщень, повідомлень тут не читають. Напишіть у підтримку: {site}/ua/support. Щоб вимкнути сповіщення, надішліть /stop.',
  },
  ru: {
    over: 'Эта ссылка уже не действует. Откройте настройки уведомлений и нажмите «Подключить Telegram» ещё раз: {site}/ru/profile/notices/settings',
    stopped:
      'Готово. {house} больше ничего сюда не пришлёт. Подключить снова можно в настройках уведомлений.',
    stranger:
      'Сюда {house} присылает уведомления о вашем аккаунте. Чтобы начать, нажмите «Подключить Telegram» в настройках уведомлений: {site}/ru/profile/notices/settings',
    known:
      'Этот чат только для уведомлений, сообщения здесь не читают. Напишите в поддержку: {site}/ru/support. Чтобы выключить уведомления, отправьте /stop.',
  },
  en: {
    over: 'This link has expired. Open your notification settings and press “Connect Telegram” again: {site}/en/profile/notices/settings',
    stopped:
      'Done. {house} won’t send anything more here. You can connect again in your notification settings.',
    stranger:
      '{house} sends notifications about your account here. To start, press “Connect Telegram” in your notification settings: {site}/en/profile/notices/settings',
    known:
      'This chat is for notifications only, and messages are not read here. Contact support: {site}/en/support. To stop notifications, send /stop.',
  },
  kk: {
    over: 'Бұл сілтеме енді жарамайды. Хабарлама баптауларын ашып, «Telegram қосу» түймесін қайта басыңыз: {site}/kk/profile/notices/settings',
    stopped: 'Дайын. {house} бұдан былай мұнда ештеңе жібермейді. Хабарлама баптауларында қайта қоса аласыз.',
    stranger:
      '{house} аккаунтыңыз туралы хабарламаларды осында жібереді. Бастау үшін хабарлама баптауларында «Telegram қосу» түймесін басыңыз: {site}/kk/profile/notices/settings',
    known:
      'Бұл чат тек хабарламаларға арналған, жазғаныңыз мұнда оқылмайды. Қолдау қызметіне жазыңыз: {site}/kk/support. Хабарламаларды өшіру үшін /stop жіберіңіз.',
  },
};
