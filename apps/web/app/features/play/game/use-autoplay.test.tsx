import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Rounds } from '../table/use-rounds.ts';
import { useAutoplay } from './use-autoplay.ts';

/** A table whose rounds are shown until a press, and whose gift is laid aside by another. */
function Table() {
  const [played, setPlayed] = useState(0);
  const [isShowing, setShowing] = useState(false);
  const [giftId, setGift] = useState<string | null>('gift');
  const spin = () => {
    setPlayed(played + 1);
    setShowing(true);
  };
  const rounds = { phase: isShowing ? 'showing' : 'ready', refusal: null, last: null, spin };
  const autoplay = useAutoplay(rounds as unknown as Rounds, { allowed: true, giftId });
  return (
    <>
      <button onClick={autoplay.toggle}>auto</button>
      <button onClick={() => setShowing(false)}>shown</button>
      <button onClick={() => setGift(null)}>own</button>
      <output data-testid="left">{autoplay.left}</output>
      <output data-testid="played">{played}</output>
    </>
  );
}

test('what was begun with given rounds does not go on with money', async () => {
  const { user, ...screen } = await renderScreen(<Table />);
  const said = (name: string) => Number(screen.getByTestId(name).textContent);
  await user.click(screen.getByText('auto'));
  for (const played of [1, 2]) {
    await expect.poll(() => said('played')).toBe(played);
    if (played === 1) await user.click(screen.getByText('shown'));
  }
  await user.click(screen.getByText('own'));
  await user.click(screen.getByText('shown'));
  await expect.poll(() => said('left')).toBe(0);
  expect(said('played')).toBe(2);
});
