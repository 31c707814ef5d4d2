import * as api from '@croupier/contract/office/programmes-desk';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  changeGivingCap,
  listGivingCaps,
  lockGivingCap,
  type CapName,
} from '../../rewards/rewards/feature.ts';
import type { FourEyesAct, Perform } from '../approvals/feature.ts';
import type { DeskParts } from './programmes-desk-parts.ts';

interface CapWish extends CapName {
  /** Minor units or points; null: no cap. */
  readonly most: string | null;
  /** Name of the operator who asked for it. */
  readonly by: string;
}

/** Changes how much a player is given over all programmes: less at once, more with a second person. */
export const changeCapAct = ({ clock }: Pick<DeskParts, 'clock'>): FourEyesAct<CapWish, 'conflict'> => ({
  name: 'change.giving-caps',
  permission: 'publish.programmes',
  subject: ({ what, period }) => ['giving-cap', `${what} ${period}`],
  show: async (tx, { what, period, most }) => {
    const before = await lockGivingCap(tx, { what, period });
    if (before === (most === null ? undefined : BigInt(most))) return 'conflict';
    const now = before === undefined ? null : String(before);
    return {
      ...(what !== 'points' && { currency: what }),
      ...{ what, period: `calendar-${period}`, limitMinor: most, beforeMinor: now },
    };
  },
  needsNobody: async (tx, { most, ...name }) => {
    const before = await lockGivingCap(tx, name);
    return most !== null && (before === undefined || BigInt(most) <= before);
  },
  carryOut: async (tx, { what, period, most, by }) => {
    const amount = most === null ? undefined : BigInt(most);
    await changeGivingCap(tx, { what, period, most: amount, changedBy: by, changedAt: clock.now() });
    return undefined;
  },
});

/** The caps of the house over all programmes, and the call that changes one. */
export function givingCapRoutes(
  http: Http,
  { db }: Pick<DeskParts, 'db'>,
  changeCap: Perform<CapWish, 'conflict'>,
): void {
  http.handle(api.listGivingCaps, async () => ({
    caps: (await listGivingCaps(db)).map(({ most, changedAt, ...cap }) => ({
      ...{ ...cap, most: String(most), changedAt: changedAt.toISOString() },
    })),
  }));
  http.handle(api.changeGivingCap, async (call) => {
    const { key, what, period, most, reason } = call.input.body;
    const input = { what, period, most, by: call.operator.name };
    const performed = await changeCap({ call, id: key, input, reason });
    return typeof performed === 'string' ? refuse(performed) : performed;
  });
}
