import { factsWaitingFor } from '../../../platform/facts/waiting-facts-sql.ts';
import { figuresOf } from './figure-events-sql.ts';
import { FIGURES_READER } from './figures-store.ts';

/**
 * WITH queries that count again what happened in a stretch of time, but for what the reader has not been told of yet: that it will
 * add itself. All of it is to be read under one snapshot.
 * @param during a condition on the instant that it is given
 */
export const recountOf = (during: (instant: string) => string): string => `waiting AS MATERIALIZED (
  SELECT * FROM ${factsWaitingFor(FIGURES_READER)} AS f WHERE topic IN ('round.settled', 'balance.changed', 'account.opened')
), waiting_round AS MATERIALIZED (
  SELECT player_id, (payload->>'id')::uuid AS key FROM waiting WHERE topic = 'round.settled'
), waiting_post AS MATERIALIZED (
  SELECT player_id, payload->>'currency' AS currency, (payload->>'kind')::balance_kind AS kind, (payload->>'version')::bigint AS version
  FROM waiting WHERE topic = 'balance.changed'
), waiting_player AS MATERIALIZED (
  SELECT player_id FROM waiting WHERE topic = 'account.opened'
), ${figuresOf({
  rounds: {
    source: 'every_round r',
    where: `${during('r.settled_at')} AND NOT EXISTS (SELECT FROM waiting_round w WHERE w.player_id = r.player_id AND w.key = r.key)`,
  },
  posts: {
    source: 'every_transfer t JOIN ledger_post p ON p.player_id = t.player_id AND p.key = t.key',
    where: `${during('t.created_at')} AND NOT EXISTS (SELECT FROM waiting_post w
    WHERE w.player_id = t.player_id AND w.currency = t.currency AND w.kind = t.kind AND w.version = t.version)`,
  },
  players: {
    source: 'player n',
    where: `${during('n.created_at')} AND NOT EXISTS (SELECT FROM waiting_player w WHERE w.player_id = n.id)`,
  },
})}`;
