import type { OutputOf } from '@croupier/contract/kit';
import { listPresents, openPresent, type Present } from '@croupier/contract/rewards/presents';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { Presents } from './presents.tsx';

const PRESENT: Present = {
  ...{ id: '0b0e7d3e-0000-4000-8000-000000000001', code: 'birthday', name: 'A birthday present' },
  ...{ lead: 'Happy birthday.', terms: ['<p>One a year.</p>'], picture: '', rule: null },
  ...{ createdDate: '2026-12-01T10:00:00.000Z', expireDate: '2026-12-15T10:00:00.000Z' },
  mayHold: [
    { place: 0, weight: 3, reward: { kind: 'points', points: 5 }, left: null, fallback: null },
    { place: 1, weight: 1, reward: { kind: 'points', points: 50 }, left: 7, fallback: 0 },
  ],
};
const OPENED: OutputOf<typeof openPresent> = {
  given: {
    ...{ id: '0b0e7d3e-0000-4000-8000-000000000002', source: 'present', code: 'birthday', to: '/store' },
    ...{ reward: { kind: 'points', points: 50 }, givenAt: '2026-12-01T12:00:00.000Z', takenBackAt: null },
  },
  proof: {
    ...{
      domain: 'loot-birthday',
      seedPairId: '1',
      commitment: 'cd'.repeat(32),
      clientSeed: 'seed',
      nonce: 0,
    },
    ...{ serverSeed: null, tableHash: 'ab'.repeat(32), drawnPlace: 1, givenPlace: 1 },
  },
};

async function show(present: Partial<Present> = {}, language: (typeof LANGUAGES)[number] = 'en') {
  const network = fakeNetwork();
  network.answers(listPresents, { gifts: [{ ...PRESENT, ...present }] });
  const screen = await renderScreen(<Presents />, { language, profile: somePlayer() });
  await screen.findByTestId('present');
  return { network, screen, button: () => screen.getByRole('button') as HTMLButtonElement };
}

test.each(LANGUAGES)('in %s it is unwrapped with one press, and what was in it is said', async (language) => {
  const { network, screen, button } = await show({}, language);
  network.answers(openPresent, OPENED);
  network.answers(listPresents, { gifts: [] });
  await screen.user.click(button());
  const got = await screen.findByTestId('unwrapped');
  expect(got.textContent).toContain(screen.text('rewards.reward.points', { count: 50 }));
  expect(document.activeElement?.contains(got)).toBe(true);
  const check = screen.getByRole('link', { name: screen.text('bonus-promotions.check') });
  expect(check.getAttribute('href')).toBe(`/${language}/fairness/verify?draw=1.loot-birthday.0`);
  expect(network.asked(openPresent)).toMatchObject([{ id: PRESENT.id, language }]);
});

test('tells the odds and the end before it is unwrapped', async () => {
  const { screen } = await show();
  screen.getByText(/Open it by/);
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['5 points75%', '50 points 7 left25%']);
});

test('is unwrapped when its ribbon is pulled far enough, and not before', async () => {
  const { network, screen } = await show();
  network.answers(openPresent, OPENED);
  const felt = screen.getByTestId('present').querySelector('[data-pullable]')!;
  felt.setPointerCapture = () => undefined;
  const pull = (to: number) => {
    fireEvent.pointerDown(felt, { clientX: 0, button: 0, pointerId: 1 });
    fireEvent.pointerMove(felt, { clientX: to, pointerId: 1 });
    fireEvent.pointerUp(felt, { pointerId: 1 });
  };
  pull(40);
  expect(network.asked(openPresent)).toEqual([]);
  pull(-90);
  await screen.findByTestId('unwrapped');
});

test('is not there when there is no present', async () => {
  const network = fakeNetwork();
  network.answers(listPresents, { gifts: [] });
  const screen = await renderScreen(<Presents />, { profile: somePlayer() });
  await expect.poll(() => network.asked(listPresents).length).toBe(1);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('cannot be pressed on a break, and says so', async () => {
  const rule = { rule: 'break', until: null, level: null, verification: null, region: null } as const;
  const { screen, button } = await show({ rule });
  expect(button().disabled).toBe(true);
  screen.getByText(/You are on a break/);
});

test('says that it is decided when the answer does not come, and why when it is refused', async () => {
  const { network, screen, button } = await show();
  network.isSilentOn(openPresent);
  await screen.user.click(button());
  await screen.findByText(screen.text('presents.failures.network'));
  network.refuses(openPresent, { status: 409, key: 'offer_over', details: { why: 'mine_used' } });
  await screen.user.click(button());
  await screen.findByText(screen.text('presents.failures.mineUsed'));
});
