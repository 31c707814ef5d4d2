import * as api from '@croupier/contract/office/programmes-desk';
import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

afterEach(() => localStorage.clear());

const TEXT = {
  ...{ title: 'Works', lead: 'Make a lamp.', terms: ['One line.'] },
  ...{ parts: { glass: 'Glass' }, recipes: { lamp: 'A lamp' } },
};
const BODY = {
  ...{ kind: 'bonus-promotion', code: 'works', place: 1, picture: '', caps: {} },
  terms: {
    ...{ as: 'manufacture', icon: 'lantern', goal: { counts: 'rounds', games: 'all', target: 50 } },
    parts: [
      { code: 'glass', weight: 3 },
      { code: 'wick', weight: 1 },
    ],
    recipes: [
      {
        ...{ code: 'lamp', reward: { kind: 'points', points: 5 } },
        needs: [
          { part: 'glass', count: 1 },
          { part: 'wick', count: 1 },
        ],
      },
    ],
  },
  texts: { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT },
  schedule: { from: '2026-01-01T00:00', zone: 'region' },
  audience: { regions: ['UA'] },
};
const VIEW: api.ProgrammeView = {
  ...{
    kind: 'bonus-promotion',
    code: 'works',
    title: 'Works',
    state: 'DRAFT',
    version: null,
    latestVersion: 1,
  },
  ...{
    draft: true,
    regions: ['UA'],
    until: null,
    from: null,
    followsShipped: false,
    given: 0,
    costMinor: [],
  },
  ...{ changedBy: 'Olena', changedAt: '2026-11-20T10:00:00.000Z', body: BODY, faults: [] },
  ...{ versions: [], runs: [], uses: [], days: [] },
};

test('asks for a name of each part in every language, and takes what is named for nothing out of all', async () => {
  const house = fakeNetwork();
  house.answers(api.readProgramme, VIEW);
  const screen = renderOffice(house, '/programmes/bonus-promotion/works');
  const sectionOf = async (language: string) =>
    within(
      await screen.findByRole('region', {
        name: screen.text(`lib.schemaForm.fields.${language}`),
        hidden: true,
      }),
    );
  const english = await sectionOf('en');
  const wick = await english.findByLabelText('wick');
  await screen.user.type(wick, 'Wick');
  expect(await english.findByDisplayValue('Wick')).toBe(wick);
  const without = screen.text('lib.schemaForm.without', { part: 'glass' });
  await screen.user.click(english.getByRole('button', { name: without, hidden: true }));
  // What one language has and another lacks is asked for there.
  const kazakh = await sectionOf('kk');
  expect(kazakh.queryByLabelText('glass')).toBeNull();
  expect((kazakh.getByLabelText('wick') as HTMLTextAreaElement).value).toBe('');
});
