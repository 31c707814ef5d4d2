import { playerLimits, type PlayerLimit } from '@croupier/contract/people/limits';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { WelcomeLimit } from './welcome-limit.tsx';

const none = (rule: PlayerLimit['rule'], period: PlayerLimit['period'] = 'day'): PlayerLimit => ({
  ...{ rule, period, currency: rule === 'session_time' ? null : 'UAH' },
  ...{ size: null, used: null, left: null, until: null, asked: null, house: null },
});
const LIMITS = [
  none('deposit_limit'),
  none('deposit_limit', 'week'),
  none('loss_limit'),
  none('session_time'),
];

async function offered(change: Parameters<typeof somePlayer>[0]): Promise<string[]> {
  const house = fakeNetwork();
  house.answers(playerLimits, { limits: LIMITS, needed: [] });
  const { text, ...screen } = await renderScreen(<WelcomeLimit />, { profile: somePlayer(change) });
  const buttons = await screen.findAllByRole('button', { name: new RegExp(text('limits.set')) });
  return buttons.map((button) => button.getAttribute('aria-label')!.replace(`${text('limits.set')}: `, ''));
}

test('where limits come first one of money and one of time can be set at once', async () => {
  const both = ['Deposits, Per 24 hours', 'Playing time, Per 24 hours'];
  expect(await offered({ region: 'UA' })).toEqual(both);
});

test('so they can where the player lives in such a place', async () => {
  expect(await offered({ region: 'SL', residence: 'UA' })).toHaveLength(2);
});

test('elsewhere it is the deposits of a day', async () => {
  expect(await offered({ region: 'SL' })).toEqual(['Deposits, Per 24 hours']);
});
