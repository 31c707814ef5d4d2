import { randomUUID } from 'node:crypto';
import type { createPiggyBank as operation } from '@croupier/contract/rewards/piggy-bank';
import type { PiggyBankTerms } from '@croupier/contract/rewards/piggy-bank/kind';
import { stakesToFill } from '@croupier/domain/rewards/piggy-bank';
import { DAY_MS, judgeStanding } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, REGIONS } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { holdGoal } from '../goals/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import { findStanding, refuseByOffer } from '../standing/feature.ts';
import { boundsOf, heldPiggy, KIND, type HeldPiggy, type PiggyParts } from './piggy-parts.ts';
import { insertPiggy, listPiggies } from './piggy-store.ts';

/** The first by place of those that are on offer to a player; what may keep them from it is told beside it. */
export async function piggyOnOffer(
  { programmes, brand }: Pick<PiggyParts, 'programmes' | 'brand'>,
  { region, player }: Pick<SignedIn, 'region'> & { player: Awaited<ReturnType<typeof findStanding>> },
  { now, through }: { now: Date; through?: Queryable },
): Promise<InForce<PiggyBankTerms> | undefined> {
  const asked = { region, brand, now, ...(through && { through }) };
  const all = await programmes.inForce<PiggyBankTerms>(KIND, asked);
  return all.find(
    ({ programme: { terms, audience } }) =>
      boundsOf(terms, REGIONS[region].currency) !== undefined &&
      (!player || judgeStanding(player, { audience })?.rule !== 'not_for_you'),
  );
}

/** When the next one can be started, after the last that was broken; null where that is past, or none was. */
export function nextAt({ brokenAt, under }: Pick<HeldPiggy, 'brokenAt' | 'under'>, now: Date): Date | null {
  if (brokenAt === null) return null;
  const at = new Date(brokenAt.getTime() + under.programme.terms.coolDownDays * DAY_MS);
  return at > now ? at : null;
}

/** Starts a piggy bank for a player who has none; from now on their stakes fill it. One that is active stays as it is. */
export function createPiggy(
  parts: PiggyParts,
  { playerId, region }: SignedIn,
): Promise<Refused<typeof operation> | undefined> {
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    // Of two presses at once the second finds the piggy bank of the first.
    await lockPlayer(tx, playerId);
    const [last] = await listPiggies(tx, playerId, 1);
    if (last && last.brokenAt === null) return undefined;
    const player = await findStanding(tx, playerId, now);
    const found = await piggyOnOffer(parts, { region, player }, { now, through: tx });
    if (!found || !player) return refuse('not_found');
    const { id: programmeId, version, programme, run } = found;
    const rule = judgeStanding(player, programme);
    if (rule) return refuseByOffer(rule);
    const again = last && nextAt(await heldPiggy(parts, last, tx), now);
    if (again) return refuse('conflict', { againAt: again.toISOString() });

    const { code, terms } = programme;
    const { currency } = REGIONS[region];
    const id = randomUUID();
    await holdGoal(tx, {
      ...{ playerId, id, of: KIND, code, programmeId, version, now, countsFrom: now, untilAt: run.until },
      definition: {
        ...{
          counts: 'stakes',
          games: terms.games,
          money: ['real'],
          currency,
          zone: REGION_TIME_ZONES[region],
        },
        targets: [String(stakesToFill(boundsOf(terms, currency)!))],
      },
    });
    await insertPiggy(tx, { playerId, id, programmeId, version, code, currency, createdAt: now });
    await appendFacts(tx, [{ playerId, topic: 'piggy-bank.created', payload: { id, code } }]);
    return undefined;
  });
}
