import {
  cancelDepositLimit,
  type DepositLimit,
  depositLimits,
  setDepositLimit,
} from '@croupier/contract/people/limits';
import { houseRules } from '@croupier/contract/people/house-rules';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { LimitsCard } from './limits-card.tsx';

const none = (period: DepositLimit['period']): DepositLimit => ({
  period,
  currency: 'UAH',
  amountMinor: null,
  usedMinor: '0',
  leftMinor: null,
  asked: null,
});
const LIMITS = [none('day'), none('week'), none('month')];

test('a limit is set in minor units of the player’s currency, and the card shows what the house answered', async () => {
  const house = fakeNetwork();
  house.answers(depositLimits, { limits: LIMITS });
  house.answers(setDepositLimit, ({ amountMinor }) => ({
    limits: LIMITS.map((limit) =>
      limit.period === 'day' ? { ...limit, amountMinor, leftMinor: amountMinor } : limit,
    ),
  }));
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  const day = text('limits.periods.day');
  await user.click(await screen.findByRole('button', { name: `${text('limits.set')}: ${day}` }));
  await user.type(screen.getByRole('textbox'), '1500,50');
  await user.click(screen.getByRole('button', { name: text('limits.save') }));
  await screen.findByText(text('limits.outcome.saved'));
  expect(house.asked(setDepositLimit)).toEqual([{ period: 'day', amountMinor: '150050' }]);
  expect(screen.getByRole('button', { name: `${text('limits.change')}: ${day}` })).toBeDefined();
});

test('no amount is no limit: nothing is sent, and the field says why', async () => {
  const house = fakeNetwork();
  house.answers(depositLimits, { limits: LIMITS });
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  await user.click((await screen.findAllByRole('button', { name: new RegExp(text('limits.set')) }))[0]!);
  await user.click(screen.getByRole('button', { name: text('limits.save') }));
  expect(screen.getByText(text('limits.malformed'))).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(house.asked(setDepositLimit)).toEqual([]);
});

test('a house that does not answer leaves the amount in the field, and says that nothing changed', async () => {
  const house = fakeNetwork();
  house.answers(depositLimits, { limits: LIMITS });
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  await user.click((await screen.findAllByRole('button', { name: new RegExp(text('limits.set')) }))[0]!);
  await user.type(screen.getByRole('textbox'), '500');
  await user.click(screen.getByRole('button', { name: text('limits.save') }));
  await screen.findByText(text('limits.failed'));
  expect(screen.getByRole('textbox')).toHaveProperty('value', '500.00');
});

test('a wish for more that waits is told with its times, and taken back', async () => {
  const waiting: DepositLimit = {
    ...none('day'),
    amountMinor: '50000',
    leftMinor: '50000',
    asked: {
      amountMinor: '100000',
      currency: 'UAH',
      confirmFrom: '2999-01-01T00:00:00.000Z',
      confirmUntil: '2999-01-02T00:00:00.000Z',
    },
  };
  const house = fakeNetwork();
  house.answers(depositLimits, { limits: [waiting, ...LIMITS.slice(1)] });
  house.answers(cancelDepositLimit, { limits: [{ ...waiting, asked: null }, ...LIMITS.slice(1)] });
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  await user.click(await screen.findByRole('button', { name: text('limits.asked.takeBack') }));
  await screen.findByText(text('limits.outcome.cancelled'));
  expect(screen.queryByRole('button', { name: text('limits.asked.takeBack') })).toBeNull();
  expect(house.asked(cancelDepositLimit)).toEqual([{ period: 'day' }]);
});

test('limits that cannot be fetched are asked for again by a press', async () => {
  const house = fakeNetwork();
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  const retry = await screen.findByRole('button', { name: text('limits.retry') });
  house.answers(depositLimits, { limits: LIMITS });
  await user.click(retry);
  expect(await screen.findAllByText(text('limits.none'))).toHaveLength(3);
});

test('what the house has set stands beside the player’s own, and nothing where it has set nothing', async () => {
  const house = fakeNetwork();
  house.answers(depositLimits, { limits: LIMITS });
  house.answers(houseRules, {
    rules: [
      { rule: 'break', period: null, amountMinor: null, currency: null, until: '2026-05-01T10:00:00.000Z' },
      { rule: 'stake_limit', period: 'day', amountMinor: '70000', currency: 'UAH', until: null },
    ],
  });
  const { text, unmount, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  await screen.findByText(text('limits.house.title'));
  expect(screen.getByText(text('limits.house.break'))).toBeDefined();
  expect(screen.getByText(/700/)).toBeDefined();
  unmount();
  house.answers(houseRules, { rules: [] });
  const other = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  await other.findAllByText(text('limits.none'));
  expect(other.queryByText(text('limits.house.title'))).toBeNull();
});
