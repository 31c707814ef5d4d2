import {
  FIGURES,
  getFigures,
  getLiabilities,
  type Figures,
  type FiguresAnswer,
} from '@croupier/contract/office/figures-desk';
import type { OutputOf } from '@croupier/contract/kit';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';
import en from './messages/en.json';
import ua from './messages/ua.json';

const figures = (of: Partial<Figures> = {}): Figures => ({
  ...(Object.fromEntries(FIGURES.map((name) => [name, '0'])) as Figures),
  ...of,
});

const answer = (of: Partial<FiguresAnswer> = {}): FiguresAnswer => ({
  steps: [
    { from: '2026-11-22', figures: figures({ ggrMinor: '-4200', rounds: '7' }) },
    { from: '2026-11-23', figures: figures({ ggrMinor: '150000' }) },
  ],
  total: figures({ ggrMinor: '145800', turnoverMinor: '1000000', winMinor: '854200', players: '1234' }),
  before: { stretch: { from: '2026-11-20', to: '2026-11-21' }, total: figures({ ggrMinor: '100000' }) },
  regions: [{ region: 'UA', ggrMinor: '145800', turnoverMinor: '1000000', winMinor: '854200', rounds: '7' }],
  games: [
    { game: 'sunny-orchard', ggrMinor: '145800', turnoverMinor: '1000000', winMinor: '854200', rounds: '7' },
  ],
  testPlayers: '0',
  begun: true,
  ...of,
});

const liabilities: OutputOf<typeof getLiabilities> = {
  at: '2026-11-23T12:00:00.000Z',
  liabilities: [
    {
      ...{
        currency: 'UAH',
        realMinor: '9007199254740993',
        realPlayers: '2',
        bonusMinor: '0',
        bonusPlayers: '0',
      },
      ...{
        openRounds: '1',
        openStakeMinor: '300',
        openBonusStakeMinor: '0',
        studioRounds: '0',
        studioStakeMinor: '0',
      },
      ...{ heldWins: '0', heldMinor: '0', gifts: '0', giftWinMinor: '0' },
    },
  ],
};

function open(path = '/figures', of: Partial<FiguresAnswer> = {}) {
  const house = fakeNetwork();
  house.answers(getFigures, answer(of));
  house.answers(getLiabilities, liabilities);
  return { house, ...renderOffice(house, path) };
}
const tile = async (name: string) => (await screen.findByRole('button', { name })).closest('li')!;

test('a figure says what it came to, by how much it changed, and what it is', async () => {
  open();
  const ggr = await tile(en.names.ggrMinor);
  expect(ggr.textContent).toContain('1,458.00\u00a0UAH');
  expect(ggr.textContent).toContain('+45.8%');
  expect(within(ggr).getByText(en.definitions.ggrMinor)).toBeDefined();
  expect(
    (await screen.findByText(en.names.returned, { selector: 'span' })).closest('li')!.textContent,
  ).toContain('85.4%');
});

test('a sum that no float keeps is shown to the last minor unit', async () => {
  open();
  expect(await screen.findByText(/90,071,992,547,409\.93/)).toBeDefined();
});

test('what is chosen stands in the address and is asked for', async () => {
  const { house, user, address } = open('/figures?range=own&from=2026-11-01&to=2026-11-10&region=UA');
  await tile(en.names.ggrMinor);
  expect(house.asked(getFigures).at(-1)!.query).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-10', step: 'day', currency: 'UAH', region: 'UA' },
  });
  await user.selectOptions(screen.getByLabelText(en.currency), 'EUR');
  await user.click(screen.getByRole('button', { name: 'sunny-orchard' }));
  expect(address()).toContain('currency=EUR');
  expect(address()).toContain('game=sunny-orchard');
  expect(house.asked(getFigures).at(-1)!.query).toMatchObject({ currency: 'EUR', game: 'sunny-orchard' });
  // Deposits are of no game.
  expect(screen.queryByRole('button', { name: en.names.deposits })).toBeNull();
  expect(screen.getByRole('link', { name: en.export }).getAttribute('href')).toContain(
    'days.csv?from=2026-11-01',
  );
});

test('the plot has a table of the same numbers, with the figure that is drawn', async () => {
  const { user } = open('/figures?plot=bonusWinMinor');
  await tile(en.names.ggrMinor);
  await user.click(screen.getByRole('radio', { name: en.looks.table }));
  const table = within(screen.getByRole('group', { name: /Bonus wins/ })).getByRole('table');
  expect(within(table).getAllByRole('columnheader')[1]!.textContent).toBe(en.names.bonusWinMinor);
  expect(within(table).getByText(/^−42\.00/)).toBeDefined();
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});

test('a house where only test accounts played says so, and shows them when asked', async () => {
  const { house, user, address } = open('/figures', {
    begun: false,
    testPlayers: '3',
    games: [],
    regions: [],
  });
  expect(await screen.findByText(en.empty.title)).toBeDefined();
  expect(screen.getByText(/^3 test accounts/)).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: en.tests.show })[0]!);
  expect(address()).toContain('test=with');
  expect(house.asked(getFigures).at(-1)!.query).toMatchObject({ test: 'with' });
});

test('every figure has a name and a definition, in each language', () => {
  for (const texts of [en, ua])
    for (const name of FIGURES) {
      expect(texts.names).toHaveProperty(name);
      expect(texts.definitions).toHaveProperty(name);
    }
});

test('what could not be read says so, with the request', async () => {
  const { house } = open();
  house.refuses(getLiabilities, { status: 500, key: 'internal' });
  house.refuses(getFigures, { status: 500, key: 'internal' });
  renderOffice(house, '/figures?range=7');
  expect((await screen.findAllByText(/request-7/)).length).toBeGreaterThan(0);
});
