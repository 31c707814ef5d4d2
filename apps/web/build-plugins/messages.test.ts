import { LANGUAGES } from '@croupier/domain/site/regions';
import { GAMES } from '@croupier/games';
import compile from 'icu-minify/compile';
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formsOf, pluralsOf } from '../../../tools/testing/plural-forms.ts';
import { PLURAL_LOCALE } from '../app/lib/messages.ts';
import { APP, TEXTS } from './all-texts.fixture.ts';
import { featureFolders } from './feature-folders.ts';

interface Shape {
  args: string[];
  plurals: string[][];
}

/** Arguments, tags and plural categories of a compiled text. */
function shapeOf(message: unknown, found: Shape = { args: [], plurals: [] }): Shape {
  if (!Array.isArray(message)) return found;
  for (const part of message as unknown[]) {
    if (!Array.isArray(part)) continue;
    const [name, type, ...rest] = part as [string, unknown, ...unknown[]];
    if (typeof name === 'string') found.args.push(name);
    const choices = [type, ...rest].find(
      (item) => typeof item === 'object' && item !== null && !Array.isArray(item),
    ) as object | undefined;
    if (choices) {
      found.plurals.push(Object.keys(choices).filter((key) => !key.startsWith('=')));
      for (const inner of Object.values(choices)) shapeOf(inner, found);
    }
    for (const inner of [type, ...rest]) shapeOf(Array.isArray(inner) ? inner : [], found);
  }
  return found;
}

test('every language has every text', () => {
  const keys = [...TEXTS.get('en')!.keys()].sort();
  expect(keys.length).toBeGreaterThan(100);
  for (const language of LANGUAGES) expect([...TEXTS.get(language)!.keys()].sort(), language).toEqual(keys);
});

test.each(LANGUAGES)(
  'texts in %s are neither empty nor broken, and leave numbers and dates to lib/format',
  (language) => {
    for (const [key, text] of TEXTS.get(language)!) {
      expect(typeof text === 'string' && text.trim() !== '' && text === text.trim(), `${key}: ${text}`).toBe(
        true,
      );
      expect(() => compile(text), key).not.toThrow();
      expect(text, key).not.toMatch(/\{\s*\w+\s*,\s*(number|date|time)\b/);
    }
  },
);

test.each(LANGUAGES)(
  'texts in %s have the same placeholders as in English, and each of their plurals all forms of the language, and no others',
  (language) => {
    for (const [key, text] of TEXTS.get(language)!) {
      const shape = shapeOf(compile(text));
      const english = shapeOf(compile(TEXTS.get('en')!.get(key)!));
      expect([...new Set(shape.args)].sort(), key).toEqual([...new Set(english.args)].sort());
      for (const plural of pluralsOf(text))
        expect(plural.forms.toSorted(), `${key}: ${text}`).toEqual(
          formsOf(PLURAL_LOCALE[language], plural).toSorted(),
        );
    }
  },
);

test('Kazakh texts are in Kazakh, not left in Russian', () => {
  const kk = TEXTS.get('kk')!;
  const same = [...TEXTS.get('ru')!].filter(
    ([key, text]) => kk.get(key) === text && /[а-яё]{4,}.*\s.*[а-яё]{4,}/i.test(text),
  );
  expect(same.map(([key]) => key)).toEqual([]);
});

test('every folder of messages has the four languages', () => {
  const folders = [
    ...featureFolders(APP)
      .filter(({ feature }) => feature !== 'games')
      .map(({ folder }) => `${APP}/${folder}/messages`),
    ...readdirSync(`${APP}/features/play/games/messages`).map(
      (id) => `${APP}/features/play/games/messages/${id}`,
    ),
  ].filter((folder) => existsSync(folder) && readdirSync(folder).length > 0);
  for (const folder of folders)
    expect(readdirSync(folder).sort(), folder).toEqual(['en.json', 'kk.json', 'ru.json', 'ua.json']);
});

test.each(GAMES.map(({ definition }) => definition))(
  'the game $id has a name, a lead and a name for each symbol it has',
  (definition) => {
    const symbols = 'symbols' in definition ? definition.symbols : [];
    const wanted = ['name', 'lead', ...symbols.map(({ id }) => `symbols.${id}`)];
    const english = TEXTS.get('en')!;
    expect(wanted.filter((key) => !english.has(`games.${definition.id}.${key}`))).toEqual([]);
  },
);
