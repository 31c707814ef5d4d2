import { expect, test } from 'vitest';
import { createTextUrls } from './text-urls.ts';

const textUrls = createTextUrls({
  'page.tsx': {
    file: 'assets/page-1.js',
    imports: ['_kit.js'],
    dynamicImports: ['virtual:messages/en/lobby', 'virtual:messages/kk/lobby', 'modal.tsx'],
  },
  '_kit.js': {
    file: 'assets/kit-1.js',
    imports: ['_kit.js'],
    dynamicImports: ['virtual:messages/en/shell', 'virtual:messages/en/games.moon'],
  },
  'modal.tsx': { file: 'assets/modal-1.js', dynamicImports: ['virtual:messages/en/settings'] },
  'virtual:messages/en/lobby': { file: 'assets/lobby-en.js' },
  'virtual:messages/kk/lobby': { file: 'assets/lobby-kk.js' },
  'virtual:messages/en/shell': { file: 'assets/shell-en.js' },
  'virtual:messages/en/settings': { file: 'assets/settings-en.js' },
  'virtual:messages/en/games.moon': { file: 'assets/moon-en.js' },
});

test('the texts of a page are those of its scripts in its language, not those of what may come later', () => {
  expect(textUrls('en', ['/assets/page-1.js'])).toEqual(['/assets/lobby-en.js', '/assets/shell-en.js']);
  expect(textUrls('kk', ['/assets/page-1.js', '/assets/kit-1.js'])).toEqual(['/assets/lobby-kk.js']);
});

test('a game brings its own, and what is unknown nothing', () => {
  expect(textUrls('en', [], 'moon')).toEqual(['/assets/moon-en.js']);
  expect(textUrls('en', ['/assets/gone.js'], 'no-such-game')).toEqual([]);
});
