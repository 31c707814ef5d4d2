import * as contract from '@croupier/contract/people/limits';
import { parseAmountMinor } from '@croupier/domain/money/amounts';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Http, SignedIn } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { cancelLimit, confirmLimit, setLimit } from './change-limit.ts';
import { depositsThatCount } from './counted-deposits.ts';
import type { LimitsParts } from './limits-parts.ts';
import { listLimits } from './limits-store.ts';
import { limitsView } from './limits-view.ts';

export function limitsRoutes(http: Http, deps: LimitsParts): void {
  const { db, clock } = deps;
  const answer = async ({ playerId, region }: SignedIn) => {
    const [limits, deposits] = [await listLimits(db, playerId), await depositsThatCount(deps, db, playerId)];
    return { limits: limitsView(limits, deposits, { currency: REGIONS[region].currency, now: clock.now() }) };
  };
  http.handle(contract.depositLimits, ({ player }) => answer(player));
  http.handle(contract.setDepositLimit, async ({ input, player }) => {
    const { period, amountMinor: text } = input.body;
    const amountMinor = text === null ? null : parseAmountMinor(text);
    if (amountMinor === undefined) return refuse('amount_out_of_range');
    const { playerId, region } = player;
    const { currency } = REGIONS[region];
    await db.transaction((tx) => setLimit(tx, { playerId, period, amountMinor, currency }, clock.now()));
    return answer(player);
  });
  http.handle(contract.confirmDepositLimit, async ({ input, player }) => {
    const { period } = input.body;
    const refusal = await db.transaction((tx) => confirmLimit(tx, player.playerId, period, clock.now()));
    return refusal ?? answer(player);
  });
  http.handle(contract.cancelDepositLimit, async ({ input, player }) => {
    const { period } = input.body;
    await db.transaction((tx) => cancelLimit(tx, player.playerId, period, clock.now()));
    return answer(player);
  });
}
