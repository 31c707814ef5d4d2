import type { Permission } from '@croupier/domain/office/permissions';
import { useTranslations } from 'use-intl';
import styles from './permission-choice.module.css';
import { usePermissionText } from './use-permission-text.ts';

/** Everybody who works here has it. */
const EVERYBODYS: Permission = 'use.office';

interface PermissionChoiceProps {
  given: readonly Permission[];
  all: readonly Permission[];
  onChange(given: readonly Permission[]): void;
}

/** Which permissions a role has. */
export function PermissionChoice({ given, all, onChange }: PermissionChoiceProps) {
  const t = useTranslations('roles');
  const textOf = usePermissionText();
  const toggle = (permission: Permission) =>
    onChange(all.filter((each) => given.includes(each) !== (each === permission)));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('may')}</legend>
      {all.map((permission) => (
        <label key={permission} className={styles.permission}>
          <input
            type="checkbox"
            checked={given.includes(permission)}
            disabled={permission === EVERYBODYS}
            onChange={() => toggle(permission)}
          />
          <span>{textOf(permission)}</span>
          <code className={styles.code}>{permission}</code>
        </label>
      ))}
    </fieldset>
  );
}
