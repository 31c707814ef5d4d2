import { gameSession } from '@croupier/contract/play/providers';
import { playSession, type Playing } from '@croupier/contract/people/reality-checks';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { GameFrame } from './game-frame.tsx';
import type { FrameSettings } from './use-game-frame.ts';

const SETTINGS: FrameSettings = {
  ...{
    game: 'moon-cards',
    name: 'Moon cards',
    provider: 'paper-moon',
    studio: 'Paper Moon',
    available: true,
  },
  ...{ origin: 'http://studio.example', sandbox: 'allow-scripts', channel: 'x' },
  ...{ readyTimeoutMs: 15_000, roundTimeoutMs: 120_000 },
};
const NOW = '2026-05-01T10:00:00.000Z';
const NOTHING: Playing = { now: NOW, session: null, minutes: 60, choices: [15, 30, 45, 60] };
const opened = (money: 'real' | 'play') =>
  ({
    ...{ game: 'moon-cards', provider: 'paper-moon', money, expiresAt: NOW },
    currency: 'KZT',
    launchUrl: 'http://studio.example/play?token=t',
  }) as const;

test.each(['play', 'real'] as const)(
  'the strip over a game follows the money of its session: %s',
  async (money) => {
    const network = fakeNetwork();
    network.answers(gameSession, opened(money));
    network.answers(playSession, NOTHING);
    const asked = () => network.queries(playSession).map((query) => query.get('kind'));
    // What the profile would say is the other money: only the session knows what is staked in the frame.
    const profile = { ...somePlayer(), gameMoney: money === 'play' ? ('real' as const) : ('play' as const) };
    const screen = await renderScreen(<GameFrame settings={SETTINGS} />, { profile });
    await screen.findByTitle(screen.text('providers.frame', { name: 'Moon cards' }));
    await expect.poll(asked).toContain(money);
    expect(asked().at(-1)).toBe(money);
  },
);
