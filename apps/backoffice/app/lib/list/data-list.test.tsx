import { listOperators, listRoles, type OperatorRow } from '@croupier/contract/office/operators';
import { deleteView, listViews, saveView } from '@croupier/contract/office/views';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../testing/fake-network.ts';
import { renderOffice } from '../../testing/render-office.tsx';

const NAMES = ['Bohdan', 'Iryna', 'Taras'];

const operator = (name: string, id: number): OperatorRow => ({
  ...{ id: String(id), name, email: `${name.toLowerCase()}@house.example`, role: 'support', state: 'active' },
  ...{ createdAt: '2026-05-01T10:00:00.000Z', lastSeenAt: null, sessions: 0 },
});

/** The list of operators over a house that has these rows. */
async function listOf(names: readonly string[] = NAMES, path = '/operators') {
  const house = fakeNetwork();
  house.answers(listRoles, { roles: [] });
  house.answers(listOperators, { rows: names.map((name, at) => operator(name, at + 1)), next: null });
  const screen = renderOffice(house, path);
  await screen.findByRole('heading', { level: 1 });
  const queries = () =>
    house.asked(listOperators).map(({ query }) => {
      const { limit: _, ...rest } = query;
      return rest;
    });
  return { house, screen, queries };
}

const shownNames = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0]!.textContent);

test('rows are shown, and how many there are is said to who does not see them', async () => {
  const { screen } = await listOf();
  const grid = await screen.findByRole('grid');
  expect(shownNames(grid)).toEqual(NAMES);
  expect(grid.getAttribute('aria-rowcount')).toBe('4');
});

test('what is filtered stands in the address, and an address that filters is asked so', async () => {
  const { screen, queries } = await listOf(NAMES, '/operators?state=active');
  await screen.findByRole('grid');
  expect(queries()).toEqual([{ state: 'active' }]);
  await screen.user.type(screen.getByLabelText(screen.text('operators.filters.text')), 'iry');
  await waitFor(() => expect(screen.address()).toBe('/operators?state=active&text=iry'));
  // The keys rested once, so the house was asked once more.
  await waitFor(() => expect(queries()).toEqual([{ state: 'active' }, { state: 'active', text: 'iry' }]));
  await screen.user.click(screen.getByRole('button', { name: screen.text('lib.list.clear') }));
  await waitFor(() => expect(screen.address()).toBe('/operators'));
  await waitFor(() => expect(screen.queryByDisplayValue('iry')).toBeNull());
});

test('a heading sorts on the server and says how', async () => {
  const { screen, queries } = await listOf();
  const turn = await screen.findByRole('button', { name: screen.text('operators.columns.name') });
  expect(turn.closest('[role=columnheader]')?.getAttribute('aria-sort')).toBe('ascending');
  await screen.user.click(turn);
  await waitFor(() => expect(queries().at(-1)).toEqual({ sort: '-name' }));
  const heading = screen.getByRole('columnheader', { name: screen.text('operators.columns.name') });
  await waitFor(() => expect(heading.getAttribute('aria-sort')).toBe('descending'));
  expect(screen.address()).toBe('/operators?sort=-name');
});

test('the next page comes by itself, after the cursor of the one before; rows not in sight are not in the page', async () => {
  const house = fakeNetwork();
  house.answers(listRoles, { roles: [] });
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => operator(`Name${from + at}`, from + at));
  house.answers(listOperators, ({ query }) =>
    query['after'] === 'c1' ? { rows: rows(21, 500), next: null } : { rows: rows(1, 20), next: 'c1' },
  );
  const screen = renderOffice(house, '/operators');
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('521'));
  expect(house.asked(listOperators).map(({ query }) => query['after'])).toEqual([undefined, 'c1']);
  expect(screen.getAllByRole('row').length).toBeLessThan(80);
});

test('a page that does not come leaves what is there, and says why', async () => {
  const { house, screen } = await listOf();
  await screen.findByRole('grid');
  house.refuses(listOperators, { status: 500, key: 'internal' });
  await screen.user.type(screen.getByLabelText(screen.text('operators.filters.text')), 'x');
  const alert = await screen.findByText(/request-7/);
  expect(alert.textContent).toContain(screen.text('lib.errors.internal'));
  house.answers(listOperators, { rows: [], next: null });
  await screen.user.click(screen.getByRole('button', { name: screen.text('lib.retry') }));
  await screen.findByText(screen.text('lib.list.nothingFound'));
});

test('j and k walk through the rows and Enter opens one; who writes is left alone', async () => {
  const { screen } = await listOf();
  await screen.findByRole('grid');
  const focused = () => document.activeElement?.getAttribute('aria-rowindex');
  await screen.user.keyboard('jj');
  await waitFor(() => expect(focused()).toBe('3'));
  await screen.user.keyboard('k');
  await waitFor(() => expect(focused()).toBe('2'));
  await screen.user.keyboard('{ArrowDown}{End}');
  await waitFor(() => expect(focused()).toBe('4'));
  await screen.user.type(screen.getByLabelText(screen.text('operators.filters.text')), 'kj');
  expect(focused()).toBeNull();
  await waitFor(() => expect(screen.address()).toBe('/operators?text=kj'));
  await screen.user.click(screen.getByRole('heading', { level: 1 }));
  await screen.findByText('Taras');
  await screen.user.keyboard('j{Enter}');
  await waitFor(() => expect(screen.address()).toBe('/operators/1'));
});

test('with letters off a letter does nothing', async () => {
  localStorage.setItem('office.letterKeys', 'off');
  const { screen } = await listOf();
  await screen.findByRole('grid');
  await screen.user.keyboard('j?');
  expect(document.activeElement?.getAttribute('role')).not.toBe('row');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('columns are chosen and ordered, and are so the next time', async () => {
  const { screen } = await listOf();
  await screen.findByRole('grid');
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const name = (id: string) => screen.text(`operators.columns.${id}`);
  expect(headings()).not.toContain(name('id'));
  await screen.user.click(screen.getByRole('button', { name: screen.text('lib.list.columns') }));
  await screen.user.click(screen.getByRole('checkbox', { name: name('email') }));
  await screen.user.click(
    screen.getByRole('button', { name: screen.text('lib.list.earlier', { column: name('role') }) }),
  );
  expect(headings().slice(0, 2)).toEqual([name('role'), name('name')]);
  expect(headings()).not.toContain(name('email'));
  screen.unmount();
  const again = await listOf();
  await again.screen.findByRole('grid');
  expect(headings().slice(0, 2)).toEqual([name('role'), name('name')]);
});

test('a view is kept with its filters and columns, shown by one press, and forgotten', async () => {
  const { house, screen } = await listOf(NAMES, '/operators?state=active&sort=-name');
  await screen.findByRole('grid');
  house.answers(saveView, { done: true });
  await screen.user.click(screen.getByRole('button', { name: screen.text('lib.list.saveView') }));
  await screen.user.type(screen.getByLabelText(screen.text('lib.list.viewName')), 'Mine');
  house.answers(listViews, {
    views: [{ name: 'Mine', query: 'sort=-name&state=active', columns: ['email', 'name'] }],
  });
  await screen.user.click(screen.getByRole('button', { name: screen.text('lib.list.save') }));
  expect(house.asked(saveView)[0]).toMatchObject({
    path: '/office/api/views/operators',
    body: { name: 'Mine', query: 'sort=-name&state=active' },
  });
  await screen.user.click(screen.getByRole('button', { name: screen.text('lib.list.all') }));
  await waitFor(() => expect(screen.address()).toBe('/operators'));
  await screen.user.click(await screen.findByRole('button', { name: 'Mine' }));
  await waitFor(() => expect(screen.address()).toBe('/operators?sort=-name&state=active'));
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
  house.answers(deleteView, { done: true });
  await screen.user.click(
    screen.getByRole('button', { name: screen.text('lib.list.forgetView', { name: 'Mine' }) }),
  );
  expect(house.asked(deleteView)).toMatchObject([{ path: '/office/api/views/operators/Mine' }]);
});

test('the export is of what is looked at', async () => {
  const { screen } = await listOf(NAMES, '/operators?state=active&do=nothing');
  const link = await screen.findByRole('link', { name: screen.text('lib.list.export') });
  expect(link.getAttribute('href')).toBe('/office/api/operators.csv?state=active');
});
