import {
  getRound,
  getRoundMaths,
  listOpenRounds as listOpenOperation,
  listRounds,
  playRound as playOperation,
  stepRound as stepOperation,
} from '@croupier/contract/play/rounds';
import type { Http } from '../../../platform/http/http.ts';
import { refuse, refuseByRule } from '../../../platform/http/refusal.ts';
import { readCursor, writeCursor } from './history-cursor.ts';
import { fitsOpen, readFilter } from './history-filter.ts';
import { listHistory } from './list-history.ts';
import { playRound, type PlayDeps } from './play-round.ts';
import { listOpenRounds } from './open-rounds-store.ts';
import { findStoredRound, recallRound, recomputeRound } from './recall-round.ts';
import { roundRowView } from './round-view.ts';
import { shareRoutes } from './share-routes.ts';
import { stepRound, type StepDeps } from './step-round.ts';

export function roundsRoutes(http: Http, deps: PlayDeps & StepDeps): void {
  http.handle(playOperation, async ({ player, input, requestId }) => {
    const { playerId, region, wishedRegion } = player;
    const bet = { ...input.body, playerId, region, wishedRegion, requestId };
    const result = await playRound(deps, bet);
    if (result.ok) return result.round;
    return 'rule' in result ? refuseByRule(result.rule) : refuse(result.reason);
  });

  http.handle(listRounds, async ({ player, input }) => {
    const { cursor, state } = input.query;
    const before = cursor === undefined ? undefined : readCursor(cursor);
    const filter = readFilter(input.query);
    if ((cursor !== undefined && !before) || !filter) return refuse('invalid_request');
    const { playerId } = player;
    if (state === 'open') {
      const open = (await listOpenRounds(deps.db, playerId, filter.game)).map(roundRowView);
      return { rounds: open.filter((round) => fitsOpen(round, filter)), nextCursor: null };
    }
    const { rounds, next } = await listHistory(deps.db, { playerId, before, filter });
    return { rounds: rounds.map(roundRowView), nextCursor: next ? writeCursor(next) : null };
  });

  http.handle(stepOperation, async ({ player, input, requestId }) => {
    const { playerId } = player;
    const result = await stepRound(deps, { ...input.body, playerId, key: input.params.id, requestId });
    return result.ok ? result.round : refuse(result.reason);
  });

  http.handle(listOpenOperation, async ({ player, input }) => {
    const open = await listOpenRounds(deps.db, player.playerId, input.query.game);
    return { rounds: await Promise.all(open.map((round) => recomputeRound(deps, round))) };
  });

  http.handle(getRound, async ({ player, input }) => {
    return (await recallRound(deps, player.playerId, input.params.id)) ?? refuse('not_found');
  });

  http.handle(getRoundMaths, async ({ player, input }) => {
    const stored = await findStoredRound(deps.db, player.playerId, input.params.id);
    if (!stored) return refuse('not_found');
    const { mathHash } = stored;
    return { mathHash, definition: deps.catalog.definitionOf(mathHash) };
  });

  shareRoutes(http, deps);
}
