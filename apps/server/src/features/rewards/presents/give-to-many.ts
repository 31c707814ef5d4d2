import type { PresentTerms } from '@croupier/contract/rewards/presents/kind';
import { birthdaysOn, dayIn } from '@croupier/domain/people/personal';
import type { PresentTrigger } from '@croupier/domain/rewards/presents';
import { REGION_IDS, REGION_TIME_ZONES, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { InForce } from '../programmes/feature.ts';
import { rewardFor } from '../rewards/feature.ts';
import { eachWhoMay, type Portion } from '../standing/feature.ts';
import { givePresent } from './give-present.ts';
import { listBirthdays, listInSegments } from './present-lists-store.ts';
import { KIND, type PresentsParts } from './presents-parts.ts';

/**
 * Gives the presents of birthdays, on the day that it is where each player plays. One a year, whichever programme it is of and
 * wherever its player has moved to: of several the first by place whose audience they are in.
 */
export async function giveBirthdays(parts: PresentsParts, signal?: AbortSignal): Promise<void> {
  const now = parts.clock.now();
  for (const region of REGION_IDS) {
    const today = dayIn(REGION_TIME_ZONES[region], now);
    const reference = `birthday ${today.slice(0, 4)}`;
    const days = birthdaysOn(today);
    for (const under of await presentsBy(parts, 'birthday', { region, now }))
      await giveToAll(parts, { region, under, reference, now, signal }, (portion) =>
        listBirthdays(parts.db, { ...portion, region, reference, days }),
      );
  }
}

/** Gives the presents of segments to all who are in one of theirs, once a run. */
export async function giveSegments(parts: PresentsParts, signal?: AbortSignal): Promise<void> {
  const now = parts.clock.now();
  for (const region of REGION_IDS)
    for (const under of await presentsBy(parts, 'segment', { region, now })) {
      const reference = `${under.programme.code} run ${under.run.number}`;
      const segments = under.programme.audience.in ?? [];
      await giveToAll(parts, { region, under, reference, now, signal }, (portion) =>
        listInSegments(parts.db, { ...portion, region, reference, segments }),
      );
    }
}

/** The presents of a trigger that are on in a region, and all of whose contents can be given in its currency. */
async function presentsBy(
  { programmes, brand }: PresentsParts,
  trigger: PresentTrigger,
  { region, now }: { readonly region: RegionId; readonly now: Date },
): Promise<InForce<PresentTerms>[]> {
  const all = await programmes.inForce<PresentTerms>(KIND, { region, brand, now });
  const { currency } = REGIONS[region];
  return all.filter(
    ({ programme: { terms } }) =>
      terms.trigger.by === trigger && terms.loot.every(({ reward }) => rewardFor(reward, currency)),
  );
}

interface GivenToAll {
  readonly region: RegionId;
  readonly under: InForce<PresentTerms>;
  readonly reference: string;
  readonly now: Date;
  readonly signal: AbortSignal | undefined;
}

const giveToAll = (
  parts: PresentsParts,
  { region, under, reference, now, signal }: GivenToAll,
  list: (portion: Portion) => Promise<{ playerId: bigint }[]>,
): Promise<void> =>
  eachWhoMay(parts.db, {
    ...{ wanted: { audience: under.programme.audience }, now, signal, list },
    work: (playerId) => givePresent(parts, { playerId, region, under, reference, now }),
  });
