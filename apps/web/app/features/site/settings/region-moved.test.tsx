import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import RegionMoved from './region-moved.tsx';

test('a page is loaded anew when the move is made that its player has waited for, and for no other', async () => {
  fakeNetwork();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const regionWish = {
    region: 'SL',
    askedAt: '2026-05-01T10:00:00.000Z',
    takesEffectAt: '2026-05-02T10:00:00.000Z',
  } as const;
  await renderScreen(<RegionMoved />, { profile: somePlayer({ region: 'EU', regionWish }) });
  act(() => announce({ name: 'regionMoved', data: { region: 'UA' } }));
  expect(reload).not.toHaveBeenCalled();
  act(() => announce({ name: 'regionMoved', data: { region: 'SL' } }));
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toContain('region=SL');
});
