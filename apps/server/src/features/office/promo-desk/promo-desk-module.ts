import * as api from '@croupier/contract/office/promo-desk';
import { canonicalPromo } from '@croupier/domain/rewards/promo-codes';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import { endPromoCode, makePromoCode, makePromoCodes } from './change-promo-codes.ts';
import { listPromoBonuses } from './promo-bonuses-store.ts';
import { PROMO_LIST, promoView, type PromoFilters, type PromoListRow } from './promo-list-store.ts';

/** The office's room of the codes by which promotions are announced. */
export function createPromoDesk(
  { db, clock }: Needs<'db' | 'clock'>,
  { record }: { record: RecordAct },
): { module: Module } {
  const parts = { db, clock, record };
  const office = (http: Http) => {
    handleList<typeof api.listPromoCodes, PromoListRow, PromoFilters>(http, api.listPromoCodes, {
      ...{ db, list: PROMO_LIST, view: (row) => promoView(row, clock.now()) },
      filters: ({ state, region, code, bonus }) => ({
        ...(state !== undefined && { state: { is: state, now: clock.now() } }),
        ...(region !== undefined && { region }),
        ...(bonus === undefined && code === undefined && { withoutSingle: true as const }),
        ...(bonus !== undefined && { bonus }),
        ...(code !== undefined && { code: canonicalPromo(code)! }),
      }),
      onRead: async (call, how) => {
        const act = {
          act: 'export.promo-codes',
          subject: ['promo-codes', 'list'],
          after: call.input.query,
        } as const;
        if (how === 'file') await db.transaction((tx) => record(tx, actorOf(call), act));
      },
    });
    http.handle(api.makePromoCode, (call) => makePromoCode(parts, actorOf(call), call.input.body));
    http.handle(api.makePromoCodes, (call) => makePromoCodes(parts, actorOf(call), call.input.body));
    http.handle(api.listPromoBonuses, async () => ({ bonuses: await listPromoBonuses(db, clock.now()) }));
    http.handle(api.endPromoCode, (call) =>
      endPromoCode(parts, actorOf(call), { code: call.input.params.code, ...call.input.body }),
    );
  };
  return { module: { name: 'promo-desk', office } };
}
