import type { payOutOptions as operation, PayOutOptions } from '@croupier/contract/money/pay-outs';
import type { InputOf } from '@croupier/contract/kit';
import { dayLeft, turnoverLeft } from '@croupier/domain/money/pay-outs';
import { levelFor, unlocksOf } from '@croupier/domain/people/documents';
import { rulesInForce } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { balancesOf } from '../ledger/feature.ts';
import { gatherStanding, type Standing } from './gather-facts.ts';
import { methodView, payOutView } from './pay-outs-view.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { findPayOut, listOpen } from './pay-outs-store.ts';
import { heldIn, previewPayOut } from './preview-pay-out.ts';

type Query = InputOf<typeof operation>['query'];

/** What a player may have paid out, as it stands at this moment; what is asked for is judged anew. */
export async function readOptions(
  { db, clock }: Pick<PayOutsParts, 'db' | 'clock'>,
  player: SignedIn,
  query: Query,
): Promise<PayOutOptions | Refused<typeof operation>> {
  const { playerId } = player;
  const { id } = query;
  const payOut = id === undefined ? undefined : await findPayOut(db, id);
  // Another player's is answered like one that never was.
  if (id !== undefined && payOut?.playerId !== playerId) return refuse('not_found');
  const rules = rulesInForce(player);
  const currency = query.currency ?? rules.currency;
  const held = await balancesOf(db, playerId);
  const balances = held.filter(({ kind, amountMinor }) => kind === 'real' && amountMinor > 0n);
  const standing = await gatherStanding(db, { playerId, currency, now: clock.now() });
  return {
    ...{ currency, canCancel: rules.cancelPayOut },
    availableMinor: String(heldIn(held, currency, 'real')),
    balances: balances.map((each) => ({
      currency: each.currency,
      availableMinor: String(each.amountMinor),
    })),
    ...termsView(standing),
    needs: needsOf(standing),
    open: (await listOpen(db, playerId)).map((row) => payOutView(row, player)),
    payOut: payOut ? payOutView(payOut, player) : null,
    preview: await previewPayOut(db, standing, { ...query, playerId, currency, held, now: clock.now() }),
  };
}

function termsView({ terms, dayMinor, used, methods, verified, ...standing }: Standing) {
  const { level, ...places } = verified;
  const needed = unlocksOf(places, level).payOuts ? null : levelFor(places, ({ payOuts }) => payOuts)!;
  return {
    minimumMinor: String(terms.minimumMinor),
    maximumMinor: String(terms.maximumMinor),
    dayLeftMinor: String(dayLeft({ terms, dayMinor })),
    fee: { basisPoints: terms.feeBasisPoints, freeLeft: Math.max(0, terms.freePerMonth - used.count) },
    kinds: [...terms.kinds],
    methods: methods.filter(({ state }) => state !== 'REFUSED' && state !== 'DISABLED').map(methodView),
    verify: { level, needed },
    // Who has stopped is not asked to stake anything first.
    turnoverLeftMinor: String(standing.isStopped ? 0n : turnoverLeft({ terms, ...standing })),
  };
}

function needsOf({ verified, person, terms, hasTaxNumber, methods }: Standing): PayOutOptions['needs'] {
  const { level, ...places } = verified;
  const missing = {
    level: !unlocksOf(places, level).payOuts,
    name: person.firstName === null || person.lastName === null,
    tax_number: terms.taxNumber && !hasTaxNumber,
    method: !methods.some(({ state }) => state === 'PROVEN'),
  };
  return (['level', 'name', 'tax_number', 'method'] as const).filter((need) => missing[need]);
}
