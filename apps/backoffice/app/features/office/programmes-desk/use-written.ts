import type { ProgrammeView } from '@croupier/contract/office/programmes-desk';
import { useState } from 'react';
import { useKept } from '../../../lib/kept.ts';
import { useMe } from '../../../lib/me.ts';

type Body = ProgrammeView['body'];

/** A text that is written here and not saved. */
export interface Written {
  /** The version it was made from; 0: none. */
  readonly basedOn: number;
  readonly body: Body;
  readonly at: string;
}

/**
 * What is written of a programme and not saved: kept in this browser with every letter, so that a closed window loses none. Where
 * nothing is, the newest version stands, also when somebody saves another one meanwhile.
 */
export function useWritten({ kind, code, latestVersion, body }: ProgrammeView) {
  const [kept, keep] = useKept(`programme:${useMe().id}:${kind}/${code}`);
  // A browser that keeps nothing still holds what is written, as long as the page is open.
  const [written, setWritten] = useState(() => writtenIn(kept, body));
  const hold = (next: Written | null) => {
    setWritten(next);
    keep(next && JSON.stringify(next));
  };
  return {
    written,
    body: written?.body ?? body,
    write: (next: Body, basedOn = written?.basedOn ?? latestVersion) =>
      hold({ basedOn, body: next, at: new Date().toISOString() }),
    discard: () => hold(null),
  };
}

/** The kept text of a browser; null where it is not ours, or says what the newest version says. */
function writtenIn(kept: string | null, newest: Body): Written | null {
  try {
    const { basedOn, body, at } = (JSON.parse(kept ?? 'null') ?? {}) as Partial<Written>;
    const isOurs = typeof basedOn === 'number' && typeof at === 'string' && typeof body === 'object';
    return isOurs && JSON.stringify(body) !== JSON.stringify(newest) ? { basedOn, body, at } : null;
  } catch {
    return null;
  }
}
