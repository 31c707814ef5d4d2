import * as api from '@croupier/contract/office/approvals';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import { findRow } from '../../../platform/list-sql.ts';
import { refuse } from '../../../platform/refusal.ts';
import { APPROVALS_LIST, listRules, type ApprovalListRow } from './approvals-store.ts';
import { approveAct, refuseAct, withdrawAct, type KnownActs } from './decide-approval.ts';
import type { LimitWish } from './change-limit.ts';
import { permissionFor } from './four-eyes-act.ts';
import type { ApprovalsParts, Perform } from './perform-act.ts';

type Filters = { state?: string; act?: string; subjectId?: string };

interface RoutesParts extends ApprovalsParts {
  acts: KnownActs;
  changeLimit: Perform<LimitWish, 'not_found' | 'own_account'>;
}

export function approvalsRoutes(http: Http, parts: RoutesParts): void {
  const { db, acts } = parts;
  const view = viewWith(acts);
  handleList<typeof api.listApprovals, ApprovalListRow, Filters>(http, api.listApprovals, {
    db,
    list: APPROVALS_LIST,
    view,
  });
  http.handle(api.readApproval, async ({ input }) => {
    const row = await findRow<ApprovalListRow>(db, APPROVALS_LIST, input.params.id);
    return row ? view(row) : refuse('not_found');
  });
  http.handle(api.approve, async (call) =>
    approveAct(parts, { call, id: call.input.params.id, note: call.input.body.note ?? null }),
  );
  http.handle(api.refuseApproval, async (call) =>
    refuseAct(parts, { call, id: call.input.params.id, note: call.input.body.reason }),
  );
  http.handle(api.withdrawApproval, async (call) =>
    withdrawAct(parts, { call, id: call.input.params.id, note: call.input.body.reason }),
  );
  // An act that moves nothing is in nobody's limit.
  const limited = () => [...acts.values()].filter(({ size }) => size).map(({ name }) => name);
  http.handle(api.fourEyesRules, async () => {
    const rules = await listRules(db);
    return {
      acts: limited(),
      rules: rules.map((rule) => ({ ...rule, upToMinor: String(rule.upToMinor) }) as api.FourEyesRule),
    };
  });
  http.handle(api.changeFourEyesRule, async (call) => {
    const { key, reason, ...input } = call.input.body;
    if (!limited().includes(input.act)) return refuse('not_found');
    const performed = await parts.changeLimit({ call, id: key, input, reason });
    return typeof performed === 'string' ? refuse(performed) : performed;
  });
}

const viewWith =
  (acts: KnownActs) =>
  (row: ApprovalListRow): api.Approval => ({
    id: row.id,
    act: row.act,
    permission: permissionIn(acts, row.act),
    subjectKind: row.subjectKind,
    subjectId: row.subjectId,
    state: row.state,
    makerId: String(row.makerId),
    maker: row.maker,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    checkerId: row.checkerId === null ? null : String(row.checkerId),
    checker: row.checker,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    note: row.note,
    shows: JSON.parse(row.shows) as api.Approval['shows'],
  });

function permissionIn(acts: KnownActs, name: string): api.Approval['permission'] {
  const act = acts.get(name);
  return act ? permissionFor(act) : null;
}
