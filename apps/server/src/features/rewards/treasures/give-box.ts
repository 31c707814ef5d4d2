import type { BoxTerms } from '@croupier/contract/rewards/treasures/kind';
import { definitionFor, untilOf } from '@croupier/domain/rewards/goals';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { holdGoal } from '../goals/feature.ts';
import { giveBackForPlayer, takeForPlayer, type InForce } from '../programmes/feature.ts';
import { rewardFor } from '../rewards/feature.ts';
import { insertBox } from './boxes-store.ts';
import { goalOf, KIND, type BoxVersion, type TreasuresParts } from './treasures-parts.ts';

interface Giving {
  readonly playerId: bigint;
  readonly region: RegionId;
  readonly under: BoxVersion;
  /** The occasion: one player has one box for it. */
  readonly reference: string;
  readonly now: Date;
}

/**
 * Gives a player a box, once by its occasion, where their share of it has room, and has them hold the goal that fills it from now on.
 * Whether they may have it is asked by the caller, before. A box that cannot be filled or opened in the player's money is not given.
 */
export async function giveBox(tx: Tx, { playerId, region, under, reference, now }: Giving): Promise<void> {
  const { id: programmeId, version, programme } = under;
  const { code, caps, terms } = programme;
  const { currency } = REGIONS[region];
  const definition = definitionFor(goalOf(terms), { currency, zone: REGION_TIME_ZONES[region] });
  if (!definition || terms.loot.some(({ reward }) => rewardFor(reward, currency) === undefined)) return;
  const taking = { playerId, programmeId, caps, region, now };
  if (!(await takeForPlayer(tx, taking))) return;
  const id = derivedUuid(`box ${playerId} ${reference}`);
  const expiresAt = untilOf(terms.fillDays === undefined ? {} : { withinDays: terms.fillDays }, now);
  const box = { playerId, id, reference, code, programmeId, version, givenAt: now, expiresAt };
  if (!(await insertBox(tx, box))) return giveBackForPlayer(tx, taking);
  const held = { playerId, id, code, programmeId, version, definition, countsFrom: now, now };
  await holdGoal(tx, { ...held, of: KIND, untilAt: expiresAt });
  await appendFacts(tx, [{ playerId, topic: 'box.changed', payload: { id, code, state: 'PROCESSING' } }]);
}

interface Offering {
  readonly playerId: bigint;
  readonly player: StandingFacts;
  readonly now: Date;
}

/** Gives those of the boxes that are on for a player and that they may have. */
export async function giveAll(
  { programmes, brand }: Pick<TreasuresParts, 'programmes' | 'brand'>,
  tx: Tx,
  { playerId, player, now }: Offering,
  referenceOf: (box: InForce<BoxTerms>) => string | undefined,
): Promise<void> {
  const { region } = player;
  for (const under of await programmes.inForce<BoxTerms>(KIND, { region, brand, now, through: tx })) {
    const reference = referenceOf(under);
    if (reference === undefined || judgeStanding(player, under.programme)) continue;
    await giveBox(tx, { playerId, region, under, reference, now });
  }
}
