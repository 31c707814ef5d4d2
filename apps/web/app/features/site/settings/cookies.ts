import { COOKIE_MAX_AGE_SECONDS } from '../../../lib/visitor.ts';

/** Keeps a visitor's choice for a year; the server renders the next page by it. */
export function keepChoice(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}
