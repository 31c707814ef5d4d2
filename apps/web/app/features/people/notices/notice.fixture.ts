import type { Notice } from '@croupier/contract/people/notices';

/** A notice as the house tells it, for tests. */
export const someNotice = (change: Partial<Notice> = {}): Notice => ({
  id: '0b7e8a4e-52c8-4f9c-9d2c-3a1f6a3a2f10',
  kind: 'deposit-paid',
  category: 'money',
  title: 'Your deposit is in',
  text: '100 came in.\n\nPlay well.',
  action: { label: 'Payments', to: '/profile/payments' },
  at: '2026-11-20T10:00:00.000Z',
  seen: false,
  confirmed: null,
  ...change,
});

export const idOf = (number: number): string => `0b7e8a4e-52c8-4f9c-9d2c-${String(number).padStart(12, '0')}`;
