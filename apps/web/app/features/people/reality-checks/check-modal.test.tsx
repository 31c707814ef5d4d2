import { answerCheck, playSession, type Playing } from '@croupier/contract/people/reality-checks';
import { expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import CheckModal from './check-modal.tsx';

const CHECK_AT = '2026-05-01T11:00:00.000Z';
const playing = (isDue: boolean): Playing => ({
  now: '2026-05-01T11:02:03.000Z',
  session: {
    beganAt: '2026-05-01T10:00:00.000Z',
    currency: 'UAH',
    ...{ stakedMinor: '50000', wonMinor: '12000', netMinor: '-38000' },
    ...{ checkAt: CHECK_AT, isDue },
  },
  minutes: 60,
  choices: [15, 30, 45, 60],
});

test('it tells the time, what was staked, won and lost, and goes on when that is pressed', async () => {
  const house = fakeNetwork();
  house.answers(playSession, playing(true));
  house.answers(answerCheck, playing(false));
  const onClose = vi.fn();
  const { user, text, ...screen } = await renderScreen(<CheckModal onClose={onClose} />, {
    profile: somePlayer(),
  });
  await screen.findByText('1:02:03');
  expect(screen.getByText('₴500.00')).toBeDefined();
  expect(screen.getByText('₴120.00')).toBeDefined();
  expect(screen.getByText('−₴380.00')).toBeDefined();
  await user.click(screen.getByRole('button', { name: text('reality-checks.check.goOn') }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(house.asked(answerCheck)).toEqual([{ checkAt: CHECK_AT }]);
});

test('one that was answered in another tab is not answered again', async () => {
  const house = fakeNetwork();
  house.answers(playSession, playing(false));
  const onClose = vi.fn();
  const { user, text, ...screen } = await renderScreen(<CheckModal onClose={onClose} />, {
    profile: somePlayer(),
  });
  await screen.findByText('1:02:03');
  await user.click(screen.getByRole('button', { name: text('reality-checks.check.goOn') }));
  expect(onClose).toHaveBeenCalled();
  expect(house.asked(answerCheck)).toEqual([]);
});

test('without an answer it stays, and says that nothing was staked', async () => {
  const house = fakeNetwork();
  house.answers(playSession, playing(true));
  house.isSilentOn(answerCheck);
  const onClose = vi.fn();
  const { user, text, ...screen } = await renderScreen(<CheckModal onClose={onClose} />, {
    profile: somePlayer(),
  });
  await screen.findByText('1:02:03');
  await user.click(screen.getByRole('button', { name: text('reality-checks.check.goOn') }));
  await screen.findByText(text('reality-checks.check.failed'));
  expect(onClose).not.toHaveBeenCalled();
});
