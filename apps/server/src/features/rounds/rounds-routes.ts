import {
  getRound,
  listOpenRounds as listOpenOperation,
  listRounds,
  playRound as playOperation,
  stepRound as stepOperation,
} from '@croupier/contract';
import type { Http } from '../../platform/http/http.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { NEWEST, readCursor, writeCursor } from './history-cursor.ts';
import { playRound, type PlayDeps } from './play-round.ts';
import { listOpenRounds } from './open-rounds-store.ts';
import { recallRound, recomputeRound } from './recall-round.ts';
import { roundRowView } from './round-view.ts';
import { listForPlayer } from './rounds-store.ts';
import { stepRound, type StepDeps } from './step-round.ts';

const PAGE_ROUNDS = 30;

export function roundsRoutes(http: Http, deps: PlayDeps & StepDeps): void {
  http.handle(playOperation, async ({ player, input, requestId }) => {
    const { playerId, region } = player;
    const result = await playRound(deps, { ...input.body, playerId, region, requestId });
    return result.ok ? result.round : refuse(result.reason);
  });

  http.handle(listRounds, async ({ player, input }) => {
    const { game, cursor } = input.query;
    const before = cursor === undefined ? NEWEST : readCursor(cursor);
    if (!before) return refuse('invalid_request');
    const { playerId } = player;
    const rounds = await listForPlayer(deps.db, { playerId, before, game, limit: PAGE_ROUNDS + 1 });
    const page = rounds.slice(0, PAGE_ROUNDS);
    const last = rounds.length > PAGE_ROUNDS ? page.at(-1) : undefined;
    return { rounds: page.map(roundRowView), nextCursor: last ? writeCursor(last) : null };
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
    const recalled = await recallRound(deps, player.playerId, input.params.id);
    return recalled ? recalled.round : refuse('not_found');
  });
}
