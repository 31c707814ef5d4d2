import * as contract from '@croupier/contract/money/payments';
import { payInOffers } from '@croupier/domain/money/payments';
import { rulesInForce, type RegionPack } from '@croupier/domain/site/regions';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { providersOn } from './ask-for-page.ts';
import { createPayIn, placeOf } from './create-pay-in.ts';
import { listOwed } from './debts-store.ts';
import { offerView, owedView, payInView } from './pay-in-view.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { findPayIn } from './payments-store.ts';
import { SANDBOX } from './sandbox-provider.ts';
import { webhookRoute } from './webhook-route.ts';

/** Quick amounts are the least deposit times these. */
const QUICK_TIMES = [1n, 2n, 5n, 10n];

export function paymentsRoutes(http: Http, parts: PaymentsParts): void {
  http.handle(contract.payInOptions, async ({ input, player }) => {
    const { id } = input.query;
    const payIn = id === undefined ? undefined : await findPayIn(parts.db, id);
    // Another player's is answered like one that never was.
    if (id !== undefined && payIn?.playerId !== player.playerId) return refuse('not_found');
    return {
      ...optionsOf(parts, rulesInForce(player)),
      debts: (await listOwed(parts.db, player.playerId)).map(owedView),
      payIn: payIn ? payInView(payIn, await parts.bonuses.ofPayIns(parts.db, [payIn.id])) : null,
      // Who asks for one deposit does not choose the bonus of another.
      bonuses: id === undefined ? await parts.bonuses.listFor(player, player.language) : [],
    };
  });
  http.handle(contract.createPayIn, ({ input, player }) => createPayIn(parts, player, input.body));
  webhookRoute(http, parts);
}

function optionsOf({ providers, routes }: PaymentsParts, pack: RegionPack) {
  const quick = QUICK_TIMES.map((times) => pack.payInMinimumMinor * times).filter(
    (amount) => amount <= pack.payInMaximumMinor,
  );
  return {
    currency: pack.currency,
    minimumMinor: String(pack.payInMinimumMinor),
    maximumMinor: String(pack.payInMaximumMinor),
    quickAmountsMinor: quick.map(String),
    isTestMoney: providersOn(providers).every(({ name }) => name === SANDBOX),
    methods: payInOffers(placeOf(pack), providersOn(providers), routes).map(offerView),
  };
}
