import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { keepWayBack, readWayBack } from './way-back.ts';

afterEach(() => localStorage.clear());

const PAY_IN = {
  id: 'a',
  amountMinor: '10000',
  currency: 'UAH',
  redirectUrl: null,
  bonus: null,
  askedMinor: null,
  createdAt: '2026-01-01T00:00:00.000Z',
} as const;

test('a deposit leads back to the table it was begun from, and no other deposit does', () => {
  keepWayBack('a', '/slots/lantern-tide');
  expect(readWayBack('a')).toBe('/slots/lantern-tide');
  expect(readWayBack('b')).toBeNull();
});

test.each(['/profile/payments', '//evil.example/slots/x', '/slots/x?y=1', 'https://evil.example/slots/x'])(
  '%s is no table to lead back to, whoever wrote it there',
  (path) => {
    keepWayBack('a', path);
    expect(readWayBack('a')).toBeNull();
    localStorage.setItem('deposit-from', JSON.stringify({ payIn: 'a', path }));
    expect(readWayBack('a')).toBeNull();
  },
);

test('what is kept may be broken', () => {
  localStorage.setItem('deposit-from', '{');
  expect(readWayBack('a')).toBeNull();
});

test.each(['PAID', 'PENDING', 'FAILED', 'EXPIRED', 'CREATED'] as const)(
  'a payment that is %s offers the way back to the table',
  async (outcome) => {
    const { text, ...screen } = await renderScreen(
      <PaymentOutcome
        outcome={outcome}
        payIn={{ ...PAY_IN, state: outcome }}
        table="/slots/lantern-tide"
        slow={false}
        onRetry={() => undefined}
      />,
    );
    const back = screen.getByRole('link', { name: text('payments.verification.toTable') });
    expect(back.getAttribute('href')).toBe('/en/slots/lantern-tide');
  },
);
