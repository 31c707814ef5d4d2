import type { Needs } from '../../../platform/platform.ts';
import type { Limits } from '../../people/limits/feature.ts';
import type { CountTraffic } from './count-traffic.ts';
import type { FindingKind } from './findings-store.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What the use cases of this feature work with. */
export interface PaymentsParts extends Needs<'db' | 'clock' | 'warn' | 'error'> {
  provider: PaymentProvider;
  limits: Pick<Limits, 'refuseDeposit'>;
  /** Where players and the provider find us, without a slash at the end. */
  publicUrl: string;
  /** The provider's webhook secrets that are live, see `parseSecrets`. */
  webhookSecrets: readonly string[];
  /** Counts what the provider sends and answers. */
  countTraffic: CountTraffic;
  /** A payment needs a person: told once, when its finding is kept. */
  found(found: Found): void;
}

/** What a person has to look at, for the log and the count. */
export interface Found {
  readonly finding: bigint;
  readonly kind: FindingKind;
  readonly payIn: string;
  readonly event: string;
}
