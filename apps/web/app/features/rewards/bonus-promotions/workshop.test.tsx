import {
  manufacturePromotion,
  showBonusPromotion,
  type Manufacture,
} from '@croupier/contract/rewards/bonus-promotions';
import type { Given } from '@croupier/contract/rewards/rewards';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { Workshop } from './workshop.tsx';
import WorkshopPage from './workshop-page.tsx';

const PROOF = {
  ...{ domain: 'loot-works', seedPairId: '1', commitment: 'cd'.repeat(32), clientSeed: 'seed', nonce: 4 },
  ...{ serverSeed: null, tableHash: 'ab'.repeat(32), drawnPlace: 0, givenPlace: 0 },
};
const WORKS: Manufacture = {
  ...{ code: 'works', kind: 'manufacture', name: 'The workshop', lead: 'A part.', icon: 'lantern' },
  ...{ terms: ['<p>Only real money.</p>'], until: null, rule: null, last: null },
  ...{ attempts: 0, nextFreeAt: null, loot: null, logoPosition: null, shownUntil: null },
  parts: [
    { code: 'glass', name: 'Glass', have: 2, weight: 3 },
    { code: 'brass', name: 'Brass', have: 1, weight: 1 },
  ],
  recipes: [
    {
      ...{ code: 'lamp', name: 'Lamp', reward: { kind: 'points', points: 20 } },
      needs: [
        { part: 'glass', count: 2 },
        { part: 'brass', count: 1 },
      ],
    },
    {
      ...{ code: 'tower', name: 'Tower', reward: { kind: 'points', points: 90 } },
      needs: [
        { part: 'glass', count: 5 },
        { part: 'brass', count: 2 },
      ],
    },
  ],
  progress: {
    ...{ counts: 'rounds', current: '12', target: '50', unit: 'rounds', games: 'all', money: ['real'] },
    ...{ minimumStakeMinor: '200', currency: 'UAH' },
  },
  averageCost: { leastMinor: '359', mostMinor: '454', currency: 'UAH' },
  odds: { totalWeight: 4, version: 2, hash: 'ab'.repeat(32) },
  lastPart: { part: 'glass', name: 'Glass', proof: PROOF },
};
const GIVEN: Given = {
  ...{ id: '0b0e7d3e-0000-4000-8000-000000000002', source: 'bonus-promotion', code: 'works', to: '/store' },
  ...{ reward: { kind: 'points', points: 20 }, givenAt: '2026-12-01T12:00:00.000Z', takenBackAt: null },
};
const MADE = {
  ...{ given: GIVEN, proof: null },
  promotion: { ...WORKS, parts: WORKS.parts.map((part) => ({ ...part, have: 0 })), last: GIVEN },
};
const button = (screen: Awaited<ReturnType<typeof renderScreen>>, name: string) =>
  screen.getByRole('button', {
    name: screen.text('bonus-promotions.workshop.assemble', { name }),
  }) as HTMLButtonElement;

test.each(LANGUAGES)('in %s assembles with one press, and says what it brought', async (language) => {
  const network = fakeNetwork();
  const screen = await renderScreen(<Workshop promotion={WORKS} />, { language, profile: somePlayer() });
  network.answers(manufacturePromotion, MADE);
  await screen.user.click(button(screen, 'Lamp'));
  const made = await screen.findByTestId('made');
  expect(made.textContent).toContain(screen.text('rewards.reward.points', { count: 20 }));
  expect(network.asked(manufacturePromotion)).toMatchObject([{ code: 'works', recipe: 'lamp', language }]);
});

test('tells parts with their chances, how the newest is checked, and what the next one takes', async () => {
  const screen = await renderScreen(<Workshop promotion={WORKS} />, { profile: somePlayer() });
  const parts = screen.getAllByTestId('part').map(({ textContent }) => textContent);
  expect(parts).toEqual(['Glass2 pcsChance 75%', 'Brass1 pcsChance 25%']);
  const check = screen.getByRole('link', { name: 'Check the result' });
  expect(check.getAttribute('href')).toBe('/en/fairness/verify?draw=1.loot-works.4');
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toContain('12 of 50 rounds');
  screen.getByText(/cost ₴3.59 to ₴4.54 on average/);
  screen.getByText(/Real-money stakes count/);
});

test('cannot assemble what lacks parts, and says how many are there', async () => {
  const screen = await renderScreen(<Workshop promotion={WORKS} />, { profile: somePlayer() });
  const tower = button(screen, 'Tower');
  expect(tower.disabled).toBe(true);
  const reason = document.getElementById(tower.getAttribute('aria-describedby')!);
  expect(reason!.textContent).toBe('Parts: 3 of 7');
});

test('asks with the same key until an answer comes', async () => {
  const network = fakeNetwork();
  const screen = await renderScreen(<Workshop promotion={WORKS} />, { profile: somePlayer() });
  network.isSilentOn(manufacturePromotion);
  await screen.user.click(button(screen, 'Lamp'));
  await screen.findByText(screen.text('bonus-promotions.workshop.failed'));
  network.answers(manufacturePromotion, MADE);
  await screen.user.click(button(screen, 'Lamp'));
  await screen.findByTestId('made');
  const [first, second] = network.asked(manufacturePromotion) as { key: string }[];
  expect(second!.key).toBe(first!.key);
});

test('on a break says why nothing is assembled, and nothing of what playing would bring', async () => {
  const rule = { rule: 'break', until: null, level: null, verification: null, region: null } as const;
  const promotion = { ...WORKS, rule, progress: null, averageCost: null };
  const screen = await renderScreen(<Workshop promotion={promotion} />, { profile: somePlayer() });
  expect(button(screen, 'Lamp').disabled).toBe(true);
  screen.getByText(screen.text('rewards.rule.break'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('asks anew when a part comes, and is empty where there is no workshop', async () => {
  const network = fakeNetwork();
  network.answers(showBonusPromotion, WORKS);
  const screen = await renderScreen(<WorkshopPage />, { profile: somePlayer() });
  await screen.findByRole('heading', { name: 'The workshop' });
  network.answers(showBonusPromotion, { ...WORKS, name: 'Another' });
  announce({ name: 'part', data: { code: 'works', part: 'glass' } });
  await screen.findByRole('heading', { name: 'Another' });
});
