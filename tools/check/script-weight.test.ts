import { expect, test } from 'vitest';
import { judge, notReadAhead, scriptsOf, type Chunks } from './script-weight.ts';

const CHUNKS: Chunks = {
  'app/page.tsx?route': {
    file: 'page.js',
    imports: ['_kit.js'],
    dynamicImports: ['virtual:messages/en/lobby', 'app/modal.tsx'],
  },
  '_kit.js': {
    file: 'kit.js',
    imports: ['_vendor.js'],
    dynamicImports: ['virtual:messages/kk/shell', 'virtual:messages/en/shell', 'virtual:messages/en/games.x'],
  },
  '_vendor.js': { file: 'vendor.js', imports: ['_kit.js'] },
  'app/modal.tsx': { file: 'modal.js' },
  'virtual:messages/en/lobby': { file: 'lobby-en.js' },
  'virtual:messages/en/shell': { file: 'shell-en.js' },
  'virtual:messages/kk/shell': { file: 'shell-kk.js' },
  'virtual:messages/en/games.x': { file: 'x-en.js' },
};

test('a page brings what it imports and what it says in one language, and nothing that is asked for later', () => {
  expect(scriptsOf(CHUNKS, ['app/page.tsx']).sort()).toEqual([
    'kit.js',
    'lobby-en.js',
    'page.js',
    'shell-en.js',
    'vendor.js',
  ]);
});

test('a page that is not there has no weight that could be praised', () => {
  expect(() => scriptsOf(CHUNKS, ['app/gone.tsx'])).toThrow('app/gone.tsx is no script');
});

test('a page over its budget is named, with what it weighs and what it may; one that reaches it is not', () => {
  const full = { page: 'login', kb: 142, mostKb: 142 };
  const { ok, output } = judge([{ page: 'lobby', kb: 139.04, mostKb: 139 }, full]);
  expect(ok).toBe(false);
  expect(output).toBe('lobby: 139.0 KB of scripts, and 139 are the most');
  expect(judge([full]).ok).toBe(true);
});

test('a large script of every page says that it is to be read while it comes', () => {
  const [large, small] = ['x'.repeat(40_000), 'x'];
  const told = `//# allFunctionsCalledOnLoad\n${large}`;
  expect(
    notReadAhead([
      { file: 'a.js', text: told },
      { file: 'b.js', text: small },
    ]),
  ).toEqual([]);
  const faults = notReadAhead([{ file: 'c.js', text: large }]);
  expect(faults).toEqual(['c.js: a browser is not told to compile it while it comes']);
  expect(judge([], faults)).toMatchObject({ ok: false, output: faults[0] });
});
