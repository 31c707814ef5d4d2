import * as contract from '@croupier/contract/play/rounds';
import type { Clock } from '../../../platform/clock.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RecallDeps } from './recall-round.ts';
import { readShare, shareRound } from './share-round.ts';
import { findTicket, markRevoked } from './share-store.ts';

/** Links to rounds. */
export function shareRoutes(http: Http, deps: RecallDeps & { clock: Clock }): void {
  http.handle(contract.shareRound, ({ player, input }) => shareRound(deps, player.playerId, input.params.id));

  http.handle(contract.getShare, async ({ player, input }) => ({
    ticket: (await findTicket(deps.db, player.playerId, input.params.id)) ?? null,
  }));

  http.handle(contract.revokeShare, async ({ player, input }) => {
    await markRevoked(deps.db, player.playerId, input.params.id, deps.clock.now());
    return { done: true as const };
  });

  http.handle(contract.getSharedRound, async ({ input }) => {
    return (await readShare(deps, input.params.ticket)) ?? refuse('not_found');
  });
}
