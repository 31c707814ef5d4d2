import {
  openBonusPromotion,
  shownRandomBonus,
  type RandomBonus,
} from '@croupier/contract/rewards/bonus-promotions';
import type { Given } from '@croupier/contract/rewards/rewards';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import RandomCompanion from './random-companion.tsx';

afterEach(() => localStorage.clear());

const BONUS: RandomBonus = {
  ...{ code: 'corner', kind: 'randomBonuses', name: 'A small gift', lead: 'Twice a day.', icon: 'gift' },
  ...{ terms: ['<p>Odds are the same for all.</p>'], until: null, rule: null, last: null },
  ...{ parts: [], recipes: [], progress: null, nextFreeAt: null, attempts: 1 },
  ...{ logoPosition: 'right-bottom', shownUntil: '2099-12-01T12:00:00.000Z' },
  loot: {
    ...{ totalWeight: 4, version: 3, hash: 'ab'.repeat(32) },
    rows: [
      { place: 0, weight: 3, reward: { kind: 'points', points: 5 }, left: null, fallback: null },
      { place: 1, weight: 1, reward: { kind: 'points', points: 9 }, left: null, fallback: null },
    ],
  },
};
const GIVEN: Given = {
  ...{ id: '0b0e7d3e-0000-4000-8000-000000000002', source: 'bonus-promotion', code: 'corner', to: '/store' },
  ...{ reward: { kind: 'points', points: 5 }, givenAt: '2026-12-01T12:00:00.000Z', takenBackAt: null },
};
const PROOF = {
  ...{ domain: 'loot-corner', seedPairId: '1', commitment: 'cd'.repeat(32), clientSeed: 'seed', nonce: 0 },
  ...{ serverSeed: null, tableHash: 'ab'.repeat(32), drawnPlace: 0, givenPlace: 0 },
};
const OPENED = { given: GIVEN, proof: PROOF, promotion: { ...BONUS, attempts: 0, shownUntil: null } };
const SHOWN = { promotion: BONUS, askAgainSeconds: 60 };

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const network = fakeNetwork();
  network.answers(shownRandomBonus, SHOWN);
  const screen = await renderScreen(<RandomCompanion />, { profile: somePlayer(), ...options });
  return { network, screen };
}

test.each(LANGUAGES)(
  'in %s it is announced, tells its odds before it is opened, and what came out after',
  async (language) => {
    const { network, screen } = await open({ language });
    const { user, text } = screen;
    const button = await screen.findByRole('button', { name: 'A small gift' });
    await expect.poll(() => screen.getByRole('status').textContent).toContain('A small gift');
    network.answers(openBonusPromotion, OPENED);
    network.answers(shownRandomBonus, { promotion: null, askAgainSeconds: 60 });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('row')).toHaveLength(3);
    dialog.getByText(text('bonus-promotions.random.moments'));
    await user.click(dialog.getByRole('button', { name: text('bonus-promotions.random.open') }));
    const got = await dialog.findByTestId('got');
    expect(got.textContent).toContain(text('rewards.reward.points', { count: 5 }));
    expect(network.asked(openBonusPromotion)).toMatchObject([{ code: 'corner', language }]);
    await expect.poll(() => screen.queryByTestId('random-bonus')).toBeNull();
  },
);

test('is hidden by whoever does not want it', async () => {
  const { screen } = await open();
  const hide = screen.text('bonus-promotions.random.hide', { name: 'A small gift' });
  await screen.user.click(await screen.findByRole('button', { name: hide }));
  expect(screen.queryByTestId('random-bonus')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  // Also on the next page, and when it is opened anew.
  expect(localStorage.getItem('random-bonus-hidden')).toBe(BONUS.shownUntil);
});

test('asks with the same key until an answer comes', async () => {
  const { network, screen } = await open();
  await screen.user.click(await screen.findByRole('button', { name: 'A small gift' }));
  const press = () =>
    screen.user.click(screen.getByRole('button', { name: screen.text('bonus-promotions.random.open') }));
  network.isSilentOn(openBonusPromotion);
  await press();
  await screen.findByText(screen.text('bonus-promotions.failed'));
  network.answers(openBonusPromotion, OPENED);
  await press();
  await screen.findByTestId('got');
  const [first, second] = network.asked(openBonusPromotion) as { key: string }[];
  expect(second!.key).toBe(first!.key);
});

test.each([
  ['where somebody pays', { path: '/en/wallet' }],
  ['for a visitor', { profile: null }],
] as const)('is not asked for %s', async (_where, options) => {
  const { network, screen } = await open(options);
  await new Promise((resolve) => setTimeout(resolve));
  expect(network.queries(shownRandomBonus)).toHaveLength(0);
  expect(screen.queryByTestId('random-bonus')).toBeNull();
});
