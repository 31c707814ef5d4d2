import type { Language } from '@croupier/domain/site/regions';
import { layLetter } from '../letters/feature.ts';

interface Words {
  readonly subject: string;
  readonly hello: string;
  readonly end: string;
  readonly house: string;
}

const WORDS: Readonly<Record<Language, (number: bigint) => Words>> = {
  ua: (number) => ({
    subject: `Відповідь на ваше звернення №\u00a0${number}`,
    hello: 'Вітаємо.',
    end: `Якщо лишилися запитання, напишіть нам на сайті ще раз і вкажіть номер ${number}.`,
    house: 'Служба підтримки Croupier',
  }),
  ru: (number) => ({
    subject: `Ответ на ваше обращение №\u00a0${number}`,
    hello: 'Здравствуйте.',
    end: `Если остались вопросы, напишите нам на сайте ещё раз и укажите номер ${number}.`,
    house: 'Служба поддержки Croupier',
  }),
  en: (number) => ({
    subject: `Reply to your request No. ${number}`,
    hello: 'Hello,',
    end: `If anything is still unclear, write to us again on the site and give the number ${number}.`,
    house: 'Croupier support',
  }),
  kk: (number) => ({
    subject: `№\u00a0${number} өтінішіңізге жауап`,
    hello: 'Сәлеметсіз бе.',
    end: `Сұрақ қалса, сайтта бізге тағы жазып, ${number} нөмірін көрсетіңіз.`,
    house: 'Croupier қолдау қызметі',
  }),
};

/**
 * An answer as it is mailed, around it the words of its writer's language. What the player wrote is not repeated in it: the
 * address may be somebody else's, who never wrote to us.
 */
export function answerMail(
  language: Language,
  { number, text }: { number: bigint; text: string },
): { subject: string; text: string; html: string } {
  const { subject, hello, end, house } = WORDS[language](number);
  const paragraphs = [hello, ...text.split(/\n{2,}/), end];
  const laid = layLetter({ language, brand: null, title: subject, paragraphs, footer: [house] });
  return { subject, ...laid };
}
