import type { Operation } from '@croupier/contract/kit';
import { REGION_IDS, type ClosablePage, type RegionId } from '@croupier/domain/site/regions';
import type { FastifyRequest } from 'fastify';
import { parseCookie } from './cookies.ts';
import type { Preview, SignedIn } from './http.ts';
import { InputError } from './input-error.ts';

/** The caller of a page, or of an operation that belongs to it. */
export interface PageAsker {
  readonly player: SignedIn | null;
  readonly preview: Preview | null;
  /** The region that the call names. */
  readonly named: RegionId | undefined;
  readonly cookies: Readonly<Record<string, string>>;
}

/** Whether the page is closed where who asks is. */
export type IsPageClosed = (page: ClosablePage, asker: PageAsker) => Promise<boolean>;

/** Refuses a call whose page is closed where its caller is, as the page itself is refused: there is no such thing. */
export async function refuseClosedPage(
  { page }: Operation,
  { player, preview, query, body, headers }: FastifyRequest,
  isPageClosed: IsPageClosed | undefined,
): Promise<void> {
  if (!page) return;
  const named = regionIn(query) ?? regionIn(body);
  const cookies = parseCookie(headers.cookie);
  if (!isPageClosed || (await isPageClosed(page, { player, preview, named, cookies })))
    throw new InputError('not_found');
}

/** The region that part of a call names, whichever form the rest of it has. */
function regionIn(part: unknown): RegionId | undefined {
  const region = (part as { region?: unknown } | null | undefined)?.region;
  return REGION_IDS.find((id) => id === region);
}
