import type { FactPayloads } from '@croupier/domain/facts';
import type { Tx } from '../../../platform/database.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { listNamedDeposits, listNamedRounds } from './countables-store.ts';
import type { PlacedChange } from './count-goals.ts';

/** Topics that tell of rounds and payments, take rounds back, and have a goal counted that is new. */
export const GOAL_TOPICS = [
  'round.settled',
  'round.voided',
  'provider-round.ended',
  'provider-round.taken-back',
  'pay-in.changed',
  'goal.held',
] as const;

type GoalFact = StoredFact<(typeof GOAL_TOPICS)[number]>;

/**
 * What facts add and take back, by player and in their order. Rounds of the house and payments are read from their rows: facts do not
 * say when one that settled at once began, nor what was in one that was voided.
 */
export async function changesOf(
  tx: Tx,
  facts: readonly GoalFact[],
): Promise<ReadonlyMap<bigint, readonly PlacedChange[]>> {
  const named = facts.flatMap(({ playerId, topic, payload }) =>
    topic === 'round.voided' || (topic === 'round.settled' && !('gift' in payload))
      ? [{ playerId, id: (payload as { id: string }).id }]
      : [],
  );
  const rows = [
    ...(await listNamedRounds(tx, named)),
    ...(await listNamedDeposits(
      tx,
      facts.flatMap((fact) => (isPaid(fact) ? [fact.payload.id] : [])),
    )),
  ];
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const changes = facts.flatMap((fact): PlacedChange[] => {
    const { playerId, topic, payload } = fact;
    const way = topic === 'round.voided' || topic === 'provider-round.taken-back' ? 'undo' : 'add';
    if ('provider' in payload)
      return [{ playerId, way, of: studioRound(fact.createdAt, payload), place: undefined }];
    // A round of a gift has no row here, nor has a payment that did not come in, nor a goal.
    const row = rowOf.get(payload.id);
    if (!row || (topic === 'pay-in.changed' && !isPaid(fact))) return [];
    return [{ playerId, way, of: row.of, place: row.place }];
  });
  return Map.groupBy(changes, ({ playerId }) => playerId);
}

const isPaid = (fact: GoalFact): fact is StoredFact<'pay-in.changed'> =>
  fact.topic === 'pay-in.changed' && fact.payload.state === 'PAID';

type StudioPayload = FactPayloads['provider-round.ended'] | FactPayloads['provider-round.taken-back'];

function studioRound(endedAt: Date, payload: StudioPayload): PlacedChange['of'] {
  const { game, currency, kind, stakeMinor, winMinor, bonusStakeMinor = '0', bonusWinMinor = '0' } = payload;
  // Ends from before they said so.
  const startedAt = payload.startedAt === undefined ? endedAt : new Date(payload.startedAt);
  return {
    ...{ what: 'round', game, currency, kind, stakeMinor: BigInt(stakeMinor), winMinor: BigInt(winMinor) },
    ...{ bonusStakeMinor: BigInt(bonusStakeMinor), bonusWinMinor: BigInt(bonusWinMinor) },
    ...{ startedAt, endedAt },
  };
}
