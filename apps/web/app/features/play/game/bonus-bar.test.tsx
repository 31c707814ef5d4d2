import type { ActiveBonus } from '@croupier/contract/people/players';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Game } from '../table/game.ts';
import { BonusBar, roundsToGo } from './bonus-bar.tsx';
import type { BetSlip } from './use-bet-slip.ts';

const BONUS: ActiveBonus = {
  ...{
    id: '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01',
    currency: 'UAH',
    order: 'REAL_FIRST',
    source: 'ALL',
    withdrawal: 'keeps',
  },
  ...{ wagerMinor: '900000', wagerLeftMinor: '640000', maximumStakeMinor: '5000' },
  ...{ maximumConversionMinor: null, expiresAt: null, contributions: {}, otherContribution: 100 },
};

async function bar(percent: number, stakeMinor: string) {
  const setStake = vi.fn<(stake: string) => void>();
  const game = { code: 'fair-wheel', stakesMinor: ['200', '5000', '10000'] } as unknown as Game;
  const bet = { stakeMinor, setStake } as unknown as BetSlip;
  const isTooHigh = BigInt(stakeMinor) > 5_000n;
  const here = { bonus: BONUS, percent, isTooHigh };
  const { user, container } = await renderScreen(<BonusBar here={here} game={game} bet={bet} last={null} />);
  return {
    user,
    setStake,
    text: () => container.textContent,
    button: () => container.querySelector('button'),
  };
}

test('says how many rounds of the stake are left, rounded up, and counts a share where a game has one', async () => {
  expect((await bar(100, '200')).text()).toMatch(/₴6,400.*about 3,200 rounds at this stake/);
  expect((await bar(50, '200')).text()).toMatch(/about 6,400 rounds.*50% of a stake counts here/);
  expect(roundsToGo('201', '200', 100)).toBe(2n);
  expect(roundsToGo('201', '1', 50)).toBe(0n);
});

test('says that a game does not count', async () => {
  expect((await bar(0, '200')).text()).toContain('This game doesn’t count towards wagering.');
});

test('says the highest stake before the press, and sets it, when the stake is above it', async () => {
  const high = await bar(100, '10000');
  expect(high.text()).toContain('the maximum stake is ₴50.00');
  await high.user.click(high.button()!);
  expect(high.setStake).toHaveBeenCalledWith('5000');
  expect((await bar(100, '5000')).button()).toBeNull();
});
