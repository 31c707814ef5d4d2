import type { Permission } from '@croupier/domain/office/permissions';
import { useTranslations } from 'use-intl';

/** What a permission lets one do, in a few words; its own name where it has no text yet. */
export function usePermissionText(): (permission: Permission) => string {
  const t = useTranslations('roles');
  return (permission) => {
    const key = `permissions.${permission}`;
    return t.has(key) ? t(key) : permission;
  };
}
