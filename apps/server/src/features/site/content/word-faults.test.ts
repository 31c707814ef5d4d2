import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { shippedWords } from './shipped/shipped-words.ts';
import { wishesOf, wordFaultsOf } from './word-faults.ts';
import { readWish } from './word-wishes.ts';

const ua = (key: string, text: string) => wordFaultsOf('lobby', { ua: { [key]: text } });

test('the site ships its texts in four languages, each of which can be read', async () => {
  const words = await shippedWords();
  expect(words.get('shell')!.get('nav.signIn')).toMatchObject({ en: 'Sign in' });
  expect([...words.get('games')!.keys()].some((key) => /^[a-z-]+\.lead$/.test(key))).toBe(true);
  for (const [feature, of] of words)
    for (const [key, word] of of)
      for (const language of LANGUAGES) {
        expect(word[language], `${feature}.${key} ${language}`).not.toBe('');
        expect(readWish(word[language]), `${feature}.${key} ${language}`).toBeDefined();
      }
});

test('every shipped text may stand in place of itself', async () => {
  for (const [feature, of] of await shippedWords()) {
    const texts = Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        Object.fromEntries([...of].map(([key, word]) => [key, word[language]])),
      ]),
    );
    expect(await wordFaultsOf(feature, texts), feature).toEqual([]);
  }
});

test('what a text is filled with is told by names, of tags too', () => {
  const text = '{count, plural, one {# of {name}} other {<link>#</link>}}';
  expect(wishesOf({ en: text, ua: text, ru: text, kk: text })).toEqual(['count', 'name', '<link>']);
  expect(readWish('{count')).toBeUndefined();
  expect(readWish("It's '{plain}'")).toEqual(new Map());
});

test('a text that the site does not have, or that no page could be made with, is refused', async () => {
  expect(await wordFaultsOf('nowhere', {})).toEqual(['key: unknown']);
  expect(await ua('no.such', 'Text')).toEqual(['ua/no.such: unknown']);
  expect(await ua('__proto__', 'Text')).toEqual(['ua/__proto__: unknown']);
  expect(await ua('meta.title', 'A {brace')).toEqual(['ua/meta.title: syntax']);
  expect(await ua('meta.title', '<script>alert(1)</script>')).toContain(
    'ua/meta.title: placeholder <script>',
  );
  expect(await ua('meta.title', '{secret}')).toContain('ua/meta.title: placeholder secret');
});
