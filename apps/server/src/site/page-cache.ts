/** A page as rendered, before anything of one request is put into it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

/**
 * @param signal aborted when nobody waits for the page any more
 * @param askers who waits for it, at every moment; the last who did, once nobody does
 */
export type Render = (signal: AbortSignal, askers: ReadonlySet<string>) => Promise<RenderedPage>;

export interface Reader {
  /** As limits count them. */
  readonly who: string;
  /** Aborted when the one who asks is gone. */
  readonly gone: AbortSignal;
}

export interface PageCache {
  /**
   * @returns the page under the key if it is fresh, or renders it; callers that come meanwhile share that one rendering.
   */
  get(key: string, reader: Reader, render: Render): Promise<RenderedPage>;
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
  readonly readers: Set<Reader>;
  readonly askers: Set<string>;
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
  const begin = (key: string, { who }: Reader, render: Render): Rendering => {
    const stop = new AbortController();
    const askers = new Set([who]);
    const rendering: Rendering = { page: render(stop.signal, askers), readers: new Set(), askers, stop };
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
      const rendering = underWay.get(key) ?? begin(key, reader, render);
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
function stopWithout({ readers, askers, stop }: Rendering, reader: Reader): void {
  readers.add(reader);
  askers.add(reader.who);
  const leave = (): void => {
    readers.delete(reader);
    if (readers.size === 0) stop.abort();
    else if (![...readers].some(({ who }) => who === reader.who)) askers.delete(reader.who);
  };
  if (reader.gone.aborted) leave();
  else reader.gone.addEventListener('abort', leave, { once: true });
}
