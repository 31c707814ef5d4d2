import * as api from '@croupier/contract/office/money-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { CLAIM_MS } from '../claims/feature.ts';
import { closePaymentFinding } from './close-finding.ts';
import { decideLatePayment } from './decide-late.ts';
import { winItem } from './decide-win-act.ts';
import { decideWin } from './decide-win.ts';
import * as findings from './findings-store.ts';
import { findHeldWin, HELD_WINS_LIST, type HeldWinFilters, type HeldWinRow } from './held-wins-store.ts';
import { putBack, take } from './hold-item.ts';
import { idOf, type MoneyDeskParts } from './money-desk-parts.ts';
import { heldWinView, paymentFindingView, verifyFindingView } from './queue-view.ts';
import { listQueueStates } from './queues-store.ts';

/** What waits for a person. */
export function queuesRoutes(http: Http, parts: MoneyDeskParts): void {
  const { db, clock } = parts;
  http.handle(api.moneyQueues, async () => ({
    queues: (await listQueueStates(db, new Date(clock.now().getTime() - CLAIM_MS))).map((state) => ({
      ...state,
      oldestAt: state.oldestAt?.toISOString() ?? null,
    })),
  }));
  heldWinsRoutes(http, parts);
  paymentFindingsRoutes(http, parts);
  verificationRoutes(http, parts);
}

function heldWinsRoutes(http: Http, parts: MoneyDeskParts): void {
  const { db, clock } = parts;
  handleList<typeof api.listHeldWins, HeldWinRow, HeldWinFilters>(http, api.listHeldWins, {
    db,
    list: HELD_WINS_LIST,
    view: (row) => heldWinView(row, clock.now()),
  });
  http.handle(api.readHeldWin, async ({ input: { query } }) => {
    const win = await findHeldWin(db, query);
    return win ? heldWinView(win, clock.now()) : refuse('not_found');
  });
  http.handle(api.takeHeldWin, async (call) => {
    const { over, ...win } = call.input.body;
    return take(parts, call, {
      ...{ queue: 'held-wins', item: winItem(win), over },
      stateOf: async (tx) => {
        const found = await findHeldWin(tx, win);
        return found && (found.decision === null ? 'waiting' : 'done');
      },
    });
  });
  http.handle(api.giveBackHeldWin, (call) =>
    putBack(parts, call, { queue: 'held-wins', item: winItem(call.input.body) }),
  );
  http.handle(api.decideHeldWin, (call) => decideWin(parts, call, call.input.body));
}

function paymentFindingsRoutes(http: Http, parts: MoneyDeskParts): void {
  const { db, clock } = parts;
  handleList<typeof api.listPaymentFindings, findings.PaymentFindingRow, { state?: string; kind?: string }>(
    http,
    api.listPaymentFindings,
    { db, list: findings.PAYMENT_FINDINGS_LIST, view: (row) => paymentFindingView(row, clock.now()) },
  );
  http.handle(api.readPaymentFinding, async ({ input: { params } }) => {
    const id = idOf(params.id);
    const finding = id === undefined ? undefined : await findings.findPaymentFinding(db, id);
    return finding ? paymentFindingView(finding, clock.now()) : refuse('not_found');
  });
  http.handle(api.takePaymentFinding, async (call) => {
    const { id: text, over } = call.input.body;
    const id = idOf(text);
    if (id === undefined) return refuse('not_found');
    return take(parts, call, {
      ...{ queue: 'payment-findings', item: text, over },
      stateOf: async (tx) => {
        const found = await findings.findPaymentFinding(tx, id);
        return found && (found.closedAt === null ? 'waiting' : 'done');
      },
    });
  });
  http.handle(api.giveBackPaymentFinding, (call) =>
    putBack(parts, call, { queue: 'payment-findings', item: call.input.body.id }),
  );
  http.handle(api.closePaymentFinding, async (call) => {
    const id = idOf(call.input.body.id);
    if (id === undefined) return refuse('not_found');
    return closePaymentFinding(parts, call, { id, reason: call.input.body.reason });
  });
  http.handle(api.decideLatePayment, async (call) =>
    idOf(call.input.body.id) === undefined
      ? refuse('not_found')
      : decideLatePayment(parts, call, call.input.body),
  );
}

function verificationRoutes(http: Http, parts: MoneyDeskParts): void {
  const { db, clock } = parts;
  http.handle(api.readVerification, async () => {
    const [runs, found] = await Promise.all([findings.listVerifyRuns(db), findings.listVerifyFindings(db)]);
    return {
      runs: runs.map(({ startedAt, accounts, transfers, rounds, ...run }) => ({
        ...run,
        startedAt: startedAt.toISOString(),
        ...{ accounts: String(accounts), transfers: String(transfers), rounds: String(rounds) },
      })),
      findings: found.map((row) => verifyFindingView(row, clock.now())),
    };
  });
  http.handle(api.takeVerifyFinding, async (call) => {
    const { check, over } = call.input.body;
    const isFound = async (tx: Parameters<typeof findings.listVerifyFindings>[0]) =>
      (await findings.listVerifyFindings(tx)).some((finding) => finding.check === check);
    const taken = await take(parts, call, {
      ...{ queue: 'verify-findings', item: check, over },
      stateOf: async (tx) => ((await isFound(tx)) ? 'waiting' : undefined),
    });
    // What is no difference any more is not there: nothing of it is ever `done`.
    return 'refused' in taken && taken.refused === 'conflict' ? refuse('not_found') : taken;
  });
  http.handle(api.giveBackVerifyFinding, (call) =>
    putBack(parts, call, { queue: 'verify-findings', item: call.input.body.check }),
  );
}
