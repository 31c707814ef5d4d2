import type { Brand } from '@croupier/domain/site/brands';
import type { Language } from '@croupier/domain/site/regions';
import type { FastifyRequest } from 'fastify';
import type { ClosedCountries } from '../platform/http/closed-countries.ts';
import type { Preview } from '../platform/http/http.ts';
import type { UploadedPictures } from './media/media.ts';
import type { RateLimits } from '../platform/http/rate-limits.ts';

/** Links of versions that are not in force. */
interface Previews {
  /** @returns null for one that is over, or none of ours */
  open(token: string): OpenedPreview | null;
  read(cookieHeader: string | undefined): Preview | null;
}

interface OpenedPreview extends Preview {
  readonly language: Language;
  /** The page that it opens, without language. */
  readonly path: string;
}

export interface SiteOptions {
  /** Address of the site as players see it. */
  publicUrl: string;
  brand: Brand;
  /** The nonce that this answer's Content-Security-Policy names. */
  cspNonce(request: FastifyRequest): string;
  /** Whether the request claims to be signed in; only then it is asked whether it is. */
  hasSession(cookieHeader: string | undefined): boolean;
  /** What is shown in place of what is in force to who brings a link of it; nothing is where it is not named. */
  previews?: Previews;
  /** From where nobody is let in; everybody is when not named. */
  closedCountries?: ClosedCountries;
  /** Whatever an address does is counted in one place. */
  rateLimits: Pick<RateLimits, 'take'>;
  /** Told of pages that were not rendered. */
  turned?(why: 'pages' | 'renderings'): void;
  /** Where the API is when it is another process; this one's own when not named. */
  apiUrl?: string | undefined;
  /** Pictures of content beside the drawings, an origin that serves them in place of this one, and whether each is offered in many sizes. */
  pictures?: { uploaded: UploadedPictures; mediaDomain: string | null; resizeImages: boolean };
  /** `apps/web/build` when not named. */
  buildFolder?: string;
}
