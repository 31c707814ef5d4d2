import { expect, test } from 'vitest';
import { actOfKey, HOTKEYS } from './hotkeys.ts';

const key = (code: string, held: object = {}) => ({
  code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

test('each key has one act, and a shortcut of the browser has none', () => {
  expect(new Set(HOTKEYS.map(({ code }) => code)).size).toBe(HOTKEYS.length);
  for (const { code, does } of HOTKEYS) {
    expect(actOfKey(key(code), true)).toBe(does);
    expect(actOfKey(key(code, { ctrlKey: true }), true)).toBeUndefined();
  }
});

test('with letters switched off only the other keys act', () => {
  const acting = HOTKEYS.filter(({ code }) => actOfKey(key(code), false)).map(({ does }) => does);
  expect(acting).toEqual(['spin', 'more', 'less']);
});
