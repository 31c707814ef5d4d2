import type { Database } from '../database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { KeyRing } from '../key-ring.ts';

/** Things of one kind that a feature keeps sealed or signed with SEED_KEY, as `npm run keys` goes through them. */
export interface Sealed {
  readonly name: string;
  /** The table that has them. */
  readonly table: string;
  /** The columns of it that are sealed. */
  readonly column: string;
  /** Counts them by the key they are sealed with. */
  count(platform: SealedPlatform): Promise<SealCount>;
  /**
   * Seals anew with the first key what an older one sealed, and leaves what none opens as it is: it may not have been ours. May run
   * twice at once, be killed and begin again, while the server plays. @returns how they are sealed then
   */
  reseal(platform: SealedPlatform): Promise<SealCount>;
}

export interface SealedPlatform {
  /** With the rights of the database's owner. */
  readonly db: Database;
  readonly seedKey: KeyRing;
  readonly files: FileStore;
  /** Told how many were looked at. */
  told(rows: number): void;
}

export interface SealCount {
  /** How many each key of the ring has sealed, in its order. */
  readonly byKey: readonly number[];
  /** What no key of the ring opens: how many, and what names the first. */
  readonly unopened: number;
  readonly firstUnopened: string | undefined;
}

export interface SealTally {
  /** @param key the place in the ring, -1 for none. @param name what names the thing */
  add(key: number, name: () => string): void;
  read(): SealCount;
}

export function createSealTally(seedKey: KeyRing): SealTally {
  const byKey = seedKey.map(() => 0);
  let unopened = 0;
  let firstUnopened: string | undefined;
  return {
    add: (key, name) => {
      if (key >= 0) byKey[key]! += 1;
      else if ((unopened += 1) === 1) firstUnopened = name();
    },
    read: () => ({ byKey: [...byKey], unopened, firstUnopened }),
  };
}

/** How many older keys have sealed. */
export const countLeft = ({ byKey }: SealCount): number =>
  byKey.slice(1).reduce((sum, count) => sum + count, 0);
