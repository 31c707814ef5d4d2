import type { Document } from '@croupier/contract/people/documents';
import { askedAgain, runningOut } from '@croupier/domain/people/documents';
import { useNow } from '../../../lib/use-now.ts';

/** Documents that shall come again: what did not do or is over, then what runs out soon. */
export function useWantedAnew(documents: readonly Document[]): Document[] {
  const now = new Date(useNow());
  return [...askedAgain(documents), ...runningOut(documents, now)];
}
