import { expect, test } from 'vitest';
import type { Told } from '../../../lib/tell.ts';
import { addSink, tellSinks } from './sinks.ts';

test('an event of a screen is followed by that of analytics; who comes later hears both, too', () => {
  const [first, second]: Told[][] = [[], []];
  addSink((told) => void first!.push(told));
  tellSinks({ name: 'show_cash_box', about: {} });
  tellSinks({ name: 'FULL_SCREEN', about: { on: true } });
  addSink((told) => void second!.push(told));
  const told = ['show_cash_box', 'showCashBox', 'FULL_SCREEN'];
  expect(first!.map(({ name }) => name)).toEqual(told);
  expect(second!.map(({ name }) => name)).toEqual(told);
});
