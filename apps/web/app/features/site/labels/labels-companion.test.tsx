import { saveLabels } from '@croupier/contract/site/labels';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { keepLabels, readLabels } from './kept-labels.ts';
import LabelsCompanion from './labels-companion.tsx';
import { noteRegistration } from './registered.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the link that an account was opened by is told as that, however often it has to be told', async () => {
  const house = fakeNetwork();
  keepLabels(new URLSearchParams('utm_source=news'), new Date('2026-11-22T10:00:00.000Z'));
  noteRegistration();
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
  noteRegistration();
  const { unmount } = await renderScreen(<LabelsCompanion />, { profile: somePlayer() });
  unmount();
  keepLabels(new URLSearchParams('utm_source=later'), new Date('2026-11-23T10:00:00.000Z'));
  await renderScreen(<LabelsCompanion />, { profile: somePlayer() });
  await expect.poll(() => house.asked(saveLabels).at(-1)?.isRegistration).toBe(false);
});
