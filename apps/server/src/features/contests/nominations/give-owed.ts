import { appendFacts } from '../../../platform/outbox.ts';
import { giveOwed as give } from '../../rewards/rewards/feature.ts';
import { KIND, versionOf, type NominationsParts } from './nominations-parts.ts';
import { OWED_PLACES, type OwedRow } from './places-store.ts';

/** Gives the reward of a place, once by season, nomination and place, and says so. It is owed since the places stand. */
export async function giveOwed(parts: NominationsParts, place: OwedRow): Promise<void> {
  const { playerId, programmeId, code, number } = place;
  const under = await versionOf(parts, place);
  const { code: season, audience, terms } = under.programme;
  await give(parts, {
    ...{ table: OWED_PLACES, key: [programmeId, code, number], under, regions: audience.regions },
    name: { playerId, source: KIND, code, reference: `${season} ${number}` },
    offered: terms.nominations.find((one) => one.code === code)?.places[number - 1],
    given: (tx) =>
      appendFacts(tx, [{ playerId, topic: 'nomination.placed', payload: { code, season, number } }]),
  });
}
