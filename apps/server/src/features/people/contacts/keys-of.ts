import { canonicalEmail } from '@croupier/domain/people/players';
import type { Queryable } from '../../../platform/database.ts';
import type { PersonalKeys } from '../../../platform/personal-data.ts';
import { isAddressOfOthers, type PlayerRow } from '../players/feature.ts';
import { listOtherEmails } from './email-undo-store.ts';

/**
 * By what the rows of a player are found who is erased. An address that another account has or claims is not theirs alone: what was
 * written there stays as long as such things do, or whoever claims somebody's address ended that one's letters.
 */
export async function keysOf(db: Queryable, player: PlayerRow): Promise<PersonalKeys> {
  const emails = [...(player.email === '' ? [] : [player.email]), ...(await listOtherEmails(db, player.id))];
  const phones = [player.phone, player.phoneClaim].filter((phone) => phone !== null);
  const own = async (addresses: readonly string[], canonical: (address: string) => string) => {
    const kept = [];
    for (const address of new Set(addresses))
      if (!(await isAddressOfOthers(db, player.id, canonical(address)))) kept.push(address);
    return kept;
  };
  return {
    player: [player.id],
    email: await own(emails, canonicalEmail),
    phone: await own(phones, (phone) => phone),
  };
}
