import { LANGUAGES, type Language } from '@croupier/domain/site/regions';

const BASE = 'http://own.invalid';
// Backslashes and control characters are read as slashes or dropped by some browsers: no path needs them.
const ODD_CHARACTER = /[\\\u0000-\u001f\u007f]/;

/**
 * Where a redirect parameter may lead: a path of this site, or nothing.
 * A path that begins with a language is kept, any other is given `language` in front.
 * @returns the path with query and hash, or undefined for everything that could leave the site.
 */
export function safePath(raw: string | null | undefined, language: Language): string | undefined {
  if (!raw || raw.length > 2000 || !raw.startsWith('/') || ODD_CHARACTER.test(raw)) return undefined;
  const url = URL.parse(raw, BASE);
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return startsWithLanguage(url.pathname) ? path : `/${language}${path === '/' ? '' : path}`;
}

function startsWithLanguage(pathname: string): boolean {
  return (LANGUAGES as readonly string[]).includes(pathname.split('/')[1] ?? '');
}
