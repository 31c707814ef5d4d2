import { createHash, createHmac } from 'node:crypto';

/** The link by which a player comes back from the provider's page: of the method alone, so that who asks again gets the same one. */
export const linkOf = (key: Buffer, methodId: string): string =>
  createHmac('sha256', key).update(`card link\n${methodId}`).digest('base64url');

/** How long it leads anywhere; who is later shows the card anew. */
export const LINK_KEPT_MS = 24 * 3_600_000;

/** What is kept of a link: it opens nothing. */
export const hashLink = (link: string): Buffer => createHash('sha256').update(link).digest();
