/** A page as rendered, before anything of one request is put into it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

export interface PageCache {
  /** @returns the page under the key if it is fresh, or renders it; callers that come meanwhile share that one rendering. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>;
}

interface Entry {
  readonly page: Promise<RenderedPage>;
  /** Milliseconds on `now`'s scale; Infinity while it is being rendered. */
  staleAtMs: number;
}

/** Keeps visitors' pages for a moment: a spike of traffic costs one rendering a second and page. */
export function createPageCache({
  keepMs,
  maximumEntries,
  now = () => performance.now(),
}: {
  keepMs: number;
  maximumEntries: number;
  now?: () => number;
}): PageCache {
  const entries = new Map<string, Entry>();
  return {
    get(key, render) {
      const known = entries.get(key);
      if (known && known.staleAtMs > now()) return known.page;
      if (entries.size >= maximumEntries) dropStale(entries, now(), maximumEntries);
      const entry: Entry = { page: render(), staleAtMs: Infinity };
      entries.delete(key);
      entries.set(key, entry);
      entry.page.then(
        (page) => (page.status < 500 ? (entry.staleAtMs = now() + keepMs) : forget(entries, key, entry)),
        () => forget(entries, key, entry),
      );
      return entry.page;
    },
  };
}

function forget(entries: Map<string, Entry>, key: string, entry: Entry): void {
  if (entries.get(key) === entry) entries.delete(key);
}

function dropStale(entries: Map<string, Entry>, nowMs: number, maximum: number): void {
  for (const [key, entry] of entries) if (entry.staleAtMs <= nowMs) entries.delete(key);
  for (const key of entries.keys()) if (entries.size >= maximum) entries.delete(key);
}
