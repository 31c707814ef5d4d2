import { createHmac } from 'node:crypto';
import type { PostalAddress } from '@croupier/contract/rewards/store';
import type { Queryable } from '../../../platform/database.ts';
import { deriveKeys, type KeyRing } from '../../../platform/key-ring.ts';
import { boxSeals, sealedColumn } from '../../../platform/seals/sealed-column.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { listAddresses, type SealedAddress } from './things-store.ts';

interface ThingKey {
  readonly playerId: bigint;
  readonly rewardId: string;
}

/** Seals postal addresses with a key that the database does not have; each opens for its own thing alone. */
export interface AddressBox {
  seal(thing: ThingKey, address: PostalAddress): SealedAddress;
  open(thing: ThingKey, sealed: SealedAddress): PostalAddress;
  /**
   * Tell an address from another one for as long as a purchase is kept; without the key nobody can try addresses on them. One for each
   * key of the ring: with the first a purchase is kept, and by any it is known again.
   */
  marksOf(address: PostalAddress): [string, ...string[]];
}

export function createAddressBox({ seedKey }: { readonly seedKey: KeyRing }): AddressBox {
  const keys = keysOf(seedKey);
  const box = createSecretBox(keys);
  return {
    seal: (thing, address) => box.seal(placeOf(thing), Buffer.from(JSON.stringify(address))),
    open: (thing, sealed) => JSON.parse(box.unseal(placeOf(thing), sealed).toString()) as PostalAddress,
    marksOf: (address) => {
      const [first, ...others] = keys;
      const markBy = (key: Buffer) => createHmac('sha256', key).update(JSON.stringify(address)).digest('hex');
      return [markBy(first), ...others.map(markBy)];
    },
  };
}

const keysOf = (seedKey: KeyRing): KeyRing => deriveKeys(seedKey, 'croupier postal addresses');
const placeOf = ({ playerId, rewardId }: ThingKey): string => `address ${playerId} ${rewardId}`;

export const ADDRESSES_SEALED = sealedColumn({
  name: 'postal addresses',
  table: 'reward_thing',
  column: 'address',
  key: { player_id: 'bigint', reward_id: 'uuid' },
  seals: (seedKey) =>
    boxSeals(createSecretBox(keysOf(seedKey)), ({ player_id: playerId, reward_id: rewardId }) => [
      placeOf({ playerId: playerId as bigint, rewardId: rewardId as string }),
    ]),
});

/** Addresses that a player's things were or are sent to, as their own file shows them. */
export const tellAddresses = (box: AddressBox) => async (db: Queryable, playerId: bigint) =>
  (await listAddresses(db, playerId)).map(({ rewardId, address }) => ({
    thing: rewardId,
    ...box.open({ playerId, rewardId }, address),
  }));
