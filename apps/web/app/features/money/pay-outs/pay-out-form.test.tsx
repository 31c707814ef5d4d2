import { paymentHistory } from '@croupier/contract/money/payment-history';
import { createPayOut, payOutOptions, type PayOutOptions } from '@croupier/contract/money/pay-outs';
import { me } from '@croupier/contract/people/players';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { hearTold, type Told } from '../../../lib/tell.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { PayOuts } from './pay-outs.tsx';
import { ACCOUNT, CARD, PREVIEW, someOptions, somePayOut } from './pay-outs.fixture.ts';

const profile = somePlayer();

async function openForm(change: Partial<PayOutOptions> = {}, language: Language = 'en') {
  const house = fakeNetwork();
  house.answers(payOutOptions, someOptions({ preview: PREVIEW, ...change }));
  house.answers(paymentHistory, { payments: [], nextCursor: null });
  house.answers(me, { profile });
  const screen = await renderScreen(<PayOuts profile={profile} />, { profile, language });
  const amount = await screen.findByRole('textbox');
  const type = async (typed: string) => {
    await screen.user.clear(amount);
    await screen.user.type(amount, typed);
  };
  const submit = () => screen.user.click(screen.container.querySelector('[type=submit]')!);
  /** Asks for 500 and types a code where one is asked for. */
  const ask = async (code = '123456') => {
    await type('500');
    await screen.findByTestId('preview');
    await submit();
    await screen.user.type(await screen.findByLabelText(screen.text('contacts.code.field')), code);
  };
  return { ...screen, house, amount, type, submit, ask };
}

test.each(['199.99', '1000.01'])(
  '%s is outside of what may be asked for: it is not asked for',
  async (typed) => {
    const { type, submit, amount, ...screen } = await openForm();
    await type(typed);
    await submit();
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

const BONUS = {
  id: CARD.id,
  withdrawal: 'keeps',
  bonusMinor: '700',
  wagerLeftMinor: '90000',
  expiresAt: null,
} as const;

test('says that a bonus ends with the withdrawal where its terms do', async () => {
  const bonus = { ...BONUS, withdrawal: 'forfeits' } as const;
  const { type, text, ...screen } = await openForm({ preview: { ...PREVIEW, bonus } });
  await type('500');
  const [before] = text('pay-outs.preview.bonusEnds', { bonus: '|' }).split('|');
  const said = (await screen.findByTestId('preview')).textContent;
  expect(said).toContain(before);
  expect(said).not.toMatch(/900[.,]00/);
});

test.each(LANGUAGES)('in %s it is told what arrives, by when, and that a bonus stays', async (language) => {
  const bonus = BONUS;
  const { type, ...screen } = await openForm({ preview: { ...PREVIEW, bonus } }, language);
  await type('500');
  const said = (await screen.findByTestId('preview')).textContent;
  expect(said).toMatch(/495[.,]00/);
  expect(said).toMatch(/7[.,]00.*900[.,]00|900[.,]00.*7[.,]00/);
  expect(said).toContain('2026');
});

test('the amount, the method and the code go as they were chosen, and the press is told', async () => {
  const { house, ask, user, text, ...screen } = await openForm();
  house.answers(createPayOut, () => {
    house.answers(payOutOptions, someOptions({ open: [somePayOut()] }));
    return somePayOut();
  });
  const told: Told[] = [];
  hearTold((each) => told.push(each));
  await user.click(screen.getAllByRole('radio')[1]!);
  await ask();
  const rest = text('pay-outs.form.done', { amount: '|' }).split('|')[1]!;
  const said = await screen.findByText((shown) => shown.endsWith(rest));
  expect(said.textContent).toContain('500');
  expect(house.asked(createPayOut)).toMatchObject([
    { amountMinor: '50000', currency: 'UAH', methodId: ACCOUNT.id, code: '123456' },
  ]);
  expect(told).toContainEqual({ name: 'cashOut', about: { currency: 'UAH' } });
});

test('after silence the same pay-out is asked for again; after a refusal another', async () => {
  const { house, ask, text, user, ...screen } = await openForm();
  await ask();
  await screen.findByText(text('pay-outs.errors.network'));
  const code = screen.getByLabelText(text('contacts.code.field'));
  house.refuses(createPayOut, { status: 409, key: 'insufficient_funds' });
  await user.type(code, '123456');
  await screen.findByText(text('pay-outs.errors.insufficient_funds'));
  await user.type(code, '123456');
  await expect.poll(() => house.asked(createPayOut).length).toBe(3);
  const [first, second, third] = house.asked(createPayOut).map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a wrong code says how many tries are left, and the dialog stays', async () => {
  const { house, ask, text, ...screen } = await openForm();
  house.refuses(createPayOut, { status: 401, key: 'wrong_code', details: { triesLeft: 3 } });
  await ask();
  await screen.findByText(text('contacts.code.wrong', { count: 3 }));
  screen.getByRole('dialog');
});

const AGAINST = [
  { reason: 'method_not_proven' },
  { reason: 'method_kind' },
  { reason: 'tax_number' },
  { reason: 'name_differs' },
  { reason: 'day_maximum', leftMinor: '12300' },
  { reason: 'turnover', leftMinor: '12300' },
  { reason: 'other_method_first', leftMinor: '12300', mask: '•••• 9999', methodId: null },
] as const satisfies NonNullable<PayOutOptions['preview']>['against'][];

test.each(LANGUAGES.flatMap((language) => AGAINST.map((against) => [language, against] as const)))(
  'in %s what stands against it is said before a code is asked for: %j',
  async (language, against) => {
    const { type, submit, text, ...screen } = await openForm({ preview: { ...PREVIEW, against } }, language);
    await type('500');
    const said = await screen.findByText((shown) =>
      shown.includes(text(`pay-outs.against.${against.reason}`, { left: '|', mask: '|' }).split('|')[0]!),
    );
    if ('leftMinor' in against) expect(said.textContent).toMatch(/123[.,]00/);
    await submit();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('what an amount before came to stands in the way of no other', async () => {
  const against = { reason: 'turnover', leftMinor: '12300' } as const;
  const { type, submit, ...screen } = await openForm({ preview: { ...PREVIEW, against } });
  await type('500');
  await screen.findByTestId('preview');
  await type('600');
  expect(screen.queryByTestId('preview')).toBeNull();
  await submit();
  await screen.findByRole('dialog');
});

test('deposits that go back to a card of the player’s first: one press chooses it', async () => {
  const against = { reason: 'other_method_first', leftMinor: '1', mask: 'x', methodId: ACCOUNT.id } as const;
  const { type, user, text, ...screen } = await openForm({ preview: { ...PREVIEW, against } });
  await type('500');
  await user.click(await screen.findByRole('button', { name: text('pay-outs.against.takeIt') }));
  expect((screen.getAllByRole('radio')[1] as HTMLInputElement).checked).toBe(true);
});

test('a level that is too low meanwhile is said with what to bring', async () => {
  const { house, ask, text, ...screen } = await openForm();
  house.refuses(createPayOut, {
    ...{ status: 418, key: 'user_cant_use_exception' },
    details: { rule: 'verify_level', verify: { level: 0, needed: 1 } },
  });
  await ask();
  await screen.findByText((shown) =>
    shown.includes(text('errors.refused.verifyLevel', { proof: 'identity' })),
  );
});
