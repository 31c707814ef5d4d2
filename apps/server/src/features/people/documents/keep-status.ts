import { residenceOf, verifyLevelOf, verifyStatusOf } from '@croupier/domain/people/documents';
import { ageOn, dayIn } from '@croupier/domain/people/personal';
import { REGION_TIME_ZONES, REGIONS, regionOfCountry } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { forgetSeatRules } from '../play-rules/feature.ts';
import { lockPlayer, raiseAge, setVerified, updateResidence } from '../players/feature.ts';
import { listDocuments } from './documents-store.ts';

/**
 * Keeps with the account how far its documents have taken it, and where they show its player to live: the rules of that region hold
 * beside those of the region chosen, of each the stricter one (`rulesInForce`). The caller holds the player's row.
 */
export async function keepStatus(tx: Tx, playerId: bigint, at: Date): Promise<void> {
  // What is kept of somebody who is gone proves nothing any more: they get neither level nor place back by it.
  const documents = (await listDocuments(tx, playerId)).filter(({ isKept }) => !isKept);
  await setVerified(tx, playerId, {
    status: verifyStatusOf(documents),
    level: verifyLevelOf(documents),
  });
  await keepResidence(tx, playerId, { country: residenceOf(documents), at });
  // After the row: it waits for the stake under way, and the next one is judged by the level and the place that are now.
  await forgetSeatRules(tx, playerId);
}

/**
 * A country where the house has no region adds nothing. Who turns out to be too young where they live is blocked as anybody too young;
 * who is old enough has shown it, by the birth date that the document was held against.
 */
async function keepResidence(
  tx: Tx,
  playerId: bigint,
  { country, at }: { country: string | null; at: Date },
): Promise<void> {
  const residence = country === null ? null : regionOfCountry(country);
  const isNew = await updateResidence(tx, playerId, residence);
  if (residence === null) return;
  const { birthday } = await lockPlayer(tx, playerId);
  if (birthday === null) return;
  const { minimumAge } = REGIONS[residence];
  if (ageOn(birthday, dayIn(REGION_TIME_ZONES[residence], at)) >= minimumAge)
    await raiseAge(tx, playerId, minimumAge);
  else if (isNew) await appendFacts(tx, [{ playerId, topic: 'account.under-age', payload: {} }]);
}
