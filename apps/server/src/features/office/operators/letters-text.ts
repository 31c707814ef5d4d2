import { layLetter } from '../letters/feature.ts';

interface Facts {
  name: string;
  link: string;
  expiresAt: Date;
}

interface Words {
  readonly subject: string;
  readonly hello: (name: string) => string;
  readonly text: string;
  readonly label: string;
  readonly lasts: (until: string) => string;
  readonly otherwise: string;
}

const WORDS: Readonly<Record<'en' | 'ua', Words>> = {
  ua: {
    subject: 'Запрошення до офісу Croupier',
    hello: (name) => `Вітаємо, ${name}.`,
    text: 'Вас запрошено працювати в офісі Croupier. Оберіть пароль за посиланням.',
    label: 'Обрати пароль',
    lasts: (until) => `Посилання діє до ${until} і спрацює один раз.`,
    otherwise: 'Якщо ви не чекали цього листа, не зважайте на нього.',
  },
  en: {
    subject: 'Your invitation to the Croupier office',
    hello: (name) => `Hello ${name},`,
    text: 'You are invited to work in the Croupier office. Choose your password with the link.',
    label: 'Choose a password',
    lasts: (until) => `The link is valid until ${until} and works once.`,
    otherwise: 'If you did not expect this email, ignore it.',
  },
};

/** The letter of an invitation. It says nothing of what its reader will be able to do. */
export function invitationLetter(
  language: 'en' | 'ua',
  { name, link, expiresAt }: Facts,
): { subject: string; text: string; html: string } {
  const words = WORDS[language];
  const until = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const laid = layLetter({
    ...{ language, brand: null, title: words.subject },
    paragraphs: [words.hello(name), words.text, words.lasts(until)],
    action: { label: words.label, url: link },
    footer: [words.otherwise],
  });
  return { subject: words.subject, ...laid };
}
