import {
  cancelPlayerLimit,
  confirmPlayerLimit,
  type PlayerLimit,
  playerLimits,
  setPlayerLimit,
} from '@croupier/contract/people/limits';
import { houseRules } from '@croupier/contract/people/house-rules';
import { expect, test, vi } from 'vitest';
import { closeAllModals, isOpen } from '../../../lib/modals.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { LimitsCard } from './limits-card.tsx';

const none = (period: PlayerLimit['period'], rule: PlayerLimit['rule'] = 'deposit_limit'): PlayerLimit => ({
  ...{ rule, period, currency: rule === 'session_time' ? null : 'UAH' },
  ...{ size: null, used: null, left: null, until: null, asked: null, house: null },
});
const LIMITS = [none('day'), none('week'), none('month')];
const ofDay = (change: Partial<PlayerLimit>) => ({
  limits: [{ ...none('day'), ...change }, ...LIMITS.slice(1)],
  needed: [],
});
const NONE_SET = { limits: LIMITS, needed: [] };

test('a limit is set in minor units of the player’s currency, and the card shows what the house answered', async () => {
  const house = fakeNetwork();
  house.answers(playerLimits, NONE_SET);
  house.answers(setPlayerLimit, ({ size }) => ofDay({ size, used: '0', left: size }));
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  const day = `${text('limits.rules.deposit_limit.name')}, ${text('limits.periods.day')}`;
  await user.click(await screen.findByRole('button', { name: `${text('limits.set')}: ${day}` }));
  await user.type(screen.getByRole('textbox'), '1500,50');
  await user.click(screen.getByRole('button', { name: text('limits.save') }));
  await screen.findByText(text('limits.outcome.saved'));
  expect(house.asked(setPlayerLimit)).toEqual([{ rule: 'deposit_limit', period: 'day', size: '150050' }]);
  expect(screen.getByRole('button', { name: `${text('limits.change')}: ${day}` })).toBeDefined();
});

test('no amount is no limit: nothing is sent, and the field says why', async () => {
  const house = fakeNetwork();
  house.answers(playerLimits, NONE_SET);
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  await user.click((await screen.findAllByRole('button', { name: new RegExp(text('limits.set')) }))[0]!);
  await user.click(screen.getByRole('button', { name: text('limits.save') }));
  expect(screen.getByText(text('limits.malformed'))).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(house.asked(setPlayerLimit)).toEqual([]);
});

test('a house that does not answer leaves the amount in the field, and says that nothing changed', async () => {
  const house = fakeNetwork();
  house.answers(playerLimits, NONE_SET);
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  await user.click((await screen.findAllByRole('button', { name: new RegExp(text('limits.set')) }))[0]!);
  await user.type(screen.getByRole('textbox'), '500');
  await user.click(screen.getByRole('button', { name: text('limits.save') }));
  await screen.findByText(text('limits.failed'));
  expect(screen.getByRole('textbox')).toHaveProperty('value', '500.00');
});

test('a wish for more that waits is told with its times, and taken back', async () => {
  const size = '50000';
  const asked = {
    ...({ size: '100000', currency: 'UAH' } as const),
    ...{ confirmFrom: '2999-01-01T00:00:00.000Z', confirmUntil: '2999-01-02T00:00:00.000Z' },
  };
  const house = fakeNetwork();
  house.answers(playerLimits, ofDay({ size, left: size, used: '0', asked }));
  house.answers(cancelPlayerLimit, ofDay({ size, left: size, used: '0' }));
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  await user.click(await screen.findByRole('button', { name: text('limits.asked.takeBack') }));
  await screen.findByText(text('limits.outcome.cancelled'));
  expect(screen.queryByRole('button', { name: text('limits.asked.takeBack') })).toBeNull();
  expect(house.asked(cancelPlayerLimit)).toEqual([{ rule: 'deposit_limit', period: 'day' }]);
});

test('limits that cannot be fetched are asked for again by a press', async () => {
  const house = fakeNetwork();
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  const retry = await screen.findByRole('button', { name: text('limits.retry') });
  house.answers(playerLimits, NONE_SET);
  await user.click(retry);
  expect(await screen.findAllByText(text('limits.none'))).toHaveLength(3);
});

test('what the house has set stands beside the player’s own, and nothing where it has set nothing', async () => {
  const house = fakeNetwork();
  house.answers(playerLimits, NONE_SET);
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

test('time is typed and told in minutes, and no more of them than the period has', async () => {
  const house = fakeNetwork();
  const time = { limits: [none('day', 'session_time')], needed: [] };
  house.answers(playerLimits, time);
  house.answers(setPlayerLimit, ({ size }) => ({
    limits: [{ ...none('day', 'session_time'), size, used: '30', left: '60' }],
    needed: [],
  }));
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  await user.click(await screen.findByRole('button', { name: new RegExp(text('limits.set')) }));
  await user.type(screen.getByRole('textbox'), '1441');
  await user.click(screen.getByRole('button', { name: text('limits.save') }));
  expect(screen.getByText(text('limits.malformedMinutes'))).toBeDefined();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '90');
  await user.click(screen.getByRole('button', { name: text('limits.save') }));
  await screen.findByText(/60 .*90 /);
  expect(house.asked(setPlayerLimit)).toEqual([{ rule: 'session_time', period: 'day', size: '90' }]);
});

test('a wish whose wait is over is confirmed by a second yes', async () => {
  const house = fakeNetwork();
  const asked = {
    ...{ size: null, currency: null },
    ...{ confirmFrom: '2020-01-01T00:00:00.000Z', confirmUntil: '2999-01-02T00:00:00.000Z' },
  };
  house.answers(playerLimits, ofDay({ size: '50000', used: '0', left: '50000', asked }));
  house.answers(confirmPlayerLimit, NONE_SET);
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  await user.click(await screen.findByRole('button', { name: text('limits.asked.confirm') }));
  await screen.findByText(text('limits.outcome.confirmed'));
  expect(house.asked(confirmPlayerLimit)).toEqual([{ rule: 'deposit_limit', period: 'day' }]);
});

test('a wish that is none any more is told as such, and goes; of what rules have against it only the modal speaks', async () => {
  const house = fakeNetwork();
  const asked = {
    ...({ size: '100000', currency: 'UAH' } as const),
    ...{ confirmFrom: '2020-01-01T00:00:00.000Z', confirmUntil: '2999-01-02T00:00:00.000Z' },
  };
  const size = '50000';
  house.answers(playerLimits, ofDay({ size, left: size, used: '0', asked }));
  const until = '2999-01-01T00:00:00.000Z';
  const details = { rule: 'limit_wait', until };
  house.refuses(confirmPlayerLimit, { status: 418, key: 'user_cant_use_exception', details });
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  const confirm = () => screen.queryByRole('button', { name: text('limits.asked.confirm') });
  await user.click((await screen.findByRole('button', { name: text('limits.asked.confirm') }))!);
  await vi.waitFor(() => expect(isOpen('refusal')).toBe(true));
  closeAllModals();
  expect(screen.queryByText(text('limits.failed'))).toBeNull();
  house.answers(playerLimits, ofDay({ size, left: size, used: '0' }));
  house.refuses(confirmPlayerLimit, { status: 409, key: 'conflict' });
  await user.click(confirm()!);
  await screen.findByText(text('limits.lapsed'));
  await vi.waitFor(() => expect(confirm()).toBeNull());
});

test('where a limit has to be set first, that is said until it is; the house’s stands beside the player’s', async () => {
  const house = fakeNetwork();
  house.answers(playerLimits, { ...NONE_SET, needed: [['deposit_limit', 'loss_limit'], ['session_time']] });
  house.answers(setPlayerLimit, ({ size }) =>
    ofDay({ size, used: '0', left: '90000', house: { size: '90000', currency: 'UAH' } }),
  );
  const { user, text, ...screen } = await renderScreen(<LimitsCard />, { profile: somePlayer() });
  await screen.findByText(text('limits.needed'));
  screen.getByText(text('limits.missing', { limits: 'Deposits / Losses, Playing time' }));
  await user.click((await screen.findAllByRole('button', { name: new RegExp(text('limits.set')) }))[0]!);
  await user.type(screen.getByRole('textbox'), '1000');
  await user.click(screen.getByRole('button', { name: text('limits.save') }));
  await screen.findByText(text('limits.outcome.saved'));
  expect(screen.queryByText(text('limits.needed'))).toBeNull();
  expect(screen.getByText(/We have set .*900/)).toBeDefined();
});
