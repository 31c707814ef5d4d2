import { afterEach, expect, test } from 'vitest';
import { closeAllModals, isOpen } from '../lib/modals.ts';
import { fakeNetwork } from '../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../testing/render-screen.tsx';
import { Rail } from './rail.tsx';

afterEach(closeAllModals);

test.each([false, true])(
  'a player stops with one press beside every page, at a table too (%s)',
  async (atTable) => {
    fakeNetwork();
    const { user, text, ...screen } = await renderScreen(<Rail atTable={atTable} />, {
      profile: somePlayer(),
    });
    await user.click(screen.getByRole('button', { name: text('shell.nav.stop') }));
    expect(isOpen('stop')).toBe(true);
  },
);

test('a visitor has nothing to stop', async () => {
  fakeNetwork();
  const { text, ...screen } = await renderScreen(<Rail atTable={false} />);
  expect(screen.queryByRole('button', { name: text('shell.nav.stop') })).toBeNull();
});
