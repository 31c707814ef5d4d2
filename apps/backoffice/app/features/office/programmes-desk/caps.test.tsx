import * as api from '@croupier/contract/office/programmes-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const CHANGED = { changedBy: 'Olena', changedAt: '2026-11-20T10:00:00.000Z' };
const CAPS: api.GivingCapView[] = [
  { what: 'UAH', period: 'day', most: '150050', ...CHANGED },
  { what: 'points', period: 'month', most: '2000', ...CHANGED },
];

function open(caps: api.GivingCapView[], me = {}) {
  const house = fakeNetwork();
  house.answers(api.listGivingCaps, { caps });
  house.answers(api.changeGivingCap, { state: 'done', approval: null });
  const screen = renderOffice(house, '/programmes/caps', me);
  const say = (key: string, values?: Record<string, string>) =>
    screen.text(`programmes-desk.caps.${key}`, values);
  const press = async (name: string) => screen.user.click(await screen.findByRole('button', { name }));
  const fill = async (most: string) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(say('columns.most'));
    await screen.user.clear(field);
    await screen.user.type(field, most);
    return dialog;
  };
  const send = async () => {
    await screen.user.type(await screen.findByLabelText(screen.text('lib.act.reason')), 'as agreed');
    await press(say('save'));
  };
  return { house, screen, say, press, fill, send };
}

test('tells how much of what in which period, and who said so', async () => {
  const { screen, say } = open(CAPS);
  const table = within(await screen.findByRole('table'));
  const [, first, second] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toContain(`UAH${say('periods.day')}1,500.50\u00a0UAHOlena`);
  expect(second).toContain(`${say('points')}${say('periods.month')}2,000Olena`);
});

test('sets a new cap of points, in whole points', async () => {
  const { house, screen, say, press, fill, send } = open([]);
  await screen.findByText(say('none'));
  await press(say('new'));
  const dialog = await fill('2.5');
  await screen.user.selectOptions(dialog.getByLabelText(say('columns.what')), 'points');
  await screen.user.selectOptions(dialog.getByLabelText(say('columns.period')), 'week');
  await screen.findByText(say('odd'));
  await fill('2500');
  expect(screen.queryByText(say('second'))).toBeNull();
  await send();
  await screen.findAllByText(say('done'));
  expect(house.asked(api.changeGivingCap)[0]?.body).toMatchObject({
    ...{ what: 'points', period: 'week', most: '2500', reason: 'as agreed' },
  });
});

test('says that a second person is asked when the cap is raised or taken away', async () => {
  const { house, screen, say, press, fill, send } = open(CAPS);
  await press(say('changeOf', { what: 'UAH', period: say('periods.day') }));
  await fill('1000');
  expect(screen.queryByText(say('second'))).toBeNull();
  await fill('1500,51');
  await screen.findByText(say('second'));
  await fill('-');
  await screen.findByText(say('second'));
  await send();
  await screen.findAllByText(say('done'));
  expect(house.asked(api.changeGivingCap)[0]?.body).toMatchObject({ what: 'UAH', period: 'day', most: null });
});

test('offers nothing to press to who may not publish', async () => {
  const { screen, say } = open(CAPS, { permissions: ['use.office', 'read.programmes'] });
  await screen.findByText('1,500.50 UAH');
  expect(screen.queryByRole('button', { name: say('new') })).toBeNull();
});
