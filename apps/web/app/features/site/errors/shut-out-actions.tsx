import { logout } from '@croupier/contract/people/players';
import { Button, buttonClass, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/link.tsx';
import { useHouse, type Refused } from '../../../lib/root-data.ts';
import styles from './error-page.module.css';

/** Whom to ask and by which rules, for whom the house is closed to. Each is a document of its own: this one has no data. */
export function ShutOutActions({ refused }: { refused: Refused }) {
  const t = useTranslations('errors.blocked');
  const localPath = useLocalPath();
  const { supportEmail, legalName } = useHouse();
  return (
    <>
      <div className={styles.actions}>
        <a className={buttonClass({ look: 'primary' })} href={localPath('/support')}>
          <Icon name="info" size={20} />
          {t('support')}
        </a>
        {refused === 'account_blocked' && <Button onClick={() => void leave()}>{t('leave')}</Button>}
      </div>
      <p className={styles.rules}>
        {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
        {(['license', 'rules', 'responsible-gaming'] as const).map((page) => (
          <a key={page} href={localPath(`/${page}`)}>
            {t(`pages.${page}`)}
          </a>
        ))}
      </p>
      {legalName && <p className={styles.status}>{legalName}</p>}
    </>
  );
}

/** Where it does not come through, the page says the same again. */
const leave = (): Promise<void> =>
  call(logout, {}).then(
    () => location.assign('/'),
    () => location.reload(),
  );
