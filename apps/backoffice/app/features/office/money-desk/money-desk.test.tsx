import * as api from '@croupier/contract/office/money-desk';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';
import { isMoneyText } from './find-money.ts';

const AT = '2026-11-20T10:00:00.000Z';
const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

const WIN: api.HeldWin = {
  ...{
    provider: 'paper-moon',
    transactionId: 'T/1 a',
    roundId: 'R-1',
    playerId: '1001',
    game: 'paper-moon-dice',
  },
  ...{
    amountMinor: '900719925474099312',
    boundMinor: '100000',
    currency: 'UAH',
    heldAt: AT,
    state: 'waiting',
  },
  ...{ decidedAt: null, reason: null, claim: null },
};
const held = { operatorId: '9', operator: 'Iryna', takenAt: AT, until: '2026-11-20T10:15:00.000Z' };
const winPath = `/money/queues/held-wins/${encodeURIComponent('paper-moon T/1 a')}`;

const text = (element: Element | null) => element?.textContent?.replaceAll(/\s/g, ' ');

test('a held win is paid once the dialog was told why, and the amount is exact', async () => {
  const house = fakeNetwork();
  house.answers(api.readHeldWin, WIN);
  const screen = renderOffice(house, winPath);
  const pay = screen.text('money-desk.heldWins.do.released.name');
  await screen.findByText((_, element) => text(element) === '9,007,199,254,740,993.12 UAH', {
    selector: 'span',
  });
  expect(house.asked(api.readHeldWin)[0]?.query).toEqual({ provider: 'paper-moon', transactionId: 'T/1 a' });
  await screen.user.click(await screen.findByRole('button', { name: pay }));
  house.answers(api.decideHeldWin, { state: 'done', approval: null });
  house.answers(api.readHeldWin, { ...WIN, state: 'released', decidedAt: AT, reason: 'looked at' });
  await screen.user.type(screen.getByLabelText(screen.text('lib.act.reason')), 'looked at');
  await screen.user.click(screen.getAllByRole('button', { name: pay }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(house.asked(api.decideHeldWin).map(({ body }) => body)).toEqual([
    {
      ...{ provider: 'paper-moon', transactionId: 'T/1 a', decision: 'released', reason: 'looked at' },
      key: expect.any(String),
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: pay })).toBeNull());
});

test('what somebody else has in hand is not decided about, and is taken over with a message', async () => {
  const house = fakeNetwork();
  house.answers(api.readHeldWin, { ...WIN, claim: held });
  house.answers(api.takeHeldWin, { until: held.until });
  const screen = renderOffice(house, winPath);
  const over = screen.text('lib.claim.over');
  const take = await screen.findByRole('button', { name: over });
  const pay = screen.getByRole('button', { name: screen.text('money-desk.heldWins.do.released.name') });
  expect((pay as HTMLButtonElement).disabled).toBe(true);
  await screen.user.click(take);
  await screen.user.type(screen.getByLabelText(screen.text('lib.act.reason')), 'Iryna is ill');
  await screen.user.click(screen.getAllByRole('button', { name: over }).at(-1)!);
  await waitFor(() => expect(house.asked(api.takeHeldWin)).toHaveLength(1));
  expect(house.asked(api.takeHeldWin)[0]?.body).toMatchObject({ over: 'Iryna is ill' });
});

test('who may only look sees no button that changes anything', async () => {
  const house = fakeNetwork();
  house.answers(api.readHeldWin, WIN);
  const screen = renderOffice(house, winPath, { permissions: ['use.office', 'read.money'] });
  await screen.findByText('paper-moon-dice');
  for (const name of [
    'lib.claim.take',
    'money-desk.heldWins.do.released.name',
    'money-desk.heldWins.do.refused.name',
  ])
    expect(screen.queryByRole('button', { name: screen.text(name) })).toBeNull();
});

test('what was refused because somebody was quicker is said', async () => {
  const house = fakeNetwork();
  house.answers(api.readHeldWin, WIN);
  house.refuses(api.takeHeldWin, { status: 409, key: 'item_taken' });
  const screen = renderOffice(house, winPath);
  await screen.user.click(await screen.findByRole('button', { name: screen.text('lib.claim.take') }));
  await screen.findByText(screen.text('lib.errors.item_taken'));
});

test('the house’s accounts are shown money by money, with a day that leads to its moves', async () => {
  const day = {
    day: '2026-11-20',
    openingMinor: '0',
    inMinor: '500',
    outMinor: '2500',
    closingMinor: '-2000',
    transfers: 2,
  };
  const { day: _, ...sums } = day;
  const house = fakeNetwork();
  house.answers(api.houseAccounts, {
    accounts: [
      { account: 'adjustments', currency: 'UAH', kind: 'real', ...sums, days: [{ ...day, operations: [] }] },
      { account: 'play-issue', currency: 'EUR', kind: 'play', ...sums, days: [] },
    ],
    head: { number: 3, day: '2026-11-19', publishedAt: AT },
  });
  const screen = renderOffice(house, '/money?from=2026-11-14&to=2026-11-20');
  const link = await screen.findByRole('link', { name: '2026-11-20' });
  expect(link.getAttribute('href')).toBe(
    '/money/ledger?account=adjustments&currency=UAH&kind=real&from=2026-11-20&to=2026-11-20',
  );
  expect(house.asked(api.houseAccounts)[0]?.query).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  expect(screen.queryByText(screen.text('money-desk.about.play-issue'))).toBeNull();
  await screen.user.click(screen.getByRole('radio', { name: 'EUR · Play' }));
  await screen.findByText(screen.text('money-desk.about.play-issue'));
  expect(screen.address()).toContain('money=EUR-play');
});

test('the ledger’s rows lead to their key, and amounts are signed', async () => {
  const house = fakeNetwork();
  house.answers(api.listTransfers, {
    rows: [
      {
        ...{ at: AT, playerId: '1001', currency: 'UAH', kind: 'real', version: '7', operation: 'pay-in' },
        ...{
          account: 'payment-clearing',
          amountMinor: '2500',
          beforeMinor: '0',
          afterMinor: '2500',
          key: KEY,
        },
        ...{ reference: null, requestId: null },
      },
    ],
    next: null,
  });
  const screen = renderOffice(house, '/money/ledger?operation=pay-in');
  await screen.findByText((_, element) => text(element) === '+25.00 UAH', { selector: 'span.tabular' });
  expect(house.asked(api.listTransfers)[0]?.query).toMatchObject({ operation: 'pay-in' });
  expect(screen.container.querySelector(`a[href="/money/ledger/1001/${KEY}"]`)).not.toBeNull();
});

test('a key says what it belongs to, and what a player wrote is text', async () => {
  const house = fakeNetwork();
  house.answers(api.readKey, {
    ...{ playerId: '1001', key: KEY, requestId: 'request-1', transfers: [] },
    owner: { what: 'post', operation: 'adjustment', reference: '<img src=x onerror=alert(1)>', at: AT },
  });
  const screen = renderOffice(house, `/money/ledger/1001/${KEY}`);
  await screen.findByText('<img src=x onerror=alert(1)>');
  expect(screen.container.querySelector('img[src="x"]')).toBeNull();
});

test('queues say how much waits and since when, and lead to what waits', async () => {
  const house = fakeNetwork();
  house.answers(api.moneyQueues, {
    queues: [
      { queue: 'held-wins', waiting: 3, oldestAt: AT, taken: 1 },
      { queue: 'payment-findings', waiting: 0, oldestAt: null, taken: 0 },
      { queue: 'verify-findings', waiting: 0, oldestAt: null, taken: 0 },
    ],
  });
  const screen = renderOffice(house, '/money/queues');
  const main = await screen.findByRole('main');
  const name = screen.text('money-desk.queues.names.held-wins');
  await waitFor(() => expect(main.querySelector('a')?.textContent).toBe(name));
  expect(main.querySelector('a')?.getAttribute('href')).toBe('/money/queues/held-wins?state=waiting');
  expect(screen.getByText(screen.text('money-desk.queues.taken', { count: 1 }))).toBeTruthy();
});

test.each([
  [KEY, true],
  ['pay_0004', true],
  ['T-100:7', true],
  ['olena', false],
  ['a b c 1 2 3', false],
  ['12', false],
])('%s may be an id of money: %s', (given, may) => expect(isMoneyText(given)).toBe(may));
