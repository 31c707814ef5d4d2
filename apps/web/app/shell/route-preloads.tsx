import { useEffect, useRef, useSyncExternalStore } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { createPreloads, watchLinks } from '../lib/preload-routes.ts';

const preloads = createPreloads();
const NONE: readonly string[] = [];

/** Fetches ahead the pages of links that somebody is about to follow, at most four at once (specification, section 9). */
export function RoutePreloads() {
  const pages = useSyncExternalStore(preloads.listen, preloads.now, () => NONE);
  useEffect(() => watchLinks(preloads.want), []);
  return pages.map((page) => <Preload key={page} page={page} />);
}

/** A page is there when all that the router asks for has answered, well or not. */
function Preload({ page }: { page: string }) {
  const place = useRef<HTMLDivElement>(null);
  const answered = useRef(new WeakSet<Element>());
  const look = (): void => {
    const links = [...(place.current?.querySelectorAll('link') ?? [])];
    if (links.every((link) => answered.current.has(link) || !isFetched(link))) preloads.done(page);
  };
  const hear = ({ currentTarget }: { currentTarget: Element }): void => {
    answered.current.add(currentTarget);
    look();
  };
  // What is there already asks for nothing.
  useEffect(look);
  // The router puts on its links whatever it is given, though its types know only of attributes.
  const ears: object = { onLoad: hear, onError: hear };
  return (
    <div ref={place} hidden>
      <PrefetchPageLinks page={page} {...ears} />
    </div>
  );
}

/** A browser says nothing of what it does not fetch. */
const isFetched = ({ rel, relList }: HTMLLinkElement): boolean => relList.supports(rel);
