import { me } from '@croupier/contract/people/players';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { Toaster } from '@croupier/ui';
import { act, screen as page } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useHoldBalance } from '../../../lib/held-balance.ts';
import { announce, type LiveData } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import BonusNews from './bonus-news.tsx';

type Ended = LiveData<'bonusEnded'>;

const ENDED: Ended = {
  ...{ id: '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01', state: 'FINISHED', currency: 'UAH' },
  ...{ convertedMinor: '1200', forfeitedMinor: '0' },
};

/** What a test was told would be there in the next one still. */
afterEach(() => {
  for (const close of page.queryAllByRole('button', { name: 'close' })) act(() => close.click());
});

/** A page with a round on stage until somebody presses. */
function Page({ playing }: { playing: boolean }) {
  const [isPlaying, setPlaying] = useState(playing);
  useHoldBalance(isPlaying ? 'frozen' : null);
  return (
    <>
      <BonusNews />
      <Toaster label="notices" closeLabel="close" />
      <button onClick={() => setPlaying(false)}>over</button>
    </>
  );
}

test.each(
  LANGUAGES.flatMap((language) =>
    [
      [{}, 'finished'],
      [{ forfeitedMinor: '300' }, 'capped'],
      [{ convertedMinor: '0' }, 'empty'],
      [{ state: 'LOST', convertedMinor: '0', forfeitedMinor: '50' }, 'lost'],
      [{ state: 'EXPIRED', convertedMinor: '0', forfeitedMinor: '700' }, 'expired'],
      [{ state: 'CANCELED', convertedMinor: '0', forfeitedMinor: '700' }, 'cancelled'],
    ].map(([change, key]) => [language, change as Partial<Ended>, key as string] as const),
  ),
)('in %s: a bonus that ended with %j is told as %s', async (language, change, key) => {
  const house = fakeNetwork();
  house.answers(me, { profile: somePlayer() });
  const { text, ...screen } = await renderScreen(<Page playing={false} />, {
    profile: somePlayer(),
    language,
  });
  const news = { ...ENDED, ...change };
  act(() => announce({ name: 'bonusEnded', data: news }));
  const start = text(`wallet.ended.${key}`, { converted: '|', forfeited: '|' }).split('|')[0]!;
  const said = (await screen.findByText((shown) => shown.startsWith(start))).textContent;
  if (key === 'finished' || key === 'capped') expect(said).toMatch(/12[.,]00/);
  if (['capped', 'expired', 'cancelled'].includes(key))
    expect(said).toMatch(new RegExp(`${Number(news.forfeitedMinor) / 100}[.,]00`));
});

test('it is told once the round that did it has been shown', async () => {
  fakeNetwork().answers(me, { profile: somePlayer() });
  const { user, ...screen } = await renderScreen(<Page playing />, { profile: somePlayer() });
  act(() => announce({ name: 'bonusEnded', data: ENDED }));
  expect(screen.queryByText(/12.00/)).toBeNull();
  await user.click(screen.getByText('over'));
  await screen.findByText(/12.00/);
});

test('of two that ended during one round both are told', async () => {
  fakeNetwork().answers(me, { profile: somePlayer() });
  const { user, ...screen } = await renderScreen(<Page playing />, { profile: somePlayer() });
  act(() => announce({ name: 'bonusEnded', data: ENDED }));
  act(() => announce({ name: 'bonusEnded', data: { ...ENDED, convertedMinor: '3400' } }));
  await user.click(screen.getByText('over'));
  await screen.findByText(/12.00/);
  await screen.findByText(/34.00/);
});
