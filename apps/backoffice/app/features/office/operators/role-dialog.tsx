import { changeOperatorRole, listOperators, type OperatorRow } from '@croupier/contract/office/operators';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { RoleSelect } from './role-select.tsx';

/** Gives somebody another role; it can be taken back from the toast. */
export function RoleDialog({ operator, onClose }: { operator: OperatorRow; onClose(): void }) {
  const t = useTranslations('operators');
  const [role, setRole] = useState(operator.role);
  const { name } = operator;
  const inputOf = (to: string, reason: string) => ({
    params: { id: operator.id },
    body: { role: to, reason },
  });
  return (
    <ActDialog
      title={t('do.role.title', { name })}
      button={t('do.role.name')}
      happens={[
        t('do.role.first', { name, from: operator.role, to: role === operator.role ? '…' : role }),
        t('do.role.second', { name }),
      ]}
      operation={changeOperatorRole}
      inputOf={(reason) => (role === operator.role ? null : inputOf(role, reason))}
      changes={[listOperators]}
      done={t('do.role.done', { name, role })}
      undo={(_, reason) => ({
        operation: changeOperatorRole,
        input: inputOf(operator.role, t('undoReason', { reason }).slice(0, 500)),
      })}
      onClose={onClose}
    >
      <RoleSelect value={role} onChange={setRole} />
    </ActDialog>
  );
}
