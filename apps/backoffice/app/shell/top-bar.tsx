import { officeLogout } from '@croupier/contract/office/operators';
import { IconButton, showToast } from '@croupier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../lib/icon/icon.tsx';
import { call } from '../lib/api.ts';
import { useErrorText } from '../lib/errors/use-error-text.ts';
import { useMe } from '../lib/me.ts';
import { InboxBell } from './inbox.tsx';
import { leave } from './leave.ts';
import styles from './top-bar.module.css';

/** The search that looks like a field and is a palette, who is here, and the way out. */
export function TopBar({ onSearch, onKeys }: { onSearch(): void; onKeys(): void }) {
  const t = useTranslations('shell');
  const me = useMe();
  const signOut = useSignOut();
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onClick={onSearch}
      >
        <Icon name="search" size={16} />
        <span className={styles.what}>{t('search')}</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      <div className={styles.own}>
        <InboxBell />
        <IconButton label={t('keys.title')} aria-haspopup="dialog" onClick={onKeys}>
          <Icon name="keyboard" size={18} />
        </IconButton>
        <Link to="/account" className={styles.me} title={me.email}>
          <span className={styles.who}>{me.name}</span>
          <span className={styles.role}>{me.role}</span>
        </Link>
        <IconButton label={t('signOut')} onClick={signOut}>
          <Icon name="exit" size={18} />
        </IconButton>
      </div>
    </header>
  );
}

function useSignOut(): () => void {
  const router = useRouter();
  const queries = useQueryClient();
  const textOf = useErrorText();
  return () =>
    void call(officeLogout, {})
      .then(() => leave(router, queries))
      .catch((error: unknown) => showToast(textOf(error), 'error'));
}
