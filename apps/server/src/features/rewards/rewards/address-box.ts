import { createHmac, hkdfSync } from 'node:crypto';
import type { PostalAddress } from '@croupier/contract/rewards/store';
import type { Queryable } from '../../../platform/database.ts';
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
  /** Tells an address from another one for as long as a purchase is kept; without the key nobody can try addresses on it. */
  markOf(address: PostalAddress): string;
}

const KEY_BYTES = 32;

export function createAddressBox({ seedKey }: { readonly seedKey: Buffer }): AddressBox {
  const key = Buffer.from(hkdfSync('sha256', seedKey, '', 'croupier postal addresses', KEY_BYTES));
  const box = createSecretBox(key);
  const placeOf = ({ playerId, rewardId }: ThingKey) => `address ${playerId} ${rewardId}`;
  return {
    seal: (thing, address) => box.seal(placeOf(thing), Buffer.from(JSON.stringify(address))),
    open: (thing, sealed) => JSON.parse(box.unseal(placeOf(thing), sealed).toString()) as PostalAddress,
    markOf: (address) => createHmac('sha256', key).update(JSON.stringify(address)).digest('hex'),
  };
}

/** Addresses that a player's things were or are sent to, as their own file shows them. */
export const tellAddresses = (box: AddressBox) => async (db: Queryable, playerId: bigint) =>
  (await listAddresses(db, playerId)).map(({ rewardId, address }) => ({
    thing: rewardId,
    ...box.open({ playerId, rewardId }, address),
  }));
