import { ERROR_STATUS } from '@croupier/contract/kit';
import { PERMISSIONS } from '@croupier/domain/office/permissions';
import { KEPT_KINDS } from '@croupier/domain/people/notices';
import { expect, test } from 'vitest';
import { formsOf, pluralsOf } from '../../../tools/testing/plural-forms.ts';
import { ROOM_GROUPS } from './lib/declared.ts';
import { LOCALES, OFFICE_LANGUAGES } from './lib/language/language.ts';
import { texts as en } from './lib/language/texts-en.ts';
import { texts as ua } from './lib/language/texts-ua.ts';
import { offered } from './shell/collected.ts';

/** Keys down to the texts, as `operators.columns.name`. */
function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [`${before}${key}`] : keysOf(inner as object, `${before}${key}.`),
  );
}

function textAt(texts: object, key: string): unknown {
  return key.split('.').reduce<unknown>((inner, part) => (inner as Record<string, unknown>)?.[part], texts);
}

const placeholdersOf = (text: unknown) =>
  [...new Set([...String(text).matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

test('both languages say the same things, of the same values', () => {
  expect(keysOf(ua).sort()).toEqual(keysOf(en).sort());
  // A language may leave a value unsaid, but none that nobody gives it.
  for (const key of keysOf(en)) {
    const given = placeholdersOf(textAt(en, key));
    expect([key, placeholdersOf(textAt(ua, key)).filter((name) => !given.includes(name))]).toEqual([key, []]);
  }
});

test.each(OFFICE_LANGUAGES)('every plural in %s has all forms of the language, and no others', (language) => {
  const texts = { en, ua }[language];
  for (const key of keysOf(texts))
    for (const plural of pluralsOf(String(textAt(texts, key))))
      expect([key, plural.forms.toSorted()]).toEqual([key, formsOf(LOCALES[language], plural).toSorted()]);
});

test('every error that may come has a text', () => {
  for (const key of [...Object.keys(ERROR_STATUS), 'network', 'unknown'])
    expect([key, typeof textAt(en, `lib.errors.${key}`)]).toEqual([key, 'string']);
});

test('every message that a player is kept has a name', () => {
  for (const kind of KEPT_KINDS)
    expect([kind, typeof textAt(en, `player-desk.notices.choices.kind.${kind}`)]).toEqual([kind, 'string']);
});

test('every permission has a name', () => {
  for (const permission of PERMISSIONS)
    expect([permission, typeof textAt(en, `roles.permissions.${permission}`)]).toEqual([
      permission,
      'string',
    ]);
});

test('every act on documents, persons and things has words in the timeline of its player', () => {
  const decided = ['', 'ask.', 'approve.', 'refuse.', 'withdraw.', 'fail.'].map(
    (verb) => `${verb}decide.documents`,
  );
  const things = ['take', 'give-back', 'send', 'return'].map((verb) => `${verb}.purchase`);
  const persons = ['take.document', 'give-back.document', 'correct.person', 'care.player'];
  for (const act of [...persons, ...decided, ...things])
    expect([act, typeof textAt(en, `player-desk.timeline.what.act.${act}`)]).toEqual([act, 'string']);
});

test('what features offer has its texts, and no two rooms have one letter', () => {
  for (const { feature, key } of offered.rooms) {
    expect(textAt(en, `${feature}.rooms.${key}.name`)).toBeTypeOf('string');
    expect(textAt(en, `${feature}.rooms.${key}.about`)).toBeTypeOf('string');
  }
  for (const { feature, key } of offered.acts)
    expect(textAt(en, `${feature}.acts.${key}`)).toBeTypeOf('string');
  for (const { feature, key } of offered.finders)
    expect(textAt(en, `${feature}.finders.${key}`)).toBeTypeOf('string');
  for (const group of ROOM_GROUPS) expect(textAt(en, `shell.groups.${group}`)).toBeTypeOf('string');
  const letters = offered.rooms.map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(letters.length);
  // `g` waits for its letter.
  expect(letters).not.toContain('g');
});
