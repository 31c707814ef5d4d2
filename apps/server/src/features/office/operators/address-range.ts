import { isIP } from 'node:net';

const MASK_MAX = { 4: 32, 6: 128 } as const;

/** Whether a text is an address or a range of them: `10.1.2.3`, `10.0.0.0/8`, `2001:db8::/32`. */
export function isAddressRange(text: string): boolean {
  const [address = '', mask, more] = text.split('/');
  const version = isIP(address);
  if (more !== undefined || (version !== 4 && version !== 6)) return false;
  return mask === undefined || (/^(0|[1-9][0-9]{0,2})$/.test(mask) && Number(mask) <= MASK_MAX[version]);
}

/** An IPv4 address as such, also where the system writes it as one of IPv6. */
export const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');
