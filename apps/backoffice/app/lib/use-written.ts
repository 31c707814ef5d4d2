import { useState } from 'react';
import { useKept } from './kept.ts';

/** A text that is written here and not saved. */
export interface Written<Body> {
  /** The version it was made from; 0: none. */
  readonly basedOn: number;
  readonly body: Body;
  readonly at: string;
}

interface WrittenOf<Body> {
  /** Under which it is kept in this browser; it names the operator, too. */
  readonly key: string;
  readonly latestVersion: number;
  /** The body of the newest version. */
  readonly newest: Body;
  /** Tells whether a kept body says something that the newest version does not. */
  isUnsaved(body: Body, newest: Body): boolean;
}

/**
 * Holds what is written and not saved: kept in this browser with every letter, so that a closed window loses none. Where nothing
 * is, the newest version stands, also when somebody saves another one meanwhile.
 */
export function useWritten<Body extends object>({ key, latestVersion, newest, isUnsaved }: WrittenOf<Body>) {
  const [kept, keep] = useKept(key);
  // A browser that keeps nothing still holds what is written, as long as the page is open. What the newest version says, too, is
  // saved: the first save of a new text makes the page anew before it has heard of that.
  const [written, setWritten] = useState(() =>
    writtenIn<Body>(kept, (body) => body !== null && isUnsaved(body, newest)),
  );
  const hold = (next: Written<Body> | null) => {
    setWritten(next);
    keep(next && JSON.stringify(next));
  };
  return {
    written,
    body: written?.body ?? newest,
    write: (body: Body, basedOn = written?.basedOn ?? latestVersion) =>
      hold({ basedOn, body, at: new Date().toISOString() }),
    discard: () => hold(null),
  };
}

/** The kept text of a browser; null where it is not ours, or nothing is to be held of it. */
function writtenIn<Body extends object>(
  kept: string | null,
  isHeld: (body: Body | null) => boolean,
): Written<Body> | null {
  try {
    const { basedOn, body, at } = (JSON.parse(kept ?? 'null') ?? {}) as Partial<Written<Body>>;
    const isOurs = typeof basedOn === 'number' && typeof at === 'string' && typeof body === 'object';
    return isOurs && isHeld(body) ? { basedOn, body, at } : null;
  } catch {
    return null;
  }
}
