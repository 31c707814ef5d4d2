import { listRoles, type Role } from '@croupier/contract/office/operators';
import { Button, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleMatrix } from './role-matrix.tsx';

type Open = { act: 'save'; role: Role | null } | { act: 'delete'; role: Role };

/** Every role with what it may do and from where it is let in. */
export default function RolesPage() {
  const t = useTranslations('roles');
  const mayChange = useMay()('change.roles');
  const { data, error, refetch } = useQuery(queryOf(listRoles, {}));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        mayChange && (
          <Button
            look="primary"
            size="small"
            icon={<Icon name="plus" size={16} />}
            onClick={() => setOpen({ act: 'save', role: null })}
          >
            {t('new')}
          </Button>
        )
      }
    >
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <RoleMatrix
          roles={data.roles}
          {...(mayChange && {
            onChange: (role: Role) => setOpen({ act: 'save', role }),
            onDelete: (role: Role) => setOpen({ act: 'delete', role }),
          })}
        />
      ) : (
        <Skeleton lines={8} />
      )}
      {open?.act === 'save' && (
        <RoleDialog role={open.role} taken={data?.roles.map(({ name }) => name) ?? []} onClose={close} />
      )}
      {open?.act === 'delete' && <DeleteRoleDialog role={open.role} onClose={close} />}
    </Page>
  );
}
