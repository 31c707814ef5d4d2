import { randomUUID } from 'node:crypto';
import type { testBonus } from '@croupier/contract/site/test-data';
import type { InputOf } from '@croupier/contract/kit';
import { REGIONS } from '@croupier/domain/site/regions';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import { findPlayerById, type PlayersParts } from '../../people/players/feature.ts';
import type { GiveForTest } from '../../rewards/bonuses/feature.ts';
import type { Purses } from '../../rewards/purses/feature.ts';

interface Parts extends Pick<PlayersParts, 'db' | 'clock'> {
  readonly fairness: Pick<Fairness, 'seats'>;
  readonly purses: Pick<Purses, 'grant' | 'activate'>;
  readonly giveBonus: GiveForTest;
}

/** A bonus made for one test, as one that an offer would give. */
export async function makeBonus(
  { db, clock, fairness, purses, giveBonus }: Parts,
  wanted: InputOf<typeof testBonus>['body'],
  { active }: { active: boolean },
): Promise<{ id: string } | Refused<typeof testBonus>> {
  const playerId = BigInt(wanted.playerId);
  const player = await findPlayerById(db, playerId);
  if (!player) return refuse('not_found');
  if (wanted.code !== undefined) {
    const of = { playerId, region: player.region, code: wanted.code, reference: randomUUID(), active };
    const given = await giveBonus(of);
    return given === undefined ? refuse('not_found') : { id: given };
  }
  const { order = 'REAL_FIRST', contributions = {} } = wanted;
  const amountMinor = BigInt(wanted.amountMinor ?? 100_00);
  const wagerMinor = wanted.wagerMinor === undefined ? amountMinor * 10n : BigInt(wanted.wagerMinor);
  const { maximumStakeMinor, maximumConversionMinor, expiresAt } = wanted;
  const terms = {
    currency: REGIONS[player.region].currency,
    order,
    contributions,
    otherContribution: 100,
    maximumStakeMinor: maximumStakeMinor === undefined ? null : BigInt(maximumStakeMinor),
    maximumConversionMinor: maximumConversionMinor === undefined ? null : BigInt(maximumConversionMinor),
  };
  const id = randomUUID();
  await fairness.seats.prepare(playerId);
  return db.transaction(async (tx) => {
    await purses.grant(tx, {
      ...{ playerId, id, terms, amountMinor, wagerMinor },
      ...{ expiresAt: expiresAt === undefined ? null : new Date(expiresAt), now: clock.now() },
    });
    const refusal = active ? await purses.activate(tx, playerId, id) : undefined;
    return refusal ?? { id };
  });
}
