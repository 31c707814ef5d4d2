const BASE = 'http://own.invalid';
// Backslashes and control characters are read as slashes or dropped by some browsers: no path needs them.
const ODD_CHARACTER = /[\\\u0000-\u001f\u007f]/;
/** Where one comes from is none of these: they would lead round in a circle. */
const BARE = /^\/(sign-in|invitation)(\/|$)/;

/** Where to come back to after signing in: a path of the office, or its first page for everything that could leave it. */
export function localPath(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > 2000 || !raw.startsWith('/') || ODD_CHARACTER.test(raw))
    return '/';
  const url = URL.parse(raw, BASE);
  if (!url || url.origin !== BASE || url.pathname.startsWith('//') || BARE.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
