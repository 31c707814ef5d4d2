import type { CookieOptions } from '../../../platform/http/http.ts';

/** Cookies of the office. `__Host-` binds them to its very host and to https; a local installation on http does without. */
const named = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name.replaceAll('-', '_');

export const sessionCookie = (secure: boolean): string => named('croupier-office', secure);
/** Of an attempt to sign in that has made its first step. */
export const loginCookie = (secure: boolean): string => named('croupier-office-login', secure);

/** Of who is at the provider of single sign-on. */
export const signOnCookie = (secure: boolean): string => named('croupier-office-sso', secure);

/** No page of another site brings them along, not even by a link. */
export const OFFICE_COOKIE: CookieOptions = { sameSite: 'Strict' };
