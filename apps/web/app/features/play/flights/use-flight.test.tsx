import { getFlights, type Flight } from '@croupier/contract/play/flights';
import { findGame, type CrashDefinition } from '@croupier/games';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Flights } from './known-flights.ts';
import { useFlight } from './use-flight.ts';

const KITE = findGame('high-kite')!.definition as CrashDefinition;
const SEAT = { seat: '0123456789ab', player: 'Anna', leftCenti: null };
const flightOf = (number: number): Flight => ({
  ...{ game: KITE.id, number, takesOffAt: '2026-01-01T10:00:00.000Z', endedAt: null, crashCenti: null },
  ...{ seed: null, heardCenti: null, void: false, mathHash: null, chain: 1, place: number },
});

/** Which flight it is, and who is in it. */
function Board() {
  const { flight, seats } = useFlight(KITE, true);
  return <output>{`${flight?.number} ${seats.map(({ player }) => player).join()}`}</output>;
}

test('what is told while the first answer is under way is seen with it', async () => {
  const house = fakeNetwork();
  const underWay: ((answer: Flights) => void)[] = [];
  house.answers(getFlights, () => new Promise<Flights>((answer) => underWay.push(answer)));
  const screen = await renderScreen(<Board />);
  await expect.poll(() => underWay.length).toBe(1);
  act(() => announce({ name: 'flight', data: flightOf(8) }));
  act(() => announce({ name: 'flightSeats', data: { game: KITE.id, number: 8, seats: [SEAT] } }));
  const now = new Date().toISOString();
  underWay[0]!({ now, current: flightOf(7), past: [], seats: [], chains: [] });
  await expect.poll(() => screen.getByRole('status').textContent).toBe('8 Anna');
});
