import type { Permission } from '@croupier/domain/office/permissions';
import type { DEPOSIT_RULES } from '@croupier/contract/money/payments';
import type { RuleRefusal } from '@croupier/contract/people/limits';
import type { OfferRuleRefusal } from '@croupier/contract/rewards/programmes';
import type { Tx } from '../../../platform/database.ts';

/** What may be against an act when it is asked for, and when it is carried out. */
export type ActRefusal = 'not_found' | 'insufficient_funds' | 'key_reused';
/** What else may be against one, where it says so. */
export type AnyRefusal =
  | ActRefusal
  | 'forbidden'
  | 'own_account'
  | 'last_admin'
  | 'conflict'
  | 'email_taken'
  | 'item_taken'
  | 'document_known'
  | 'under_review'
  | 'account_blocked';

/** A rule that keeps a player from what an act would give them. */
export interface AgainstByRule<R extends RuleRefusal = OfferRuleRefusal> {
  readonly byRule: R;
}
export type AgainstByDepositRule = AgainstByRule<
  RuleRefusal & { readonly rule: (typeof DEPOSIT_RULES)[number] }
>;
export type AnyAgainst = AnyRefusal | AgainstByRule | AgainstByDepositRule;

/** Who asks for an act, or carries it out: as they are at this moment. */
export interface Doer {
  readonly operatorId: bigint;
  readonly role: string;
  readonly permissions: ReadonlySet<string>;
  readonly part: 'maker' | 'checker';
  /** Who calls at this moment: the maker who asks, or the checker who says yes. */
  readonly callerId: bigint;
}

export interface ActSize {
  readonly currency: string;
  readonly amountMinor: bigint;
}

/** An act that may need a second person. `Against`: what may be against it. */
export interface FourEyesAct<Input extends object, Against extends AnyAgainst = ActRefusal> {
  /** As the log and the limits name it. */
  readonly name: string;
  /** What maker and checker need; where it is left out, the act is named as its permission is. */
  readonly permission?: Permission;
  readonly subject: (input: Input) => readonly [kind: string, id: string];
  /** What it moves, for the limit of who may do it alone. An act without a size is in nobody's limit. */
  readonly size?: (input: Input, tx: Tx) => ActSize | undefined | Promise<ActSize>;
  /** Whether it is one that nobody else is asked about, whatever the limits say. */
  readonly needsNobody?: (tx: Tx, input: Input, maker: Doer) => Promise<boolean>;
  /** What is against this person's part in it, beside a missing permission: asked of the maker and, when it is carried out, of both. */
  readonly against?: (tx: Tx, input: Input, doer: Doer) => Promise<Against | undefined>;
  /**
   * Exactly what will happen and the facts it leans on, under the locks it will be carried out under; or what is against it. Approved
   * is what was shown: where this says something else by then, nothing is done.
   */
  readonly show: (tx: Tx, input: Input) => Promise<Shown | Against>;
  /** Does it, once for an id. */
  readonly carryOut: (tx: Tx, input: Input, id: string) => Promise<Against | undefined>;
}

export type Shown = Readonly<Record<string, string | null>>;

/** What maker and checker of an act need. */
export const permissionFor = ({
  permission,
  name,
}: Pick<FourEyesAct<never>, 'name' | 'permission'>): Permission => permission ?? (name as Permission);

/** The rule against an act, where the act showed one. */
export const againstIn = <Against extends AnyAgainst>(shows: Shown | Against): Against | undefined =>
  typeof shows === 'string' || isByRule(shows) ? (shows as Against) : undefined;

const isByRule = (shows: Shown | AnyAgainst): shows is Extract<AnyAgainst, object> =>
  typeof shows === 'object' && 'byRule' in shows;
