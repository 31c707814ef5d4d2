import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { AddressBox } from '../../rewards/rewards/feature.ts';
import type { RecordAct } from '../audit/feature.ts';

/** Parts for the use cases of this room. */
export interface PurchasesDeskParts extends Needs<'db' | 'clock'> {
  readonly record: RecordAct;
  readonly addresses: AddressBox;
}

export type Call = { operator: SignedInOperator; requestId: string; ip: string };

/** A thing that is sent, by its player and the reward that it is. */
export interface Thing {
  readonly playerId: bigint;
  readonly rewardId: string;
}

export const thingOf = ({ player, id }: { player: string; id: string }): Thing => ({
  playerId: BigInt(player),
  rewardId: id,
});

/** Things as a queue, of which somebody takes one in hand. */
export const thingItem = ({ rewardId }: Thing) => ({ queue: 'purchases', item: rewardId });
