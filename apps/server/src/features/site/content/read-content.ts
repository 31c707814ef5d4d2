import type { Brand } from '@croupier/domain/site/brands';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Clock } from '../../../platform/clock.ts';
import type { Preview } from '../../../platform/http/http.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { ContentKindName } from './content-kinds.ts';
import { withPreviewed } from './preview-document.ts';
import { listInForce, type DocumentInForce } from './content-store.ts';

/** What is published is seen after so long at the latest, in every process. */
const KEPT_MS = 2_000;
const MOST_KEPT = 500;

/** Whose site it is: content may say something else to each. */
export interface Edition {
  readonly brand: Brand;
  readonly region: RegionId;
  /** A version that stands in place of what is in force, for who asks alone. */
  readonly preview?: Preview | null;
}

/** Content as it is in force now. */
export interface ContentReader {
  /**
   * @param through the caller's transaction, where it is in one: whoever holds a connection and waits for another waits for ever
   * where all do so
   */
  find<K extends ContentKindName>(
    kind: K,
    key: string,
    edition: Edition,
    through?: Queryable,
  ): Promise<DocumentInForce<K> | undefined>;
  /** Every document of a kind, by key: each as this edition has it. */
  list<K extends ContentKindName>(kind: K, edition: Edition): Promise<DocumentInForce<K>[]>;
}

/** Asks the database for a document at most once in two seconds, or in as long as is remembered. */
export function createContentReader({
  db,
  clock,
  memoryMs = KEPT_MS,
}: {
  db: Queryable;
  clock: Clock;
  memoryMs?: number;
}): ContentReader {
  const keptMs = Math.min(KEPT_MS, memoryMs);
  const kept = new Map<string, { answer: Promise<DocumentInForce<never>[]>; untilMs: number }>();

  async function read<K extends ContentKindName>(
    kind: K,
    key?: string,
    through: Queryable = db,
  ): Promise<DocumentInForce<K>[]> {
    const name = key === undefined ? kind : `${kind}/${key}`;
    const known = kept.get(name);
    if (known && performance.now() < known.untilMs) return known.answer;
    const answer = listInForce(through, { kind, key, at: clock.now() });
    // Anybody may ask for keys that there are not: those must not fill the memory.
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(name, { answer: answer as never, untilMs: performance.now() + keptMs });
    answer.catch(() => kept.delete(name));
    return answer;
  }

  /** What is previewed is read each time, and never kept. */
  async function readFor<K extends ContentKindName>(
    { preview }: Edition,
    kind: K,
    key?: string,
    through?: Queryable,
  ) {
    const inForce = await read(kind, key, through);
    return preview?.kind === kind ? withPreviewed(db, inForce, preview) : inForce;
  }

  return {
    find: async (kind, key, edition, through) =>
      mostParticular(await readFor(edition, kind, key, through), edition).find(
        (document) => document.key === key,
      ),
    list: async (kind, edition) => mostParticular(await readFor(edition, kind), edition),
  };
}

/** Of the documents of each key the one for the region, else the one for the brand, else the one for all. */
function mostParticular<D extends { key: string; scope: string }>(
  documents: readonly D[],
  { brand, region }: Edition,
): D[] {
  const scopes = ['all', brand, region];
  const best = new Map<string, D>();
  for (const document of documents) {
    const rank = scopes.indexOf(document.scope);
    const other = best.get(document.key);
    if (rank >= 0 && (!other || rank > scopes.indexOf(other.scope))) best.set(document.key, document);
  }
  return [...best.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
