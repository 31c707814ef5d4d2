import { spinWheel, listWheels, takeAttempt, type Wheel } from '@croupier/contract/rewards/wheel';
import type { Given } from '@croupier/contract/rewards/rewards';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { WheelTable } from './wheel-table.tsx';
import { Wheels } from './wheels.tsx';

const ATTEMPT = '0b0e7d3e-0000-4000-8000-000000000001';
const WHEEL: Wheel = {
  ...{
    code: 'daily',
    name: 'The wheel',
    lead: 'Turn it.',
    terms: ['<p>One a day.</p>'],
    picture: '',
    until: null,
  },
  ...{ attempts: [], freeNow: true, nextFreeAt: null, rule: null, last: [], price: null },
  sectors: [
    { place: 0, label: '5 points', widthMicro: 700_000, colour: 'felt' },
    { place: 1, label: 'Nothing', widthMicro: 300_000, colour: 'gold' },
  ],
  loot: {
    ...{ totalWeight: 4, version: 3, hash: 'ab'.repeat(32) },
    rows: [
      { place: 0, weight: 3, reward: { kind: 'points', points: 5 }, left: null, fallback: null },
      { place: 1, weight: 1, reward: { kind: 'nothing' }, left: 7, fallback: 0 },
    ],
  },
};
const PROOF = {
  ...{ domain: 'loot-daily', seedPairId: '1', commitment: 'cd'.repeat(32), clientSeed: 'seed', nonce: 0 },
  ...{ serverSeed: null, tableHash: 'ab'.repeat(32), drawnPlace: 0, givenPlace: 0 },
};
const GIVEN: Given = {
  ...{ id: '0b0e7d3e-0000-4000-8000-000000000002', source: 'wheel', code: 'daily', to: '/store' },
  ...{ reward: { kind: 'points', points: 5 }, givenAt: '2026-12-01T12:00:00.000Z', takenBackAt: null },
};
const SPUN = { given: GIVEN, proof: PROOF, sector: 0 };

/** A wheel whose attempt is gone once there are news. */
function Changing() {
  const attempts = [{ id: ATTEMPT, from: 'reward' as const, expiresAt: null }];
  const [wheel, setWheel] = useState<Wheel>({ ...WHEEL, attempts });
  return (
    <>
      <button onClick={() => setWheel(WHEEL)}>News</button>
      <WheelTable wheel={wheel} />
    </>
  );
}

let isMotionReduced = true;
beforeEach(() => {
  isMotionReduced = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }));
  return () => void vi.unstubAllGlobals();
});

test.each(LANGUAGES)(
  'in %s a press takes the free spin, turns the wheel and tells the prize',
  async (language) => {
    const network = fakeNetwork();
    const screen = await renderScreen(<WheelTable wheel={WHEEL} />, { language, profile: somePlayer() });
    const { user, text } = screen;
    network.answers(takeAttempt, { attempt: ATTEMPT, points: null });
    network.answers(spinWheel, SPUN);
    await user.click(screen.getByRole('button', { name: text('wheel.spin') }));
    await screen.findByText(text('wheel.prize.got'));
    expect(screen.getByTestId('prize').textContent).toContain(text('rewards.reward.points', { count: 5 }));
    const check = screen.getByRole('link', { name: text('wheel.prize.check') });
    expect(check.getAttribute('href')).toBe(`/${language}/fairness/verify?draw=1.loot-daily.0`);
    expect(network.asked(takeAttempt)).toMatchObject([{ code: 'daily', by: 'free' }]);
  },
);

test('says nothing of the prize before the wheel rests, and at once when it is hurried', async () => {
  isMotionReduced = false;
  const network = fakeNetwork();
  const wheel = { ...WHEEL, attempts: [{ id: ATTEMPT, from: 'reward' as const, expiresAt: null }] };
  const screen = await renderScreen(<WheelTable wheel={wheel} />, { profile: somePlayer() });
  const { user, text } = screen;
  network.answers(spinWheel, SPUN);
  await user.click(screen.getByRole('button', { name: text('wheel.spin') }));
  const hurry = await screen.findByRole('button', { name: text('wheel.hurry') });
  expect(screen.queryByTestId('prize')).toBeNull();
  await user.click(hurry);
  await screen.findByTestId('prize');
  // The press of somebody who hurries it too late is none for the next spin, and there is another button in its place.
  expect(screen.getByTestId('spin-wheel')).not.toBe(hurry);
  await user.click(screen.getByTestId('spin-wheel'));
  screen.getByTestId('prize');
  expect(network.asked(spinWheel)).toHaveLength(1);
  expect(network.asked(takeAttempt)).toEqual([]);
});

test('keeps the last prize in sight when the next spin is refused', async () => {
  const network = fakeNetwork();
  const screen = await renderScreen(<WheelTable wheel={WHEEL} />, { profile: somePlayer() });
  const { user } = screen;
  network.answers(takeAttempt, { attempt: ATTEMPT, points: null });
  network.answers(spinWheel, SPUN);
  await user.click(screen.getByTestId('spin-wheel'));
  await screen.findByTestId('prize');
  network.isSilentOn(takeAttempt);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
  await user.click(screen.getByTestId('spin-wheel'));
  await screen.findByText(screen.text('wheel.failures.network'));
  screen.getByTestId('prize');
});

test('rests at once where the region celebrates nothing', async () => {
  isMotionReduced = false;
  const network = fakeNetwork();
  const wheel = { ...WHEEL, attempts: [{ id: ATTEMPT, from: 'reward' as const, expiresAt: null }] };
  const screen = await renderScreen(<WheelTable wheel={wheel} />, { profile: somePlayer(), region: 'EU' });
  network.answers(spinWheel, SPUN);
  await screen.user.click(screen.getByRole('button', { name: screen.text('wheel.spin') }));
  await screen.findByTestId('prize');
  expect(screen.queryByRole('button', { name: screen.text('wheel.hurry') })).toBeNull();
});

test('asks for the same attempt again after a lost answer, though others came meanwhile', async () => {
  const network = fakeNetwork();
  const screen = await renderScreen(<Changing />, { profile: somePlayer() });
  const { user, text } = screen;
  network.isSilentOn(spinWheel);
  const press = () => user.click(screen.getByRole('button', { name: text('wheel.spin') }));
  await press();
  await screen.findByText(text('wheel.failures.network'));
  network.answers(spinWheel, SPUN);
  await user.click(screen.getByRole('button', { name: 'News' }));
  await press();
  await screen.findByTestId('prize');
  expect(network.asked(takeAttempt)).toEqual([]);
});

test('cannot be pressed when no spin is left, and says when the next one is', async () => {
  const wheel = { ...WHEEL, freeNow: false, nextFreeAt: '2026-12-02T22:00:00.000Z' };
  const screen = await renderScreen(<WheelTable wheel={wheel} />, { profile: somePlayer() });
  const button = screen.getByTestId('spin-wheel') as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  screen.getByText(screen.text('wheel.left', { count: 0 }));
  screen.getByText(/Next free spin/);
});

test('says its price in points on the button when a spin has to be bought', async () => {
  const wheel = { ...WHEEL, freeNow: false, price: 60 };
  const screen = await renderScreen(<WheelTable wheel={wheel} />, { profile: somePlayer() });
  screen.getByRole('button', { name: screen.text('wheel.buy', { count: 60 }) });
});

test('stays with the wheel whose last spin was used, and its prize', async () => {
  const network = fakeNetwork();
  const other = { ...WHEEL, code: 'other', name: 'Another' };
  network.answers(listWheels, { wheels: [WHEEL, other] });
  network.answers(takeAttempt, { attempt: ATTEMPT, points: null });
  network.answers(spinWheel, SPUN);
  const screen = await renderScreen(<Wheels empty={null} />, { profile: somePlayer() });
  const button = await screen.findByTestId('spin-wheel');
  network.answers(listWheels, { wheels: [{ ...WHEEL, freeNow: false }, other] });
  await screen.user.click(button);
  await screen.findByText(screen.text('wheel.left', { count: 0 }));
  screen.getByTestId('prize');
  screen.getByRole('heading', { name: 'The wheel' });
});

test('is empty where no wheel is set out, and shows the one with a spin first where there are several', async () => {
  const network = fakeNetwork();
  network.answers(listWheels, { wheels: [] });
  const screen = await renderScreen(<Wheels empty={<p>None is here</p>} />, { profile: somePlayer() });
  await screen.findByText('None is here');
  screen.unmount();
  const used = { ...WHEEL, code: 'used', name: 'Used', freeNow: false };
  network.answers(listWheels, { wheels: [used, WHEEL] });
  const both = await renderScreen(<Wheels empty={null} />, { profile: somePlayer() });
  await both.findByRole('heading', { name: 'The wheel' });
  await both.user.click(both.getByRole('radio', { name: 'Used' }));
  await both.findByRole('heading', { name: 'Used' });
});
