import { openBonusPromotion, type MagicBox as Box } from '@croupier/contract/rewards/bonus-promotions';
import type { Given } from '@croupier/contract/rewards/rewards';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { MagicBox } from './magic-box.tsx';

const BOX: Box = {
  ...{ parts: [], recipes: [], progress: null, logoPosition: null, shownUntil: null },
  ...{ code: 'evening', kind: 'magicBox', name: 'The evening chest', lead: 'Once a day.', icon: 'chest' },
  ...{ terms: ['<p>One a day.</p>'], until: null, attempts: 1, nextFreeAt: null, rule: null, last: null },
  loot: {
    ...{ totalWeight: 4, version: 3, hash: 'ab'.repeat(32) },
    rows: [
      { place: 0, weight: 3, reward: { kind: 'points', points: 5 }, left: null, fallback: null },
      { place: 1, weight: 1, reward: { kind: 'nothing' }, left: 7, fallback: 0 },
    ],
  },
};
const PROOF = {
  ...{ domain: 'loot-evening', seedPairId: '1', commitment: 'cd'.repeat(32), clientSeed: 'seed', nonce: 0 },
  ...{ serverSeed: null, tableHash: 'ab'.repeat(32), drawnPlace: 0, givenPlace: 0 },
};
const GIVEN: Given = {
  ...{ id: '0b0e7d3e-0000-4000-8000-000000000002', source: 'bonus-promotion', code: 'evening', to: '/store' },
  ...{ reward: { kind: 'points', points: 5 }, givenAt: '2026-12-01T12:00:00.000Z', takenBackAt: null },
};
const OPENED = { given: GIVEN, proof: PROOF, promotion: { ...BOX, attempts: 0, last: GIVEN } };

test.each(LANGUAGES)(
  'in %s it is opened with one press, and what came out is said and can be checked',
  async (language) => {
    const network = fakeNetwork();
    const screen = await renderScreen(<MagicBox box={BOX} />, { language, profile: somePlayer() });
    const { user, text } = screen;
    network.answers(openBonusPromotion, OPENED);
    await user.click(screen.getByRole('button', { name: text('bonus-promotions.open') }));
    await screen.findByText(text('bonus-promotions.got'));
    expect(screen.getByTestId('got').textContent).toContain(text('rewards.reward.points', { count: 5 }));
    const check = screen.getByRole('link', { name: text('bonus-promotions.check') });
    expect(check.getAttribute('href')).toBe(`/${language}/fairness/verify?draw=1.loot-evening.0`);
    expect(network.asked(openBonusPromotion)).toMatchObject([{ code: 'evening', language }]);
  },
);

test('tells the odds of each prize, and of which version they are', async () => {
  const screen = await renderScreen(<MagicBox box={BOX} />, { profile: somePlayer() });
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['5 points75%', 'Nothing this time 7 left25%']);
  screen.getByText(/Prize table version 3/);
});

test('asks with the same key until an answer comes', async () => {
  const network = fakeNetwork();
  const screen = await renderScreen(<MagicBox box={BOX} />, { profile: somePlayer() });
  const { user, text } = screen;
  network.isSilentOn(openBonusPromotion);
  const press = () => user.click(screen.getByRole('button', { name: text('bonus-promotions.open') }));
  await press();
  await screen.findByText(text('bonus-promotions.failed'));
  network.answers(openBonusPromotion, OPENED);
  await press();
  await screen.findByText(text('bonus-promotions.got'));
  const [first, second] = network.asked(openBonusPromotion) as { key: string }[];
  expect(second!.key).toBe(first!.key);
});

test('cannot be pressed without an attempt, and says when the next one is', async () => {
  const nextFreeAt = '2026-12-02T22:00:00.000Z';
  const box = { ...BOX, attempts: 0, nextFreeAt };
  const screen = await renderScreen(<MagicBox box={box} />, { profile: somePlayer() });
  const button = screen.getByTestId('open-box') as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  screen.getByText(/You’ve opened it for today/);
});
