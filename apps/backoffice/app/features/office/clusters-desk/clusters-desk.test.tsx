import {
  judgeCluster,
  listClusters,
  readCluster,
  type Cluster,
} from '@croupier/contract/office/clusters-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const ID = `device-${'a'.repeat(64)}`;
const cluster = (change: Partial<Cluster> = {}): Cluster => ({
  ...{ id: ID, kind: 'device', accounts: 3, state: 'new', by: null, at: null },
  players: [
    { id: '1002', nickname: 'sister' },
    { id: '1001', nickname: 'brother' },
  ],
  lastSeenAt: '2026-11-22T10:00:00.000Z',
  ...change,
});

test('who shares a browser is listed, read with a way to each player, and judged with a note', async () => {
  const house = fakeNetwork();
  house.answers(listClusters, { rows: [cluster()], next: null });
  house.answers(readCluster, cluster());
  house.answers(judgeCluster, { done: true });
  const screen = renderOffice(house, `/clusters?cluster=${ID}`);
  const drawer = await screen.findByRole('dialog', { name: screen.text('clusters-desk.one.title') });
  const link = await within(drawer).findByRole('link', { name: /sister/ });
  expect(link.getAttribute('href')).toContain('/players/1002');
  expect(drawer.textContent).toContain(screen.text('clusters-desk.one.more', { count: 1 }));
  await screen.user.click(
    within(drawer).getByRole('button', { name: screen.text('clusters-desk.judge.household.name') }),
  );
  const act = await screen.findByRole('dialog', { name: screen.text('clusters-desk.judge.household.title') });
  expect(act.textContent).toContain(screen.text('clusters-desk.judge.nobody'));
  await screen.user.type(within(act).getByRole('textbox'), 'two sisters');
  await screen.user.click(
    within(act).getByRole('button', { name: screen.text('clusters-desk.judge.household.name') }),
  );
  await screen.findAllByText(screen.text('clusters-desk.judge.done'));
  const body = { verdict: 'household', accounts: 3, reason: 'two sisters' };
  expect(house.asked(judgeCluster)).toEqual([expect.objectContaining({ body })]);
});

test('with nothing shared the list says so', async () => {
  const house = fakeNetwork();
  house.answers(listClusters, { rows: [], next: null });
  const screen = renderOffice(house, '/clusters');
  await screen.findByText(screen.text('clusters-desk.empty'));
});
