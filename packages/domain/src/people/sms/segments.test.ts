import { expect, test } from 'vitest';
import { smsLengthOf } from './segments.ts';

const GSM = (segments: number) => ({ alphabet: 'GSM-7', segments });
const UCS = (segments: number) => ({ alphabet: 'UCS-2', segments });

test.each([
  ['nothing', '', GSM(1)],
  ['a full Latin text', 'a'.repeat(160), GSM(1)],
  ['a letter more', 'a'.repeat(161), GSM(2)],
  ['two full parts', 'a'.repeat(306), GSM(2)],
  ['two full parts and a letter', 'a'.repeat(307), GSM(3)],
  ['Greek capitals of GSM-7', 'ΔΦΓΛΩΠΨΣΘΞ', GSM(1)],
  ['a euro counts two', `${'a'.repeat(158)}€`, GSM(1)],
  ['and no room for it', `${'a'.repeat(159)}€`, GSM(2)],
  ['a full Cyrillic text', 'ї'.repeat(70), UCS(1)],
  ['a Cyrillic letter more', 'ї'.repeat(71), UCS(2)],
  ['one such letter changes all', `${'a'.repeat(70)}ї`, UCS(2)],
  ['two full Cyrillic parts', 'қ'.repeat(134), UCS(2)],
  ['two full Cyrillic parts and a letter', 'қ'.repeat(135), UCS(3)],
  ['a backtick is not of GSM-7', '`', UCS(1)],
  ['emoji count two', '🎲'.repeat(35), UCS(1)],
  ['and are not cut in two', `${'ї'.repeat(66)}🎲${'ї'.repeat(66)}`, UCS(3)],
] as const)('%s', (_, text, expected) => {
  expect(smsLengthOf(text)).toEqual(expected);
});

test('an extended character is not cut in two either', () => {
  // 152 and an escape would fill the part: both units go to the next one.
  expect(smsLengthOf(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toEqual(GSM(2));
  expect(smsLengthOf(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toEqual(GSM(3));
});
