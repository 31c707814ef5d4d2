import {
  buyItem,
  listPurchases,
  readStore,
  type Purchase,
  type StoreItem,
} from '@croupier/contract/rewards/store';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork, type FakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { Goods } from './goods.tsx';
import { Purchases } from './purchases.tsx';

const ITEM: StoreItem = {
  ...{ code: 'pocket', name: 'Pocket money', lead: 'Real money.', terms: ['<p>At once.</p>'], picture: '' },
  ...{ price: 40, reward: { kind: 'money', amountMinor: '500', currency: 'UAH' } },
  ...{ left: 3, mineLeft: 1, until: null, rule: null },
};
const MUG: StoreItem = {
  ...ITEM,
  ...{
    code: 'mug',
    name: 'Mug',
    reward: { kind: 'thing', name: 'Mug', picture: '' },
    left: null,
    mineLeft: null,
  },
};
const PURCHASE: Purchase = {
  ...{ id: '0b0e7d3e-0000-4000-8000-000000000001', code: 'pocket', name: 'Pocket money', points: 40 },
  given: {
    ...{ id: '0b0e7d3e-0000-4000-8000-000000000002', source: 'store', code: 'pocket', to: null },
    ...{ reward: ITEM.reward, givenAt: '2026-12-01T12:00:00.000Z', takenBackAt: null },
  },
  ...{ state: 'GIVEN', tracking: null, boughtAt: '2026-12-01T12:00:00.000Z' },
};
const PAGE = { empty: { title: 'Empty', text: 'Later.' }, cards: [] } as unknown as LoadedPage;

interface Shown {
  items?: StoreItem[];
  points?: number | null;
  language?: (typeof LANGUAGES)[number];
}

async function show(
  network: FakeNetwork,
  { items = [ITEM, MUG], points = 100, language = 'en' }: Shown = {},
) {
  network.answers(readStore, { items, points });
  network.answers(listPurchases, { purchases: [], nextCursor: null });
  const profile = points === null ? null : somePlayer();
  return renderScreen(<Goods page={PAGE} />, { language, profile });
}

test.each(LANGUAGES)('in %s an item is exchanged for points after one more question', async (language) => {
  const network = fakeNetwork();
  const { user, text, ...screen } = await show(network, { language });
  network.answers(buyItem, { purchase: PURCHASE, points: 60 });
  const buttons = await screen.findAllByRole('button', { name: new RegExp(text('store.goods.buy')) });
  await user.click(buttons[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(
    dialog.getByRole('button', {
      name: text('store.dialog.confirm', { points: text('store.goods.price', { count: 40 }) }),
    }),
  );
  await dialog.findByText(text('store.dialog.done', { item: 'Pocket money', count: 60 }));
  expect(network.asked(buyItem)).toMatchObject([{ code: 'pocket', language }]);
});

test('asks again with the same key after a lost answer, and with another one after a refusal', async () => {
  const network = fakeNetwork();
  const { user, text, ...screen } = await show(network);
  network.isSilentOn(buyItem);
  await user.click((await screen.findAllByRole('button', { name: /Exchange points/ }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  const press = () => user.click(dialog.getByRole('button', { name: 'Exchange 40 points' }));
  await press();
  await dialog.findByText(text('store.dialog.failed'));
  network.refuses(buyItem, { status: 409, key: 'offer_over', details: { why: 'sold_out' } });
  await press();
  await dialog.findByText(text('store.dialog.soldOut'));
  network.answers(buyItem, { purchase: PURCHASE, points: 60 });
  await press();
  await dialog.findByText(/Done/);
  const keys = network.asked(buyItem).map((body) => (body as { key: string }).key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('sends a thing only with a whole address', async () => {
  const network = fakeNetwork();
  const { user, text, ...screen } = await show(network);
  network.answers(buyItem, { purchase: { ...PURCHASE, name: 'Mug', state: 'ORDERED' }, points: 60 });
  await user.click((await screen.findAllByRole('button', { name: /Exchange points/ }))[1]!);
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Exchange 40 points' });
  await user.click(confirm);
  expect(await dialog.findAllByText(text('store.address.blank'))).not.toHaveLength(0);
  expect(network.asked(buyItem)).toEqual([]);
  for (const [field, value] of Object.entries({
    ...{ name: 'Olena Kovalenko', street: 'Khreshchatyk 1', city: 'Kyiv', postcode: '01001' },
  }))
    await user.type(dialog.getByLabelText(text(`store.address.${field}` as 'store.address.name')), value);
  const country = dialog.getByLabelText(text('store.address.country'));
  await user.clear(country);
  await user.type(country, 'ua');
  await user.click(confirm);
  await dialog.findByText(text('store.dialog.ordered'));
  expect(network.asked(buyItem)).toMatchObject([{ code: 'mug', address: { country: 'UA', city: 'Kyiv' } }]);
});

test('says beside an item what keeps the player from it', async () => {
  const network = fakeNetwork();
  const rule = {
    rule: 'verification_needed',
    until: null,
    level: null,
    verification: 2,
    region: null,
  } as const;
  const items = [
    { ...ITEM, code: 'a', rule },
    { ...ITEM, code: 'b', left: 0 },
    { ...ITEM, code: 'c', mineLeft: 0 },
    { ...ITEM, code: 'd', price: 140 },
  ];
  const { text, ...screen } = await show(network, { items });
  await screen.findByText(text('rewards.rule.verification_needed'));
  screen.getByText(text('store.goods.soldOut'));
  screen.getByText(text('store.goods.mineUsed'));
  screen.getByText(text('store.goods.missing', { missing: 40 }));
  for (const button of screen.getAllByRole('button', { name: /Exchange points/ }))
    expect((button as HTMLButtonElement).disabled).toBe(true);
});

test('shows a visitor the shelves and the way to sign in, and says when they are empty or did not load', async () => {
  const network = fakeNetwork();
  const visitor = await show(network, { items: [ITEM], points: null });
  await visitor.findByRole('link', { name: visitor.text('store.goods.signIn') });
  visitor.unmount();
  const empty = await show(network, { items: [] });
  await empty.findByText('Empty');
});

test('lists what was exchanged, with the number of a parcel', async () => {
  const network = fakeNetwork();
  const sent = { ...PURCHASE, state: 'SENT', tracking: 'UA123' } as const;
  network.answers(listPurchases, { purchases: [sent], nextCursor: null });
  const { text, ...screen } = await renderScreen(<Purchases />, { profile: somePlayer() });
  await screen.findByText(text('store.mine.tracking', { number: 'UA123' }));
  screen.getByText(text('store.mine.SENT'));
});
