import { readContent, type ContentDocument } from '@croupier/contract/office/content-desk';
import { listMenuWays, listPageSwitches } from '@croupier/contract/office/page-desk';
import type { ContentKindName, EditedBody } from '@croupier/contract/site/content/kinds';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const inEach = (name: string) => ({ ua: name, ru: name, en: name, kk: name });

/** The office at a document with this body, over a house that knows three ways of which one is closed. */
function openDocument(kind: ContentKindName, key: string, facts: EditedBody['facts'] = {}) {
  const house = fakeNetwork();
  const document: ContentDocument = {
    ...{ kind, key, scope: 'all', title: key, state: 'inForce', version: 1, until: null, nextFrom: null },
    ...{ latestVersion: 1, draft: false, missing: [], followsShipped: true, isShipped: true, versions: [] },
    ...{ changedBy: 'shipped', changedAt: '2026-11-20T10:00:00.000Z' },
    body: { facts, texts: { ua: {}, ru: {}, en: {}, kk: {} } },
  };
  house.answers(readContent, document);
  house.answers(listMenuWays, {
    ways: ['games', 'wheel', 'store'].map((page) => ({ to: `/${page}`, name: inEach(page.toUpperCase()) })),
  });
  const closed = {
    from: null,
    until: null,
    state: 'closed',
    reason: 'Why',
    changedAt: '2026-11-20T10:00:00.000Z',
  };
  house.answers(listPageSwitches, {
    pages: [{ page: 'wheel', switches: [{ scope: 'KZ', ...closed } as never], installation: [] }],
  });
  return renderOffice(house, `/content/${kind}/${key}/all`);
}

test('a menu is ordered by keyboard, added to and taken from, and marks what is closed', async () => {
  const screen = openDocument('menu', 'rail', { items: ['/games', '/wheel', '/gone'] });
  const list = within(await screen.findByRole('list', { name: screen.text('menu-editor.menu.list') }));
  list.getByText(screen.text('menu-editor.menu.closed', { where: 'Kazakhstan' }));
  list.getByText(screen.text('menu-editor.menu.unknown'));
  const names = () => list.getAllByRole('listitem').map((item) => /\/[a-z]+/.exec(item.textContent)?.[0]);
  list.getByRole('button', { name: screen.text('lib.order.down', { name: 'GAMES' }) }).focus();
  await screen.user.keyboard('{Enter}{Alt>}{ArrowDown}{/Alt}');
  expect(names()).toEqual(['/wheel', '/gone', '/games']);
  await screen.user.click(
    list.getByRole('button', { name: screen.text('lib.order.remove', { name: '/gone' }) }),
  );
  await screen.user.selectOptions(screen.getByLabelText(screen.text('menu-editor.add')), '/store');
  expect(names()).toEqual(['/wheel', '/games', '/store']);
  const outline = within(screen.getByRole('figure'));
  expect(outline.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'WHEEL',
    'GAMES',
    'STORE',
  ]);
});

test('the home page is made of its areas, each once', async () => {
  const screen = openDocument('home', 'home', {
    areas: [{ kind: 'GAME_SLIDER', rows: 'opening' }, { kind: 'GAME' }],
  });
  const add = await screen.findByLabelText(screen.text('menu-editor.add'));
  expect(within(add).queryByText(screen.text('menu-editor.areas.GAME'))).toBeNull();
  await screen.user.selectOptions(add, 'GENRES');
  const outline = within(screen.getByRole('figure'));
  expect(outline.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    ['GAME_SLIDER_opening', 'GAME', 'GENRES'].map((area) => screen.text(`menu-editor.areas.${area}`)),
  );
});
