/** How a mail host reads the name before the `@`: what of it makes no other mailbox. */
export interface MailHost {
  /** All of its names are one; the first stands for them. */
  readonly hosts: readonly [string, ...string[]];
  /** Signs in the name that it leaves out. */
  readonly ignores?: readonly string[];
  /** What follows this sign is a tag of the reader's own. */
  readonly tag?: '+';
}

/** Hosts that deliver several spellings into one mailbox, as their own help pages say. */
export const MAIL_HOSTS: readonly MailHost[] = [
  { hosts: ['gmail.com', 'googlemail.com'], ignores: ['.'], tag: '+' },
  { hosts: ['outlook.com'], tag: '+' },
  { hosts: ['hotmail.com'], tag: '+' },
  { hosts: ['live.com'], tag: '+' },
  { hosts: ['icloud.com', 'me.com', 'mac.com'], tag: '+' },
  { hosts: ['proton.me', 'protonmail.com', 'pm.me'], ignores: ['.', '-', '_'], tag: '+' },
  { hosts: ['fastmail.com'], tag: '+' },
  { hosts: ['fastmail.fm'], tag: '+' },
  { hosts: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.kz'], tag: '+' },
  { hosts: ['mail.ru'], tag: '+' },
  { hosts: ['zoho.com'], tag: '+' },
];
