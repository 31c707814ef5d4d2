import type { PayOutState } from '@croupier/domain/money/pay-outs';
import type { Needs } from '../../../platform/platform.ts';
import type { Codes } from '../../people/codes/feature.ts';
import type { PaymentsParts } from '../payments/feature.ts';
import type { PayOutProvider } from './pay-out-provider.ts';

/** What the use cases of this feature work with. */
export interface PayOutsParts extends Needs<'db' | 'clock' | 'warn' | 'error'> {
  readonly provider: PayOutProvider;
  readonly codes: Pick<Codes, 'send' | 'take'>;
  /** Where players and the provider find us, without a slash at the end. */
  readonly publicUrl: string;
  readonly found: PaymentsParts['found'];
  readonly webhookSecrets: readonly string[];
  /** Links back from the provider's page are made under it; 32 bytes, the same on every server. */
  readonly linkKey: Buffer;
  /** Counts what pay-outs come to. */
  counted(state: PayOutState | 'contradicted'): void;
}
