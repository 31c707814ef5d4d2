import * as desk from '@croupier/contract/office/health-desk';
import { PERMISSIONS } from '@croupier/domain/office/permissions';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeNetwork, type FakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';
import { WATCHED_MS } from './use-watched-health.ts';

const AT = '2026-11-23T10:00:00.000Z';
const reader = (change: Partial<desk.ReaderHealth> = {}): desk.ReaderHealth => ({
  ...{
    name: 'tally',
    behind: '0',
    oldestSeconds: 0,
    parked: 0,
    position: '120',
    inOrder: false,
    againTo: null,
  },
  ...change,
});
const health = (change: Partial<desk.HouseHealth> = {}): desk.HouseHealth => ({
  ...{ at: AT, needs: [], outbox: { facts: 0, oldestSeconds: 0 }, workers: 1, connections: [], alarms: [] },
  readers: [reader(), reader({ name: 'books-chain', inOrder: true })],
  jobs: [],
  database: { commitsWait: true, timeline: 1, standbys: [] },
  letters: { waiting: 0, failed: 0, oldestWaitingAt: null, areSent: true },
  head: { number: 7, day: '2026-11-22', publishedAt: AT },
  slowQueries: [],
  ...{ providers: [], webhooks: [], thresholds: [] },
  ...change,
});

function startHouse(change: Partial<desk.HouseHealth> = {}): FakeNetwork {
  const house = fakeNetwork();
  house.answers(desk.houseHealth, health(change));
  house.answers(desk.houseSizes, { bytes: '12000000', tables: [] });
  house.answers(desk.listParkedFacts, { rows: [], next: null });
  return house;
}

test('it says in a sentence that all is well, or what needs a person', async () => {
  const screen = renderOffice(startHouse(), '/health');
  await screen.findByText(screen.text('health-desk.well'));
  screen.unmount();
  const needs = [
    { need: 'facts_parked', count: 2 },
    { need: 'no_worker', count: 1 },
  ] as const;
  const ill = renderOffice(startHouse({ needs: [...needs] }), '/health');
  await ill.findByText('Needs attention: 2 events parked and no process is running jobs.');
});

test('it shows the standbys and whether commits wait for one', async () => {
  const standby = {
    name: 'n2',
    kind: 'sync',
    isStreaming: true,
    lagBytes: 2_500_000,
    lagSeconds: 300,
  } as const;
  const away = { name: 'n3', kind: 'async', isStreaming: false, lagBytes: null, lagSeconds: null } as const;
  const standbys = [standby, away];
  const screen = renderOffice(
    startHouse({ database: { commitsWait: true, timeline: 3, standbys } }),
    '/health',
  );
  const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;
  expect((await rowOf('n2')).textContent).toBe('n2SynchronousStreaming2.5 MB5 mins');
  expect((await rowOf('n3')).textContent).toBe('n3AsynchronousCatching up——');
  await screen.findByText(/^Commits wait for a standby.* Timeline: 3\.$/);
});

test('a house whose commits wait for nobody is told, and standbys that are hidden are not called none', async () => {
  const needs = [{ need: 'commits_unreplicated', count: 1 }] as const;
  const alone = { commitsWait: false, timeline: 1, standbys: [] };
  const screen = renderOffice(startHouse({ needs: [...needs], database: alone }), '/health');
  await screen.findByText('Needs attention: database commits do not wait for a standby.');
  await screen.findByText(/^Commits do not wait for a standby.* No standby is connected\./);
  screen.unmount();
  const hidden = { commitsWait: false, timeline: null, standbys: null };
  const blind = renderOffice(startHouse({ database: hidden }), '/health');
  await blind.findByText(/pg_read_all_stats to the database owner\.$/);
  expect(blind.queryByText(/No standby/)).toBeNull();
});

test('errors and statements are text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const house = startHouse({
    jobs: [
      {
        ...{ name: 'sweep', everyMs: 1_000, isRunning: false, isFailing: true, isLate: false },
        last: { process: hostile, startedAt: AT, endedAt: AT },
        failure: { at: AT, error: hostile },
      },
    ],
    slowQueries: [{ at: AT, statement: hostile, durationMs: 1_200 }],
  });
  const screen = renderOffice(house, '/health');
  await waitFor(() => expect(screen.getAllByText(hostile)).toHaveLength(3));
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('it is read anew by itself without losing the keyboard’s place, and rests when nobody is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const needs = [{ need: 'no_worker', count: 1 }] as const;
    const house = startHouse({ needs: [...needs] });
    const screen = renderOffice(house, '/health');
    const replay = await screen.findByRole('button', { name: /tally/ });
    // The dot in the rail asks by itself as well, from when it is there.
    await screen.findByTitle(/no process/);
    replay.focus();
    house.answers(
      desk.houseHealth,
      health({ needs: [...needs], readers: [reader({ name: 'a-new-one' }), reader({ behind: '9' })] }),
    );
    await vi.advanceTimersByTimeAsync(10_500);
    await screen.findByRole('rowheader', { name: 'a-new-one' });
    expect(document.activeElement).toBe(replay);
    expect(replay.isConnected).toBe(true);
    await vi.advanceTimersByTimeAsync(WATCHED_MS);
    await screen.findByText(/without activity/);
    const asked = house.asked(desk.houseHealth).length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(house.asked(desk.houseHealth)).toHaveLength(asked);
    fireEvent.keyDown(document.body, { key: 'Shift' });
    await vi.advanceTimersByTimeAsync(10_500);
    expect(house.asked(desk.houseHealth).length).toBeGreaterThan(asked);
  } finally {
    vi.useRealTimers();
  }
});

test('a house that no longer answers is said to be stale, and what was known stays', async () => {
  const house = startHouse();
  const screen = renderOffice(house, '/health');
  await screen.findByText(screen.text('health-desk.well'));
  house.refuses(desk.houseHealth, { status: 500, key: 'internal' });
  await screen.user.click(screen.getByRole('button', { name: screen.text('health-desk.refresh') }));
  const alert = await screen.findByText(/out of date/);
  expect(alert.textContent).toContain('request-7');
  expect(screen.getByText(screen.text('health-desk.well'))).toBeDefined();
});

test('positions are read again only as a whole range, with a reason; a reader in order is offered nothing', async () => {
  const house = startHouse();
  house.answers(desk.replayFacts, { done: true });
  const screen = renderOffice(house, '/health');
  await screen.findByText(screen.text('health-desk.readers.inOrder'));
  expect(screen.queryByRole('button', { name: /books-chain/ })).toBeNull();
  await screen.user.click(screen.getByRole('button', { name: /tally/ }));
  const send = () =>
    screen.user.click(
      screen.getAllByRole('button', { name: screen.text('health-desk.replay.name') }).at(-1)!,
    );
  await screen.user.type(screen.getByLabelText(screen.text('lib.act.reason')), 'Taken out before');
  await screen.user.type(screen.getByLabelText(screen.text('health-desk.replay.from')), '9');
  await screen.user.type(screen.getByLabelText(screen.text('health-desk.replay.to')), '8');
  await screen.findByText(screen.text('health-desk.replay.upsideDown'));
  await send();
  expect(house.asked(desk.replayFacts)).toHaveLength(0);
  await screen.user.type(screen.getByLabelText(screen.text('health-desk.replay.to')), '0');
  await send();
  await waitFor(() =>
    expect(house.asked(desk.replayFacts)).toMatchObject([
      {
        path: '/office/api/health/readers/tally/replay',
        body: { from: '9', to: '80', reason: 'Taken out before' },
      },
    ]),
  );
});

test('a fact that was put aside is opened by its address and tried again; who may only read is not asked to', async () => {
  const fact: desk.ParkedFact = {
    ...{ reader: 'tally', position: '44', topic: 'round.settled', playerId: '1001', requestId: 'r-1' },
    ...{ parkedAt: AT, error: '<b>Error</b>: poison', again: false, inOrder: false },
  };
  const house = startHouse();
  house.answers(desk.listParkedFacts, { rows: [fact], next: null });
  house.answers(desk.tryFactsAgain, { asked: 1 });
  const screen = renderOffice(house, '/health/parked?fact=tally+44');
  await screen.user.click(
    await screen.findByRole('button', { name: screen.text('health-desk.parked.tryAgain') }),
  );
  await screen.user.type(screen.getByLabelText(screen.text('lib.act.reason')), 'Mended');
  await screen.user.click(
    screen.getAllByRole('button', { name: screen.text('health-desk.again.name') }).at(-1)!,
  );
  await waitFor(() =>
    expect(house.asked(desk.tryFactsAgain)[0]?.body).toEqual({ position: '44', reason: 'Mended' }),
  );
  screen.unmount();
  const permissions = PERMISSIONS.filter((each) => each.startsWith('read.'));
  const readOnly = renderOffice(house, '/health/parked?fact=tally+44', { permissions });
  await readOnly.findByText(/r-1/);
  expect(readOnly.queryByRole('button', { name: screen.text('health-desk.parked.tryAgain') })).toBeNull();
});
