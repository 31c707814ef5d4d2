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
    subject: 'Доступ до бек-офісу Croupier',
    hello: (name) => `Вітаємо, ${name}.`,
    text: 'Щоб увійти до бек-офісу Croupier, задайте пароль за посиланням.',
    label: 'Задати пароль',
    lasts: (until) => `Посилання діє до ${until} і лише один раз.`,
    otherwise: 'Якщо ви не очікували цього листа, просто не зважайте на нього.',
  },
  en: {
    subject: 'Access to the Croupier office',
    hello: (name) => `Hello ${name},`,
    text: 'To sign in to the Croupier office, set a password with the link.',
    label: 'Set a password',
    lasts: (until) => `The link is valid until ${until} and works only once.`,
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
