import { expect, test } from 'vitest';
import { isFiltered, readAddress, writeAddress } from './statement-address.ts';

const own = { currency: 'UAH', kind: 'real' } as const;
const read = (address: string) => readAddress(new URLSearchParams(address), own);

test('without an address it is the balance that games take', () => {
  expect(read('')).toEqual({ currency: 'UAH', kind: 'real', about: '', from: '', to: '' });
  expect(isFiltered(read(''))).toBe(false);
  expect(read('currency=gold&kind=all&about=me&from=soon')).toEqual(read(''));
});

test('an address is written as it is read', () => {
  const address = read('currency=EUR&kind=play&about=wins&from=2030-01-02');
  expect(writeAddress(address)).toEqual({
    currency: 'EUR',
    kind: 'play',
    about: 'wins',
    from: '2030-01-02',
  });
  expect(isFiltered(address)).toBe(true);
});
