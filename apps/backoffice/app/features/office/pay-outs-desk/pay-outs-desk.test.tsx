import * as api from '@croupier/contract/office/pay-outs-desk';
import { PAY_OUT_STATES } from '@croupier/domain/money/pay-outs';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

const PAY_OUT: api.DeskPayOut = {
  ...{ id: ID, state: 'IN_REVIEW', playerId: '1001', currency: 'UAH', methodKind: 'card' },
  ...{ amountMinor: '900719925474099312', feeMinor: '500', mask: '•••• 4242' },
  ...{ createdAt: AT, updatedAt: AT, reasons: ['amount', 'name_alike'] },
  ...{ providerPayOutId: null, isContradicted: false, owedMinor: '0', requestId: null, claim: null },
};
const held = { operatorId: '9', operator: 'Iryna', takenAt: AT, until: '2026-11-20T10:15:00.000Z' };

function desk(change: Partial<api.DeskPayOut> = {}, me?: Parameters<typeof renderOffice>[2]) {
  const house = fakeNetwork();
  const payOut = { ...PAY_OUT, ...change };
  house.answers(api.listPayOuts, { rows: [payOut], next: null });
  house.answers(api.readPayOut, {
    ...{ payOut, ownerName: '<b>Iryna</b> Koval', rejected: null },
    story: [{ at: AT, from: null, to: 'PENDING', ledgerKey: ID }],
    events: [{ id: 'ev-1', type: 'pay-out.paid', outcome: 'contradicts', at: AT }],
  });
  house.answers(api.decidePayOut, { state: 'done', approval: null });
  return { house, screen: renderOffice(house, `/money/pay-outs/${ID}`, me) };
}

const text = (element: Element | null) => element?.textContent?.replaceAll(/\s/g, ' ');
const asked = (house: ReturnType<typeof fakeNetwork>, operation: Parameters<typeof house.asked>[0]) =>
  house.asked(operation).map(({ body }) => body);

test('one is shown with its exact amount, its reasons, its story and hostile text as text', async () => {
  const { screen } = desk();
  await screen.findByText((_, element) => text(element) === '9,007,199,254,740,993.12 UAH', {
    selector: 'span',
  });
  screen.getByText('<b>Iryna</b> Koval');
  screen.getByText(screen.text('pay-outs-desk.one.why.name_alike'));
  expect(
    screen.getByRole('link', { name: screen.text('pay-outs-desk.story.booked') }).getAttribute('href'),
  ).toBe(`/money/ledger/1001/${ID}`);
  screen.getByText(screen.text('pay-outs-desk.story.outcomes.contradicts'));
});

test('it is let go once the dialog was told why, and a second person is spoken of', async () => {
  const { house, screen } = desk();
  const name = screen.text('pay-outs-desk.do.APPROVED.name');
  await screen.user.click(await screen.findByRole('button', { name }));
  const act = screen.getByRole('dialog');
  expect(act.textContent).toContain(screen.text('pay-outs-desk.do.secondPerson'));
  await screen.user.type(within(act).getByRole('textbox'), 'looked at');
  await screen.user.click(within(act).getByRole('button', { name }));
  await screen.findAllByText(screen.text('pay-outs-desk.do.APPROVED.done'));
  expect(asked(house, api.decidePayOut)).toEqual([
    { key: expect.any(String), decision: { to: 'APPROVED' }, reason: 'looked at' },
  ]);
});

test('it is turned down with what its player is told', async () => {
  const { house, screen } = desk();
  const name = screen.text('pay-outs-desk.do.REJECTED.name');
  await screen.user.click(await screen.findByRole('button', { name }));
  const act = screen.getByRole('dialog');
  await screen.user.selectOptions(within(act).getByRole('combobox'), 'bank');
  await screen.user.type(within(act).getByRole('textbox'), 'the bank said so');
  await screen.user.click(within(act).getByRole('button', { name }));
  await screen.findAllByText(screen.text('pay-outs-desk.do.REJECTED.done'));
  expect(asked(house, api.decidePayOut)).toEqual([
    { key: expect.any(String), decision: { to: 'REJECTED', told: 'bank' }, reason: 'the bank said so' },
  ]);
});

test.each(['account_closed', 'asked_about'] as const)(
  'while %s holds it, nobody says yes',
  async (reason) => {
    const { screen } = desk({ reasons: [reason] });
    const yes = await screen.findByRole('button', { name: screen.text('pay-outs-desk.do.APPROVED.name') });
    expect(yes).toHaveProperty('disabled', true);
    screen.getByText(screen.text('pay-outs-desk.do.held'));
    const no = screen.getByRole('button', { name: screen.text('pay-outs-desk.do.REJECTED.name') });
    expect(no).toHaveProperty('disabled', false);
  },
);

test.each([
  [{ state: 'UNKNOWN' }, 'FAILED', 'FAILED'],
  [{ state: 'SENT', isContradicted: true }, 'PAID', 'PAID'],
  [{ state: 'FAILED', isContradicted: true }, 'takeBack', 'PAID'],
  [{ state: 'CANCELED', isContradicted: true }, 'stays', 'FAILED'],
  [{ state: 'PAID', isContradicted: true }, 'giveBack', 'FAILED'],
  [{ state: 'PAID', isContradicted: true }, 'stays', 'PAID'],
  [{ state: 'PAID', owedMinor: '4000' }, 'takeMore', 'PAID'],
  [{ state: 'PAID', isContradicted: true, owedMinor: '4000' }, 'takeMore', 'PAID'],
] as const)('of %o people may say: %s', async (change, outcome, became) => {
  const { house, screen } = desk({ ...change, reasons: [] });
  house.answers(api.settlePayOut, { state: 'waiting', approval: ID });
  const name = screen.text(`pay-outs-desk.do.${outcome}.name`);
  await screen.user.click(await screen.findByRole('button', { name }));
  const act = screen.getByRole('dialog');
  expect(act.textContent).toContain(screen.text(`pay-outs-desk.do.${outcome}.second`));
  await screen.user.type(within(act).getByRole('textbox'), 'the bank says so');
  await screen.user.click(within(act).getByRole('button', { name }));
  await expect
    .poll(() => asked(house, api.settlePayOut))
    .toEqual([{ key: expect.any(String), became, reason: 'the bank says so' }]);
});

test('what is still owed is shown, and is theirs who has it in hand', async () => {
  const { screen } = desk({ state: 'PAID', owedMinor: '123456', reasons: [], claim: held });
  await screen.findByText((_, element) => text(element) === '1,234.56 UAH', { selector: 'span' });
  const button = screen.getByRole('button', { name: screen.text('pay-outs-desk.do.takeMore.name') });
  expect(button).toHaveProperty('disabled', true);
});

test.each(['SENT', 'PAID', 'FAILED'] as const)(
  'of one in %s that nobody contradicts nothing is said',
  async (state) => {
    const { screen } = desk({ state, reasons: [] });
    await screen.findByText('<b>Iryna</b> Koval');
    for (const outcome of ['PAID', 'FAILED', 'takeBack', 'giveBack', 'stays'])
      expect(
        screen.queryByRole('button', { name: screen.text(`pay-outs-desk.do.${outcome}.name`) }),
      ).toBeNull();
  },
);

test('one that would go by itself can be held, and nothing else', async () => {
  const { house, screen } = desk({ state: 'APPROVED', reasons: [] });
  house.answers(api.holdPayOut, { done: true });
  const name = screen.text('pay-outs-desk.do.hold.name');
  await screen.user.click(await screen.findByRole('button', { name }));
  const act = screen.getByRole('dialog');
  await screen.user.type(within(act).getByRole('textbox'), 'odd');
  await screen.user.click(within(act).getByRole('button', { name }));
  await screen.findAllByText(screen.text('pay-outs-desk.do.hold.done'));
  expect(asked(house, api.holdPayOut)).toEqual([{ reason: 'odd' }]);
  expect(screen.queryByRole('button', { name: screen.text('pay-outs-desk.do.APPROVED.name') })).toBeNull();
});

test('it is taken in hand; what somebody else has is not decided about', async () => {
  const { house, screen } = desk();
  house.answers(api.takePayOut, { until: held.until });
  await screen.user.click(await screen.findByRole('button', { name: screen.text('lib.claim.take') }));
  await screen.findAllByText(screen.text('lib.claim.taken'));
  expect(asked(house, api.takePayOut)).toEqual([{}]);
});

test('what somebody else has in hand waits for them', async () => {
  const { screen } = desk({ claim: held });
  for (const to of ['APPROVED', 'REJECTED']) {
    const button = await screen.findByRole('button', { name: screen.text(`pay-outs-desk.do.${to}.name`) });
    expect(button).toHaveProperty('disabled', true);
  }
});

test.each(PAY_OUT_STATES)('who may only look finds nothing to press at one that is %s', async (state) => {
  const { screen } = desk({ state }, { permissions: ['use.office', 'read.money'] });
  await screen.findByText('•••• 4242');
  for (const act of ['APPROVED', 'REJECTED', 'hold'])
    expect(screen.queryByRole('button', { name: screen.text(`pay-outs-desk.do.${act}.name`) })).toBeNull();
  expect(screen.queryByRole('button', { name: screen.text('pay-outs-desk.player.look') })).toBeNull();
});

test('the room’s card says how many wait, and since when', async () => {
  const house = fakeNetwork();
  house.answers(api.listPayOuts, { rows: [PAY_OUT], next: null });
  const screen = renderOffice(house, '/', { permissions: ['use.office', 'read.money'] });
  await screen.findByRole('link', { name: screen.text('pay-outs-desk.glance.waiting', { count: 1 }) });
  screen.getByRole('link', { name: screen.text('pay-outs-desk.glance.cases', { count: 1 }) });
  expect(house.asked(api.listPayOuts)[0]?.query).toMatchObject({ state: 'IN_REVIEW', sort: 'createdAt' });
});

test('the list leads to each, and says when there is none', async () => {
  const house = fakeNetwork();
  house.answers(api.listPayOuts, { rows: [], next: null });
  const screen = renderOffice(house, '/money/pay-outs');
  await screen.findByText(screen.text('pay-outs-desk.empty'));
});
