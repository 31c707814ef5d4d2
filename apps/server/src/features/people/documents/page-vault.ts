import type { Database, Queryable } from '../../../platform/database.ts';
import { fileNameOf, newFileName } from '../../../platform/files/file-store.ts';
import { deriveKeys } from '../../../platform/key-ring.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createSecretBox, type Opened } from '../../../platform/secret-box.ts';
import { forgetLoose, noteLoose } from './loose-files-store.ts';

/**
 * Where pages of documents lie: sealed with a key of their own, made from the one that the database does not have, each for its own
 * place, in a store of files under names by chance. A file is noted as loose before it is put and until a page names it, and again once
 * none does: so the database knows of every file that is in the store, and what is loose is taken away by a job.
 */
export interface PageVault {
  /**
   * Puts a page that no row names yet: whoever writes that row takes the note away in the same commit.
   * @returns the file; undefined where the store does not take it, and whatever it has of it is swept
   */
  put(db: Queryable, page: PagePlace, body: Uint8Array): Promise<string | undefined>;
  read(page: PagePlace, file: string): Promise<Buffer | undefined>;
  /** The same, with the place in the ring of its key. @returns undefined where it opens with none, or is not there */
  open(page: PagePlace, file: string): Promise<Opened | undefined>;
  /** Takes a loose file away; one that a page names meanwhile stays. */
  drop(db: Database, file: string): Promise<void>;
}

export interface PagePlace {
  readonly playerId: bigint;
  readonly id: string;
  readonly place: number;
}

export function createPageVault({ files, error, config }: Needs<'files' | 'error', 'seedKey'>): PageVault {
  const box = createSecretBox(deriveKeys(config.seedKey, 'croupier documents'));
  return {
    put: async (db, page, body) => {
      const file = newFileName();
      await noteLoose(db, file);
      try {
        await files.put(file, box.seal(placeOf(page), body));
        return file;
      } catch (err) {
        error('the store of files took no page', { err });
        return undefined;
      }
    },
    read: async (page, file) => {
      const sealed = await files.read(fileNameOf(file));
      return sealed && box.unseal(placeOf(page), sealed);
    },
    open: async (page, file) => {
      const sealed = await files.read(fileNameOf(file));
      return sealed && box.open(placeOf(page), sealed);
    },
    drop: (db, file) =>
      db.transaction(async (tx) => {
        // The note first, which a page that would name the file waits for, and the file before the commit: ended between the two, the
        // note is still there, and this is done again.
        if (await forgetLoose(tx, file)) await files.remove(fileNameOf(file));
      }),
  };
}

/** Where a sealed page belongs: it opens as no other one. */
const placeOf = ({ playerId, id, place }: PagePlace): string => `document ${playerId} ${id} ${place}`;
