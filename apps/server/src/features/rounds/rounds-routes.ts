import { getRound, listRounds, playRound as playOperation } from '@croupier/contract';
import type { Http } from '../../platform/http/http.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { NEWEST, readCursor, writeCursor } from './history-cursor.ts';
import { playRound, type PlayDeps } from './play-round.ts';
import { recallRound } from './recall-round.ts';
import { roundRowView } from './round-view.ts';
import { listForPlayer } from './rounds-store.ts';

const PAGE_ROUNDS = 30;

export function roundsRoutes(http: Http, deps: PlayDeps): void {
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

  http.handle(getRound, async ({ player, input }) => {
    const recalled = await recallRound(deps, player.playerId, input.params.id);
    return recalled ? recalled.round : refuse('not_found');
  });
}
