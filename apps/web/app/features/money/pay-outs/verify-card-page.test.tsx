import { verifyCard, verifyCardLink } from '@croupier/contract/money/pay-outs';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { CARD } from './pay-outs.fixture.ts';
import VerifyCardPage from './verify-card-page.tsx';

const TOKEN = 'a'.repeat(43);
const open = (language: 'en' | 'ru' | 'ua' | 'kk' = 'en', token = TOKEN) =>
  renderScreen(<VerifyCardPage />, {
    ...{ profile: somePlayer(), language, path: `/${language}/verify-card?token=${token}` },
  });

test.each(LANGUAGES)('in %s a card is shown, and confirmed by a press alone', async (language) => {
  const house = fakeNetwork();
  house.answers(verifyCardLink, { ...CARD, state: 'SHOWN', provenAt: null });
  house.answers(verifyCard, CARD);
  const { user, text, ...screen } = await open(language);
  await screen.findByText(CARD.mask!);
  screen.getByText(CARD.ownerName!);
  expect(house.asked(verifyCard)).toEqual([]);
  await user.click(screen.getByRole('button', { name: text('pay-outs.verify.confirm') }));
  await screen.findByText(text('pay-outs.verify.doneTitle'));
  expect(house.asked(verifyCard)).toEqual([{ token: TOKEN }]);
});

test('a card that the provider has not told of yet is looked at once it has, and when its player asks', async () => {
  const house = fakeNetwork();
  const unseen = { ...CARD, mask: null, ownerName: null, provenAt: null };
  house.answers(verifyCardLink, { ...unseen, state: 'ASKED' });
  const { user, text, ...screen } = await open();
  await screen.findByText(text('pay-outs.verify.waiting'));
  await user.click(screen.getByRole('button', { name: text('pay-outs.verify.lookAgain') }));
  await expect.poll(() => house.asked(verifyCardLink)).toHaveLength(2);
  await screen.findByText(text('pay-outs.verify.waiting'));
  house.answers(verifyCardLink, { ...CARD, state: 'SHOWN', provenAt: null });
  act(() => announce({ name: 'method', data: { id: CARD.id } }));
  await screen.findByText(CARD.mask!);
});

test.each([
  ['no token', 'x'],
  ['one that is over', TOKEN],
])('%s is over, and leads on', async (_, token) => {
  fakeNetwork().refuses(verifyCardLink, { status: 410, key: 'link_over' });
  const { text, ...screen } = await open('en', token);
  await screen.findByText(text('pay-outs.verify.overTitle'));
  screen.getByRole('link', { name: text('pay-outs.verify.toPayOuts') });
});

test.each(['REFUSED', 'DISABLED'] as const)('a card that is %s is not asked about', async (state) => {
  fakeNetwork().answers(verifyCardLink, { ...CARD, state });
  const { text, ...screen } = await open();
  await screen.findByText(text('pay-outs.verify.refusedTitle'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a card in another name is refused with the reason, and nothing is lost', async () => {
  const house = fakeNetwork();
  house.answers(verifyCardLink, { ...CARD, state: 'SHOWN', provenAt: null });
  house.refuses(verifyCard, {
    status: 422,
    key: 'pay_out_method_refused',
    details: { reason: 'name_differs' },
  });
  const { user, text, ...screen } = await open();
  await user.click(await screen.findByRole('button', { name: text('pay-outs.verify.confirm') }));
  await screen.findByText(text('pay-outs.methods.refused.name_differs'));
});
