import type { Queryable } from '../../../platform/database.ts';
import { deriveKeys, type KeyRing } from '../../../platform/key-ring.ts';
import type { Sealed } from '../../../platform/seals/sealed.ts';
import { boxSeals, sealedColumn } from '../../../platform/seals/sealed-column.ts';
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

const KEPT = sealedColumn({
  name: 'key of person marks',
  table: 'person_mark_key',
  column: 'sealed',
  key: { one: 'boolean' },
  seals: (seedKey) => boxSeals(boxOf(seedKey), () => [PLACE]),
});

/** Kept before all else: without the key that it was made from nobody could make it again. */
export const MARK_KEY_SEALED: Sealed = {
  ...KEPT,
  reseal: async (platform) => {
    await createMarkKey(platform).keepKey(platform.db);
    return KEPT.reseal(platform);
  },
};
