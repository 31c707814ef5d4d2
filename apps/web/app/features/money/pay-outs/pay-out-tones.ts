import type { PayOutState } from '@croupier/domain/money/pay-outs';
import type { BadgeTone } from '@croupier/ui';

export const PAY_OUT_TONES = {
  PENDING: 'warn',
  IN_REVIEW: 'warn',
  APPROVED: 'accent',
  SENT: 'accent',
  UNKNOWN: 'warn',
  PAID: 'win',
  REJECTED: 'lose',
  CANCELED: 'quiet',
  FAILED: 'lose',
} as const satisfies Record<PayOutState, BadgeTone>;
