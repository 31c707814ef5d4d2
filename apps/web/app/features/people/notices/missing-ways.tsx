import type { Channel } from '@croupier/domain/people/notices';
import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import styles from './settings.module.css';

const CONNECTED = ['push', 'telegram', 'sms'] as const satisfies Channel[];

/** Ways that lead nowhere yet, and how they come to lead somewhere. */
export function MissingWays({ reachable }: { reachable: readonly Channel[] }) {
  const t = useTranslations('notices.settings');
  const missing = CONNECTED.filter((channel) => !reachable.includes(channel));
  if (missing.length === 0) return null;
  return (
    <div className={styles.missing}>
      <Icon name="info" size={20} />
      <ul>
        {missing.map((channel) => (
          <li key={channel}>{t(`connect.${channel}`)}</li>
        ))}
        {missing.includes('sms') && (
          <li>
            <Link to="/profile/security" className={styles.lead}>
              {t('toSecurity')}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
