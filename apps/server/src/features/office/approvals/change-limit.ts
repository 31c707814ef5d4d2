import type { Currency } from '@croupier/domain/money/amounts';
import type { Tx } from '../../../platform/database.ts';
import { roleExists } from '../operators/feature.ts';
import { changeRule, lockRule } from './approvals-store.ts';
import type { FourEyesAct } from './four-eyes-act.ts';

/** How far a role is to go alone with an act; 0: not at all. */
export interface LimitWish {
  readonly act: string;
  readonly role: string;
  readonly currency: Currency;
  readonly upToMinor: string;
}

/** Changes how far a role goes alone: less far at once, further with a second person. Nobody decides about their own role. */
export const CHANGE_LIMIT: FourEyesAct<LimitWish, 'not_found' | 'own_account'> = {
  name: 'change.four-eyes',
  permission: 'change.roles',
  subject: ({ role }) => ['role', role],
  show: async (tx, wish) => {
    if (!(await roleExists(tx, wish.role))) return 'not_found';
    const { act, currency, upToMinor } = wish;
    return { act, currency, upToMinor, beforeMinor: String(await limitNow(tx, wish)) };
  },
  against: async (_tx, { role }, doer) => (role === doer.role ? 'own_account' : undefined),
  needsNobody: async (tx, wish) => BigInt(wish.upToMinor) <= (await limitNow(tx, wish)),
  carryOut: async (tx, wish) => {
    await changeRule(tx, ruleOf(wish));
    return undefined;
  },
};

const limitNow = (tx: Tx, wish: LimitWish): Promise<bigint> => lockRule(tx, ruleOf(wish));

const ruleOf = ({ upToMinor, ...wish }: LimitWish) => ({ ...wish, upToMinor: BigInt(upToMinor) });
