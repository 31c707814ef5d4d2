import { Card, Icon, type IconName } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useHouse } from '../../../lib/root-data.ts';
import styles from './my-pages.module.css';

const PAGES = [
  { text: 'balance', to: '/balance', icon: 'coins' },
  { text: 'bonuses', to: '/bonuses', icon: 'gift' },
  { text: 'treasures', to: '/treasures', icon: 'chest' },
  { text: 'achievements', to: '/achievements', icon: 'trophy' },
  { text: 'referral', to: '/referral-program', icon: 'ticket' },
  { text: 'documents', to: '/documents', icon: 'shield' },
  { text: 'codes', to: '/otp', icon: 'key' },
] as const satisfies { text: string; to: `/${string}`; icon: IconName }[];

/** The pages of the site that are the player's own, but those that the operator closed. */
export function MyPagesCard() {
  const t = useTranslations('players.profile.pages');
  const { closed } = useHouse();
  return (
    <Card as="nav" aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      <ul className={styles.pages}>
        {PAGES.filter(({ to }) => !closed.includes(to.slice(1))).map(({ text, to, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <Icon name={icon} />
              {t(text)}
              <Icon name="right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
