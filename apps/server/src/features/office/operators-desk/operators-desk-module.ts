import * as api from '@croupier/contract/office/operators';
import { PERMISSIONS } from '@croupier/domain/office/permissions';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AnyRefusal, Approvals } from '../approvals/feature.ts';
import {
  isAddressRange,
  isLetIn,
  plainAddress,
  writtenAddresses,
  type OperatorsParts,
} from '../operators/feature.ts';
import { GIVE_ROLE } from './give-role.ts';
import { inviteOperator } from './invite-operator.ts';
import { SAVE_ROLE } from './save-role.ts';

/** What of operators and roles may need a second person. */
export function createOperatorsDesk({
  approvals,
  operators,
}: {
  approvals: Approvals;
  operators: OperatorsParts;
}): { module: Module } {
  const { db } = operators;
  const [give, invite, save] = [
    approvals.offer(GIVE_ROLE),
    approvals.offer(inviteOperator(operators)),
    approvals.offer(SAVE_ROLE),
  ];
  const office = (http: Http) => {
    http.handle(api.changeOperatorRole, async (call) => {
      const { key, role, reason } = call.input.body;
      const performed = await give({ call, id: key, input: { id: call.input.params.id, role }, reason });
      return answerOf(performed);
    });
    http.handle(api.inviteOperator, async (call) => {
      const { key, reason, ...input } = call.input.body;
      return answerOf(await invite({ call, id: key, input, reason }));
    });
    http.handle(api.saveRole, async (call) => {
      const { key, permissions, addresses, reason } = call.input.body;
      const { name } = call.input.params;
      if (!addresses.every(isAddressRange))
        return refuse('invalid_request', { in: 'body', path: '/addresses' });
      const written = await writtenAddresses(db, addresses);
      // Nobody shuts themselves out.
      if (name === call.operator.role && !(await isLetIn(db, written, plainAddress(call.ip))))
        return refuse('own_account');
      const wanted = PERMISSIONS.filter((each) => each === 'use.office' || permissions.includes(each));
      const input = { name, permissions: wanted, addresses: written };
      return answerOf(await save({ call, id: key, input, reason }));
    });
  };
  return { module: { name: 'operators-desk', office } };
}

const answerOf = <Against extends AnyRefusal>(performed: api.Performed | Against) =>
  typeof performed === 'string' ? refuse(performed) : performed;
