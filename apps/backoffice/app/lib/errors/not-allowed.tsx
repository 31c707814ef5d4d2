import type { Permission } from '@croupier/domain/office/permissions';
import { EmptyState } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { useMe } from '../me.ts';
import { Page } from '../page/page.tsx';

/** A page of the office that this operator may not see. */
export class NotAllowedError extends Error {
  readonly permission: Permission | undefined;
  constructor(permission: Permission | undefined) {
    super(`This needs the permission ${permission ?? 'of another role'}`);
    this.name = 'NotAllowedError';
    this.permission = permission;
  }
}

/** Says that the room is there, that it is not for this role, and what it takes. */
export function NotAllowed({ permission }: { permission: Permission | undefined }) {
  const t = useTranslations('lib.notAllowed');
  const me = useMe();
  return (
    <Page title={t('title')}>
      <EmptyState
        icon={<Icon name="lock" />}
        title={t('what', { role: me.role })}
        text={permission ? t('needs', { permission }) : t('ask')}
      />
    </Page>
  );
}
