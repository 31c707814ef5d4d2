import { expect, test } from 'vitest';
import { REGION_IDS, REGIONS } from '../../site/regions/index.ts';
import { isOffered, LIMIT_TERMS, openNeeds } from './limit-terms.ts';
import { LIMIT_SPANS, type LimitRule } from './player-limit.ts';

test.each(REGION_IDS)(
  'in %s the pack of the region says whether a limit comes first as its terms do',
  (region) => {
    expect(REGIONS[region].limitFirst).toBe(LIMIT_TERMS[region].neededBeforeStakes.length > 0);
  },
);

test.each(REGION_IDS)('whatever has to be set in %s is offered there', (region) => {
  for (const rule of LIMIT_TERMS[region].neededBeforeStakes.flat())
    expect(LIMIT_SPANS.some((period) => isOffered(region, rule, period))).toBe(true);
});

const set = (rule: LimitRule) => ({ rule, amount: { size: 1n, currency: null } });
const [money, time] = [['deposit_limit', 'loss_limit'], ['session_time']];

test('in Ukraine a limit of money and one of time come first, and one of each is enough', () => {
  const open = (...own: LimitRule[]) => openNeeds(['UA'], own.map(set));
  expect(open()).toEqual([money, time]);
  expect(open('loss_limit')).toEqual([time]);
  expect(open('session_time', 'stake_limit')).toEqual([money]);
  expect(open('session_time', 'deposit_limit')).toEqual([]);
  expect(openNeeds(['UA'], [{ rule: 'session_time', amount: null }, set('loss_limit')])).toEqual([time]);
});

test('what any of the places asks for is asked for, once', () => {
  expect(openNeeds(['EU', 'UA', 'UA'], [])).toEqual([money, time]);
  expect(openNeeds(['EU', 'SL'], [])).toEqual([]);
});
