import { Icon, type IconName } from '@croupier/ui';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { NavLink } from '../../../lib/link.tsx';
import styles from './profile-frame.module.css';

const SECTIONS = [
  { to: '/profile', text: 'navAccount', icon: 'user' },
  { to: '/profile/security', text: 'navSecurity', icon: 'key' },
  { to: '/profile/play-safely', text: 'navPlaySafely', icon: 'shield' },
  { to: '/profile/notices', text: 'navNotices', icon: 'megaphone' },
  { to: '/profile/history', text: 'navHistory', icon: 'history' },
  { to: '/profile/statement', text: 'navStatement', icon: 'deposit' },
  { to: '/profile/payments', text: 'navPayments', icon: 'coins' },
  { to: '/profile/pay-outs', text: 'navPayOuts', icon: 'exit' },
  { to: '/fairness', text: 'navFairness', icon: 'fairness' },
] as const satisfies { to: `/${string}`; text: string; icon: IconName }[];

/** The sections of the profile as links above each of its pages. */
export default function ProfileFrame() {
  const t = useTranslations('players.profile');
  return (
    <>
      <nav className={styles.nav} aria-label={t('nav')}>
        <ul className={styles.list}>
          {SECTIONS.map(({ to, text, icon }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/profile'} className={styles.link!}>
                <Icon name={icon} size={20} />
                {t(text)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
