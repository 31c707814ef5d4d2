import type { Language } from '@croupier/domain/site/regions';
import { inLanguage } from './language.ts';

let pending: Promise<void> = Promise.resolve();

/** Done when no change of the language is under way: whoever needs the texts and the cookie of the new one waits for it. */
export const languageChanged = (): Promise<void> => pending;

/**
 * Goes to the same page in another language, as a new document: its texts, its `<html lang>` and its links are all of that
 * language. It is asked for first, which brings the cookie; a second change waits until the first is there.
 * @param path of the page on screen, with its query
 */
export function changeLanguage(
  path: string,
  language: Language,
  leave: (address: string) => void = (address) => location.assign(address),
): Promise<void> {
  const address = inLanguage(path, language);
  const change = pending.then(async () => {
    // Where it does not come, the browser says so better than we could.
    await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    leave(address);
  });
  pending = change;
  return change;
}
