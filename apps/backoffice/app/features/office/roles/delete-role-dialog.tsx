import { deleteRole, listRoles, type Role } from '@croupier/contract/office/operators';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

/** Removes a role that nobody has. */
export function DeleteRoleDialog({ role, onClose }: { role: Role; onClose(): void }) {
  const t = useTranslations('roles');
  const { name } = role;
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
      onClose={onClose}
    />
  );
}
