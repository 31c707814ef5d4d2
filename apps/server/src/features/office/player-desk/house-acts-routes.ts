import * as api from '@croupier/contract/office/player-desk';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Approvals } from '../approvals/feature.ts';
import { closeAccount, REOPEN_ACCOUNT } from './close-account.ts';
import { liftAct } from './lift-house-rule.ts';
import { breakPlayer, limitPlayer } from './limit-player.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';

/** Limits and breaks that the house sets, and closed accounts; to take one away takes two. */
export function houseActsRoutes(http: Http, parts: PlayerDeskParts & { approvals: Approvals }): void {
  const lift = parts.approvals.offer(liftAct(parts.clock));
  const reopen = parts.approvals.offer(REOPEN_ACCOUNT);
  http.handle(api.limitPlayer, async (call) => {
    const { params, body } = call.input;
    return limitPlayer(parts, call, {
      ...body,
      id: BigInt(params.id),
      amountMinor: BigInt(body.amountMinor),
    });
  });
  http.handle(api.breakPlayer, async (call) =>
    breakPlayer(parts, call, { id: BigInt(call.input.params.id), ...call.input.body }),
  );
  http.handle(api.closeAccount, async (call) =>
    closeAccount(parts, call, { id: BigInt(call.input.params.id), ...call.input.body }),
  );
  http.handle(api.liftHouseRule, async (call) => {
    const { key, rule, period, reason } = call.input.body;
    const input = { playerId: call.input.params.id, rule, period };
    const performed = await lift({ call, id: key, input, reason });
    return typeof performed === 'string' ? refuse(performed) : performed;
  });
  http.handle(api.reopenAccount, async (call) => {
    const { key, reason } = call.input.body;
    const performed = await reopen({ call, id: key, input: { playerId: call.input.params.id }, reason });
    return typeof performed === 'string' ? refuse(performed) : performed;
  });
}
