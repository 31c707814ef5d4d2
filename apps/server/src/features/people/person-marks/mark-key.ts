import type { Queryable } from '../../../platform/database.ts';
import { deriveKeys, type KeyRing } from '../../../platform/key-ring.ts';
import { createSecretBox, type SecretBox } from '../../../platform/secret-box.ts';
import { findMarkKey, insertMarkKey } from './mark-key-store.ts';

const PLACE = 'person mark key';

/** The key that marks are made with. It outlives every key of the ring, sealed: the numbers that marks were made of are kept nowhere. */
export interface MarkKey {
  readKey(db: Queryable): Promise<Buffer>;
  /** Keeps it, where it is not kept yet. */
  keepKey(db: Queryable): Promise<void>;
}

const boxOf = (seedKey: KeyRing): SecretBox =>
  createSecretBox(deriveKeys(seedKey, 'croupier person mark key'));

export function createMarkKey({ seedKey }: { readonly seedKey: KeyRing }): MarkKey {
  const box = boxOf(seedKey);
  // Before it was kept it was made from the one key that there was: the oldest.
  const oldest = deriveKeys(seedKey, 'croupier person marks').at(-1)!;
  return {
    readKey: async (db) => {
      const sealed = await findMarkKey(db);
      return sealed ? box.unseal(PLACE, sealed) : oldest;
    },
    keepKey: (db) => insertMarkKey(db, box.seal(PLACE, oldest)),
  };
}
