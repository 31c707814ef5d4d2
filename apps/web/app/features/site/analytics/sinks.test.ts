import { expect, test } from 'vitest';
import type { Told } from '../../../lib/tell.ts';
import { addSink, tellSinks } from './sinks.ts';

test('an event of a screen is followed by that of analytics; who comes later hears nothing of before', () => {
  const [first, second]: Told[][] = [[], []];
  addSink((told) => void first!.push(told));
  tellSinks({ name: 'show_cash_box', about: {} });
  addSink((told) => void second!.push(told));
  tellSinks({ name: 'FULL_SCREEN', about: { on: true } });
  expect(first!.map(({ name }) => name)).toEqual(['show_cash_box', 'showCashBox', 'FULL_SCREEN']);
  expect(second!.map(({ name }) => name)).toEqual(['FULL_SCREEN']);
});
