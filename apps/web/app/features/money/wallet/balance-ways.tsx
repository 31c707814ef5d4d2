import { Icon, type IconName } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import styles from './balance-page.module.css';

const WAYS = [
  { text: 'statement', to: '/profile/statement', icon: 'deposit' },
  { text: 'payments', to: '/profile/payments', icon: 'coins' },
  { text: 'payOuts', to: '/profile/pay-outs', icon: 'exit' },
  { text: 'history', to: '/profile/history', icon: 'history' },
  { text: 'bonuses', to: '/bonuses', icon: 'gift' },
] as const satisfies { text: string; to: `/${string}`; icon: IconName }[];

/** The pages that say why a balance is what it is. */
export function BalanceWays() {
  const t = useTranslations('wallet.ways');
  return (
    <nav aria-label={t('title')}>
      <ul className={styles.ways}>
        {WAYS.map(({ text, to, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <span className={styles.disc}>
                <Icon name={icon} />
              </span>
              <span>
                <strong>{t(text)}</strong>
                <small>{t(`${text}Text`)}</small>
              </span>
              <Icon name="right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
