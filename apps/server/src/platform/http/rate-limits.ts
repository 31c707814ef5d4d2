import type { Operation } from '@croupier/contract';
import type { FastifyRequest } from 'fastify';
import { InputError } from './input-error.ts';

export interface RateLimit {
  max: number;
  windowMs: number;
}

/** Per process, in memory: they blunt a flood, the rules of money do not lean on them. */
export const RATE_LIMITS = {
  readsPerIp: { max: 6_000, windowMs: 60_000 },
  writesPerIp: { max: 6_000, windowMs: 60_000 },
  writesPerPlayer: { max: 1_200, windowMs: 60_000 },
  /** Sign-in, sign-up, change of password: what guesses passwords or makes accounts. */
  credentialsPerIp: { max: 60, windowMs: 60_000 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** A load test comes from one address: with the seams on, the limits are this many times wider. */
const SEAMS_FACTOR = 1_000;

export interface RateLimits {
  /** @throws InputError `too_many_requests`. */
  countRequest(request: FastifyRequest, operation: Operation): void;
  countPlayer(request: FastifyRequest, operation: Operation): void;
}

export function createRateLimits(options: {
  seams: boolean;
  limits?: Partial<Record<RateLimitName, RateLimit>>;
}): RateLimits {
  const counters = Object.fromEntries(
    Object.entries(RATE_LIMITS).map(([name, standard]) => {
      const raised = options.seams ? { ...standard, max: standard.max * SEAMS_FACTOR } : standard;
      return [name, createCounter(options.limits?.[name as RateLimitName] ?? raised)];
    }),
  ) as Record<RateLimitName, (key: string) => void>;
  return {
    countRequest: (request, operation) => {
      // Another server calls from one address for everybody; it proves itself by its signature.
      if (operation.access === 'server') return;
      counters[operation.method === 'GET' ? 'readsPerIp' : 'writesPerIp'](request.ip);
      if (operation.limit === 'credentials') counters.credentialsPerIp(request.ip);
    },
    countPlayer: (request, operation) => {
      if (operation.method !== 'GET' && request.player)
        counters.writesPerPlayer(String(request.player.playerId));
    },
  };
}

/** Fixed windows: all counts of a window are forgotten at once, so memory is bounded by the traffic of one window. */
function createCounter(limit: RateLimit): (key: string) => void {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (key) => {
    const now = Date.now();
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + limit.windowMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > limit.max) throw new InputError('too_many_requests', { retryAfterMs: endsAt - now });
  };
}
