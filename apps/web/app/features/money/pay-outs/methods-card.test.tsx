import { checkPayOutCard, disableCard, payOutOptions } from '@croupier/contract/money/pay-outs';
import { METHOD_REFUSALS } from '@croupier/domain/money/pay-outs';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeAllModals, isOpen } from '../../../lib/modals.ts';
import { hearTold, type Told } from '../../../lib/tell.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { MethodsCard } from './methods-card.tsx';
import { ACCOUNT, CARD, someOptions } from './pay-outs.fixture.ts';

const profile = somePlayer({ firstName: 'Iryna', lastName: 'Koval' });

const open = (language: 'en' | 'ru' | 'ua' | 'kk' = 'en', change: Parameters<typeof someOptions>[0] = {}) =>
  renderScreen(<MethodsCard options={someOptions(change)} profile={profile} />, { profile, language });

test('a card is shown on the provider’s page: no number is asked for here', async () => {
  const house = fakeNetwork();
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  house.answers(checkPayOutCard, {
    method: { ...CARD, state: 'ASKED', mask: null, ownerName: null, provenAt: null },
    redirectUrl: 'https://psp.example/card',
  });
  const { user, text, ...screen } = await open();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: text('pay-outs.methods.addCard') }));
  await expect.poll(() => left.mock.calls).toEqual([['https://psp.example/card']]);
  expect(house.asked(checkPayOutCard)).toMatchObject([{ kind: 'card', language: 'en' }]);
});

test('an account is added with the name of its owner, and both presses are told', async () => {
  const house = fakeNetwork();
  house.answers(checkPayOutCard, { method: ACCOUNT, redirectUrl: null });
  const told: Told['name'][] = [];
  hearTold(({ name }) => told.push(name));
  const { user, text, ...screen } = await open();
  await user.click(screen.getByRole('button', { name: text('pay-outs.methods.addIban') }));
  const owner = screen.getByLabelText(text('pay-outs.iban.owner')) as HTMLInputElement;
  expect(owner.value).toBe('Iryna Koval');
  await user.click(owner);
  await user.click(screen.getByRole('button', { name: text('pay-outs.iban.submit') }));
  screen.getByText(text('pay-outs.iban.numberBlank'));
  await user.type(
    screen.getByLabelText(text('pay-outs.iban.number')),
    'UA21 3223 1300 0002 6007 2335 6600 1',
  );
  await user.click(screen.getByRole('button', { name: text('pay-outs.iban.submit') }));
  await screen.findByText(text('pay-outs.methods.added', { mask: ACCOUNT.mask! }));
  expect(house.asked(checkPayOutCard)).toMatchObject([
    { kind: 'iban', iban: 'UA21 3223 1300 0002 6007 2335 6600 1', ownerName: 'Iryna Koval' },
  ]);
  expect(told).toEqual(['click_iban', 'click_card_owner']);
});

test.each(LANGUAGES.flatMap((language) => METHOD_REFUSALS.map((reason) => [language, reason] as const)))(
  'in %s it is said why an account was not taken: %s',
  async (language, reason) => {
    const house = fakeNetwork();
    house.refuses(checkPayOutCard, { status: 422, key: 'pay_out_method_refused', details: { reason } });
    const { user, text, ...screen } = await open(language);
    await user.click(screen.getByRole('button', { name: text('pay-outs.methods.addIban') }));
    await user.type(screen.getByLabelText(text('pay-outs.iban.number')), 'UA213{Enter}');
    await screen.findByText(text(`pay-outs.methods.refused.${reason}`));
  },
);

test('a card is given up by two presses; while money is on its way there it stays', async () => {
  const house = fakeNetwork();
  house.refuses(disableCard, { status: 409, key: 'conflict' });
  const { user, text, ...screen } = await open('en', { methods: [CARD] });
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: /•••• 4242/ }));
    await user.click(screen.getByRole('button', { name: text('pay-outs.methods.giveUpSure') }));
  };
  await user.click(screen.getByRole('button', { name: /•••• 4242/ }));
  await user.click(screen.getByRole('button', { name: text('pay-outs.methods.keep') }));
  expect(house.asked(disableCard)).toEqual([]);
  await remove();
  await screen.findByText(text('pay-outs.methods.inUse'));
  house.answers(disableCard, { ...CARD, state: 'DISABLED' });
  house.answers(payOutOptions, someOptions({ methods: [] }));
  await remove();
  await expect.poll(() => house.asked(disableCard)).toEqual([{ methodId: CARD.id }, { methodId: CARD.id }]);
});

test('who does not show that it is them keeps the card, and is told so', async () => {
  const house = fakeNetwork();
  house.refuses(disableCard, { status: 403, key: 'step_up_needed' });
  const { user, text, ...screen } = await open('en', { methods: [CARD] });
  await user.click(screen.getByRole('button', { name: /•••• 4242/ }));
  await user.click(screen.getByRole('button', { name: text('pay-outs.methods.giveUpSure') }));
  await expect.poll(() => isOpen('step-up')).toBe(true);
  act(closeAllModals);
  await screen.findByText(text('pay-outs.methods.errors.step_up_needed'));
  expect(house.asked(disableCard)).toHaveLength(1);
});

test('what a region does not pay to is not offered', async () => {
  fakeNetwork();
  const { text, ...screen } = await open('en', { kinds: ['card'] });
  expect(screen.queryByRole('button', { name: text('pay-outs.methods.addIban') })).toBeNull();
});
