/** A page as rendered, before anything of one request is put into it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

/** @param signal aborted when nobody waits for the page any more */
export type Render = (signal: AbortSignal) => Promise<RenderedPage>;

export interface PageCache {
  /**
   * @param reader aborted when the one who asks is gone
   * @returns the page under the key if it is fresh, or renders it; callers that come meanwhile share that one rendering.
   */
  get(key: string, reader: AbortSignal, render: Render): Promise<RenderedPage>;
  /** Whether `get` would answer without beginning to render. */
  has(key: string): boolean;
  /** The last good page under the key, fresh or not: for the moment when there is no room to render it anew. */
  last(key: string): RenderedPage | undefined;
}

interface PageCacheOptions {
  keepMs: number;
  /** How long after it was rendered a page may be shown in need. */
  keepInNeedMs: number;
  maximumPages: number;
  now?: () => number;
}

interface Rendering {
  readonly page: Promise<RenderedPage>;
  readonly readers: Set<AbortSignal>;
  readonly stop: AbortController;
}

/** Keeps visitors' pages for a moment: a spike of traffic costs one rendering a second and page. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { keepMs, keepInNeedMs, maximumPages, now = () => performance.now() } = options;
  // The order of the keys is the order in which the pages were rendered.
  const kept = new Map<string, { page: RenderedPage; atMs: number }>();
  const underWay = new Map<string, Rendering>();

  const within = (key: string, ms: number): RenderedPage | undefined => {
    const known = kept.get(key);
    return known && known.atMs + ms > now() ? known.page : undefined;
  };
  const keep = (key: string, page: RenderedPage): void => {
    kept.delete(key);
    kept.set(key, { page, atMs: now() });
    if (kept.size > maximumPages) kept.delete(kept.keys().next().value!);
  };
  const begin = (key: string, render: Render): Rendering => {
    const stop = new AbortController();
    const rendering: Rendering = { page: render(stop.signal), readers: new Set(), stop };
    const done = (): void => {
      if (underWay.get(key) === rendering) underWay.delete(key);
    };
    underWay.set(key, rendering);
    stop.signal.addEventListener('abort', done);
    rendering.page.then((page) => {
      done();
      if (isKept(page) && !stop.signal.aborted) keep(key, page);
    }, done);
    return rendering;
  };

  return {
    get: (key, reader, render) => {
      const fresh = within(key, keepMs);
      if (fresh) return Promise.resolve(fresh);
      const rendering = underWay.get(key) ?? begin(key, render);
      stopWithout(rendering, reader);
      return rendering.page;
    },
    has: (key) => underWay.has(key) || within(key, keepMs) !== undefined,
    last: (key) => within(key, keepInNeedMs),
  };
}

/** What went wrong, or was refused to the one who asked first, is nobody else's. */
const isKept = ({ status }: RenderedPage): boolean => status < 500 && status !== 429;

/** One reader more; the last one who goes stops the rendering. */
function stopWithout({ readers, stop }: Rendering, reader: AbortSignal): void {
  readers.add(reader);
  const leave = (): void => {
    readers.delete(reader);
    if (readers.size === 0) stop.abort();
  };
  if (reader.aborted) leave();
  else reader.addEventListener('abort', leave, { once: true });
}
