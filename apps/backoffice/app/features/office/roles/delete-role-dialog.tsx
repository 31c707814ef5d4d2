import { deleteRole, listRoles, saveRole, type Role } from '@croupier/contract/office/operators';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

/** Removes a role that nobody has; it can be made again from the toast. */
export function DeleteRoleDialog({ role, onClose }: { role: Role; onClose(): void }) {
  const t = useTranslations('roles');
  const { name, permissions, addresses } = role;
  return (
    <ActDialog
      title={t('deleteOne', { role: name })}
      button={t('delete')}
      tone="danger"
      happens={[t('happens.gone', { role: name }), t('happens.unused')]}
      operation={deleteRole}
      inputOf={(reason) => ({ params: { name }, body: { reason } })}
      changes={[listRoles]}
      done={t('deleted', { role: name })}
      undo={(_, reason) => ({
        operation: saveRole,
        input: {
          params: { name },
          body: { permissions, addresses, reason: t('undoReason', { reason }).slice(0, 500) },
        },
      })}
      onClose={onClose}
    />
  );
}
