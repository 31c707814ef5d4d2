import { fourEyesRules } from '@croupier/contract/office/approvals';
import * as api from '@croupier/contract/office/player-desk';
import { listPlayerOffers } from '@croupier/contract/office/programmes-desk';
import { giveReward } from '@croupier/contract/office/rewards-desk';
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
const GIVEN: api.PlayerReward = {
  ...{ id: '6f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e', givenAt: AT, source: 'operator', code: 'by-hand' },
  ...{ campaign: null, kind: 'money', amountMinor: '50000', currency: 'UAH', count: null, of: null },
  takenBackAt: null,
};
const BOUGHT: api.PlayerReward = {
  ...GIVEN,
  ...{ id: '7f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e', source: 'store', code: 'mug', kind: 'thing' },
  ...{ amountMinor: null, currency: null, of: '<b>Чашка</b> · Mug', takenBackAt: UNTIL },
};

function openTab(query = '', me = {}) {
  const house = fakeNetwork();
  house.answers(api.readPlayer, PLAYER);
  house.answers(api.listPlayerRewards, { rows: [GIVEN, BOUGHT], next: null });
  house.answers(giveReward, { state: 'done', approval: null, given: null });
  const rules = [{ act: 'give.rewards', role: 'admin', currency: 'EUR' as const, upToMinor: '2000' }];
  house.answers(fourEyesRules, { rules, acts: ['give.rewards'] });
  const screen = renderOffice(house, `/players/1001/rewards${query}`, me);
  const text = (key: string, values = {}) => screen.text(`rewards-desk.${key}`, values);
  const openDialog = async () => {
    await screen.user.click(
      await screen.findByRole('button', { name: screen.text('player-desk.rewards.give') }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: text('title', { name: 'Anna' }) }));
    await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'the wheel stood still');
    const press = () => screen.user.click(dialog.getByRole('button', { name: text('button') }));
    return { dialog, press };
  };
  return { house, screen, text, openDialog };
}

test('lists what the player was given, with names as text, and what was taken back', async () => {
  const { screen } = openTab();
  await screen.findByText('by-hand');
  screen.getByText('500.00 UAH', { normalizer: (shown) => shown.replaceAll(/\s/g, ' ') });
  screen.getByText('<b>Чашка</b> · Mug');
});

test('sends money in the currency of the player, once by its key, and reads the list anew', async () => {
  const { house, screen, text, openDialog } = openTab();
  await screen.findByText('by-hand');
  const { dialog, press } = await openDialog();
  const sum = dialog.getByLabelText(text('field.money', { currency: 'UAH' }));
  await screen.user.type(sum, '-5');
  await press();
  expect(house.asked(giveReward)).toEqual([]);
  await screen.user.clear(sum);
  await screen.user.type(sum, '500,50');
  expect(dialog.queryByText(text('second.money'))).toBeNull();
  const before = house.asked(api.listPlayerRewards).length;
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(house.asked(giveReward)).toMatchObject([
    {
      path: '/office/api/players/1001/rewards',
      body: {
        key: expect.any(String),
        reward: { kind: 'money', amountMinor: '50050', currency: 'UAH' },
        reason: 'the wheel stood still',
      },
    },
  ]);
  await waitFor(() => expect(house.asked(api.listPlayerRewards).length).toBeGreaterThan(before));
});

test('says before the press that a large sum, and every thing, waits for a second person', async () => {
  const { house, screen, text, openDialog } = openTab();
  house.answers(giveReward, {
    ...{ state: 'waiting', approval: '5c1bfb1e-9b44-4b51-8d43-0b3ad9d1f001', given: null },
  });
  const { dialog, press } = await openDialog();
  await screen.user.type(dialog.getByLabelText(text('field.money', { currency: 'UAH' })), '5000');
  await dialog.findByText(text('second.money'));
  await screen.user.selectOptions(dialog.getByLabelText(text('kind')), 'points');
  const points = dialog.getByLabelText(text('field.points'));
  await screen.user.type(points, '5001');
  dialog.getByText(text('odd.points', { most: 5_000 }));
  await screen.user.clear(points);
  await screen.user.type(points, '40');
  dialog.getByText(text('says.points', { count: 40, name: 'Anna' }));
  await screen.user.selectOptions(dialog.getByLabelText(text('kind')), 'thing');
  await screen.user.type(dialog.getByLabelText(text('field.thing')), ' Mug ');
  dialog.getByText(text('second.thing'));
  await press();
  await screen.findAllByText(screen.text('lib.act.waiting'));
  expect(house.asked(giveReward)).toMatchObject([{ body: { reward: { kind: 'thing', name: 'Mug' } } }]);
});

test('gives a reward as a present when that is ticked, and says so before the press', async () => {
  const { house, screen, text, openDialog } = openTab();
  house.answers(giveReward, { state: 'done', approval: null, given: null });
  const { dialog, press } = await openDialog();
  await screen.user.type(dialog.getByLabelText(text('field.money', { currency: 'UAH' })), '5');
  dialog.getByText(text('atOnce'));
  await screen.user.click(dialog.getByLabelText(text('wrapped.label')));
  dialog.getByText(text('wrapped.happens', { name: 'Anna', days: 30 }));
  await press();
  await waitFor(() =>
    expect(house.asked(giveReward)).toMatchObject([{ body: { wrapped: true, reward: { kind: 'money' } } }]),
  );
});

test('names the rule when the house refuses by one, and keeps the dialog', async () => {
  const { house, screen, text, openDialog } = openTab();
  const details = { rule: 'break', until: UNTIL, level: null, verification: null, region: null };
  house.refuses(giveReward, { status: 418, key: 'user_cant_use_exception', details });
  const { dialog, press } = await openDialog();
  await screen.user.type(dialog.getByLabelText(text('field.money', { currency: 'UAH' })), '5');
  await press();
  await dialog.findByText(screen.text('lib.rules.break'));
  const other = { ...details, rule: 'stake_limit' };
  house.refuses(giveReward, { status: 418, key: 'user_cant_use_exception', details: other });
  await press();
  await dialog.findByText(screen.text('lib.errors.user_cant_use_exception'));
});

test('shows which programmes would give now, and why the others would not', async () => {
  const { house, screen } = openTab('?show=offers');
  const none = { level: null, verification: null, region: null };
  const offer = { kind: 'store-item', version: 1, rule: null, why: null, mineLeft: null, deposit: null };
  house.answers(listPlayerOffers, {
    offers: [
      { ...offer, code: 'mug', title: 'Mug', mineLeft: 2 },
      { ...offer, code: 'deck', title: 'Deck', rule: { ...none, rule: 'break', until: UNTIL } },
      { ...offer, code: 'hat', title: 'Hat', why: 'sold_out' },
      {
        ...offer,
        kind: 'bonus',
        code: 'one',
        title: 'One',
        deposit: { against: null, nth: 1, first: 'one' },
      },
      {
        ...offer,
        kind: 'bonus',
        code: 'two',
        title: 'Two',
        deposit: { against: 'comes-first', nth: null, first: 'one' },
      },
    ],
  });
  const t = (key: string, values = {}) => screen.text(`player-desk.offers.${key}`, values);
  const table = within(await screen.findByRole('table', { name: t('title') }));
  const lines = table.getAllByRole('row').slice(1);
  expect(lines.map((line) => within(line).getByRole('link').getAttribute('href'))).toEqual([
    '/programmes/store-item/mug',
    '/programmes/store-item/deck',
    '/programmes/store-item/hat',
    '/programmes/bonus/one',
    '/programmes/bonus/two',
  ]);
  const says = lines.map(({ textContent }) => textContent);
  expect(says[0]).toContain(`${t('yes')}2`);
  expect(says[1]).toContain(`${t('no')}${t('rule.break')} ${t('until')} 1 Jun 2026`);
  expect(says[2]).toContain(t('why.sold_out'));
  expect(says[3]).toContain(`${t('yes')}${t('deposit.brings')}`);
  expect(says[4]).toContain(`${t('no')}${t('deposit.comes-first', { first: 'one' })}`);
});

test('offers the auditor nothing to give, and support no programmes', async () => {
  const buttons = async (role: 'auditor' | 'support') => {
    const { screen } = openTab('?show=offers', { role, permissions: [...permissionsOf(role)] });
    await screen.findByRole('tab', { name: screen.text('player-desk.tabs.rewards') });
    const found = [
      screen.queryByRole('button', { name: screen.text('player-desk.rewards.give') }) !== null,
      screen.queryByText(screen.text('player-desk.rewards.shows.offers')) !== null,
    ];
    screen.unmount();
    return found;
  };
  expect(await buttons('auditor')).toEqual([false, true]);
  expect(await buttons('support')).toEqual([true, false]);
});
