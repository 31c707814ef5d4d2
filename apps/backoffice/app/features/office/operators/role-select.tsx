import { Select } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { useRoleNames } from './operator-list.tsx';

/** One of the house's roles; nothing is chosen for whoever chooses. */
export function RoleSelect({ value, onChange }: { value: string; onChange(role: string): void }) {
  const t = useTranslations('operators');
  const names = useRoleNames();
  return (
    <Select
      label={t('columns.role')}
      value={value}
      required
      options={[
        { value: '', label: t('chooseRole'), disabled: true },
        ...names.map((name) => ({ value: name, label: name })),
      ]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
