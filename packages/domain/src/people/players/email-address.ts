import { MAIL_HOSTS } from './mail-hosts.ts';

/**
 * The form an e-mail address is unique by, so that one mail box is one account: lower case, without what its host ignores. Letters go to
 * the address as it was typed.
 */
export function canonicalEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const host = MAIL_HOSTS.find(({ hosts }) => hosts.includes(lower.slice(at + 1)));
  if (!host) return lower;
  const name = lower.slice(0, at);
  const untagged = host.tag === undefined ? name : name.split(host.tag)[0]!;
  const bare = (host.ignores ?? []).reduce((left, sign) => left.replaceAll(sign, ''), untagged);
  // A name of nothing but what is ignored is nobody's mailbox: it stays as it is.
  return `${bare === '' ? name : bare}@${host.hosts[0]}`;
}
