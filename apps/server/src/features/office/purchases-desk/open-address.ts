import type { openAddress as opens } from '@croupier/contract/office/purchases-desk';
import type { PostalAddress } from '@croupier/contract/rewards/store';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import { refuseForeign } from '../claims/feature.ts';
import { thingItem, type Call, type PurchasesDeskParts, type Thing } from './purchases-desk-parts.ts';
import { readAddress } from './purchases-desk-store.ts';

/** Opens the address that a thing is sent to, for whoever sends it; the look is on record before anything is shown. */
export const openAddress = (
  { db, clock, record, addresses }: PurchasesDeskParts,
  call: Call,
  thing: Thing,
): Promise<PostalAddress | Refused<typeof opens>> =>
  db.transaction(async (tx) => {
    const holder = { operatorId: call.operator.operatorId, now: clock.now() };
    const foreign = await refuseForeign(tx, thingItem(thing), holder);
    if (foreign) return foreign;
    const sealed = await readAddress(tx, thing);
    if (!sealed) return refuse('not_found');
    const address = addresses.open(thing, sealed);
    await record(tx, actorOf(call), {
      ...{ act: 'open.address', subject: ['player', String(thing.playerId)] },
      after: { thing: thing.rewardId },
    });
    return address;
  });
