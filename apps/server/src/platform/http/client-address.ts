import type { IncomingMessage } from 'node:http';

/**
 * Who asks, as limits count: an IPv4 address, or the /64 of an IPv6 one, because a household or a rented machine has
 * all 2^64 addresses of its network and could come from another for every request.
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * The address of a request that Fastify has not seen, by the same rule: the last `proxies` entries are those that our
 * own proxies wrote, whatever stands before them is the client's word.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const header = request.headers['x-forwarded-for'];
  const told = String(header ?? '').split(',').map((part) => part.trim()); // prettier-ignore
  const hops = [own, ...told.filter((part) => part !== '').reverse()];
  return hops[Math.min(proxies, hops.length - 1)]!;
}
