import { expect, test } from 'vitest';
import { figuresQuery, readAsked } from './asked-figures.ts';

const TODAY = '2026-11-23';
const stretch = (search: Record<string, string>) => {
  const { from, to, step } = readAsked(search, TODAY);
  return [from, to, step];
};

test.each([
  [{}, ['2026-10-25', TODAY, 'day']],
  [{ range: 'today' }, [TODAY, TODAY, 'day']],
  [{ range: '7' }, ['2026-11-17', TODAY, 'day']],
  [{ range: 'month' }, ['2026-11-01', TODAY, 'day']],
  [{ range: '90', step: 'week' }, ['2026-08-26', TODAY, 'week']],
  [{ range: 'own', from: '2026-01-01', to: '2026-06-30' }, ['2026-01-01', '2026-06-30', 'week']],
  [{ range: 'own', from: '2026-06-30', to: '2026-06-01' }, ['2026-06-01', '2026-06-01', 'day']],
  [{ range: 'own', from: '2026-02-31', to: '2026-03-30' }, ['2026-03-01', '2026-03-30', 'day']],
  [{ range: 'own', from: '2001-01-01', to: TODAY }, ['2024-11-23', TODAY, 'month']],
])('%j is %j', (search, expected) => expect(stretch(search)).toEqual(expected));

test('what an address says that nobody offers is as if it were not said', () => {
  const asked = readAsked(
    { range: 'all', currency: 'XXX', region: 'ZZ', game: '<b>', plot: 'profit', test: 'yes' },
    TODAY,
  );
  expect(asked).toMatchObject({
    range: '30',
    currency: 'UAH',
    region: undefined,
    game: undefined,
    plot: 'ggrMinor',
  });
  expect(figuresQuery(asked)).toEqual({ from: '2026-10-25', to: TODAY, step: 'day', currency: 'UAH' });
});
