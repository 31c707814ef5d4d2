import type { Role } from '@croupier/contract/office/operators';
import { PERMISSIONS } from '@croupier/domain/office/permissions';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import styles from './role-matrix.module.css';
import { usePermissionText } from './use-permission-text.ts';

interface RoleMatrixProps {
  roles: readonly Role[];
  onChange?: (role: Role) => void;
  onDelete?: (role: Role) => void;
}

/** Permissions by role. It is wide, so it is scrolled by itself. */
export function RoleMatrix({ roles, onChange, onDelete }: RoleMatrixProps) {
  const t = useTranslations('roles');
  const textOf = usePermissionText();
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('matrix')}>
      <table className={styles.matrix}>
        <caption className="visually-hidden">{t('matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('permission')}</th>
            {roles.map((role) => (
              <th key={role.name} scope="col" className={styles.role}>
                <span>{role.name}</span>
                <span className={styles.kind}>{t(role.shipped ? 'shipped' : 'own')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERMISSIONS.map((permission) => (
            <tr key={permission}>
              <th scope="row">
                {textOf(permission)} <code className={styles.code}>{permission}</code>
              </th>
              {roles.map(({ name, permissions }) => (
                <td key={name} className={styles.mark}>
                  <Mark isGiven={permissions.includes(permission)} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('addresses')}</th>
            {roles.map(({ name, addresses }) => (
              <td key={name} className={styles.addresses}>
                {addresses.length > 0 ? addresses.join('\n') : t('anywhere')}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('operators')}</th>
            {roles.map(({ name, operators }) => (
              <td key={name} className={styles.mark}>
                {operators}
              </td>
            ))}
          </tr>
          {onChange && <ActsRow roles={roles} onChange={onChange} onDelete={onDelete} />}
        </tbody>
      </table>
    </div>
  );
}

function Mark({ isGiven }: { isGiven: boolean }) {
  const t = useTranslations('roles');
  return (
    <>
      {isGiven ? <Icon name="check" size={16} className={styles.given} /> : '·'}
      <span className="visually-hidden">{t(isGiven ? 'given' : 'notGiven')}</span>
    </>
  );
}

interface ActsRowProps {
  roles: readonly Role[];
  onChange: (role: Role) => void;
  onDelete: ((role: Role) => void) | undefined;
}

function ActsRow({ roles, onChange, onDelete }: ActsRowProps) {
  const t = useTranslations('roles');
  return (
    <tr>
      <th scope="row">{t('acts')}</th>
      {roles.map((role) => (
        <td key={role.name} className={styles.mark}>
          <Button
            size="small"
            look="plain"
            aria-label={t('changeOne', { role: role.name })}
            onClick={() => onChange(role)}
          >
            {t('change')}
          </Button>
          {!role.shipped && onDelete && (
            <Button
              size="small"
              look="plain"
              aria-label={t('deleteOne', { role: role.name })}
              onClick={() => onDelete(role)}
            >
              {t('delete')}
            </Button>
          )}
        </td>
      ))}
    </tr>
  );
}
