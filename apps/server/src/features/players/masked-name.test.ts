import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test('a name shows its ends only, a short one its first letter', () => {
  expect(maskedName('captain')).toBe('ca•••in');
  expect(maskedName('Олексій')).toBe('Ол•••ій');
  expect(maskedName('Bo')).toBe('B•••');
  expect(maskedName('😀😀😀😀😀😀')).toBe('😀😀•••😀😀');
  expect(maskedName('')).toBe('•••');
});
