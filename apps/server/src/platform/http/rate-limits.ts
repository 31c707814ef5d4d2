import type { Operation } from '@croupier/contract/kit';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { addressKey } from './client-address.ts';
import { InputError } from './input-error.ts';
import { createTokenBuckets, type BucketSize, type TokenBuckets } from './token-buckets.ts';

/**
 * Counted by each process, in memory, which lets its part of them through where there are several: they blunt a flood, the rules of
 * money do not lean on them. Thousands of players can come from one
 * address of a mobile network, so what is cheap has room; only what is dear (a rendering, a guess at a password) is tight.
 */
export const RATE_LIMITS = {
  /** Whatever an address asks for, before anything is done for it: files, pages, calls. */
  requestsPerIp: { burst: 1_500, perSecond: 300 },
  readsPerIp: { burst: 200, perSecond: 100 },
  writesPerIp: { burst: 200, perSecond: 100 },
  writesPerPlayer: { burst: 100, perSecond: 20 },
  /** Sign-in, sign-up, change of password: what guesses passwords or makes accounts. */
  credentialsPerIp: { burst: 60, perSecond: 1 },
  /** What only counts: a page sends a few in a minute. */
  countersPerIp: { burst: 60, perSecond: 1 },
  /** Challenges of a proof of work: each costs a few milliseconds. */
  challengesPerIp: { burst: 60, perSecond: 2 },
  /** Files of all that a player did: each may read for seconds. */
  filesPerIp: { burst: 10, perSecond: 0.1 },
  /** Pages, kept or not: each is compressed for its answer. Those that have to be rendered wait for their share of the thread (`RENDER_LIMITS`). */
  pagesPerIp: { burst: 200, perSecond: 40 },
  /** Pages of signed-in players, each rendered for one of them. */
  playersRenderingsPerIp: { burst: 30, perSecond: 3 },
  renderingsPerPlayer: { burst: 20, perSecond: 1 },
  /** Connections begun; only where no proxy stands in front, whose connections would all be one address. */
  connectionsPerIp: { burst: 300, perSecond: 60 },
  /** Live sockets begun, whatever becomes of them. */
  upgradesPerIp: { burst: 100, perSecond: 20 },
} as const satisfies Record<string, BucketSize>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** The address of this process's own pages when they call its API; nobody else can name it. They are counted as pages. */
export const OF_PAGES = randomUUID();

export interface RateLimits {
  /** @throws InputError `too_many_requests`. */
  countRequest(request: FastifyRequest, operation: Operation): void;
  countPlayer(request: FastifyRequest, operation: Operation): void;
  /** Takes from the bucket of an address, or of whoever `who` names. @returns 0, or how many milliseconds to wait */
  take(limit: RateLimitName, who: string, tokens?: number): number;
}

export function createRateLimits(options: {
  /** So many times wider than they stand here: all journeys of a test come from one address, and faster than people click. */
  factor?: number;
  /** How many processes share them: each lets its part through. A bucket holds at least the one token that a call takes. */
  nodes?: number;
  limits?: Partial<Record<RateLimitName, BucketSize>>;
  now?: () => number;
}): RateLimits {
  const { factor = 1, nodes = 1 } = options;
  const buckets = Object.fromEntries(
    Object.entries(RATE_LIMITS).map(([name, { burst, perSecond }]) => {
      const standard = {
        burst: Math.max(1, (burst * factor) / nodes),
        perSecond: (perSecond * factor) / nodes,
      };
      const size = options.limits?.[name as RateLimitName] ?? standard;
      return [name, createTokenBuckets(size, options.now ? { now: options.now } : {})];
    }),
  ) as Record<RateLimitName, TokenBuckets>;
  const count = (limit: RateLimitName, who: string): void => {
    const retryAfterMs = buckets[limit].take(who);
    if (retryAfterMs > 0) throw new InputError('too_many_requests', { retryAfterMs });
  };
  return {
    countRequest: (request, operation) => {
      // Another server calls from one address for everybody; it proves itself by its signature.
      if (operation.access === 'server' || request.ip === OF_PAGES) return;
      const address = addressKey(request.ip);
      count(operation.method === 'GET' ? 'readsPerIp' : 'writesPerIp', address);
      if (operation.limit) count(`${operation.limit}PerIp`, address);
    },
    countPlayer: (request, operation) => {
      if (operation.method !== 'GET' && request.player)
        count('writesPerPlayer', String(request.player.playerId));
    },
    take: (limit, who, tokens) => buckets[limit].take(who, tokens),
  };
}
