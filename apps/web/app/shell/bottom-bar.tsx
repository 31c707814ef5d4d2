import { Icon } from '@croupier/ui';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { NavItem } from '../lib/declared.ts';
import { Link, NavLink } from '../lib/link.tsx';
import { openModal } from '../lib/modals.ts';
import { useProfile } from '../lib/session.ts';
import styles from './bottom-bar.module.css';
import { useMenu } from '../lib/nav-items.ts';

/** The phone's bar: every main action under the thumb, deposit in the middle like a chip on the table. */
export function BottomBar() {
  const t = useTranslations('shell.nav');
  const signedIn = useProfile() !== null;
  const [first, second, third] = useMenu('bottom');
  const before = [first, second].filter((item) => item !== undefined);
  const after = third ? [third] : [];
  // Who is signing in already is offered the other way.
  const way = useLocation().pathname.endsWith('/login') ? 'signUp' : 'signIn';
  return (
    <nav className={styles.bar} aria-label={t('main')}>
      {before.map((item) => (
        <Way key={item.key} item={item} />
      ))}
      {signedIn ? (
        <button
          type="button"
          className={`${styles.item} ${styles.chip}`}
          onClick={() => openModal('deposit')}
        >
          <span className={styles.disc}>
            <Icon name="plus" size={20} />
          </span>
          <span>{t('deposit')}</span>
        </button>
      ) : (
        <Link to={way === 'signIn' ? '/login' : '/sign-up'} className={`${styles.item} ${styles.chip}`}>
          <span className={`${styles.disc} ${styles.door}`}>
            <Icon name={way === 'signIn' ? 'enter' : 'user'} size={18} />
          </span>
          <span>{t(way)}</span>
        </Link>
      )}
      {after.map((item) => (
        <Way key={item.key} item={item} />
      ))}
      <button type="button" data-menu className={styles.item} onClick={() => openModal('menu')}>
        <Icon name="menu" />
        <span>{t('menu')}</span>
      </button>
    </nav>
  );
}

function Way({ item }: { item: NavItem }) {
  const t = useTranslations('shell.nav');
  return (
    // A way is lit below its page too, but home would then be lit everywhere.
    <NavLink to={item.to} end={item.to === '/'} className={styles.item!}>
      <Icon name={item.icon} />
      <span>{t(item.key)}</span>
    </NavLink>
  );
}
