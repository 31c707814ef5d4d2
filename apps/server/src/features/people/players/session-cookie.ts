import type { CookieOptions } from '../../../platform/http/http.ts';
import { secretOf } from '../../../platform/http/secret-cookie.ts';

/** Not longer than a session may live; whether it still does is the server's to say. */
export const SESSION_COOKIE: CookieOptions = { maxAgeSeconds: 30 * 86_400 };

/**
 * `__Host-` binds the cookie to this very host, to `/` and to https, so no sister domain and no plain connection can
 * plant one. Browsers take it over https only, so a local installation on http goes by another name.
 */
export const sessionCookieName = (secure: boolean): string =>
  secure ? '__Host-croupier' : 'croupier_session';

/** The session id of a Cookie header, if it has just one. */
export const sessionIdOf = (cookieHeader: string | undefined, secure: boolean): string | undefined =>
  secretOf(cookieHeader, sessionCookieName(secure));
