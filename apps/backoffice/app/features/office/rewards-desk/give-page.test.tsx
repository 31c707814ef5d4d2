import { fourEyesRules } from '@croupier/contract/office/approvals';
import {
  findPlayer,
  readPlayer,
  type FoundPlayer,
  type PlayerPage,
} from '@croupier/contract/office/player-desk';
import { giveReward } from '@croupier/contract/office/rewards-desk';
import { permissionsOf } from '@croupier/domain/office/permissions';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const AT = '2026-05-01T10:00:00.000Z';
const ANNA: PlayerPage = {
  ...{ id: '1001', nickname: 'Anna', email: 'a***@mail.example', taxNumber: null, region: 'KZ' },
  ...{ regionWish: null, language: 'kk', brand: 'rino' as never, registeredAt: AT, ageConfirmed: 21 },
  ...{ verifyStatus: 'NONE', verifyLevel: 0, lastSeenAt: AT, isTest: false, state: 'open', block: null },
  ...{ playsWith: { currency: 'KZT', kind: 'real' }, purses: [], bonus: null, limits: [], playRules: [] },
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

const FOUND: FoundPlayer = {
  ...{ id: '1001', nickname: 'Anna', email: 'a***@mail.example', by: 'name', round: null },
};

function open(me = {}) {
  const house = fakeNetwork();
  house.answers(findPlayer, ({ query }) => ({
    players: ['ann', '1001'].includes(query['text']!) ? [FOUND] : [],
  }));
  house.answers(readPlayer, ANNA);
  house.answers(fourEyesRules, { rules: [], acts: ['give.rewards'] });
  house.answers(giveReward, { state: 'done', approval: null, given: null });
  const screen = renderOffice(house, '/rewards/give', me);
  const say = (key: string, values = {}) => screen.text(`rewards-desk.${key}`, values);
  const give = async (name: string, amount: string, currency: string) => {
    await screen.user.click(await screen.findByRole('button', { name: say('page.choose') }));
    const dialog = within(await screen.findByRole('dialog', { name: say('title', { name }) }));
    await screen.user.type(dialog.getByLabelText(say('field.money', { currency })), amount);
    await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'the wheel stood still');
    await screen.user.click(dialog.getByRole('button', { name: say('button') }));
    await screen.findAllByText(say('done'));
  };
  return { house, screen, say, give };
}

test('gives a reward in the currency of the player who is looked up by nickname', async () => {
  const { house, screen, say, give } = open();
  const box = await screen.findByRole('combobox', { name: screen.text('lib.picker.players.find') });
  expect(screen.getByRole('button', { name: say('page.choose') }).hasAttribute('disabled')).toBe(true);
  await screen.user.type(box, 'ann');
  await screen.findByRole('option', { name: /Anna/ });
  await screen.user.keyboard('{Enter}');
  // One player is enough: nobody else is looked up.
  await screen.findByRole('button', { name: screen.text('lib.picker.remove', { name: 'Anna' }) });
  expect(screen.queryByRole('combobox', { name: screen.text('lib.picker.players.find') })).toBeNull();
  await give('Anna', '25', 'KZT');
  expect(house.asked(giveReward)).toMatchObject([
    {
      path: '/office/api/players/1001/rewards',
      body: { reward: { kind: 'money', amountMinor: '2500', currency: 'KZT' } },
    },
  ]);
});

test('takes a number and a currency when the operator may not see players', async () => {
  const { house, screen, say, give } = open({ permissions: permissionsOf('marketing') });
  const box = await screen.findByRole('combobox', { name: screen.text('lib.picker.players.type') });
  await screen.user.type(box, '1001{Enter}');
  await screen.user.selectOptions(screen.getByLabelText(say('page.currency')), 'EUR');
  await give('#1001', '2', 'EUR');
  expect(house.asked(giveReward)[0]?.body).toMatchObject({ reward: { amountMinor: '200', currency: 'EUR' } });
  expect([house.asked(readPlayer), house.asked(findPlayer)]).toEqual([[], []]);
});
