import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedPassword, isWeakPassword, normalPassword, PASSWORD_LENGTH_MIN } from './password-strength.ts';

const EMAIL = 'olena.koval@mail.example';
const OWN = [EMAIL, '+380671234509', '+77017654309'];
const isWeak = (password: string, common: readonly string[] = []): boolean =>
  isWeakPassword(password, { own: OWN, common: new Set(common) });

test.each([
  'short',
  '1234567',
  'пароль1',
  '12345678',
  'password',
  'PASSWORD',
  'Password1!',
  'qwertyuiop',
  'йцукенгшщз',
  'aaaaaaaa',
  'abababab',
  'abcabcabc',
  'abcdabcdabcd',
  '87654321',
  'casino2026',
  'Croupier!!',
  'olena.koval',
  'olena.koval99',
  'ｐａｓｓｗｏｒｄ１２',
  'ｑｗｅｒｔｙｕｉｏｐ',
  // Four letters and their accents: as many characters as a shorter word once they are put together.
  'e\u0301u\u0301a\u0301o\u0301',
  '+380671234509',
  '380 67 123 45 09',
  '0671234509',
  '(067) 123-45-09!!',
  '671234509',
  '1234509!',
  '067.1234509.99',
  '８７０１７６５４３０９',
  '+7 (701) 765-43-09',
])('%j is weak', (password) => {
  expect(isWeak(password)).toBe(true);
});

test.each([
  'correct horse',
  'тиха вода греблю рве',
  'жеті рет өлшеп бір кес',
  'f7#kQ9!z',
  'a'.repeat(10) + 'bcdefgh' + 'z'.repeat(64),
  '🎲🎰🃏♠️♥️♦️♣️🍒x',
  'casino is where i lost my hat',
  'call 0671234509 tonight',
  '0671234508',
  '0671234509 5551239',
])('%j is not', (password) => {
  expect(isWeak(password)).toBe(false);
});

const phrases = fc.string({ unit: 'grapheme', minLength: PASSWORD_LENGTH_MIN, maxLength: 40 });

test('a common password is weak, however its letters are written', () => {
  fc.assert(
    fc.property(phrases, (password) => {
      const common = [foldedPassword(password)];
      expect(isWeak(password, common)).toBe(true);
      expect(isWeak(password.toLowerCase(), common)).toBe(true);
    }),
    // The lower case of a lunate sigma is composed to another small sigma than its capital becomes.
    { examples: [['      Ϲ!']] },
  );
});

const characters = fc.constantFrom('a', 'Z', '7', '#', 'ї', 'қ', '🎲');

test('what is too short is weak, counted in characters', () => {
  fc.assert(
    fc.property(fc.array(characters, { maxLength: PASSWORD_LENGTH_MIN - 1 }), (some) => {
      expect(isWeak(some.join(''))).toBe(true);
    }),
  );
});

test('a piece of up to four characters is no stronger for being repeated', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 4 }),
      fc.integer({ min: 8, max: 30 }),
      (piece, times) => {
        expect(isWeak(piece.repeat(times))).toBe(true);
      },
    ),
  );
});

test("the player's own e-mail is weak with up to four digits or signs about it", () => {
  const about = fc.tuple(fc.stringMatching(/^[0-9!_-]{0,2}$/), fc.stringMatching(/^[0-9!_-]{0,2}$/));
  fc.assert(
    fc.property(
      about,
      fc.constantFrom(EMAIL, EMAIL.toUpperCase(), 'Olena.Koval'),
      ([before, after], word) => {
        expect(isWeak(before + word + after)).toBe(true);
      },
    ),
  );
});

test('what a browser makes up for the player is taken', () => {
  fc.assert(
    fc.property(fc.uuid(), (password) => {
      expect(isWeak(password)).toBe(false);
    }),
  );
});

test('what is hashed is judged: two ways of writing one password are both weak, or neither', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
      for (const form of ['NFC', 'NFD', 'NFKD'] as const)
        expect(isWeak(typed.normalize(form))).toBe(isWeak(normalPassword(typed)));
    }),
  );
});

const signs = fc.constantFrom('', ' ', '-', '.', ' (', ') ');

test("the player's own phone is weak however it is written", () => {
  const phone = '+380671234509';
  const writings = fc.constantFrom(
    '380671234509',
    '00380671234509',
    '0671234509',
    '671234509',
    '80671234509',
  );
  fc.assert(
    fc.property(writings, fc.array(signs, { minLength: 14, maxLength: 14 }), (digits, between) => {
      const written = [...digits].map((digit, at) => digit + between[at]!).join('');
      expect(isWeakPassword(written, { own: [phone], common: new Set() })).toBe(true);
    }),
  );
});
