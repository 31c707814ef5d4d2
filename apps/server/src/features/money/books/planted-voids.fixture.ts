import { randomUUID } from 'node:crypto';
import { playRound } from '@croupier/contract/play/rounds';
import { createOffsetClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { createFairness } from '../../play/fairness/feature.ts';
import { planVoid } from '../../play/rounds/plan-void.ts';
import { voidRound } from '../../play/rounds/void-round.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { createPurses } from '../../rewards/purses/feature.ts';
import { fault, PLAYER, type PlantedFault } from './planted-faults.fixture.ts';
import type { KeyRing } from '../../../platform/key-ring.ts';

/** Voids a round at once, as the house would once two people have agreed. */
export async function voidNow(
  db: Database,
  seedKey: KeyRing,
  { playerId, key }: { readonly playerId: bigint; readonly key: string },
): Promise<void> {
  const clock = createOffsetClock();
  const fairness = createFairness({ db, clock, config: { seedKey } });
  const purses = createPurses({ db, clock, error: () => {} }, { openRounds: [] });
  await db.transaction(async (tx) => {
    await fairness.lockSeat(tx, playerId);
    const plan = await planVoid(tx, playerId, key);
    if ('against' in plan) throw new Error(plan.against);
    const about = { cause: 'fault', reason: 'planted', requestId: 'void', now: clock.now() } as const;
    await voidRound(purses, tx, plan, about);
  });
}

/** A round that was over and one that was open, both voided. @returns their keys, as faults name them */
export async function keepVoids({ db }: ProviderHouse, seedKey: KeyRing, player: TestPlayer) {
  const play = async (game: string) => {
    const body = { key: randomUUID(), game, stakeMinor: '100', kind: 'real' } as const;
    const { id } = await player.call(playRound, { body });
    await voidNow(db, seedKey, { playerId: player.id, key: id });
    return id;
  };
  return { voided: await play('sunny-orchard'), stuck: await play('queens-ladder') };
}

const VOIDED = `${PLAYER} AND key = '{voided}'`;
const STUCK = `${PLAYER} AND key = '{stuck}'`;

export const VOID_FAULTS: readonly PlantedFault[] = [
  fault(
    'a void that nobody posted',
    'void-transfers',
    `DELETE FROM ledger_transfer WHERE ${PLAYER} AND operation = 'void'`,
  ),
  fault(
    'a void in another currency than its round',
    'void-transfers',
    `UPDATE ledger_transfer SET currency = 'EUR' WHERE ${PLAYER} AND operation = 'void'`,
  ),
  fault('a post that voids nothing', 'void-transfers', `DELETE FROM voided_round WHERE ${VOIDED}`),
  fault(
    'a void of more than was given back',
    'void-transfers',
    `UPDATE voided_round SET stake_minor = stake_minor + 1 WHERE ${VOIDED}`,
  ),
  fault(
    'a voided round of another stake',
    'voided-rounds',
    `UPDATE round SET stake_minor = stake_minor + 1 WHERE ${VOIDED}`,
  ),
  fault('a voided round removed', 'voided-rounds', `DELETE FROM round WHERE ${VOIDED}`),
  fault(
    'a void of an open round that says it was over',
    'voided-rounds',
    `UPDATE voided_round SET was_open = false WHERE ${STUCK}`,
  ),
  fault('a round ended without a void', 'voided-rounds', `DELETE FROM voided_round WHERE ${STUCK}`),
  fault(
    'a round that was voided open and does not say so',
    'outcomes',
    `UPDATE round SET entry = NULL WHERE ${STUCK}`,
  ),
];
