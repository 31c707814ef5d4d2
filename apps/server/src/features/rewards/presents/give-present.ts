import type { RewardIn } from '@croupier/contract/rewards/programmes';
import type { Currency } from '@croupier/domain/money/amounts';
import { BY_HAND, BY_HAND_DAYS } from '@croupier/domain/rewards/presents';
import { DAY_MS } from '@croupier/domain/rewards/programmes';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import {
  claimAll,
  giveBackForPlayer,
  holdClaim,
  RECEIVERS,
  returnClaim,
  settleClaims,
  takeForPlayer,
} from '../programmes/feature.ts';
import type { PresentsParts, PresentVersion } from './presents-parts.ts';
import { insertPresent } from './presents-store.ts';

interface Giving {
  readonly playerId: bigint;
  readonly region: RegionId;
  readonly under: PresentVersion;
  /** The occasion: one player has one present for it. */
  readonly reference: string;
  readonly now: Date;
}

/**
 * Gives a player a present of a programme, once by its occasion, where the programme has a place left among its receivers and the
 * player's share has room. Whether they may have it is asked by the caller, before. From then on its contents are owed: a budget
 * counts them as they are given, and ends the programme for others.
 */
export async function givePresent(
  { db }: Pick<PresentsParts, 'db'>,
  { playerId, region, under, reference, now }: Giving,
): Promise<void> {
  const { code, caps, terms } = under.programme;
  const id = derivedUuid(`present ${playerId} ${reference}`);
  const { receivers } = caps;
  const wishes =
    receivers === undefined
      ? []
      : [
          {
            playerId,
            programmeId: under.id,
            key: id,
            what: RECEIVERS,
            cap: BigInt(receivers),
            over: 'full' as const,
          },
        ];
  if (await claimAll(db, wishes, now)) return;
  const isGiven = await db.transaction(async (tx) => {
    for (const wish of wishes) if (!(await holdClaim(tx, wish))) return false;
    const taking = { playerId, programmeId: under.id, caps, region, now };
    if (!(await takeForPlayer(tx, taking))) return false;
    const isNew = await insertPresent(tx, {
      ...{ playerId, id, reference, code, programmeId: under.id, version: under.version, body: null },
      ...{ currency: null, givenAt: now, expiresAt: new Date(now.getTime() + terms.openDays * DAY_MS) },
    });
    if (isNew) await tellGiven(tx, { playerId, id, code });
    else await giveBackForPlayer(tx, taking);
    await settleClaims(tx, [id], now);
    return true;
  });
  // Others shall have the place at once.
  if (!isGiven) for (const wish of wishes) await returnClaim(db, wish);
}

/** Gives a player something that people of the house chose, wrapped, once by the key of the act, which is the present's id. */
export async function wrapByHand(
  tx: Tx,
  { playerId, id, reward, now }: { playerId: bigint; id: string; reward: RewardIn; now: Date },
): Promise<void> {
  const currency = reward.kind === 'money' ? (Object.keys(reward.amount)[0] as Currency) : null;
  const isNew = await insertPresent(tx, {
    ...{ playerId, id, reference: `${BY_HAND} ${id}`, code: BY_HAND, programmeId: null, version: null },
    ...{ body: reward, currency, givenAt: now, expiresAt: new Date(now.getTime() + BY_HAND_DAYS * DAY_MS) },
  });
  if (isNew) await tellGiven(tx, { playerId, id, code: BY_HAND });
}

const tellGiven = (tx: Tx, { playerId, ...named }: { playerId: bigint; id: string; code: string }) =>
  appendFacts(tx, [{ playerId, topic: 'present.changed', payload: { ...named, state: 'WAITING' } }]);
