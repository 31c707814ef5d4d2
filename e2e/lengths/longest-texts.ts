import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LOCALES, type Language } from '../support/texts.ts';

const DAY = new Date('2026-11-23T22:15:00Z');
/** So many ways that a text may be read are drawn; one with more has branches that do not depend on each other. */
const READINGS_MAX = 64;

/** Every way that a text in ICU may be read, with the longest values that a page fills in. */
export function readingsOf(text: string, language: Language): string[] {
  return expand(parse(text, { ignoreTag: false }), language, '');
}

function expand(parts: readonly MessageFormatElement[], language: Language, count: string): string[] {
  return parts.reduce<string[]>(
    (readings, part) =>
      readings
        .flatMap((before) => readingsOfPart(part, language, count).map((next) => before + next))
        .slice(0, READINGS_MAX),
    [''],
  );
}

function readingsOfPart(part: MessageFormatElement, language: Language, count: string): string[] {
  switch (part.type) {
    case TYPE.literal:
      return [part.value];
    case TYPE.pound:
      return [count];
    case TYPE.tag:
      return expand(part.children, language, count);
    case TYPE.select:
    case TYPE.plural: {
      const number = part.type === TYPE.plural ? numberIn(language, 1_000) : count;
      return Object.values(part.options).flatMap(({ value }) => expand(value, language, number));
    }
    default:
      return [valueOf(part.value, language)];
  }
}

/** By the name of an argument, as the catalogues use them. */
function valueOf(name: string, language: Language): string {
  if (/(amount|stake|limit|min|max|left|fee|won|sum|price|total|held|most|least|loss|win|day)$/i.test(name))
    return language === 'en' ? '₴12,345.50' : '12\u00a0345,50\u00a0₴';
  if (/(date|until|at)$/i.test(name))
    return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
      DAY,
    );
  if (name === 'time') return '22:15';
  if (/(name|game|title|item|prize|reward|studio|provider|network|method|level|bonus)$/i.test(name))
    return 'Lantern Season';
  if (/email$/i.test(name)) return 'olena.kovalenko@example.com';
  if (/phone$/i.test(name)) return '+380 67 123 45 67';
  return numberIn(language, 100);
}

const numberIn = (language: Language, value: number) =>
  new Intl.NumberFormat(LOCALES[language]).format(value);
