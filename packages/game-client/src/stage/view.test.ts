import { expect, it } from 'vitest';
import { shortMoney } from './view.ts';

it('writes an amount on a coin in as few letters as can be', () => {
  expect(shortMoney('1\u00a0234,50\u00a0₴')).toBe('1\u00a0234,50');
  expect(shortMoney('₴20.00')).toBe('20');
  expect(shortMoney('₸1,000')).toBe('1,000');
  expect(shortMoney('0,10 грн')).toBe('0,10');
});
