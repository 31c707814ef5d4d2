import { me } from '@croupier/contract/people/players';
import { readBonuses } from '@croupier/contract/rewards/bonuses';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { Toaster } from '@croupier/ui';
import { act, screen as page } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useHoldBalance } from '../../../lib/held-balance.ts';
import { announce, type LiveData } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { closeAllModals, closeModal, useOpenModals } from '../../../lib/modals.ts';
import { activeBonus, NO_BONUSES, someBonus } from './bonus.fixture.ts';
import BonusNews from './bonus-news.tsx';
import WonModal from './won-modal.tsx';

type Ended = LiveData<'bonusEnded'>;

const ENDED: Ended = {
  ...{ id: '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01', state: 'FINISHED', currency: 'UAH' },
  ...{ convertedMinor: '1200', forfeitedMinor: '0' },
};

afterEach(closeAllModals);
/** What a test was told would be there in the next one still. */
afterEach(() => {
  for (const close of page.queryAllByRole('button', { name: 'close' })) act(() => close.click());
});

/** A page with a round on stage until somebody presses. */
function Page({ playing }: { playing: boolean }) {
  const [isPlaying, setPlaying] = useState(playing);
  useHoldBalance(isPlaying ? 'frozen' : null);
  const won = useOpenModals().find(({ name }) => name === 'bonus-won');
  return (
    <>
      <BonusNews />
      {won && <WonModal data={won.data} onClose={() => closeModal('bonus-won')} />}
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
  house.answers(readBonuses, NO_BONUSES);
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
  expect((await screen.findByTestId('bonus-won')).textContent).toMatch(/12.00/);
});

test('of two that ended during one round both are told', async () => {
  fakeNetwork().answers(me, { profile: somePlayer() });
  const { user, ...screen } = await renderScreen(<Page playing />, { profile: somePlayer() });
  act(() => announce({ name: 'bonusEnded', data: ENDED }));
  act(() => announce({ name: 'bonusEnded', data: { ...ENDED, convertedMinor: '3400' } }));
  await user.click(screen.getByText('over'));
  expect((await screen.findByTestId('bonus-won')).textContent).toMatch(/12.00/);
  await screen.findByText(/34.00/);
});

test('what expired is told once: by its own modal where it is listed, and else here', async () => {
  const house = fakeNetwork();
  house.answers(me, { profile: somePlayer() });
  house.answers(readBonuses, {
    ...NO_BONUSES,
    bonuses: [someBonus({ state: 'EXPIRED', needShowExpiredModal: true, totalWager: '100' })],
  });
  const screen = await renderScreen(<Page playing={false} />, { profile: somePlayer() });
  const expired: Ended = { ...ENDED, state: 'EXPIRED', convertedMinor: '0', forfeitedMinor: '700' };
  act(() => announce({ name: 'bonusEnded', data: expired }));
  await expect.poll(() => house.asked(readBonuses).length).toBe(1);
  expect(screen.queryByText(/7.00/)).toBeNull();
  house.answers(readBonuses, { ...NO_BONUSES, bonuses: [activeBonus()] });
  act(() => announce({ name: 'bonusEnded', data: expired }));
  await screen.findByText(/7.00/);
});
