import { listPageSwitches, switchPage, type SwitchedPage } from '@croupier/contract/office/page-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const HOSTILE = '<img src=x onerror=alert(1)>';
const PAGES: SwitchedPage[] = [
  { page: 'wheel', switches: [], installation: [] },
  {
    page: 'promotions',
    switches: [
      {
        ...{ scope: 'KZ', from: null, until: null, state: 'closed', reason: HOSTILE },
        changedAt: '2026-11-22T10:00:00.000Z',
      },
    ],
    installation: ['EU'],
  },
];

function pagesPage(me = {}) {
  const house = fakeNetwork();
  house.answers(listPageSwitches, { pages: PAGES });
  return { house, screen: renderOffice(house, '/content/pages', me) };
}

test('what is closed is told with its reason, as words', async () => {
  const { screen } = pagesPage();
  await screen.findByText(
    new RegExp(
      `Kazakhstan: closed, until reopened by an operator: ${HOSTILE.replace('(', '\\(').replace(')', '\\)')}`,
    ),
  );
  expect(document.querySelector('img')).toBeNull();
  screen.getByText(screen.text('page-desk.installation', { where: 'European Union' }));
  screen.getByText(/\/responsible-gaming/);
});

test('a page is closed for a region with a reason, and taken back', async () => {
  const { house, screen } = pagesPage();
  const name = screen.text('page-desk.switchOne', { name: 'Wheel' });
  await screen.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await screen.user.selectOptions(dialog.getByLabelText(screen.text('page-desk.dialog.where')), 'UA');
  const times = { from: null, until: null };
  house.answers(switchPage, { before: null, after: times });
  await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'A fault in it');
  await screen.user.click(
    dialog.getByRole('button', { name: screen.text('page-desk.dialog.button.closed') }),
  );
  await screen.user.click(await screen.findByRole('button', { name: screen.text('lib.act.undo') }));
  await screen.findByText(screen.text('lib.act.undone'));
  expect(
    house.asked(switchPage).map(({ path, body }) => [path, body.scope, body.closed, body.expected]),
  ).toEqual([
    ['/office/api/pages/wheel/switch', 'UA', times, null],
    ['/office/api/pages/wheel/switch', 'UA', null, times],
  ]);
});

test('who may only read content is offered no switch', async () => {
  const { screen } = pagesPage({ permissions: ['use.office', 'read.content'] });
  await screen.findByText(screen.text('page-desk.pages.wheel'));
  expect(
    screen.queryByRole('button', { name: screen.text('page-desk.switchOne', { name: 'Wheel' }) }),
  ).toBeNull();
});
