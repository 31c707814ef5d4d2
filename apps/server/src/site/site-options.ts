import type { Brand } from '@croupier/domain/site/brands';
import type { FastifyRequest } from 'fastify';
import type { ClosedCountries } from '../platform/http/closed-countries.ts';
import type { RateLimits } from '../platform/http/rate-limits.ts';

export interface SiteOptions {
  /** Address of the site as players see it. */
  publicUrl: string;
  brand: Brand;
  /** The nonce that this answer's Content-Security-Policy names. */
  cspNonce(request: FastifyRequest): string;
  /** Whether the request claims to be signed in; only then it is asked whether it is. */
  hasSession(cookieHeader: string | undefined): boolean;
  /** From where nobody is let in; everybody is when not named. */
  closedCountries?: ClosedCountries;
  /** Whatever an address does is counted in one place. */
  rateLimits: Pick<RateLimits, 'take'>;
  /** Told of pages that were not rendered. */
  turned?(why: 'pages' | 'renderings'): void;
  /** Where the API is when it is another process; this one's own when not named. */
  apiUrl?: string | undefined;
  /** Where pictures of content are, an origin that serves them in place of this one, and whether each is offered in many sizes. */
  pictures?: { folder: string; mediaDomain: string | null; resizeImages: boolean };
  /** `apps/web/build` when not named. */
  buildFolder?: string;
}
