import { createPayIn, payInOptions } from '@croupier/contract/money/payments';
import { afterEach, expect, test } from 'vitest';
import { fakeNetwork, type FakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { openForm, OPTIONS, someOffer } from './deposit-form.fixture.tsx';
import DepositModal from './deposit-modal.tsx';

afterEach(() => localStorage.clear());

const METHODS = [
  someOffer(),
  someOffer({
    ...{ method: 'bank', minimumMinor: '30000', maximumMinor: '40000', minutes: { least: 60, most: 4_320 } },
    fee: { fixedMinor: '500', shareMicro: 15_000 },
  }),
  someOffer({
    method: 'wallet',
    minutes: { least: 1, most: 30 },
    fee: { fixedMinor: '0', shareMicro: 20_000 },
  }),
];
const open = (house: FakeNetwork, methods = METHODS) => openForm(house, [], undefined, undefined, methods);
const radiosOf = (screen: { getAllByRole(role: 'radio'): HTMLElement[] }) =>
  screen.getAllByRole('radio') as HTMLInputElement[];
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

test('shows of each method how much it takes, what it costs and how long it takes, and chooses the first', async () => {
  const { text, ...screen } = await open(fakeNetwork());
  const radios = radiosOf(screen);
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
  const factsOf = (radio: HTMLElement) =>
    plain(document.getElementById(radio.getAttribute('aria-describedby')!)!.textContent);
  expect(factsOf(radios[0]!)).toBe(
    plain(
      text('payments.methods.limits', { min: '₴100', max: '₴50,000' }) +
        text('payments.methods.fee.none') +
        text('payments.methods.time.atOnce'),
    ),
  );
  expect(factsOf(radios[1]!)).toContain(
    plain(text('payments.methods.fee.both', { share: '1.5%', fixed: '₴5' })),
  );
  expect(factsOf(radios[1]!)).toContain(text('payments.methods.time.days', { count: 3 }));
  expect(factsOf(radios[2]!)).toContain(text('payments.methods.time.minutes', { count: 30 }));
});

test('judges the amount by the method that is chosen, and sends it with that', async () => {
  const house = fakeNetwork();
  house.isSilentOn(createPayIn);
  const { type, submit, amount, text, user, ...screen } = await open(house);
  await user.click(screen.getByRole('radio', { name: text('payments.methods.names.bank') }));
  await type('299.99');
  await submit();
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(house.asked(createPayIn)).toEqual([]);
  await type('300');
  await submit();
  await expect.poll(() => house.asked(createPayIn)).toMatchObject([{ amountMinor: '30000', method: 'bank' }]);
});

test('says before it is sent what is paid on top of the amount', async () => {
  const { type, text, user, ...screen } = await open(fakeNetwork());
  await user.click(screen.getByRole('radio', { name: text('payments.methods.names.bank') }));
  await type('350');
  const note = text('payments.methods.fee.forAmount', { fee: '₴10.25', total: '₴360.25' });
  expect(screen.getByText((shown) => plain(shown) === plain(note))).toBeDefined();
});

test('is chosen by the keys of the arrows', async () => {
  const { user, ...screen } = await open(fakeNetwork());
  const [first, second] = radiosOf(screen);
  first!.focus();
  await user.keyboard('{ArrowDown}');
  expect([document.activeElement, second!.checked]).toEqual([second, true]);
});

test('begins with the method that was used last in this browser, unless it is offered no more', async () => {
  const house = fakeNetwork();
  house.isSilentOn(createPayIn);
  const before = await open(house);
  await before.user.click(before.getByRole('radio', { name: before.text('payments.methods.names.wallet') }));
  await before.submit();
  before.unmount();
  const after = await open(house);
  const chosen = () => radiosOf(after).find(({ checked }) => checked)!;
  expect(chosen()).toBe(after.getByRole('radio', { name: after.text('payments.methods.names.wallet') }));
  after.unmount();
  const without = await open(house, METHODS.slice(0, 2));
  expect(radiosOf(without)[0]!.checked).toBe(true);
});

test('a method that is gone is said, what there is is asked anew, and the next press is a deposit of its own', async () => {
  const house = fakeNetwork();
  house.refuses(createPayIn, { status: 409, key: 'payment_method_unavailable' });
  const { submit, text, ...screen } = await open(house);
  const asked = house.asked(payInOptions).length;
  await submit();
  await screen.findByText(text('payments.errors.payment_method_unavailable'));
  await expect.poll(() => house.asked(payInOptions).length).toBe(asked + 1);
  await submit();
  await expect.poll(() => new Set(house.asked(createPayIn).map(({ key }) => key)).size).toBe(2);
});

test('says that money is a test only where no provider takes real money', async () => {
  for (const isTestMoney of [true, false]) {
    const house = fakeNetwork();
    house.answers(payInOptions, { ...OPTIONS, isTestMoney });
    const modal = <DepositModal data={undefined} onClose={() => undefined} />;
    const { text, ...screen } = await renderScreen(modal, { profile: somePlayer() });
    await screen.findByRole('textbox');
    const note = screen.queryByText((shown) => shown.includes(text('payments.deposit.sandboxText')));
    expect(note === null).toBe(!isTestMoney);
    screen.unmount();
  }
});

test('says that nothing can be deposited where no method is offered', async () => {
  const house = fakeNetwork();
  house.answers(payInOptions, { ...OPTIONS, methods: [] });
  const { text, ...screen } = await renderScreen(
    <DepositModal data={undefined} onClose={() => undefined} />,
    {
      profile: somePlayer(),
    },
  );
  expect(await screen.findByText(text('payments.methods.none'))).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
