import { listProviderRounds, type ProviderRound } from '@croupier/contract/play/providers';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { PlayedRounds } from './played-rounds.tsx';

const ROUND: ProviderRound = {
  ...{ id: 'r-1', provider: 'paper-moon', game: 'moon-cards', currency: 'UAH', kind: 'real' },
  ...{ stakeMinor: '1000', winMinor: '2000', heldMinor: '0', state: 'ended', isFree: false },
  parts: { bonusStakeMinor: '1000', bonusWinMinor: '2000', forfeitedMinor: '0' },
  openedAt: '2026-01-01T10:00:00.000Z',
};

test('what of a round was bonus money is said beside stake and win, and nothing of it where there was none', async () => {
  fakeNetwork().answers(listProviderRounds, {
    rounds: [ROUND, { ...ROUND, id: 'r-2', parts: null }],
    nextCursor: null,
  });
  const { text, ...screen } = await renderScreen(<PlayedRounds game="moon-cards" studio="Paper Moon" />, {
    profile: somePlayer(),
  });
  const [, parted, plain] = await screen.findAllByRole('row');
  const told = text('table.parts.bonus');
  expect(parted!.textContent!.split(told)).toHaveLength(3);
  expect(plain!.textContent).not.toContain(told);
});
