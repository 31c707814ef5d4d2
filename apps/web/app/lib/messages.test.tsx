import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedTexts, keepMessages, messagesOf, needTexts, speakInWords, type Messages } from './messages.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { language: 'en' } } });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

it('a component meets the same promise while texts come and ever after, and does not wait again', async () => {
  let arrive = (_texts: { default: Messages }): void => undefined;
  const coming = new Promise<{ default: Messages }>((resolve) => (arrive = resolve));
  const loader = vi.fn(() => coming);
  const loaders = { ua: loader, ru: loader, en: loader, kk: loader };
  expect(askedTexts('late')).toBeUndefined();
  needTexts('late', loaders);
  const asked = askedTexts('late');
  expect(asked).not.toHaveProperty('status');
  arrive({ default: { late: { hello: 'Hello' } } });
  await asked;
  needTexts('late', loaders);
  expect(askedTexts('late')).toBe(asked);
  expect(asked).toHaveProperty('status', 'fulfilled');
  expect(messagesOf('en')).toMatchObject({ late: { hello: 'Hello' } });
  expect(loader).toHaveBeenCalledOnce();
});

it('texts that do not come hold nothing up', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const loader = () => Promise.reject(new Error('no network'));
  needTexts('lost', { ua: loader, ru: loader, en: loader, kk: loader });
  await askedTexts('lost');
  expect(askedTexts('lost')).toHaveProperty('status', 'fulfilled');
  expect(warn).toHaveBeenCalledOnce();
});

it('the operator’s words are said over texts that are there, and over those that come later', () => {
  keepMessages('kk', { early: { a: 'shipped', b: 'shipped' } });
  speakInWords('kk', { early: { a: 'own' }, later: { c: 'own' } });
  keepMessages('kk', { later: { c: 'shipped', d: 'shipped' } });
  expect(messagesOf('kk')).toEqual({
    early: { a: 'own', b: 'shipped' },
    later: { c: 'own', d: 'shipped' },
  });
});
