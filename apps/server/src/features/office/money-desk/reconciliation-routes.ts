import * as api from '@croupier/contract/office/money-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { closeDifference } from '../../money/reconciliation/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { claimView, giveBack } from '../claims/feature.ts';
import {
  DIFFERENCES_LIST,
  findDifference,
  listReconciliationRuns,
  type DifferenceFilters,
  type DifferenceRow,
} from './differences-store.ts';
import { putBack, refuseForeign, take } from './hold-item.ts';
import { idOf, type Call, type MoneyDeskParts } from './money-desk-parts.ts';

const QUEUE = 'reconciliation';

/** Calls about differences between three accounts of the same money, and what people have done about them. */
export function reconciliationRoutes(http: Http, parts: MoneyDeskParts): void {
  const { db, clock } = parts;
  handleList<typeof api.listMoneyDifferences, DifferenceRow, DifferenceFilters>(
    http,
    api.listMoneyDifferences,
    {
      ...{ db, list: DIFFERENCES_LIST },
      view: (row) => differenceView(row, clock.now()),
    },
  );
  http.handle(api.reconciliationRuns, async () => ({
    runs: (await listReconciliationRuns(db)).map(({ id, startedAt, ...run }) => ({
      ...run,
      ...{ id: String(id), startedAt: startedAt.toISOString() },
    })),
  }));
  http.handle(api.readMoneyDifference, async ({ input: { params } }) => {
    const id = idOf(params.id);
    const found = id === undefined ? undefined : await findDifference(db, id);
    return found ? differenceView(found, clock.now()) : refuse('not_found');
  });
  http.handle(api.takeMoneyDifference, async (call) => {
    const { id: text, over } = call.input.body;
    const id = idOf(text);
    if (id === undefined) return refuse('not_found');
    return take(parts, call, {
      ...{ queue: QUEUE, item: text, over },
      stateOf: async (tx) => {
        const found = await findDifference(tx, id);
        return found && (stateOf(found) === 'open' ? 'waiting' : 'done');
      },
    });
  });
  http.handle(api.giveBackMoneyDifference, (call) =>
    putBack(parts, call, { queue: QUEUE, item: call.input.body.id }),
  );
  http.handle(api.closeMoneyDifference, async (call) => {
    const { id: text, reason } = call.input.body;
    const id = idOf(text);
    return id === undefined ? refuse('not_found') : close(parts, call, { id, reason });
  });
}

/** Notes what was done about a difference. It moves no money: that is done where money always is. */
async function close(
  parts: MoneyDeskParts,
  call: Call,
  { id, reason }: { readonly id: bigint; readonly reason: string },
): Promise<{ done: true } | Refused<typeof api.closeMoneyDifference>> {
  const { db, clock, record } = parts;
  const item = { queue: QUEUE, item: String(id) } as const;
  return db.transaction(async (tx) => {
    const foreign = await refuseForeign(tx, parts, call, item);
    if (foreign) return foreign;
    const found = await findDifference(tx, id);
    if (!found) return refuse('not_found');
    if (!(await closeDifference(tx, { id, note: reason.trim(), now: clock.now() })))
      return refuse('conflict');
    await giveBack(tx, item);
    await record(tx, actorOf(call), {
      act: 'close.money-difference',
      subject: ['money-difference', String(id)],
      before: { state: 'open', what: found.what, flow: found.flow, reference: found.reference },
      after: { state: 'closed' },
      reason,
    });
    return { done: true } as const;
  });
}

const stateOf = ({ closedAt, goneAt }: DifferenceRow): api.MoneyDifference['state'] =>
  closedAt !== null ? 'closed' : goneAt === null ? 'open' : 'gone';

const saidOf = (amountMinor: bigint | null, currency: string | null): api.MoneyDifference['ledger'] =>
  amountMinor === null || currency === null ? null : { amountMinor: String(amountMinor), currency };

function differenceView(row: DifferenceRow, now: Date): api.MoneyDifference {
  const { id, provider, day, what, flow, reference, odd, lines, note } = row;
  return {
    ...{ id: String(id), provider, day, what, flow, reference, odd, lines, note },
    ledger: saidOf(row.ledgerMinor, row.ledgerCurrency),
    file: saidOf(row.fileMinor, row.fileCurrency),
    api: saidOf(row.apiMinor, row.apiCurrency),
    foundAt: row.foundAt.toISOString(),
    state: stateOf(row),
    endedAt: (row.closedAt ?? row.goneAt)?.toISOString() ?? null,
    claim: claimView(row, now),
  };
}
