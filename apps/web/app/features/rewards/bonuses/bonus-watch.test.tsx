import { me } from '@croupier/contract/people/players';
import { readBonuses, setSeenExpiration, type Bonus } from '@croupier/contract/rewards/bonuses';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useHoldBalance } from '../../../lib/held-balance.ts';
import { announce } from '../../../lib/live/live.ts';
import { closeAllModals, closeModal, useOpenModals } from '../../../lib/modals.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { NO_BONUSES, someBonus } from './bonus.fixture.ts';
import BonusWatch from './bonus-watch.tsx';
import ExpiredModal from './expired-modal.tsx';

afterEach(closeAllModals);

/** A player whose profile says that there are news of so many bonuses. */
const told = (bonuses: number) => {
  const player = somePlayer();
  return { ...player, alerts: { ...player.alerts, bonuses } };
};

const expired = (change: Partial<Bonus> = {}): Bonus =>
  someBonus({
    ...{ state: 'EXPIRED', needShowExpiredModal: true, totalWager: '100000', forfeitedMinor: '4200' },
    ...{ endedDate: '2026-12-02T12:00:00.000Z', ...change },
  });

/** A page, with a round on stage until somebody presses, and the modal over it once it is opened. */
function Page({ playing = false }: { playing?: boolean }) {
  const [isPlaying, setPlaying] = useState(playing);
  useHoldBalance(isPlaying ? 'frozen' : null);
  const modal = useOpenModals().find(({ name }) => name === 'bonuses-expired');
  return (
    <>
      <BonusWatch />
      {modal && <ExpiredModal data={modal.data} onClose={() => closeModal('bonuses-expired')} />}
      <button onClick={() => setPlaying(false)}>over</button>
    </>
  );
}

function houseWith(...bonuses: Bonus[]) {
  const house = fakeNetwork();
  house.answers(me, { profile: told(1) });
  house.answers(readBonuses, { ...NO_BONUSES, bonuses });
  return house;
}

test.each(LANGUAGES)(
  'in %s a bonus that expired is told of once, with what was removed',
  async (language) => {
    const house = houseWith(expired());
    const screen = await renderScreen(<Page />, { profile: told(1), language });
    const modal = await screen.findByTestId('bonuses-expired');
    expect(modal.textContent).toMatch(/42[.,]00/);
    expect(modal.textContent).toContain(screen.text('bonuses.expired.own'));
    house.answers(setSeenExpiration, { done: true });
    house.answers(readBonuses, { ...NO_BONUSES, bonuses: [expired({ needShowExpiredModal: false })] });
    const close = screen.getAllByRole('button', { name: screen.text('bonuses.expired.close') });
    await screen.user.click(close.at(-1)!);
    await expect.poll(() => house.asked(setSeenExpiration)).toEqual([{ ids: [expired().id] }]);
    await expect.poll(() => house.asked(readBonuses).length).toBe(2);
    expect(screen.queryByTestId('bonuses-expired')).toBeNull();
  },
);

test('one that was never active says that nothing was charged', async () => {
  houseWith(expired({ totalWager: '0', forfeitedMinor: '0' }));
  const { text, ...screen } = await renderScreen(<Page />, { profile: told(1) });
  const modal = await screen.findByTestId('bonuses-expired');
  expect(modal.textContent).toContain(text('bonuses.archive.untouched'));
});

test('spins that ran out are told as gift spins are, and what was read is not told', async () => {
  const rounds = { provider: null, games: ['sunny-orchard'], stakeMinor: '200', rounds: 5, roundsLeft: 5 };
  const spins = { ...rounds, endsAs: 'real', giftRoundsId: expired().id } as const;
  const read = expired({ needShowExpiredModal: false });
  const house = houseWith(expired({ totalWager: '0', spins }), { ...read, id: someBonus().id });
  const screen = await renderScreen(<Page />, { profile: told(1) });
  await expect.poll(() => house.asked(readBonuses).length).toBe(1);
  expect(screen.queryByTestId('bonuses-expired')).toBeNull();
});

test('news of a bonus are asked for and told once the round is over that is being shown', async () => {
  const house = houseWith(someBonus());
  const { user, ...screen } = await renderScreen(<Page playing />, { profile: told(1) });
  await expect.poll(() => house.asked(readBonuses).length).toBe(1);
  house.answers(readBonuses, { ...NO_BONUSES, bonuses: [expired()] });
  const { id, code } = expired();
  act(() => announce({ name: 'bonus', data: { id, code, state: 'EXPIRED' } }));
  expect(house.asked(readBonuses)).toHaveLength(1);
  await user.click(screen.getByText('over'));
  await screen.findByTestId('bonuses-expired');
});

test('asks nothing while the profile has no news, and asks once it has', async () => {
  const house = houseWith(expired());
  const screen = await renderScreen(<Page />, { profile: told(0) });
  expect(house.asked(readBonuses)).toEqual([]);
  const { id, code } = expired();
  act(() => announce({ name: 'bonus', data: { id, code, state: 'EXPIRED' } }));
  await screen.findByTestId('bonuses-expired');
});

test('asks nothing where the page of bonuses is closed', async () => {
  const house = houseWith(expired());
  const screen = await renderScreen(<Page />, { profile: told(1), closed: ['bonuses'] });
  expect(screen.queryByTestId('bonuses-expired')).toBeNull();
  expect(house.asked(readBonuses)).toEqual([]);
});
