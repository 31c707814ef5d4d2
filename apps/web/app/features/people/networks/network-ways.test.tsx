import { afterEach, expect, test } from 'vitest';
import { closeAllModals, useOpenModals } from '../../../lib/modals.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import NetworkWays from './network-ways.tsx';

afterEach(() => {
  closeAllModals();
  history.replaceState(null, '', '/');
});

function Opened() {
  return useOpenModals().map(({ id, name, data }) => <p key={id}>{`${name} ${JSON.stringify(data)}`}</p>);
}

const PATH = '/en/login?network=google&ended=closed';
const TICKET = { eraseAt: '2026-12-20T10:00:00.000Z', ticket: 'a-ticket-that-opens-it-again' };

const open = () =>
  renderScreen(
    <>
      <NetworkWays offered={['google']} looks={{}} />
      <Opened />
    </>,
    { path: PATH },
  );

test('who closed the account is offered to keep it, and by what is gone from the address and the history', async () => {
  const hash = new URLSearchParams(TICKET).toString();
  history.replaceState({ of: 'the router' }, '', `${PATH}#${hash}`);
  const screen = await open();
  await screen.findByText(`take-back ${JSON.stringify(TICKET)}`);
  expect(location.href).not.toContain(TICKET.ticket);
  expect([location.pathname + location.search, location.hash]).toEqual([PATH, '']);
  // What the router keeps of the page stays.
  expect(history.state).toEqual({ of: 'the router' });
});

test('opened again, the page offers nothing and says why nobody was let in', async () => {
  history.replaceState(null, '', PATH);
  const { text, ...screen } = await open();
  await screen.findByText(text('networks.ends.closed', { network: 'Google' }));
  expect(screen.queryByText(/take-back/)).toBeNull();
});

test('takes along what the link said when a network is gone to', async () => {
  history.replaceState(null, '', '/en/login?utm_source=news&promo=SPRING&gclid=1');
  const { findByRole } = await renderScreen(<NetworkWays offered={['google']} looks={{}} />, {
    path: '/en/login?redirect=%2Fen%2Fgames',
  });
  const way = await findByRole('link', { name: /Google/ });
  expect(Object.fromEntries(new URL(way.getAttribute('href')!, 'http://x').searchParams)).toEqual({
    language: 'en',
    redirect: '/en/games',
    utm_source: 'news',
    promo: 'SPRING',
  });
});
