import { payOutOptions } from '@croupier/contract/money/pay-outs';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import PayOutPage from './pay-out-page.tsx';
import { someOptions, somePayOut } from './pay-outs.fixture.ts';

const SENT = somePayOut({ state: 'SENT', nextStep: 'arrives', mayCancel: false });
const open = (language: (typeof LANGUAGES)[number] = 'en') =>
  renderScreen(<PayOutPage params={{ lang: language, id: SENT.id }} />, { language, profile: somePlayer() });

test.each(LANGUAGES)('in %s it says how the pay-out stands, and follows its news', async (language) => {
  const house = fakeNetwork();
  house.answers(payOutOptions, someOptions({ payOut: SENT }));
  const { text, ...screen } = await open(language);
  await screen.findByText(text('pay-outs.states.SENT'));
  screen.getByText(text('pay-outs.one.number', { id: SENT.id }));
  expect(house.queries(payOutOptions).map(String)).toEqual([`id=${SENT.id}`]);
  const paid = somePayOut({ state: 'PAID', nextStep: 'none', mayCancel: false, expectedAt: null });
  house.answers(payOutOptions, someOptions({ payOut: paid }));
  act(() => announce({ name: 'payOut', data: { id: SENT.id, state: 'PAID' } }));
  await screen.findByText(text('pay-outs.states.PAID'));
});

test.each(LANGUAGES)(
  'in %s one that is not mine is answered by the way to those that are',
  async (language) => {
    fakeNetwork().refuses(payOutOptions, { status: 404, key: 'not_found' });
    const { text, ...screen } = await open(language);
    await screen.findByText(text('pay-outs.one.notFoundText'));
    for (const back of screen.getAllByRole('link', { name: text('pay-outs.one.back') }))
      expect(back.getAttribute('href')).toBe(`/${language}/profile/payments`);
  },
);

test('one that did not load is asked for again', async () => {
  const house = fakeNetwork();
  house.refuses(payOutOptions, { status: 503, key: 'unavailable' });
  const { text, user, ...screen } = await open();
  await screen.findByText(text('pay-outs.loadError.text'));
  house.answers(payOutOptions, someOptions({ payOut: SENT }));
  await user.click(screen.getByRole('button', { name: text('pay-outs.retry') }));
  await screen.findByText(text('pay-outs.states.SENT'));
});
