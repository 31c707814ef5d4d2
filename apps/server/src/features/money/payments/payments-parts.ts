import type { Bonus } from '@croupier/contract/rewards/bonuses';
import type { Money } from '@croupier/domain/money/amounts';
import type { PayInBonusState, PayInRoutes } from '@croupier/domain/money/payments';
import type { Language } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Limits } from '../../people/limits/feature.ts';
import type { CountTraffic } from './count-traffic.ts';
import type { FindingKind } from './findings-store.ts';
import type { PaymentProviders } from './payment-providers.ts';
import type { ProviderRests } from './provider-rests.ts';

/** What the use cases of this feature work with. */
export interface PaymentsParts extends Needs<'db' | 'clock' | 'warn' | 'error'> {
  providers: PaymentProviders;
  /** Which providers take which method where, with which weight. */
  routes: PayInRoutes;
  rests: ProviderRests;
  limits: Pick<Limits, 'refuseDeposit'>;
  bonuses: DepositBonuses;
  /** Where players and providers find us, without a slash at the end. */
  publicUrl: string;
  /** Counts what providers send and answer. */
  countTraffic: CountTraffic;
  /** A payment needs a person: told once, when its finding is kept. */
  found(found: Found): void;
}

/** The bonuses that deposits bring. They lie above this feature. */
export interface DepositBonuses {
  /** A player's bonuses that their next deposit may bring. */
  listFor(player: SignedIn, language: Language): Promise<Bonus[]>;
  /** Chooses one for a deposit that is about to begin. @returns what is against it */
  choose(tx: Tx, chosen: ChosenBonus): Promise<Refusal<'offer_over' | 'amount_out_of_range'> | undefined>;
  /** Ends the bonus that a deposit brought, or would bring. The caller holds the locks of the player and their seat. */
  endOf(tx: Tx, of: { readonly playerId: bigint; readonly payInId: string }): Promise<void>;
  /** Bonuses of deposits, by the ids of those. */
  ofPayIns(db: Queryable, payInIds: readonly string[]): Promise<PayInBonuses>;
}

interface ChosenBonus {
  readonly playerId: bigint;
  readonly id: string;
  readonly payInId: string;
  readonly deposit: Money;
  /** The most that one deposit may be. */
  readonly maximumMinor: bigint;
}

export type PayInBonuses = ReadonlyMap<string, { readonly id: string; readonly state: PayInBonusState }>;

/** What a person has to look at, for the log and the count. */
export interface Found {
  readonly finding: bigint;
  readonly kind: FindingKind;
  /** Null where it is of none of ours. */
  readonly payIn: string | null;
  readonly event: string;
}
