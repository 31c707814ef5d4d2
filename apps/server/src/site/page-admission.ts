import { addressKey } from '../platform/http/client-address.ts';
import type { RateLimits } from '../platform/http/rate-limits.ts';

/** Who must wait, for how long, and whether it is their own doing. */
export interface Pause {
  readonly why: 'many' | 'busy';
  readonly retryAfterMs: number;
}

/** A page refused because too much is rendered at once: by then those before it are done. */
export const BUSY: Pause = { why: 'busy', retryAfterMs: 3_000 };

/** The data of a page alone is read and not rendered. */
const DATA_TOKENS = 0.25;

export interface PageAdmission {
  /** Counts a page asked for, kept or not. */
  page(ip: string): Pause | undefined;
  /** Counts a rendering for one player. */
  playersRendering(ip: string, pathname: string, playerId: string): Pause | undefined;
}

export function createPageAdmission({ take }: Pick<RateLimits, 'take'>): PageAdmission {
  const tokens = (pathname: string): number => (pathname.endsWith('.data') ? DATA_TOKENS : 1);
  const pause = (...waitsMs: number[]): Pause | undefined => {
    const retryAfterMs = Math.max(...waitsMs);
    return retryAfterMs > 0 ? { why: 'many', retryAfterMs } : undefined;
  };
  return {
    page: (ip) => pause(take('pagesPerIp', addressKey(ip))),
    playersRendering: (ip, pathname, playerId) =>
      pause(
        take('renderingsPerPlayer', playerId, tokens(pathname)),
        take('playersRenderingsPerIp', addressKey(ip), tokens(pathname)),
      ),
  };
}
