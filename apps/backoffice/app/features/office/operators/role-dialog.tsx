import { listApprovals } from '@croupier/contract/office/approvals';
import { changeOperatorRole, listOperators, type OperatorRow } from '@croupier/contract/office/operators';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { RoleSelect } from './role-select.tsx';

/** Gives somebody another role; it can be taken back from the toast. One dialog is one key, as in every act of four eyes. */
export function RoleDialog({ operator, onClose }: { operator: OperatorRow; onClose(): void }) {
  const t = useTranslations('operators');
  const [key] = useState(() => crypto.randomUUID());
  const [role, setRole] = useState(operator.role);
  const { name } = operator;
  const inputOf = (key: string, to: string, reason: string) => ({
    params: { id: operator.id },
    body: { key, role: to, reason },
  });
  return (
    <ActDialog
      title={t('do.role.title', { name })}
      button={t('do.role.name')}
      happens={[
        t('do.role.first', { name, from: operator.role, to: role === operator.role ? '…' : role }),
        t('do.role.second', { name }),
        t('second'),
      ]}
      operation={changeOperatorRole}
      inputOf={(reason) => (role === operator.role ? null : inputOf(key, role, reason))}
      changes={[listOperators, listApprovals]}
      done={t('do.role.done', { name, role })}
      undo={(_, reason) => ({
        operation: changeOperatorRole,
        input: inputOf(crypto.randomUUID(), operator.role, t('undoReason', { reason }).slice(0, 500)),
      })}
      onClose={onClose}
    >
      <RoleSelect value={role} onChange={setRole} />
    </ActDialog>
  );
}
