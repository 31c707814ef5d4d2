import type { Language } from '@croupier/domain/site/regions';

/** A page of the site: what begins as another site's address (`//`, `/\\`) is none. */
const OWN_PATH = /^\/([^\s/\\][^\s]*)?$/;

/**
 * A page of the site as a letter names it.
 * @param path without its language
 * @returns undefined for an address of another site: no letter of the house leads there
 */
export const urlOf = (
  path: string,
  { language, publicUrl }: { language: Language; publicUrl: string },
): string | undefined =>
  OWN_PATH.test(path) ? `${publicUrl}/${language}${path === '/' ? '' : path}` : undefined;
