import { createHash } from 'node:crypto';

/** The UUID of a name, always the same: an idempotency key for what happens once by its nature (RFC 9562, version 8). */
export function derivedUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
