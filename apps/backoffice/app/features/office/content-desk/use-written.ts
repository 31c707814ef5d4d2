import type { ContentDocument, DocumentName } from '@croupier/contract/office/content-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { useState } from 'react';
import { useKept } from '../../../lib/kept.ts';
import { useMe } from '../../../lib/me.ts';
import { changedPlaces } from './changed-places.ts';
import { nameIn } from './document-name.ts';

/** A text that is written here and not saved. */
export interface Written {
  /** The version it was made from; 0: none. */
  readonly basedOn: number;
  readonly body: EditedBody;
  readonly at: string;
}

/**
 * What is written of a document and not saved: kept in this browser with every letter, so that a closed window loses none. Where
 * nothing is, the newest version stands, also when somebody saves another one meanwhile.
 */
export function useWritten(name: DocumentName, document: Pick<ContentDocument, 'latestVersion' | 'body'>) {
  const [kept, keep] = useKept(`content:${useMe().id}:${nameIn(name)}`);
  // A browser that keeps nothing still holds what is written, as long as the page is open.
  const [written, setWritten] = useState(() => unsavedIn(writtenIn(kept), document.body));
  const hold = (next: Written | null) => {
    setWritten(next);
    keep(next && JSON.stringify(next));
  };
  return {
    written,
    body: written?.body ?? document.body,
    write: (body: EditedBody, basedOn = written?.basedOn ?? document.latestVersion) =>
      hold({ basedOn, body, at: new Date().toISOString() }),
    discard: () => hold(null),
  };
}

/** What the newest version says, too, is saved: the first save of a document makes the page anew before it has heard of that. */
const unsavedIn = (written: Written | null, newest: EditedBody): Written | null =>
  written && changedPlaces(newest, written.body).length > 0 ? written : null;

/** What a browser has kept; null where it is nothing that we wrote. */
function writtenIn(kept: string | null): Written | null {
  try {
    const written = JSON.parse(kept ?? 'null') as Partial<Written> | null;
    const { basedOn, body, at } = written ?? {};
    return typeof basedOn === 'number' && typeof at === 'string' && body?.facts && body.texts
      ? { basedOn, body, at }
      : null;
  } catch {
    return null;
  }
}
