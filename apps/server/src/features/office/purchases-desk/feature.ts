import * as api from '@croupier/contract/office/purchases-desk';
import { feature } from '../../../platform/feature.ts';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createAddressBox } from '../../rewards/rewards/feature.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import { changeOrdered } from './change-ordered.ts';
import { giveBackOrdered, takeOrdered } from './hold-ordered.ts';
import { openAddress } from './open-address.ts';
import { thingOf, type PurchasesDeskParts } from './purchases-desk-parts.ts';
import {
  findOrdered,
  ORDERED_LIST,
  orderedView,
  type OrderedFilters,
  type OrderedRow,
} from './purchases-desk-store.ts';

export const PURCHASES_DESK = feature({
  name: 'purchases-desk',
  level: 10,
  about: 'the office’s room of things that are sent to players',
});

/** The office's room of things that are sent to players. Who looks at an address is in the log. */
export function createPurchasesDesk(
  { db, clock, config }: Needs<'db' | 'clock', 'seedKey'>,
  { record }: { readonly record: RecordAct },
): { module: Module } {
  const parts: PurchasesDeskParts = { db, clock, record, addresses: createAddressBox(config) };
  const office = (http: Http) => {
    handleList<typeof api.listOrdered, OrderedRow, OrderedFilters>(http, api.listOrdered, {
      ...{ db, list: ORDERED_LIST, view: (row) => orderedView(row, clock.now()) },
      onRead: async (call, how) => {
        const subject = ['purchases', 'list'] as const;
        const act = { act: 'export.purchases', subject, after: call.input.query };
        if (how === 'file') await db.transaction((tx) => record(tx, actorOf(call), act));
      },
    });
    http.handle(api.readOrdered, async ({ input }) => {
      const found = await findOrdered(db, thingOf(input.params));
      return found ? orderedView(found, clock.now()) : refuse('not_found');
    });
    http.handle(api.openAddress, (call) => openAddress(parts, call, thingOf(call.input.params)));
    http.handle(api.changeOrdered, (call) =>
      changeOrdered(parts, call, { ...thingOf(call.input.params), ...call.input.body }),
    );
    http.handle(api.takeOrdered, (call) =>
      takeOrdered(parts, call, { ...thingOf(call.input.params), over: call.input.body.over }),
    );
    http.handle(api.giveBackOrdered, (call) => giveBackOrdered(parts, call, thingOf(call.input.params)));
  };
  return { module: { name: 'purchases-desk', office } };
}
