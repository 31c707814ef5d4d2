import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test('a name shows its ends only, a short one its first letter', () => {
  expect(maskedName('captain')).toBe('ca•••in');
  expect(maskedName('Олексій')).toBe('Ол•••ій');
  expect(maskedName('Bo')).toBe('B•••');
  expect(maskedName('😀😀😀😀😀😀')).toBe('😀😀•••😀😀');
  expect(maskedName('')).toBe('•••');
});

test('of no name more than four letters are shown, and at least two are hidden or it is a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const letters = [...name];
      const [start = '', end = ''] = maskedName(name).split('•••');
      fc.pre(!name.includes('•'));
      const shown = [...start].length + [...end].length;
      expect(shown).toBeLessThanOrEqual(letters.length < 6 ? 1 : 4);
      expect(name.startsWith(start) && name.endsWith(end)).toBe(true);
      expect(letters.length - shown >= 2 || letters.length <= 2).toBe(true);
    }),
  );
});
