import type { DepositLimitReached } from '@croupier/contract/people/limits';
import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { someBonus } from '../../rewards/bonuses/bonus.fixture.ts';
import { createPayIn, payInOptions } from '@croupier/contract/money/payments';
import { expect, test, vi } from 'vitest';
import { hearTold, type Told } from '../../../lib/tell.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { openForm, OPTIONS } from './deposit-form.fixture.tsx';
import DepositModal from './deposit-modal.tsx';

test('a visitor is asked to sign in, and the house is asked nothing', async () => {
  const house = fakeNetwork();
  const { text, ...screen } = await renderScreen(<DepositModal data={null} onClose={() => undefined} />);
  expect(screen.getByRole('link', { name: text('payments.deposit.toLogin') })).toBeDefined();
  expect(house.asked(payInOptions)).toEqual([]);
});

test('the way out of the house is in the cash box, too', async () => {
  const { text, ...screen } = await openForm(fakeNetwork());
  const way = screen.getByRole('link', { name: text('payments.deposit.withdraw') });
  expect(way.getAttribute('href')).toBe('/en/profile/pay-outs');
});

test('who owes money of a deposit reads in the cash box how much, and that it is paid first', async () => {
  const house = fakeNetwork();
  house.answers(payInOptions, { ...OPTIONS, debts: [{ currency: 'UAH', leftMinor: '1234567' }] });
  const modal = <DepositModal data={null} onClose={() => undefined} />;
  const screen = await renderScreen(modal, { profile: somePlayer() });
  const note = await screen.findByRole('note');
  expect(note.textContent!.replaceAll(/\s/g, ' ')).toContain('12,345.67');
});

test('an amount outside of the limits is not sent, and the field says which it may be', async () => {
  const house = fakeNetwork();
  const { type, submit, amount } = await openForm(house);
  await type('99');
  await submit();
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(house.asked(createPayIn)).toEqual([]);
});

test('a deposit is sent in minor units, and leaves for the page of the provider', async () => {
  const house = fakeNetwork();
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  house.answers(createPayIn, ({ key, amountMinor }) => ({
    id: key,
    state: 'CREATED' as const,
    amountMinor,
    currency: 'UAH' as const,
    createdAt: '2026-01-01T00:00:00.000Z',
    redirectUrl: 'https://psp.example/pay',
    bonus: null,
    askedMinor: null,
  }));
  const { type, submit } = await openForm(house);
  await type('1234,50');
  await submit();
  await expect.poll(() => left.mock.calls).toEqual([['https://psp.example/pay']]);
  expect(house.asked(createPayIn)).toMatchObject([{ amountMinor: '123450', language: 'en' }]);
});

test('silence and a failing house keep the key: the next press asks for the same deposit', async () => {
  const house = fakeNetwork();
  const { submit, text, ...screen } = await openForm(house);
  await submit();
  await screen.findByText(text('payments.errors.network'));
  house.refuses(createPayIn, { status: 502, key: 'payment_provider_unavailable' });
  await submit();
  await screen.findByText(text('payments.errors.payment_provider_unavailable'));
  house.refuses(createPayIn, { status: 409, key: 'key_reused' });
  await submit();
  await screen.findByText(text('payments.errors.key_reused'));
  await submit();
  await expect.poll(() => house.asked(createPayIn).length).toBe(4);
  const [first, second, third, fourth] = house.asked(createPayIn).map(({ key }) => key);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('the player’s own limit is told with what is left, and leads to the limits', async () => {
  const house = fakeNetwork();
  const details: DepositLimitReached = {
    rule: 'deposit_limit',
    period: 'day',
    currency: 'UAH',
    limitMinor: '50000',
    leftMinor: '20000',
    until: null,
  };
  house.refuses(createPayIn, { status: 418, key: 'user_cant_use_exception', details });
  const { submit, text, ...screen } = await openForm(house);
  await submit();
  const link = await screen.findByRole('link', { name: text('limits.reached.toLimits') });
  expect(link.getAttribute('href')).toBe('/en/profile/play-safely#limits');
  const said = link.closest('[role=alert]')!.textContent;
  expect(said).toContain(text('limits.reached.safe'));
  expect(said).toContain('200');
});

test.each([
  ['0', ''],
  ['200000', '2,000'],
])(
  'a deposit beyond what the level allows (%s in total) says what to bring, and leads there',
  async (limitMinor, limit) => {
    const house = fakeNetwork();
    house.refuses(createPayIn, {
      ...{ status: 418, key: 'user_cant_use_exception' },
      details: {
        ...{ rule: 'verify_level', period: null, currency: 'EUR', limitMinor, leftMinor: '0', until: null },
        verify: { level: 0, needed: 1 },
      } satisfies PlayRuleRefusal,
    });
    const { submit, text, ...screen } = await openForm(house);
    await submit();
    const told = await screen.findByText((shown) =>
      shown.includes(text('errors.refused.verifyLevel', { proof: 'identity' })),
    );
    expect(told.textContent).toContain(limit);
    expect(told.textContent).toContain(text('limits.reached.safe'));
    const way = screen.getByRole('link', { name: text('limits.reached.toDocuments') });
    expect(way.getAttribute('href')).toBe('/en/documents');
  },
);

const HALF = someBonus({
  ...{ name: 'Half more', type: 'PERCENT_ON_DEPOSIT', unit: '%', value: '50', needs: 'deposit' },
  ...{ minDeposit: '30000', maxDeposit: '100000' },
});

test('no bonus is chosen at first, and each says what it would be for the amount', async () => {
  const house = fakeNetwork();
  house.isSilentOn(createPayIn);
  const { type, submit, text, user, ...screen } = await openForm(house, [HALF]);
  const none = screen.getByRole('radio', { name: text('payments.bonus.none') }) as HTMLInputElement;
  expect(none.closest('fieldset')!.querySelector('input')).toBe(none);
  expect(none.checked).toBe(true);
  await type('500,25');
  const half = screen.getByRole('radio', { name: /Half more/ });
  const said = half.closest('label')!.textContent;
  expect(said).toContain(text('payments.bonus.bringsUpTo', { amount: '₴250.12' }));
  expect(said).toContain(text('payments.bonus.wagerUpTo', { times: 10, amount: '₴2,501.20' }));
  await submit();
  await user.click(half);
  await submit();
  await expect.poll(() => house.asked(createPayIn).length).toBe(2);
  const [without, chosen] = house.asked(createPayIn);
  expect([without!.bonus, chosen!.bonus]).toEqual([undefined, HALF.id]);
  expect(chosen!.key).not.toBe(without!.key);
});

test('below the least deposit a bonus cannot be chosen, says why, and does not go with the deposit', async () => {
  const house = fakeNetwork();
  house.isSilentOn(createPayIn);
  const { type, submit, text, ...screen } = await openForm(house, [HALF], HALF.id);
  const half = screen.getByRole('radio', { name: /Half more/ }) as HTMLInputElement;
  expect(half.checked).toBe(true);
  await type('299,99');
  expect([half.disabled, half.checked]).toEqual([true, false]);
  expect(half.closest('label')!.textContent).toContain(text('payments.bonus.least', { min: '₴300' }));
  await submit();
  await expect.poll(() => house.asked(createPayIn)).toMatchObject([{ amountMinor: '29999' }]);
  expect(house.asked(createPayIn)[0]!.bonus).toBeUndefined();
  await type('300');
  expect([half.disabled, half.checked]).toEqual([false, true]);
});

test('a lost answer keeps the bonus with its key, and an offer that is over says so', async () => {
  const house = fakeNetwork();
  const { submit, text, ...screen } = await openForm(house, [HALF], HALF.id);
  await submit();
  await screen.findByText(text('payments.errors.network'));
  house.refuses(createPayIn, { status: 409, key: 'offer_over', details: { why: 'ended' } });
  await submit();
  await screen.findByText(text('payments.errors.offer_over'));
  const [first, second] = house.asked(createPayIn);
  expect(second).toEqual(first);
  expect(first!.bonus).toBe(HALF.id);
});

test('whoever leaves after they have typed something is asked once, and finds it as it was when they stay', async () => {
  const closed = vi.fn(() => undefined);
  const told: Told['name'][] = [];
  const { amount, type, text, user, ...screen } = await openForm(fakeNetwork(), [], undefined, closed);
  hearTold(({ name }) => told.push(name));
  // What other tests have told waits for the first who listens.
  told.length = 0;
  const close = () => user.click(screen.getByRole('button', { name: text('payments.deposit.close') }));
  await type('777');
  await close();
  expect(closed).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toContain(text('payments.deposit.leaving.text'));
  await user.click(screen.getByRole('button', { name: text('payments.deposit.leaving.stay') }));
  expect((amount as HTMLInputElement).value).toMatch(/^777/);
  expect(told).toEqual([]);
  await close();
  expect(closed).toHaveBeenCalledOnce();
});

test('whoever leaves after all is told of, and nobody is asked who changed nothing', async () => {
  const closed = vi.fn(() => undefined);
  const told: Told['name'][] = [];
  const { type, text, user, ...screen } = await openForm(fakeNetwork(), [], undefined, closed);
  hearTold(({ name }) => told.push(name));
  // What other tests have told waits for the first who listens.
  told.length = 0;
  const close = () => user.click(screen.getByRole('button', { name: text('payments.deposit.close') }));
  await close();
  expect(closed).toHaveBeenCalledOnce();
  await type('900');
  await close();
  await user.click(screen.getByRole('button', { name: text('payments.deposit.leaving.leave') }));
  expect(closed).toHaveBeenCalledTimes(2);
  expect(told).toEqual(['CASH_BOX_ALERT_REJECT']);
});
