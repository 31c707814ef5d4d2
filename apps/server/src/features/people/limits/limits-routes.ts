import * as contract from '@croupier/contract/people/limits';
import { parseAmountMinor } from '@croupier/domain/money/amounts';
import { isLimitSound, isOffered, type LimitKey, type LimitSize } from '@croupier/domain/people/limits';
import { rulesInForce } from '@croupier/domain/site/regions';
import type { Http, SignedIn } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { cancelLimit, changeLimit, confirmLimit } from './change-limit.ts';
import type { LimitsParts } from './limits-parts.ts';
import { listLimits } from './limits-store.ts';
import { readLimits } from './read-limits.ts';

export function limitsRoutes(http: Http, deps: LimitsParts): void {
  const { db, clock } = deps;
  const answer = (player: SignedIn) => readLimits(deps, db, player);
  /** Not offered here, but set elsewhere: it still holds, so it may still be changed. */
  const isThere = async ({ playerId }: SignedIn, { rule, period }: LimitKey) =>
    (await listLimits(db, playerId)).some((limit) => limit.rule === rule && limit.period === period);

  http.handle(contract.playerLimits, ({ player }) => answer(player));
  http.handle(contract.setPlayerLimit, async ({ input, player }) => {
    const { rule, period, size } = input.body;
    if (!isOffered(player.region, rule, period) && !(await isThere(player, { rule, period })))
      return refuse('not_found');
    const amount = size === null ? null : amountOf(player, { rule, period }, size);
    if (amount === undefined) return refuse('amount_out_of_range');
    const { playerId } = player;
    const wanted = { playerId, rule, period, amount };
    const refusal = await db.transaction((tx) => changeLimit(tx, wanted, clock.now()));
    return refusal ?? answer(player);
  });
  http.handle(contract.confirmPlayerLimit, async ({ input, player }) => {
    const refusal = await db.transaction((tx) => confirmLimit(tx, player.playerId, input.body, clock.now()));
    return refusal ?? answer(player);
  });
  http.handle(contract.cancelPlayerLimit, async ({ input, player }) => {
    await db.transaction((tx) => cancelLimit(tx, player.playerId, input.body, clock.now()));
    return answer(player);
  });
}

/** @returns undefined for what no such limit can be: more money than there may be, or more minutes than the period has */
function amountOf(player: SignedIn, { rule, period }: LimitKey, text: string): LimitSize | undefined {
  const size = parseAmountMinor(text);
  if (size === undefined) return undefined;
  const amount = { size, currency: rule === 'session_time' ? null : rulesInForce(player).currency };
  return isLimitSound({ rule, period }, amount) ? amount : undefined;
}
