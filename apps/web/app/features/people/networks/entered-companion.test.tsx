import { ENTERED_COOKIE } from '@croupier/contract/people/networks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hearTold, type Told } from '../../../lib/tell.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import EnteredCompanion from './entered-companion.tsx';

let told: Told[] = [];
beforeEach(() => {
  hearTold(() => undefined);
  told = [];
  hearTold((one) => told.push(one));
});
const forget = () => (document.cookie = `${ENTERED_COOKIE}=; Path=/; Max-Age=0`);
afterEach(forget);

const comeBack = (profile: ReturnType<typeof somePlayer> | null = somePlayer()) =>
  renderScreen(<EnteredCompanion />, { profile });

test('a player who comes back from a network has signed in, which is told once', async () => {
  document.cookie = `${ENTERED_COOKIE}=google; Path=/`;
  await comeBack();
  await comeBack();
  expect(told).toEqual([{ name: 'successLogin', about: {} }]);
  expect(document.cookie).not.toContain(ENTERED_COOKIE);
});

test('a player who was signed in already, and a visitor, have not', async () => {
  await comeBack();
  document.cookie = `${ENTERED_COOKIE}=google; Path=/`;
  await comeBack(null);
  expect(told).toEqual([]);
});
