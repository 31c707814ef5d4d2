import { isIP } from 'node:net';
import { addressKey } from '../../../platform/http/client-address.ts';

/**
 * Of a client's address what is shown: the first three of an IPv4 address's four numbers, the /48 of an IPv6 one. It tells people
 * their own networks apart, and nobody where somebody lives.
 */
export function networkOf(ip: string): string | null {
  const bare = ip.split('%')[0]!;
  const key = addressKey(bare);
  if (isIP(key) === 4) return `${key.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(bare) !== 6) return null;
  return `${key.split(':').slice(0, 3).join(':')}::/48`;
}
