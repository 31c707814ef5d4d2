import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { draftFaultsOf, faultsOf } from './faults.ts';

const TEXT = { subject: 'Subject', title: 'Title', text: ['One', 'Two'], short: 'Short' };
const faultsIn = (key: string, change: object) => {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { ...TEXT, ...change }]));
  const lines = faultsOf('notice', { facts: {}, texts }, key);
  return lines.filter((line) => /^(en|key)\b/.test(line));
};

test('a notice names what it is filled with and what every text may name, and nothing else', () => {
  expect(faultsIn('deposit-paid', { short: 'Here is {amount}, {brand}' })).toEqual([]);
  expect(faultsIn('deposit-paid', { text: ['For {game}', '{nickname}'] })).toEqual([
    'en/text/0: placeholder game',
    'en/text/1: placeholder nickname',
  ]);
  expect(faultsIn('round-voided', { title: '{game}' })).toEqual([]);
});

test('a text without what it is there for is not published', () => {
  expect(faultsIn('code', { short: 'Your code' })).toEqual(['en/short: lacks code']);
  expect(faultsIn('code', { short: '{code}' })).toEqual([]);
  expect(faultsIn('email-verify', {})).toEqual(['en/text: lacks link']);
  expect(faultsIn('email-verify', { action: 'Confirm' })).toEqual([]);
  expect(faultsIn('password-reset', { text: ['Open {link}'] })).toEqual([]);
});

test('no secret stands in a head, which is kept when the letter is gone', () => {
  expect(faultsIn('code', { subject: '{code}', short: '{code}' })).toEqual(['en/subject: placeholder code']);
  expect(faultsIn('email-verify', { title: '{link}', action: 'Go' })).toEqual(['en/title: placeholder link']);
});

test('a button leads somewhere, a subject is one line, and what is on a device is short', () => {
  expect(faultsIn('code', { short: '{code}', action: 'Go' })).toEqual(['en/action: unknown']);
  expect(faultsIn('welcome', { subject: 'One\nBcc: two' })).toEqual(['en/subject: pattern']);
  expect(faultsIn('welcome', { short: 'x'.repeat(201), text: [] })).toEqual([
    'en/text: few 1',
    'en/short: long 200',
  ]);
});

test('a key that is no notice is not even a draft', () => {
  expect(faultsIn('lottery-won', {})).toEqual(['key: unknown']);
  const texts = { ua: {}, ru: {}, en: {}, kk: {} };
  expect(draftFaultsOf('notice', { facts: {}, texts }, 'toString')).toContain('key: unknown');
  expect(draftFaultsOf('notice', { facts: {}, texts }, 'welcome')).toEqual([]);
});
