import { expect, test } from 'vitest';
import { isBot } from './is-bot.ts';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/130', true],
  ['TelegramBot (like TwitterBot)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) Chrome/130 Mobile', false],
  [undefined, false],
])('%s', (userAgent, bot) => {
  expect(isBot(userAgent)).toBe(bot);
});
