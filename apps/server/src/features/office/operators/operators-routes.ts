import * as api from '@croupier/contract/office/operators';
import { testOperator } from '@croupier/contract/site/test-data';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Context, Http } from '../../../platform/http/http.ts';
import { findRow } from '../../../platform/list-sql.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import { close, endSessions, open, resetFactors } from './change-operator.ts';
import { deleteRole, listRoles } from './change-roles.ts';
import { inviteAgain } from './invite.ts';
import { makeOperator } from './make-operator.ts';
import { listOfficeSessions } from './office-sessions-store.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { changeOperator, OPERATORS_LIST, type OperatorListRow } from './operators-store.ts';
import { changePassword, renewCodes, selfOf } from './own-account.ts';
import { addPasskey, offerPasskey, removePasskey } from './passkeys.ts';

/** What people of the house do about one another, and about their own account. */
export function operatorsRoutes(http: Http, parts: OperatorsParts): void {
  ownRoutes(http, parts);
  http.handle(testOperator, async ({ input, ip }) => makeOperator(parts, input.body.role, ip));
  const changeOf = (call: ChangeCall) => ({
    call,
    id: BigInt(call.input.params.id),
    reason: call.input.body.reason,
  });
  handleList<typeof api.listOperators, OperatorListRow, { state?: string; role?: string; text?: string }>(
    http,
    api.listOperators,
    { db: parts.db, list: OPERATORS_LIST, view },
  );
  http.handle(api.readOperator, async ({ input }) => {
    const row = await findRow<OperatorListRow>(parts.db, OPERATORS_LIST, input.params.id);
    return row ? view(row) : refuse('not_found');
  });
  http.handle(api.inviteAgain, async (call) => {
    const { id, reason } = changeOf(call);
    return inviteAgain(parts, actorOf(call), { id, reason });
  });
  http.handle(api.closeOperator, async (call) => close(parts, changeOf(call)));
  http.handle(api.openOperator, async (call) => open(parts, changeOf(call)));
  http.handle(api.resetOperatorFactors, async (call) => resetFactors(parts, changeOf(call)));
  http.handle(api.endOperatorSessions, async (call) => endSessions(parts, changeOf(call)));
  http.handle(api.listRoles, async () => listRoles(parts.db));
  http.handle(api.deleteRole, async (call) =>
    deleteRole(parts, call, { ...call.input.params, ...call.input.body }),
  );
}

const DONE = { done: true } as const;

/** Any call about one operator. */
type ChangeCall = Pick<Context<typeof api.closeOperator>, 'operator' | 'requestId' | 'ip'> & {
  input: { params: { id: string }; body: { reason: string } };
};

function ownRoutes(http: Http, parts: OperatorsParts): void {
  const { db } = parts;
  http.handle(api.officeMe, async ({ operator }) => selfOf(parts, operator.operatorId));
  http.handle(api.mySessions, async ({ operator }) => {
    const rows = await listOfficeSessions(db, operator.operatorId);
    const sessions = rows.map(({ idHash, createdAt, lastSeenAt, address, agent }) => ({
      id: idHash.toString('hex'),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      ...{ address, agent },
      current: idHash.toString('hex') === operator.sessionId,
    }));
    return { sessions };
  });
  http.handle(api.endMySession, async ({ operator, input }) =>
    (await parts.sessions.end(operator.operatorId, input.params.id)) ? DONE : refuse('not_found'),
  );
  http.handle(api.changeMyPassword, async (call) => changePassword(parts, call, call.input.body));
  http.handle(api.changeMyLanguage, async ({ operator, input }) => {
    await changeOperator(db, operator.operatorId, input.body);
    return DONE;
  });
  http.handle(api.renewRecoveryCodes, async (call) => renewCodes(parts, call, call.input.body.password));
  http.handle(api.passkeyOptions, async ({ operator }) => offerPasskey(parts, operator));
  http.handle(api.addPasskey, async (call) => {
    const refused = await addPasskey(parts, call, call.input.body);
    return refused ?? selfOf(parts, call.operator.operatorId);
  });
  http.handle(api.removePasskey, async (call) => {
    const refused = await removePasskey(parts, call, call.input.params.id);
    return refused ?? selfOf(parts, call.operator.operatorId);
  });
}

const view = (row: OperatorListRow): api.OperatorRow => ({
  id: String(row.id),
  email: row.email,
  name: row.name,
  role: row.role,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  sessions: row.sessions,
});
