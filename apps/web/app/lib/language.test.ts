import { expect, test } from 'vitest';
import { htmlLang, inLanguage, languageOfPath, negotiateLanguage } from './language.ts';

const region = 'UA' as const;

test.each([
  ['uk-UA,uk;q=0.9,en;q=0.8', 'ua'],
  ['de-DE,de;q=0.9,ru;q=0.5,en;q=0.7', 'en'],
  ['kk', 'kk'],
  ['ua', 'ua'],
  ['fr-FR', 'ua'],
  ['en;q=0,ru', 'ru'],
  ['', 'ua'],
  ['*', 'ua'],
])('a browser that accepts %j gets %s', (acceptLanguage, language) => {
  expect(negotiateLanguage({ cookie: undefined, acceptLanguage, region })).toBe(language);
});

test('the cookie goes before the browser, unless it is nonsense', () => {
  expect(negotiateLanguage({ cookie: 'kk', acceptLanguage: 'en', region })).toBe('kk');
  expect(negotiateLanguage({ cookie: 'xx', acceptLanguage: 'en', region })).toBe('en');
});

test('without any wish the region decides', () => {
  expect(negotiateLanguage({ cookie: undefined, acceptLanguage: null, region: 'KZ' })).toBe('kk');
  expect(negotiateLanguage({ cookie: undefined, acceptLanguage: 'fr', region: 'SL' })).toBe('en');
});

test('paths change their language', () => {
  expect(inLanguage('/ua/slots/x', 'kk')).toBe('/kk/slots/x');
  expect(inLanguage('/', 'en')).toBe('/en');
  expect(inLanguage('/games', 'ru')).toBe('/ru/games');
  expect(languageOfPath('/uax')).toBeUndefined();
  expect(htmlLang('ua')).toBe('uk');
});
