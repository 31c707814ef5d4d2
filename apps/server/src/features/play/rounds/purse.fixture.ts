import type { PurseParts } from '@croupier/domain/rewards/purses';
import type { Queryable } from '../../../platform/database.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { giveBonus, type WantedBonus } from '../../rewards/purses/purses.fixture.ts';
import type { RoundsFixture, RoundsProcess } from './rounds.fixture.ts';

/** A player in Ukraine with real money and an active bonus. */
export async function createBonusPlayer(
  fixture: RoundsFixture,
  server: RoundsProcess,
  { realMinor, ...wanted }: WantedBonus & { realMinor: bigint },
): Promise<{ playerId: bigint; id: string }> {
  const playerId = await fixture.player('UA', realMinor);
  return { playerId, id: await giveBonus(fixture, server, playerId, wanted) };
}

export async function bonusStateOf(db: Queryable, playerId: bigint, id: string): Promise<string> {
  const text = 'SELECT state FROM bonus_grant WHERE player_id = $1 AND id = $2';
  const [row] = await db.query<{ state: string }>(text, [playerId, id]);
  return row!.state;
}

/** In the one currency that the player has. */
export async function partsHeldBy(db: Queryable, playerId: bigint): Promise<PurseParts> {
  const balances = await balancesOf(db, playerId);
  const of = (kind: string) => balances.find((balance) => balance.kind === kind)!.amountMinor;
  return { realMinor: of('real'), bonusMinor: of('bonus') };
}
