import {
  countLeft,
  createSealTally,
  type SealCount,
  type Sealed,
  type SealedPlatform,
} from '../../../platform/seals/sealed.ts';
import { findFile, listPages, movePage, type PageFile } from './documents-store.ts';
import { forgetLoose, noteLoose } from './loose-files-store.ts';
import { createPageVault, type PageVault } from './page-vault.ts';

const PORTION = 50;
/** Passes: a page that is brought or sealed with an older key meanwhile is met by the next one. */
const MOST_PASSES = 5;

/** Pages of documents: each is put anew under another name, which its row names from then on. The old file is swept by the server. */
export const PAGES_SEALED: Sealed = {
  name: 'pages of documents',
  table: 'document_page',
  column: 'file',
  count: (platform) => pass(platform, async () => false),
  reseal: async (platform) => {
    const vault = vaultOf(platform);
    for (let passes = 1; ; passes += 1) {
      const count = await pass(platform, (page, body) => resealPage(platform, vault, { page, body }));
      if (countLeft(count) === 0 || passes === MOST_PASSES) return count;
    }
  },
};

const vaultOf = ({ files, seedKey }: SealedPlatform): PageVault =>
  createPageVault({
    files,
    config: { seedKey },
    error: (message, details) => {
      throw new Error(message, { cause: details });
    },
  });

/** @param reseal tells whether a page is sealed with the first key now */
async function pass(
  platform: SealedPlatform,
  reseal: (page: PageFile, body: Buffer) => Promise<boolean>,
): Promise<SealCount> {
  const { db, seedKey, told } = platform;
  const vault = vaultOf(platform);
  const tally = createSealTally(seedKey);
  let after: PageFile | undefined;
  for (;;) {
    const pages = await listPages(db, after, PORTION);
    for (const page of pages) {
      const opened = await vault.open(page, page.file);
      // Brought anew or deleted since it was listed: it is none of those that were there.
      if (!opened && (await findFile(db, page.playerId, page.id, page.place)) !== page.file) continue;
      const isAnew = opened && opened.key > 0 && (await reseal(page, opened.content));
      tally.add(
        isAnew ? 0 : (opened?.key ?? -1),
        () => `player ${page.playerId}, document ${page.id}, page ${page.place}`,
      );
    }
    told(pages.length);
    if (pages.length < PORTION) return tally.read();
    after = pages.at(-1);
  }
}

/** Killed between the two, the new file is loose, as any that nobody names, and is swept. */
async function resealPage(
  { db }: SealedPlatform,
  vault: PageVault,
  { page, body }: { page: PageFile; body: Buffer },
): Promise<boolean> {
  const file = await vault.put(db, page, body);
  if (file === undefined) return false;
  return db.transaction(async (tx) => {
    // Put so long ago that it was swept.
    if (!(await forgetLoose(tx, file))) return false;
    if (await movePage(tx, page, file)) return true;
    await noteLoose(tx, file);
    return false;
  });
}
