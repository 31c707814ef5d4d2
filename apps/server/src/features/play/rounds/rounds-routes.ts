import * as contract from '@croupier/contract/play/rounds';
import type { Clock } from '../../../platform/clock.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { proofOf } from '../../people/players/feature.ts';
import { readCursor, writeCursor } from './history-cursor.ts';
import { fitsOpen, readFilter } from './history-filter.ts';
import { listHistory } from './list-history.ts';
import type { PlayedIfProven, RecalledInput } from './play-round.ts';
import { listOpenRounds } from './open-rounds-store.ts';
import { findStoredRound, recallRound, recomputeRound, type RecallDeps } from './recall-round.ts';
import { roundRowView } from './round-view.ts';
import { saveHistory } from './save-history.ts';
import { shareRoutes } from './share-routes.ts';
import type { StepInput, Stepped } from './step-round.ts';

interface RoutesDeps extends RecallDeps {
  readonly clock: Clock;
  playRecalled(input: RecalledInput): Promise<PlayedIfProven>;
  step(input: StepInput): Promise<Stepped>;
}

export function roundsRoutes(http: Http, deps: RoutesDeps): void {
  http.handleProving(contract.playRound, ({ player, isRecalled, input, requestId }) => {
    const { playerId, region, wishedRegion, residence } = player;
    const proof = isRecalled ? proofOf(player) : undefined;
    const by = { playerId, region, wishedRegion, residence };
    return deps.playRecalled({ ...input.body, ...by, requestId, proof });
  });

  http.handle(contract.listRounds, async ({ player, input }) => {
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

  http.handle(contract.saveRounds, async ({ player, input, asFile }) => {
    const filter = readFilter(input.query);
    if (!filter) return refuse('invalid_request');
    asFile('rounds.csv', 'text/csv; charset=utf-8');
    return saveHistory(deps.db, { playerId: player.playerId, filter });
  });

  http.handle(contract.stepRound, ({ player, input, requestId }) =>
    deps.step({ ...input.body, playerId: player.playerId, key: input.params.id, requestId }),
  );

  http.handle(contract.listOpenRounds, async ({ player, input }) => {
    const open = await listOpenRounds(deps.db, player.playerId, input.query.game);
    return { rounds: await Promise.all(open.map((round) => recomputeRound(deps, round))) };
  });

  http.handle(contract.getRound, async ({ player, input }) => {
    return (await recallRound(deps, player.playerId, input.params.id)) ?? refuse('not_found');
  });

  http.handle(contract.getRoundMaths, async ({ player, input }) => {
    const stored = await findStoredRound(deps.db, player.playerId, input.params.id);
    if (!stored) return refuse('not_found');
    const { mathHash } = stored;
    return { mathHash, definition: deps.catalog.definitionOf(mathHash) };
  });

  shareRoutes(http, deps);
}
