import * as api from '@croupier/contract/office/player-desk';
import { permissionsOf } from '@croupier/domain/office/permissions';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const AT = '2026-05-01T10:00:00.000Z';
const UNTIL = '2026-06-01T10:00:00.000Z';

const PLAYER: api.PlayerPage = {
  ...{
    id: '1001',
    nickname: 'Anna',
    email: 'a***@mail.example',
    taxNumber: null,
    region: 'UA',
    regionWish: null,
  },
  ...{ language: 'ua', brand: 'rino' as never, registeredAt: AT, ageConfirmed: 21, verifyLevel: 0 },
  ...{ verifyStatus: 'NONE', lastSeenAt: AT, isTest: false, state: 'open', block: null },
  ...{ playsWith: { currency: 'UAH', kind: 'real' }, purses: [], bonus: null, limits: [], playRules: [] },
  ...{
    houseRules: [],
    stops: [],
    stopped: null,
    allowance: null,
    openRounds: [],
    openPayments: [],
    debts: [],
  },
  ...{ waitingRequests: 0, heldWins: 0, devices: [], marks: [], cameBy: {}, sessions: [] },
};
const ACTIVE: api.PlayerBonus = {
  ...{ id: '6f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e', createdAt: AT, code: 'welcome-one', version: 2 },
  ...{
    title: '<b>Welcome</b>',
    type: 'PERCENT_ON_DEPOSIT',
    state: 'ACTIVATED',
    since: AT,
    origin: 'deposit',
  },
  ...{ expiresAt: UNTIL, currency: 'UAH', depositMinor: '10000', amountMinor: '10000' },
  ...{ wageredMinor: '25000', wagerMinor: '100000', roundsLeft: null, winMinor: null },
  ...{ convertedMinor: '0', removedMinor: '0', mayCancel: true },
};
const WAITING: api.PlayerBonus = {
  ...ACTIVE,
  ...{ id: '7f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e', title: 'Lantern', state: 'NOT_ACTIVATED', origin: 'code' },
  ...{ depositMinor: null, amountMinor: null, wageredMinor: null, wagerMinor: null },
};
const OVER: api.PlayerBonus = {
  ...{ ...ACTIVE, id: '8f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e', title: 'Done', state: 'FINISHED' },
  ...{ expiresAt: null, convertedMinor: '7000', removedMinor: '300', mayCancel: false },
};

function openTab(me = {}) {
  const house = fakeNetwork();
  house.answers(api.readPlayer, PLAYER);
  house.answers(api.listPlayerBonuses, { rows: [WAITING, ACTIVE, OVER], next: null });
  house.answers(api.cancelPlayerBonus, { done: true });
  const screen = renderOffice(house, '/players/1001/bonuses', me);
  const text = (key: string, values = {}) => screen.text(`player-desk.bonuses.${key}`, values);
  const rowOf = async (title: string) =>
    within((await screen.findByText(title)).closest<HTMLElement>('[role="row"], tr')!);
  const openDialog = async (title: string) => {
    await screen.user.click((await rowOf(title)).getByRole('button', { name: text('cancel') }));
    const dialog = within(await screen.findByRole('dialog', { name: text('dialog.title', { title }) }));
    await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'given twice');
    return {
      dialog,
      press: () => screen.user.click(dialog.getByRole('button', { name: text('dialog.button') })),
    };
  };
  return { house, screen, text, rowOf, openDialog };
}

const said = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');

test('lists bonuses with their state, where they came from and how far they are wagered', async () => {
  const { screen, text, rowOf } = openTab();
  const active = await rowOf('<b>Welcome</b>');
  active.getByText(text('choices.state.ACTIVATED'));
  active.getByText(text('origin.deposit'));
  const shown = said(screen.container);
  expect(shown).toContain('250.00 UAH of 1,000.00 UAH');
  expect(shown).toContain('70.00 UAH');
  expect((await rowOf('Done')).queryByRole('button')).toBeNull();
});

test('cancels a bonus with a reason and reads the list anew', async () => {
  const { house, screen, text, openDialog } = openTab();
  const { dialog, press } = await openDialog('<b>Welcome</b>');
  dialog.getByText(text('dialog.once'));
  const before = house.asked(api.listPlayerBonuses).length;
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(house.asked(api.cancelPlayerBonus)).toMatchObject([
    { path: `/office/api/players/1001/bonuses/${ACTIVE.id}/cancel`, body: { reason: 'given twice' } },
  ]);
  await waitFor(() => expect(house.asked(api.listPlayerBonuses).length).toBeGreaterThan(before));
});

test('says what happens to a waiting bonus, and keeps the dialog when a round of it is open', async () => {
  const { house, screen, text, openDialog } = openTab();
  house.refuses(api.cancelPlayerBonus, { status: 409, key: 'round_open', details: { round: ACTIVE.id } });
  const { dialog, press } = await openDialog('Lantern');
  dialog.getByText(text('dialog.waiting'));
  await press();
  await dialog.findByText(screen.text('lib.errors.round_open'));
});

test('offers no cancelling when the role may not', async () => {
  const { screen, text } = openTab({ role: 'auditor', permissions: [...permissionsOf('auditor')] });
  await screen.findByText('Lantern');
  expect(screen.queryByRole('button', { name: text('cancel') })).toBeNull();
});
