import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage, languageChanged } from './change-language.ts';

afterEach(() => vi.unstubAllGlobals());

test('a change is awaited until its page answered, and a second one waits for the first', async () => {
  const told: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    told.push(`asked ${address}`);
    return new Promise((resolve) => answers.push(() => resolve(new Response())));
  });
  const leave = (address: string) => void told.push(`left for ${address}`);
  void changeLanguage('/en/games?q=a', 'kk', leave);
  void changeLanguage('/en/games?q=a', 'ua', leave);
  const changed = languageChanged().then(() => told.push('changed'));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(told).toEqual(['asked /kk/games?q=a']);
  answers[0]!();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(told.slice(1)).toEqual(['left for /kk/games?q=a', 'asked /ua/games?q=a']);
  answers[1]!();
  await changed;
  expect(told.slice(3)).toEqual(['left for /ua/games?q=a', 'changed']);
});

test('a page that does not answer is gone to all the same', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const left: string[] = [];
  await changeLanguage('/ru', 'en', (address) => void left.push(address));
  expect(left).toEqual(['/en']);
});
