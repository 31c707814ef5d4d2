import { listApprovals } from '@croupier/contract/office/approvals';
import { AddressRangeSchema, listRoles, saveRole, type Role } from '@croupier/contract/office/operators';
import { PERMISSIONS, ROLE_NAME, type Permission } from '@croupier/domain/office/permissions';
import { Field, TextArea } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { PermissionChoice } from './permission-choice.tsx';

const ADDRESS = new RegExp((AddressRangeSchema as unknown as { pattern: string }).pattern);
const ADDRESSES_MOST = 50;

interface RoleDialogProps {
  /** Null for a new one. */
  role: Role | null;
  taken: readonly string[];
  onClose(): void;
}

/** Makes or changes a role of the house's own; of a shipped one only from where it is let in. */
export function RoleDialog({ role, taken, onClose }: RoleDialogProps) {
  const t = useTranslations('roles');
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(role?.name ?? '');
  const [permissions, setPermissions] = useState<readonly Permission[]>(role?.permissions ?? ['use.office']);
  const [text, setText] = useState(role?.addresses.join('\n') ?? '');
  const addresses = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  const odd = addresses.filter((address) => !ADDRESS.test(address));
  const nameFault = role || !name ? '' : nameFaultOf(name, taken);
  const isWhole = Boolean(name) && !nameFault && odd.length === 0 && addresses.length <= ADDRESSES_MOST;
  return (
    <ActDialog
      title={role ? t('changeOne', { role: role.name }) : t('new')}
      button={t('save')}
      happens={[
        ...(role ? [t('happens.who', { count: role.operators })] : [t('happens.new')]),
        role?.shipped ? t('happens.shipped') : t('happens.may', { count: permissions.length }),
        addresses.length > 0 ? t('happens.addresses', { count: addresses.length }) : t('happens.anywhere'),
        t('happens.second'),
      ]}
      operation={saveRole}
      inputOf={(reason) =>
        isWhole ? { params: { name }, body: { key, permissions: [...permissions], addresses, reason } } : null
      }
      changes={[listRoles, listApprovals]}
      done={t('saved', { role: name })}
      onClose={onClose}
    >
      {!role && (
        <Field
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={32}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={nameFault && t(nameFault)}
        />
      )}
      {!role?.shipped && <PermissionChoice given={permissions} all={PERMISSIONS} onChange={setPermissions} />}
      <TextArea
        label={t('addresses')}
        hint={t('addressesHint')}
        rows={3}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={odd.length > 0 ? t('noAddress', { address: odd[0]! }) : ''}
      />
    </ActDialog>
  );
}

function nameFaultOf(name: string, taken: readonly string[]): '' | 'noName' | 'nameTaken' {
  if (!ROLE_NAME.test(name)) return 'noName';
  return taken.includes(name) ? 'nameTaken' : '';
}
