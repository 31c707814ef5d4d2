import { afterEach, expect, test, vi } from 'vitest';
import { tellSinks } from '../analytics/sinks.ts';
import { leaveThem, letIn, mayLetIn } from './let-in.ts';

const SHOWN = { opened: '/en', pathname: '/en/games', isLeaving: false, modals: [{ name: 'settings' }] };

afterEach(() => void vi.useRealTimers());

test('scripts of others come into a document that is open to them', () => {
  expect(mayLetIn(SHOWN)).toBe(true);
});

test.each([
  ['was opened on a closed page', { opened: '/en/profile' }],
  ['was opened nobody knows where', { opened: undefined }],
  ['shows a closed page', { pathname: '/en/slots/fruit' }],
  ['is on its way to another page, which may be closed', { isLeaving: true }],
  ['has the cash box open', { modals: [{ name: 'settings' }, { name: 'deposit' }] }],
])('and not into one that %s', (_, shown) => {
  expect(mayLetIn({ ...SHOWN, ...shown })).toBe(false);
});

test('they hear nothing of what was before, and leave with a closed page and with the permission', () => {
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const pageshow = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  tellSinks({ name: 'visitPage', about: { path: '/en/profile/payments' } });
  letIn({ gtm: 'GTM-1', ga4: null, userCom: null, tawkTo: null });
  vi.runAllTimers();
  tellSinks({ name: 'logout', about: {} });
  const { dataLayer } = window as unknown as { dataLayer: { event: string; path?: string }[] };
  expect(dataLayer.map(({ event }) => event)).toEqual(['gtm.js', 'visitPage', 'logout']);
  expect(dataLayer[1]!.path).toBe(location.pathname);
  expect(mayLetIn(SHOWN)).toBe(false);

  document.cookie = 'consent=all; Path=/';
  leaveThem('/en/games');
  pageshow();
  expect(reload).not.toHaveBeenCalled();
  leaveThem('/en/slots/fruit');
  expect(reload).toHaveBeenCalledTimes(1);
  document.cookie = 'consent=none; Path=/';
  pageshow();
  expect(reload).toHaveBeenCalledTimes(2);
});
