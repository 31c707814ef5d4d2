import { listWinningNow, type WinningNow } from '@croupier/contract/site/lobby';
import { useQueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useWinningNow } from './lobby-queries.ts';

const win = (id: string): WinningNow => ({
  ...{ id, player: `P${id}`, game: 'sunny-orchard', maker: 'house', poster: null, currency: 'UAH' },
  ...{ names: { ua: 'x', ru: 'x', en: 'x', kk: 'x' }, kind: 'real', stakeMinor: '1', winMinor: '9' },
  wonAt: '2026-01-01T10:00:00.000Z',
});
const SENT = [win('1')];

function Wins() {
  const queries = useQueryClient();
  const wins = useWinningNow(SENT);
  return (
    <>
      <button onClick={() => void queries.refetchQueries({ queryKey: ['lobby', 'winning-now'] })}>
        again
      </button>
      <output>{wins.map(({ id }) => id).join()}</output>
    </>
  );
}

test('a win that was told while an answer was under way is on top of it', async () => {
  const house = fakeNetwork();
  const underWay: ((answer: { wins: WinningNow[] }) => void)[] = [];
  house.answers(listWinningNow, () => new Promise((answer) => underWay.push(answer)));
  const { user, ...screen } = await renderScreen(<Wins />);
  await user.click(screen.getByText('again'));
  await expect.poll(() => underWay.length).toBe(1);
  act(() => announce({ name: 'winningNow', data: win('3') }));
  underWay[0]!({ wins: [win('2'), win('1')] });
  await expect.poll(() => screen.getByRole('status').textContent).toBe('3,2,1');
});
