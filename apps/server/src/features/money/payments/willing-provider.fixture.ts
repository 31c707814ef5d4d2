import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** Secrets that what a willing provider sends may be signed with. */
export const WILLING_SECRETS = [
  'first-secret-of-the-tests',
  'whsec_bmV4dCBzZWNyZXQgb2YgdGhlIHRlc3Rz',
] as const;

/** The sandbox provider, but for its calls: each is answered at once, by what a test says where it says something. */
export const willingProvider = (change: Partial<PaymentProvider> = {}): PaymentProvider => ({
  ...createSandboxProvider({ url: 'http://psp.example', secrets: WILLING_SECRETS }),
  createPayment: async ({ reference }) => ({
    paymentId: `pay_${reference}`,
    redirectUrl: `http://psp.example/${reference}`,
  }),
  reportOn: async () => 'open',
  close: async () => 'unknown',
  refund: async () => 'refunded',
  ...change,
});
