import {
  endPromoCode,
  listPromoBonuses,
  listPromoCodes,
  makePromoCode,
  makePromoCodes,
  type PromoRow,
} from '@croupier/contract/office/promo-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const ROW: PromoRow = {
  ...{ code: 'spring-1', region: 'UA', usesMax: 100, used: 3, waiting: 2, state: 'running' },
  bonus: null,
  from: '2026-11-20T10:00:00.000Z',
  until: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};

function room(rows: PromoRow[], me = {}) {
  const house = fakeNetwork();
  house.answers(listPromoCodes, { rows, next: null });
  house.answers(listPromoBonuses, { bonuses: [{ code: 'lantern', title: '<b>Lantern</b>' }] });
  return { house, screen: renderOffice(house, '/content/promo-codes', me) };
}

test('a code is made with its region, times and uses; what no code can be is not sent', async () => {
  const { house, screen } = room([]);
  house.answers(makePromoCode, { done: true });
  const { text, user } = screen;
  await screen.findByText(text('promo-desk.empty'));
  await user.click(screen.getByRole('button', { name: text('promo-desk.make.title') }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = (name: string) => dialog.getByLabelText(text(`promo-desk.make.${name}`));
  const send = () => user.click(dialog.getByRole('button', { name: text('promo-desk.make.button') }));
  await user.type(field('code'), 'весна');
  await user.type(dialog.getByLabelText(text('lib.act.reason')), 'the campaign of the spring');
  await send();
  dialog.getByText(text('promo-desk.make.oddCode'));
  await user.clear(field('code'));
  await user.type(field('code'), 'Spring-1');
  await user.selectOptions(field('region'), 'UA');
  await dialog.findByRole('option', { name: '<b>Lantern</b> (lantern)' });
  await user.selectOptions(field('bonus'), 'lantern');
  dialog.getByText(text('promo-desk.make.givesBonus', { bonus: 'lantern' }));
  await user.type(field('usesMax'), '0');
  await send();
  dialog.getByText(text('promo-desk.make.odd'));
  expect(house.asked(makePromoCode)).toEqual([]);
  await user.clear(field('usesMax'));
  await user.type(field('usesMax'), '100');
  await send();
  await screen.findAllByText(text('promo-desk.make.done', { code: 'spring-1' }));
  expect(house.asked(makePromoCode).map(({ body }) => body)).toEqual([
    {
      ...{ code: 'spring-1', region: 'UA', from: null, until: null, usesMax: 100 },
      bonus: 'lantern',
      reason: 'the campaign of the spring',
    },
  ]);
});

test('a running code is ended with a reason, told what that does; an ended one has no such way', async () => {
  const { house, screen } = room([ROW, { ...ROW, code: 'winter-1', state: 'ended' }]);
  house.answers(endPromoCode, { done: true });
  const { text, user } = screen;
  await user.click(
    await screen.findByRole('button', { name: text('promo-desk.end.named', { code: 'spring-1' }) }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(text('promo-desk.end.kept', { count: 3 }));
  await user.type(dialog.getByLabelText(text('lib.act.reason')), 'it was leaked');
  await user.click(dialog.getByRole('button', { name: text('promo-desk.end.button') }));
  await screen.findAllByText(text('promo-desk.end.done', { code: 'spring-1' }));
  expect(house.asked(endPromoCode)).toEqual([
    expect.objectContaining({
      path: '/office/api/promo-codes/spring-1/end',
      body: { reason: 'it was leaked' },
    }),
  ]);
  expect(
    screen.queryByRole('button', { name: text('promo-desk.end.named', { code: 'winter-1' }) }),
  ).toBeNull();
});

test('makes many codes of a bonus and hands them out as a file', async () => {
  const { house, screen } = room([]);
  house.answers(makePromoCodes, { codes: ['abcd2345efgh', 'jkmn6789pqrs'] });
  const { text, user } = screen;
  await user.click(await screen.findByRole('button', { name: text('promo-desk.many.title') }));
  const dialog = within(await screen.findByRole('dialog'));
  const count = dialog.getByLabelText(text('promo-desk.many.count'));
  const send = () => user.click(dialog.getByRole('button', { name: text('promo-desk.many.button') }));
  await user.type(dialog.getByLabelText(text('lib.act.reason')), 'the campaign of the spring');
  await user.type(count, '10001');
  await dialog.findByRole('option', { name: '<b>Lantern</b> (lantern)' });
  await user.selectOptions(dialog.getByLabelText(text('promo-desk.make.bonus')), 'lantern');
  await send();
  dialog.getByText(text('promo-desk.many.odd', { most: 10_000 }));
  expect(house.asked(makePromoCodes)).toEqual([]);
  await user.clear(count);
  await user.type(count, '2');
  await send();
  const file = await screen.findByRole('link', { name: text('promo-desk.many.download') });
  expect(decodeURIComponent(file.getAttribute('href')!)).toBe(
    'data:text/csv;charset=utf-8,code\r\nabcd2345efgh\r\njkmn6789pqrs\r\n',
  );
  expect(file.getAttribute('download')).toBe('promo-codes-lantern.csv');
  expect(house.asked(makePromoCodes).map(({ body }) => body)).toEqual([
    {
      ...{ count: 2, bonus: 'lantern', region: null, from: null, until: null },
      reason: 'the campaign of the spring',
    },
  ]);
});

test('leads to the bonus of a code when its operator may read programmes', async () => {
  const { screen } = room([{ ...ROW, bonus: 'lantern' }]);
  const link = await screen.findByRole('link', { name: 'lantern' });
  expect(link.getAttribute('href')).toBe('/programmes/bonus/lantern');
});

test('who may only read them makes and ends none', async () => {
  const { screen } = room([ROW], { permissions: ['use.office', 'read.promo-codes'] });
  await screen.findByText('spring-1');
  for (const name of [
    screen.text('promo-desk.make.title'),
    screen.text('promo-desk.many.title'),
    screen.text('promo-desk.end.named', { code: 'spring-1' }),
  ])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
