import type { Round } from '@croupier/contract/play/rounds';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Rounds } from '../table/use-rounds.ts';
import { FIRST_PLAN, type AutoplayPlan } from './autoplay-plan.ts';
import { useAutoplay } from './use-autoplay.ts';

const ENDED: string[] = [];

/** A table whose rounds are shown until a press, and whose gift is laid aside by another. */
function Table({ plan }: { plan: AutoplayPlan }) {
  const [played, setPlayed] = useState(0);
  const [isShowing, setShowing] = useState(false);
  const [giftId, setGift] = useState<string | null>('gift');
  const spin = () => {
    setPlayed(played + 1);
    setShowing(true);
  };
  const shown = isShowing ? played - 1 : played;
  const round = { id: String(shown), stakeMinor: '100', winMinor: '40', giftId: null, outcome: {} };
  const last = shown > 0 ? (round as unknown as Round) : null;
  const rounds = { phase: isShowing ? 'showing' : 'ready', refusal: null, last, spin };
  const autoplay = useAutoplay(rounds as unknown as Rounds, {
    allowed: true,
    giftId,
    onEnd: (run, end) => ENDED.push(`${end} ${run.played} ${run.stakedMinor} ${run.wonMinor}`),
  });
  return (
    <>
      <button onClick={() => autoplay.begin(plan)}>auto</button>
      <button onClick={autoplay.stop}>stop</button>
      <button onClick={() => setShowing(false)}>shown</button>
      <button onClick={() => setGift(null)}>own</button>
      <output data-testid="left">{String(autoplay.left)}</output>
      <output data-testid="played">{played}</output>
    </>
  );
}

async function begin(plan: AutoplayPlan) {
  ENDED.length = 0;
  const { user, ...screen } = await renderScreen(<Table plan={plan} />);
  const said = (name: string) => screen.getByTestId(name).textContent;
  const press = (name: string) => user.click(screen.getByText(name));
  await press('auto');
  await expect.poll(() => said('played')).toBe('1');
  return { said, press };
}

test('what was begun with given rounds does not go on with money', async () => {
  const { said, press } = await begin(FIRST_PLAN);
  await press('own');
  await press('shown');
  await expect.poll(() => ENDED).toEqual(['gift 1 100 40']);
  expect([said('left'), said('played')]).toEqual(['null', '1']);
});

test('it ends by its plan, and says what was played', async () => {
  const { said, press } = await begin({ ...FIRST_PLAN, rounds: 2 });
  await press('shown');
  await expect.poll(() => said('played')).toBe('2');
  await press('shown');
  await expect.poll(() => ENDED).toEqual(['rounds 2 200 80']);
});

test('how many are left never grows when a round is over', async () => {
  const { said, press } = await begin({ ...FIRST_PLAN, rounds: 10 });
  expect(said('left')).toBe('9');
  await press('shown');
  // The next one may have begun by now.
  expect(['9', '8']).toContain(said('left'));
  await expect.poll(() => said('played')).toBe('2');
  expect(said('left')).toBe('8');
});

test('it ends at the loss that was set', async () => {
  const { press } = await begin({ ...FIRST_PLAN, lossMinor: 60n });
  await press('shown');
  await expect.poll(() => ENDED).toEqual(['loss 1 100 40']);
});

test('counts the round on stage before it says what was played when stop is pressed during that round', async () => {
  const { said, press } = await begin(FIRST_PLAN);
  await press('stop');
  expect([said('left'), ENDED.length]).toEqual(['null', 0]);
  await press('shown');
  await expect.poll(() => ENDED).toEqual(['stopped 1 100 40']);
  expect(said('played')).toBe('1');
});
