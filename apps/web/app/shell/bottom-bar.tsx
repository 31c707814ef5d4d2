import { Icon } from '@croupier/ui';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Link, NavLink } from '../lib/link.tsx';
import { openModal } from '../lib/modals.ts';
import { useProfile } from '../lib/session.ts';
import styles from './bottom-bar.module.css';

/** The phone's bar: every main action under the thumb, deposit in the middle like a chip on the table. */
export function BottomBar() {
  const t = useTranslations('shell.nav');
  const signedIn = useProfile() !== null;
  // Who is signing in already is offered the other way.
  const way = useLocation().pathname.endsWith('/login') ? 'signUp' : 'signIn';
  return (
    <nav className={styles.bar} aria-label={t('main')}>
      <NavLink to="/" end className={styles.item!}>
        <Icon name="lobby" />
        <span>{t('lobby')}</span>
      </NavLink>
      <NavLink to="/games" className={styles.item!}>
        <Icon name="games" />
        <span>{t('games')}</span>
      </NavLink>
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
      <NavLink to="/fairness" className={styles.item!}>
        <Icon name="fairness" />
        <span>{t('fairness')}</span>
      </NavLink>
      <button type="button" data-menu className={styles.item} onClick={() => openModal('menu')}>
        <Icon name="menu" />
        <span>{t('menu')}</span>
      </button>
    </nav>
  );
}
