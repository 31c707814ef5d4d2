import { mayPrefetch, type Connection } from './may-prefetch.ts';

/** Specification, section 9. */
export const MOST_AT_ONCE = 4;
/** A pointer on its way over a link means another one. */
const REST_MS = 100;

/** The pages that are fetched ahead now: their addresses on this site. */
export interface Preloads {
  now(): readonly string[];
  listen(listener: () => void): () => void;
  /** Asks for a page. One more than may be under way is left out: the step itself will bring it. */
  want(page: string): void;
  /** The page is there, or will not come. */
  done(page: string): void;
}

export function createPreloads(): Preloads {
  let pages: readonly string[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly string[]): void => {
    pages = next;
    for (const listener of listeners) listener();
  };
  return {
    now: () => pages,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want(page) {
      if (pages.length < MOST_AT_ONCE && !pages.includes(page)) change([...pages, page]);
    },
    done(page) {
      if (pages.includes(page)) change(pages.filter((one) => one !== page));
    },
  };
}

/**
 * Tells of each link of this site that the pointer, a finger or the focus rests on, while the line allows fetching ahead.
 * @returns what ends it
 */
export function watchLinks(want: (page: string) => void): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const near = ({ target }: Event): void => {
    clearTimeout(timer);
    const page = pageOf(target);
    if (page !== undefined && mayNow()) timer = setTimeout(() => want(page), REST_MS);
  };
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, near, { passive: true, signal: end.signal });
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}

/** Without a network the router would leave the page for a script that does not come. */
const mayNow = (): boolean =>
  navigator.onLine && mayPrefetch((navigator as Navigator & { connection?: Connection }).connection);

/** The page that a link leads to by a step of the router. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return undefined;
  const page = link.pathname + link.search;
  return page === location.pathname + location.search || /\.[a-z0-9]+$/i.test(link.pathname)
    ? undefined
    : page;
}
