import { toWire } from '@croupier/contract/play/providers';
import { act } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closeAllModals, isOpen } from '../../../lib/modals.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { useGameFrame, type FrameSettings } from './use-game-frame.ts';

afterEach(closeAllModals);

const ORIGIN = 'https://games.example';
const SETTINGS = {
  ...{ game: 'paper-moon-dice', origin: ORIGIN, available: false },
  ...{ readyTimeoutMs: 60_000, roundTimeoutMs: 60_000 },
} as FrameSettings;

function Frame() {
  // The frame shows nothing here: what matters of it is whose messages are heard.
  const frame = useRef({ contentWindow: window } as unknown as HTMLIFrameElement);
  useGameFrame(frame, SETTINGS);
  return null;
}

async function askForDeposit(profile: ReturnType<typeof somePlayer>): Promise<boolean> {
  fakeNetwork();
  await renderScreen(<Frame />, { profile });
  const data = toWire({ name: 'open-deposit' });
  act(() => void dispatchEvent(new MessageEvent('message', { source: window, origin: ORIGIN, data })));
  return isOpen('deposit');
}

test('a game that asks for a deposit is given it where a deposit may be offered', async () => {
  expect(await askForDeposit(somePlayer({ region: 'SL' }))).toBe(true);
});

test.each([{ region: 'EU' }, { region: 'SL', residence: 'EU' }] as const)(
  'it is given nothing where none may be: %o',
  async (where) => {
    expect(await askForDeposit(somePlayer(where))).toBe(false);
  },
);
