import type { PayOut, PayOutMethod, PayOutOptions } from '@croupier/contract/money/pay-outs';

export const CARD: PayOutMethod = {
  ...{ id: '6f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e', kind: 'card', state: 'PROVEN' },
  ...{ mask: '•••• 4242', ownerName: 'IRYNA KOVAL', provenAt: '2026-01-01T00:00:00.000Z' },
};

export const ACCOUNT: PayOutMethod = {
  ...CARD,
  ...{ id: '7f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e', kind: 'iban', mask: 'UA•• •••• 1234' },
};

export const somePayOut = (change: Partial<PayOut> = {}): PayOut => ({
  ...{ id: '8f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e', state: 'PENDING', currency: 'UAH' },
  ...{ amountMinor: '50000', feeMinor: '500', receivedMinor: '49500' },
  method: { kind: 'card', mask: '•••• 4242' },
  ...{ createdAt: '2026-01-02T10:00:00.000Z', updatedAt: '2026-01-02T10:00:00.000Z' },
  ...{ expectedAt: '2026-01-04T10:00:00.000Z', nextStep: 'checked', mayCancel: true, rejected: null },
  ...change,
});

/** Of a player who has all that it takes. */
export const someOptions = (change: Partial<PayOutOptions> = {}): PayOutOptions => ({
  ...{ currency: 'UAH', availableMinor: '100000', balances: [{ currency: 'UAH', availableMinor: '100000' }] },
  ...{ minimumMinor: '20000', maximumMinor: '20000000', dayLeftMinor: '40000000' },
  fee: { basisPoints: 100, freeLeft: 2 },
  ...{ kinds: ['card', 'iban'], methods: [CARD, ACCOUNT], needs: [] },
  ...{ verify: { level: 1, needed: null }, turnoverLeftMinor: '0', canCancel: true },
  ...{ open: [], payOut: null, preview: null },
  ...change,
});

export const PREVIEW = {
  ...{ amountMinor: '50000', feeMinor: '500', receivedMinor: '49500', leftMinor: '50000' },
  ...{ expectedAt: '2026-01-04T10:00:00.000Z', against: null, bonus: null },
} as const satisfies PayOutOptions['preview'];
