import { houseHealth } from '@croupier/contract/office/health-desk';
import { listAudit } from '@croupier/contract/office/audit';
import { listOperators, listRoles, type OperatorRow } from '@croupier/contract/office/operators';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../testing/fake-network.ts';
import { renderOffice, someOperator } from '../testing/render-office.tsx';

function houseOfNothing() {
  const house = fakeNetwork();
  house.answers(listRoles, { roles: [] });
  house.answers(listOperators, { rows: [], next: null });
  house.answers(listAudit, { rows: [], next: null });
  return house;
}

test('the rail has the rooms that the operator may enter, and no others', async () => {
  const screen = renderOffice(houseOfNothing(), '/', { permissions: ['use.office', 'read.audit'] });
  const rail = await screen.findByRole('navigation', { name: screen.text('shell.rooms') });
  const names = within(rail)
    .getAllByRole('link')
    .map((link) => link.getAttribute('title'));
  expect(names).toEqual(
    ['home', 'account', 'audit'].map((room) => screen.text(`${room}.rooms.${room}.name`)),
  );
});

test('a room that is not for the operator says so, and asks the house for nothing', async () => {
  const house = houseOfNothing();
  const screen = renderOffice(house, '/operators', { permissions: ['use.office'] });
  await screen.findByRole('heading', { level: 1, name: screen.text('lib.notAllowed.title') });
  screen.getByText(screen.text('lib.notAllowed.needs', { permission: 'read.operators' }));
  expect(house.asked(listOperators)).toHaveLength(0);
});

test('who may read and not change is shown no acts', async () => {
  const screen = renderOffice(houseOfNothing(), '/operators', {
    permissions: ['use.office', 'read.operators'],
  });
  await screen.findByText(screen.text('operators.empty'));
  expect(screen.queryByRole('button', { name: screen.text('operators.acts.invite') })).toBeNull();
});

test('g and a letter go to a room, whose heading has the focus; a Cyrillic letter is its key', async () => {
  const screen = renderOffice(houseOfNothing(), '/');
  await screen.findByRole('heading', { level: 1, name: screen.text('home.hello', { name: 'Olena' }) });
  await screen.user.keyboard('gl');
  const heading = await screen.findByRole('heading', { level: 1, name: screen.text('audit.title') });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  dispatchEvent(new KeyboardEvent('keydown', { key: 'п', code: 'KeyG' }));
  dispatchEvent(new KeyboardEvent('keydown', { key: 'щ', code: 'KeyO' }));
  await screen.findByRole('heading', { level: 1, name: screen.text('operators.title') });
});

test('an address that leads nowhere says so inside the frame', async () => {
  const screen = renderOffice(houseOfNothing(), '/nowhere/at/all');
  await screen.findByRole('heading', { level: 1, name: screen.text('shell.notFound.title') });
  screen.getByRole('navigation', { name: screen.text('shell.rooms') });
});

test('the palette marks one act when two features call theirs alike', async () => {
  const screen = renderOffice(houseOfNothing(), '/');
  await screen.findByRole('heading', { level: 1 });
  await screen.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  const values = screen.getAllByRole('option').map((option) => option.dataset['value']);
  expect(values).toEqual([...new Set(values)]);
});

test('the palette finds rooms by name and people by asking the house', async () => {
  const house = houseOfNothing();
  const iryna: OperatorRow = {
    ...{ id: '8', name: 'Iryna', email: 'iryna@house.example', role: 'support', state: 'active' },
    ...{ createdAt: '2026-05-01T10:00:00.000Z', lastSeenAt: null, sessions: 1 },
  };
  house.answers(listOperators, ({ query }) => ({
    rows: query['text'] === 'audit' ? [] : [iryna],
    next: null,
  }));
  const screen = renderOffice(house, '/');
  await screen.findByRole('heading', { level: 1 });
  await screen.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await screen.user.type(field, 'iryna');
  const found = await screen.findByRole('option', { name: /iryna@house/ });
  await screen.user.click(found);
  await waitFor(() => expect(screen.address()).toBe('/operators/8'));
  // A key rests while a dialog is open.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.user.keyboard('/');
  // The field has the focus by itself.
  const again = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(again));
  await screen.user.keyboard('audit');
  const log = await screen.findByRole('option', { name: /Audit log/ });
  await waitFor(() => expect(log.getAttribute('aria-selected')).toBe('true'));
  await screen.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.address()).toBe('/audit'));
});

test('what was found for half a name is not there for the whole of it, so that Enter does not take it', async () => {
  const house = houseOfNothing();
  const row = (id: string, name: string): OperatorRow => ({
    ...{ id, name, email: `${name.toLowerCase()}@house.example`, role: 'support', state: 'active' },
    ...{ createdAt: '2026-05-01T10:00:00.000Z', lastSeenAt: null, sessions: 1 },
  });
  house.answers(listOperators, ({ query }) => ({
    rows: query['text'] === 'ann' ? [row('3', 'Anna'), row('4', 'Annette')] : [row('4', 'Annette')],
    next: null,
  }));
  const screen = renderOffice(house, '/');
  await screen.findByRole('heading', { level: 1 });
  await screen.user.keyboard('{Control>}k{/Control}');
  await screen.user.type(await screen.findByRole('combobox'), 'ann');
  await screen.findByRole('option', { name: /anna@house/ });
  await screen.user.keyboard('e');
  expect(screen.queryByRole('option', { name: /@house/ })).toBeNull();
  await screen.findByRole('option', { name: /annette@house/ });
  await screen.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.address()).toBe('/operators/4'));
});

test('the office speaks the language of its operator', async () => {
  const screen = renderOffice(houseOfNothing(), '/account', someOperator({ language: 'ua' }));
  await screen.findByRole('heading', { level: 1, name: 'Мій профіль' });
  expect(document.documentElement.lang).toBe('uk');
});

test('of rooms whose addresses begin with each other’s, the page is in one', async () => {
  const screen = renderOffice(houseOfNothing(), '/games/picks', {
    permissions: ['use.office', 'read.games', 'change.lists'],
  });
  const rail = await screen.findByRole('navigation', { name: screen.text('shell.rooms') });
  const here = within(rail)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(here.map((link) => link.getAttribute('title'))).toEqual([screen.text('game-desk.rooms.picks.name')]);
});

test('a room where something needs a person says so in the rail', async () => {
  const house = houseOfNothing();
  const needs = [{ need: 'no_worker' as const, count: 1 }];
  house.answers(houseHealth, {
    ...{ at: '2026-11-23T10:00:00.000Z', needs, readers: [], outbox: { facts: 0, oldestSeconds: 0 } },
    ...{ jobs: [], workers: 0, connections: [], alarms: [], head: null, slowQueries: [] },
    ...{ letters: { waiting: 0, failed: 0, oldestWaitingAt: null, areSent: true } },
    ...{ providers: [], webhooks: [], thresholds: [] },
    database: { commitsWait: true, timeline: 1, standbys: [] },
  });
  const screen = renderOffice(house, '/account', { permissions: ['use.office', 'read.health'] });
  const rail = await screen.findByRole('navigation', { name: screen.text('shell.rooms') });
  await within(rail).findByText('Needs attention: no process is running jobs.');
});
