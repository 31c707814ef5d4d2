import { ApiError } from '@croupier/contract/kit';
import { afterEach, expect, test } from 'vitest';
import { closeAllModals, isOpen } from '../../../lib/modals.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import type { Rounds } from '../table/use-rounds.ts';
import { GameNotice } from './game-notice.tsx';

afterEach(closeAllModals);

const OUT = {
  refusal: new ApiError(409, { key: 'insufficient_funds', message: 'Not enough', requestId: 'r' }),
  unanswered: false,
  clearRefusal: () => undefined,
} as unknown as Rounds;

test('whose money is out may deposit there and then, where that may be offered', async () => {
  const { user, text, ...screen } = await renderScreen(<GameNotice rounds={OUT} available />, {
    profile: somePlayer({ region: 'SL' }),
  });
  await user.click(screen.getByRole('button', { name: text('game.notice.deposit') }));
  expect(isOpen('deposit')).toBe(true);
});

test.each([{ region: 'EU' }, { region: 'SL', residence: 'EU' }] as const)(
  'nothing is offered where it may not be: %o',
  async (where) => {
    const { text, ...screen } = await renderScreen(<GameNotice rounds={OUT} available />, {
      profile: somePlayer(where),
    });
    screen.getByText(text('game.notice.insufficient_funds'));
    expect(screen.queryByRole('button', { name: text('game.notice.deposit') })).toBeNull();
  },
);
