import {
  changeOrdered,
  listOrdered,
  openAddress,
  readOrdered,
  takeOrdered,
  type PurchaseRow,
} from '@croupier/contract/office/purchases-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const ID = '6f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e';
const ROW: PurchaseRow = {
  ...{ id: ID, player: '1001', nickname: 'brother', name: 'Mug', source: 'store', code: 'mug', points: 40 },
  ...{ state: 'ORDERED', tracking: null, hasAddress: true, claim: null },
  ...{ orderedAt: '2026-11-22T10:00:00.000Z', changedAt: '2026-11-22T10:00:00.000Z' },
};
const reason = 'as the post says';

function desk(change: Partial<PurchaseRow> = {}, me = {}) {
  const house = fakeNetwork();
  const row = { ...ROW, ...change };
  house.answers(listOrdered, { rows: [row], next: null });
  house.answers(readOrdered, row);
  house.answers(changeOrdered, { done: true });
  const screen = renderOffice(house, `/purchases?thing=${encodeURIComponent(`1001/${ID}`)}`, me);
  const text = (key: string, values = {}) => screen.text(`purchases-desk.${key}`, values);
  return { house, screen, text };
}

test('a thing is sent with its number, and not without one', async () => {
  const { house, screen, text } = desk();
  await screen.user.click(await screen.findByRole('button', { name: text('send.button') }));
  const act = within(await screen.findByRole('dialog', { name: text('send.title', { name: 'Mug' }) }));
  await screen.user.type(act.getByLabelText(screen.text('lib.act.reason')), reason);
  const press = () => screen.user.click(act.getByRole('button', { name: text('send.button') }));
  await press();
  expect(house.asked(changeOrdered)).toEqual([]);
  await screen.user.type(act.getByLabelText(text('send.tracking')), ' 59000123 ');
  await press();
  await screen.findAllByText(text('send.done'));
  expect(house.asked(changeOrdered)).toEqual([
    expect.objectContaining({
      path: `/office/api/purchases/1001/${ID}/state`,
      body: { state: 'SENT', tracking: '59000123', reason },
    }),
  ]);
});

test('one that came back says how many points its player gets, before it is noted', async () => {
  const { house, screen, text } = desk({ state: 'SENT', tracking: '59000123' });
  await screen.user.click(await screen.findByRole('button', { name: text('return.button') }));
  expect(screen.queryByRole('button', { name: text('send.button') })).toBeNull();
  const act = within(await screen.findByRole('dialog', { name: text('return.title', { name: 'Mug' }) }));
  act.getByText(text('return.points', { nickname: 'brother', count: 40 }));
  await screen.user.type(act.getByLabelText(screen.text('lib.act.reason')), reason);
  await screen.user.click(act.getByRole('button', { name: text('return.button') }));
  await screen.findAllByText(text('return.done'));
  expect(house.asked(changeOrdered)).toEqual([
    expect.objectContaining({ body: { state: 'RETURNED', reason } }),
  ]);
});

test('an address is asked for by a press alone', async () => {
  const { house, screen, text } = desk();
  const address = {
    name: 'Olena K',
    street: 'Khreshchatyk 1',
    city: 'Kyiv',
    postcode: '01001',
    country: 'UA',
  };
  house.answers(openAddress, address);
  const open = await screen.findByRole('button', { name: text('address.open') });
  expect(house.asked(openAddress)).toEqual([]);
  await screen.user.click(open);
  await screen.findByText('Khreshchatyk 1');
  screen.getByText('01001 Kyiv');
  expect(house.asked(openAddress)).toHaveLength(1);
});

test('a thing without an address says so, and one that was won has no price', async () => {
  const { screen, text } = desk({ hasAddress: false, points: null, source: 'bonus-promotion' });
  await screen.findByText(text('address.none'));
  screen.getByText(text('one.won'));
});

test('what somebody else has in hand is neither opened nor sent', async () => {
  const claim = {
    ...{ operatorId: '8', operator: 'Taras', takenAt: '2026-11-22T10:00:00.000Z' },
    until: '2026-11-22T10:15:00.000Z',
  };
  const { house, screen, text } = desk({ claim });
  for (const name of [text('send.button'), text('return.button'), text('address.open')])
    expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', true);
  house.answers(takeOrdered, { until: '2026-11-22T10:30:00.000Z' });
  await screen.user.click(screen.getByRole('button', { name: screen.text('lib.claim.over') }));
  const act = within(
    await screen.findByRole('dialog', { name: screen.text('lib.claim.overTitle', { name: 'Taras' }) }),
  );
  await screen.user.type(act.getByLabelText(screen.text('lib.act.reason')), 'on leave');
  await screen.user.click(act.getByRole('button', { name: screen.text('lib.claim.over') }));
  await screen.findAllByText(screen.text('lib.claim.taken'));
  expect(house.asked(takeOrdered)).toEqual([expect.objectContaining({ body: { over: 'on leave' } })]);
});

test('who may only read sees the thing, and neither its address nor an act', async () => {
  const { screen, text } = desk({}, { permissions: ['use.office', 'read.purchases'] });
  await screen.findByRole('dialog', { name: text('one.title') });
  for (const name of [text('send.button'), text('return.button'), text('address.open')])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
