/** Mail boxes of these hosts are one box whatever dots stand in the name. */
const DOTLESS_HOSTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The form an e-mail address is unique by, so that one mail box is one account: lower case, and without the dots
 * that the host ignores.
 */
export function canonicalEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const host = lower.slice(at + 1);
  if (!DOTLESS_HOSTS.has(host)) return lower;
  return `${lower.slice(0, at).replaceAll('.', '')}@gmail.com`;
}
