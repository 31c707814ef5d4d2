import type { Tx } from '../../../platform/database.ts';
import { newSecret } from '../../../platform/secrets.ts';
import type { PlayerRow } from '../players/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { saveLink, type LinkPurpose } from './links-store.ts';

/** Where each link leads, which letter it stands in, and for how long it is good. */
export interface LinkLetter {
  readonly purpose: LinkPurpose;
  readonly kind: 'email-verify' | 'password-reset';
  readonly page: `/${string}`;
  readonly keptMs: number;
}

/**
 * Writes a letter with a new link to the player's address. The secret stands after the `#`: browsers send it to no server, and it is in no
 * log and no Referer.
 */
export async function writeLink(
  { clock, writeLetter }: Pick<ContactsParts, 'clock' | 'writeLetter'>,
  tx: Tx,
  { id, email, language, brand, region }: PlayerRow,
  { purpose, kind, page, keptMs }: LinkLetter,
): Promise<void> {
  const { secret, secretHash } = newSecret();
  const expiresAt = new Date(clock.now().getTime() + keptMs);
  await saveLink(tx, { playerId: id, purpose, tokenHash: secretHash, expiresAt });
  await writeLetter(tx, {
    ...{ to: email, language, brand, region, kind },
    params: { link: `${page}#${secret}` },
  });
}
