import { NOTICE_KINDS, specOf, type NoticeKind, type ParamType } from '@croupier/domain/people/notices';
import { createFormat } from '@croupier/domain/site/formats';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { CONTENT_TEXTS } from './content-texts.fixture.ts';

/** What a mail program and a locked screen show of it; the rest is cut ("Lengths" in `docs/words`). */
const MOST = { subject: 50, title: 40, short: 110 } as const;
const AUTUMN = '2026-11-23T22:15:00Z';

const KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[];

/** A value that is long for its type, but not made up. */
function valueOf(type: ParamType, language: Language): string {
  const { money, number, date } = createFormat(language);
  switch (type) {
    case 'amount':
      return money(1_234_550n, 'UAH');
    case 'date':
      return date(AUTUMN);
    case 'day':
      return date(AUTUMN, 'date');
    case 'month':
      return date(AUTUMN, 'month');
    case 'count':
      return number(100);
    default:
      return 'Lantern Tide';
  }
}

test.each(LANGUAGES)(
  'a notice in %s is as short as a mail program and a locked screen show it',
  (language) => {
    const texts = CONTENT_TEXTS.get(language)!;
    const long = KINDS.flatMap((kind) => {
      const { params } = specOf(kind);
      const fill = (text: string) =>
        text.replace(/\{(\w+)\}/g, (_, name: string) =>
          name in params ? valueOf(params[name]!, language) : name === 'minimumAge' ? '21' : 'Rino',
        );
      return Object.entries(MOST).flatMap(([part, most]) => {
        const text = fill(texts.get(`content/all/notices/${kind}.yaml.texts.${part}`)!);
        return text.length > most && !text.includes('://')
          ? [`${kind}.${part} has ${text.length}: ${text}`]
          : [];
      });
    });
    expect(long).toEqual([]);
  },
);
