import * as api from '@croupier/contract/office/programmes-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const VIEW: api.ProgrammeView = {
  ...{ kind: 'bonus-promotion', code: 'lamp', title: 'Lamp', state: 'RUNNING', version: 2, latestVersion: 2 },
  ...{ draft: false, regions: ['UA'], from: AT, until: null, followsShipped: false, given: 20 },
  ...{ costMinor: [], changedBy: 'Olena', changedAt: AT, body: {}, faults: [], versions: [], runs: [] },
  ...{ uses: [], days: [] },
};
const TABLE: api.TableDraws = {
  ...{ kind: 'bonus-promotion', code: 'lamp', version: 2, tableHash: 'ab'.repeat(32), draws: 20, forced: 0 },
  ...{ firstAt: AT, lastAt: AT },
  places: [
    {
      ...{ place: 0, weight: 3, reward: { kind: 'points', points: 5 }, stock: null },
      ...{ drawn: 12, expected: 15, given: 18 },
    },
    {
      ...{ place: 1, weight: 1, reward: { kind: 'money', amount: { UAH: '100000' } }, stock: 2 },
      ...{ drawn: 8, expected: 5, given: 2 },
    },
  ],
  fit: { chiSquare: 2.4, degrees: 1, p: 0.12133525 },
};

async function open(tables: api.TableDraws[], view: api.ProgrammeView = VIEW) {
  const house = fakeNetwork();
  house.answers(api.readProgramme, view);
  house.answers(api.readDraws, { tables });
  const screen = renderOffice(house, `/programmes/${view.kind}/${view.code}`);
  const say = (key: string, values?: Record<string, string | number>) =>
    screen.text(`programmes-desk.draws.${key}`, values);
  await screen.findByRole('tab', { name: screen.text('programmes-desk.one.history') });
  const tab = screen.queryByRole('tab', { name: screen.text('programmes-desk.one.draws') });
  if (tab) await screen.user.click(tab);
  return { house, screen, say, tab };
}

test('tells each place’s draws beside what is expected, and how well they fit', async () => {
  const { house, screen, say } = await open([TABLE]);
  const table = within(await screen.findByRole('table'));
  const lines = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(lines[1]).toBe('1Points · 5 3151218');
  expect(lines[2]).toBe('2Money · 1,000.00\u00a0UAH (2 in stock)1582');
  screen.getByText(say('fit', { chiSquare: '2.4', degrees: 1, p: '0.121' }));
  screen.getByText(say('fits'));
  expect(screen.queryByText(say('forced', { count: 1 }))).toBeNull();
  expect(house.asked(api.readDraws)[0]?.path).toBe('/office/api/draws/loot-lamp');
});

test('warns when the draws deviate as fair ones hardly do, and when a test forced some', async () => {
  const { screen, say } = await open([
    { ...TABLE, forced: 3, fit: { chiSquare: 12, degrees: 1, p: 0.00053 } },
  ]);
  await screen.findByText(say('odd'));
  screen.getByText(say('forced', { count: 3 }));
});

test('says so when there are too few draws to tell, and when there is none of this programme', async () => {
  const few = await open([{ ...TABLE, fit: null }]);
  await few.screen.findByText(few.say('tooFew'));
  few.screen.unmount();
  const { screen, say } = await open([{ ...TABLE, kind: 'wheel' }]);
  await screen.findByText(say('none'));
});

test('has no part for draws when nothing is drawn for programmes of the kind', async () => {
  const { tab } = await open([], { ...VIEW, kind: 'store-item' });
  expect(tab).toBeNull();
});
