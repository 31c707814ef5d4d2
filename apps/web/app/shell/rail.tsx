import { Icon, IconButton } from '@croupier/ui';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { NavLink } from '../lib/link.tsx';
import { useProfile } from '../lib/session.ts';
import { NAV_ITEMS } from './nav-items.ts';
import styles from './rail.module.css';

const KEY = 'rail';

/** The left rail of wide screens. Whether it is folded is this browser's own matter. */
export function Rail() {
  const t = useTranslations('shell.nav');
  const signedIn = useProfile() !== null;
  const folded = useSyncExternalStore(subscribe, isFolded, () => false);
  return (
    <nav className={styles.rail} aria-label={t('main')} data-folded={folded || undefined}>
      <ul className={styles.list}>
        {NAV_ITEMS.filter((item) => !item.signedIn || signedIn).map((item) => (
          <li key={item.key}>
            <NavLink to={item.to} end={item.exact ?? false} className={styles.item!} title={t(item.key)}>
              <Icon name={item.icon} />
              <span className={styles.label}>{t(item.key)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <IconButton
        label={t(folded ? 'unfold' : 'fold')}
        className={styles.fold}
        aria-expanded={!folded}
        onClick={toggle}
      >
        <Icon name="fold" />
      </IconButton>
    </nav>
  );
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isFolded(): boolean {
  try {
    return localStorage.getItem(KEY) === 'folded';
  } catch {
    return false; // storage is forbidden in this browser: the rail stays open
  }
}

function toggle(): void {
  try {
    localStorage.setItem(KEY, isFolded() ? 'open' : 'folded');
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
