import * as api from '@croupier/contract/office/pay-outs-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { giveBackPayOut, holdPayOut, takePayOut } from './hold-pay-out.ts';
import type { PayOutsDeskParts } from './pay-outs-desk-parts.ts';
import {
  findDeskPayOut,
  listEvents,
  listMoves,
  PAY_OUTS_LIST,
  type DeskFilters,
  type DeskRow,
} from './pay-outs-store.ts';
import { deskPayOutView } from './pay-outs-view.ts';

/** Pay-outs, and what people decide about them. */
export function payOutsDeskRoutes(http: Http, parts: PayOutsDeskParts): void {
  const { db, clock } = parts;
  handleList<typeof api.listPayOuts, DeskRow, DeskFilters>(http, api.listPayOuts, {
    db,
    list: PAY_OUTS_LIST,
    view: (row) => deskPayOutView(row, clock.now()),
  });
  http.handle(api.readPayOut, async ({ input: { params } }) => {
    const found = await findDeskPayOut(db, params.id);
    if (!found) return refuse('not_found');
    const [story, events] = await Promise.all([listMoves(db, params.id), listEvents(db, params.id)]);
    return {
      payOut: deskPayOutView(found, clock.now()),
      ...{ ownerName: found.ownerName, rejected: found.rejected },
      story: story.map((move) => ({ ...move, at: move.at.toISOString() })),
      events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    };
  });
  http.handle(api.takePayOut, (call) => {
    const { params, body } = call.input;
    return takePayOut(parts, call, { id: params.id, over: body.over });
  });
  http.handle(api.giveBackPayOut, (call) => giveBackPayOut(parts, call, call.input.params.id));
  http.handle(api.holdPayOut, (call) => {
    const { params, body } = call.input;
    return holdPayOut(parts, call, { id: params.id, reason: body.reason });
  });
  http.handle(api.decidePayOut, async (call) => {
    const { params, body } = call.input;
    const found = await findDeskPayOut(db, params.id);
    if (!found) return refuse('not_found');
    const { id, currency, amountMinor } = found;
    const input = { id, decision: body.decision, currency, amountMinor: String(amountMinor) };
    const performed = await parts.decide({ call, id: body.key, input, reason: body.reason });
    return typeof performed === 'string' ? refuse(performed) : performed;
  });
  http.handle(api.settlePayOut, async (call) => {
    const { params, body } = call.input;
    const input = { id: params.id, became: body.became };
    const performed = await parts.settle({ call, id: body.key, input, reason: body.reason });
    return typeof performed === 'string' ? refuse(performed) : performed;
  });
}
