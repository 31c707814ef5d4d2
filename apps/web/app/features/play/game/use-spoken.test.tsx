import type { Round } from '@croupier/contract/play/rounds';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useSpoken } from './use-spoken.ts';

const round = (kinds: readonly string[], winMinor: string) =>
  ({
    ...{ currency: 'UAH', stakeMinor: '200', winMinor, balanceAfterMinor: '5000', parts: null, giftId: null },
    outcome: { family: 'grid', steps: kinds.map((kind) => ({ kind })) },
  }) as unknown as Round;

function Said({ round: last }: { round: Round | null }) {
  return <p data-testid="said">{useSpoken(last)}</p>;
}

test('a round is told in one sentence, and its free spins before it', async () => {
  const said = async (last: Round | null) => {
    const screen = await renderScreen(<Said round={last} />);
    const text = screen.getByTestId('said').textContent;
    screen.unmount();
    return text;
  };
  expect(await said(null)).toBe('');
  expect(await said(round(['base'], '0'))).toBe('No win. Balance ₴50.00.');
  expect(await said(round(['base', 'free', 'free'], '900'))).toBe(
    '2 free spins played. You win ₴9.00. Balance ₴50.00.',
  );
});
