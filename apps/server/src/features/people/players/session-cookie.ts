import type { CookieOptions } from '../../../platform/http/http.ts';

const ID = /^[A-Za-z0-9_-]{43}$/;

/** Not longer than a session may live; whether it still does is the server's to say. */
export const SESSION_COOKIE: CookieOptions = { maxAgeSeconds: 30 * 86_400 };

/**
 * `__Host-` binds the cookie to this very host, to `/` and to https, so no sister domain and no plain connection can
 * plant one. Browsers take it over https only, so a local installation on http goes by another name.
 */
export const sessionCookieName = (secure: boolean): string =>
  secure ? '__Host-croupier' : 'croupier_session';

/** The session id of a Cookie header; undefined when there is none, more than one, or one of another form. */
export function sessionIdOf(cookieHeader: string | undefined, secure: boolean): string | undefined {
  const name = `${sessionCookieName(secure)}=`;
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  const [id, another] = pairs.filter((pair) => pair.startsWith(name)).map((pair) => pair.slice(name.length));
  return id !== undefined && another === undefined && ID.test(id) ? id : undefined;
}
