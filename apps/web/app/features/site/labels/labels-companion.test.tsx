import { promoOf } from '@croupier/contract/rewards/bonuses';
import { saveLabels } from '@croupier/contract/site/labels';
import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { keepConsent } from '../consent/consent-choice.ts';
import { hearTold, type Told } from '../../../lib/tell.ts';
import { keepLabels, keepPromo, readLabels, readPromo } from './kept-labels.ts';
import LabelsCompanion from './labels-companion.tsx';
import { noteRegistration } from './registered.ts';

beforeEach(() => {
  keepConsent('all');
  localStorage.clear();
  sessionStorage.clear();
});

test('the link that an account was opened by is told as that, however often it has to be told', async () => {
  const house = fakeNetwork();
  keepLabels(new URLSearchParams('utm_source=news'), new Date('2026-11-22T10:00:00.000Z'));
  noteRegistration({ promoCode: '' });
  house.refuses(saveLabels, { status: 503, key: 'unavailable' });
  const { unmount } = await renderScreen(<LabelsCompanion />, { profile: somePlayer() });
  await expect.poll(() => house.asked(saveLabels)).toHaveLength(1);
  unmount();

  house.answers(saveLabels, { done: true });
  await renderScreen(<LabelsCompanion />, { profile: somePlayer() });
  await expect.poll(readLabels).toBeNull();
  expect(house.asked(saveLabels).map(({ isRegistration }) => isRegistration)).toEqual([true, true]);

  keepLabels(new URLSearchParams('utm_source=later'), new Date('2026-11-23T10:00:00.000Z'));
  await renderScreen(<LabelsCompanion />, { profile: somePlayer() });
  await expect.poll(() => house.asked(saveLabels).at(-1)?.isRegistration).toBe(false);
});

test('an account that was opened without a link has none, also when its player comes by one later', async () => {
  const house = fakeNetwork();
  house.answers(saveLabels, { done: true });
  noteRegistration({ promoCode: '' });
  const { unmount } = await renderScreen(<LabelsCompanion />, { profile: somePlayer() });
  unmount();
  keepLabels(new URLSearchParams('utm_source=later'), new Date('2026-11-23T10:00:00.000Z'));
  await renderScreen(<LabelsCompanion />, { profile: somePlayer() });
  await expect.poll(() => house.asked(saveLabels).at(-1)?.isRegistration).toBe(false);
});

test('without consent nothing is kept or told; once it is given, what the document was opened by is; taken back, it is forgotten', async () => {
  const house = fakeNetwork();
  house.answers(saveLabels, { done: true });
  keepConsent('none');
  keepLabels(new URLSearchParams('utm_source=news'), new Date('2026-11-22T10:00:00.000Z'));
  history.replaceState(null, '', '/en?utm_source=opened');
  await renderScreen(<LabelsCompanion />);
  expect(readLabels()).toBeNull();
  act(() => keepConsent('all'));
  expect(readLabels()?.queryParams).toEqual({ utm_source: 'opened' });
  act(() => keepConsent('none'));
  expect([readLabels(), house.asked(saveLabels)]).toEqual([null, []]);
  history.replaceState(null, '', '/');
});

test.each([
  ['Spring-1', 'spring-1', 'exist'],
  ['no-such-thing', 'no-such-thing', 'not found'],
] as const)('the code %s of a link is asked of the register of codes', async (typed, code, state) => {
  const house = fakeNetwork();
  house.answers(promoOf, { code, state, offer: null });
  history.replaceState(null, '', `/en?promo=${typed}`);
  const { unmount } = await renderScreen(<LabelsCompanion />);
  await expect.poll(readPromo).toEqual({ code, state });
  unmount();
  history.replaceState(null, '', '/');
});

test('what cannot be a code is asked of nobody', async () => {
  const house = fakeNetwork();
  history.replaceState(null, '', `/en?promo=${encodeURIComponent('весна!')}`);
  await renderScreen(<LabelsCompanion />);
  await expect.poll(readPromo).toEqual({ code: 'весна!', state: 'not found' });
  expect(house.asked(promoOf)).toEqual([]);
  history.replaceState(null, '', '/');
});

test.each([
  ['not found', '', 1],
  ['not found', 'spring-1', 0],
  ['exist', 'spring-1', 0],
  ['exist', '', 0],
] as const)(
  'an account opened after a link whose code is %s, with the code "%s"',
  (state, promoCode, times) => {
    const told: Told[] = [];
    hearTold(() => undefined);
    hearTold((one) => told.push(one));
    keepPromo({ code: 'spring-2', state });
    noteRegistration({ promoCode });
    expect(told.filter(({ name }) => name === 'WRONG_REGISTRATION_PROMO_CODE')).toHaveLength(times);
    // The next account of this browser is not of that link.
    expect(readPromo()).toBeNull();
  },
);
