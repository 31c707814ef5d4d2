import type { PayInState } from '@croupier/domain/money/payments';
import type { BadgeTone } from '@croupier/ui';

export const PAY_IN_TONES = {
  CREATED: 'quiet',
  PENDING: 'warn',
  PAID: 'win',
  FAILED: 'lose',
  EXPIRED: 'quiet',
  LATE: 'warn',
  RETURNING: 'warn',
  RETURNED: 'quiet',
  REFUNDED: 'quiet',
  CHARGED_BACK: 'lose',
} as const satisfies Record<PayInState, BadgeTone>;
