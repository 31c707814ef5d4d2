import { expect, test } from 'vitest';
import { wordsOver } from './words-over.ts';

const SHIPPED = {
  lobby: { hero: { label: 'Now', text: ['You have ', 1] }, title: 'Games' },
  shell: { nav: { support: 'Support' } },
};

test('words are said in place of texts, which stay as they are', () => {
  const before = structuredClone(SHIPPED);
  const { words, texts } = wordsOver(SHIPPED, [
    ['lobby.hero.label', 'Today'],
    ['lobby.hero.text', 'None'],
    ['support.nav.support', 'Help'],
  ]);
  expect(SHIPPED).toEqual(before);
  expect(words).toEqual({
    lobby: { hero: { label: 'Today', text: 'None' } },
    shell: { nav: { support: 'Help' } },
  });
  expect(texts).toEqual({
    lobby: { hero: { label: 'Today', text: 'None' }, title: 'Games' },
    shell: { nav: { support: 'Help' } },
  });
});

test.each([
  ['lobby.hero'],
  ['lobby'],
  ['lobby.hero.label.more'],
  ['lobby.nothing'],
  ['__proto__.x'],
  ['lobby.constructor'],
  [''],
])('what no text is named is said nowhere: %j', (key) =>
  expect(wordsOver(SHIPPED, [[key, 'x']])).toEqual({ words: undefined, texts: undefined }),
);
