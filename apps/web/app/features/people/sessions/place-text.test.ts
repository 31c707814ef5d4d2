import { expect, test } from 'vitest';
import { placeText } from './place-text.ts';

test.each([
  [{ country: 'UA', network: '203.0.113.0/24' }, 'en', 'Ukraine · 203.0.113.…'],
  [{ country: 'KZ', network: '2001:db8:12::/48' }, 'ru', 'Казахстан · 2001:db8:12:…'],
  [{ country: 'PL', network: null }, 'ua', 'Польща'],
  [{ country: null, network: '10.0.1.0/24' }, 'kk', '10.0.1.…'],
  [{ country: null, network: null }, 'en', ''],
] as const)('%j in %s', (session, language, text) => {
  expect(placeText(session, language)).toBe(text);
});
