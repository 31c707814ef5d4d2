import * as api from '@croupier/contract/office/approvals';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import { findRow } from '../../../platform/list-sql.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/index.ts';
import { roleExists } from '../operators/index.ts';
import { APPROVALS_LIST, changeRule, listRules, type ApprovalListRow } from './approvals-store.ts';
import { approveAct, refuseAct, withdrawAct, type KnownActs } from './decide-approval.ts';
import type { ApprovalsParts } from './perform-act.ts';

type Filters = { state?: string; act?: string; subjectId?: string };

export function approvalsRoutes(http: Http, parts: ApprovalsParts & { acts: KnownActs }): void {
  const { db, acts, record } = parts;
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
  http.handle(api.fourEyesRules, async () => {
    const rules = await listRules(db);
    return {
      acts: [...acts.keys()],
      rules: rules.map((rule) => ({ ...rule, upToMinor: String(rule.upToMinor) }) as api.FourEyesRule),
    };
  });
  http.handle(api.changeFourEyesRule, async (call) => {
    const { act, role, currency, upToMinor, reason } = call.input.body;
    if (!acts.has(act)) return refuse('not_found');
    if (role === call.operator.role) return refuse('own_account');
    return db.transaction(async (tx) => {
      if (!(await roleExists(tx, role))) return refuse('not_found');
      const before = await changeRule(tx, { act, role, currency, upToMinor: BigInt(upToMinor) });
      await record(tx, actorOf(call), {
        act: 'change.four-eyes',
        subject: ['role', role],
        before: { act, currency, upToMinor: before },
        after: { act, currency, upToMinor },
        reason,
      });
      return { done: true } as const;
    });
  });
}

const view = (row: ApprovalListRow): api.Approval => ({
  id: row.id,
  act: row.act,
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
