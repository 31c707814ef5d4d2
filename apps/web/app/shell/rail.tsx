import { Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { NavLink } from '../lib/link.tsx';
import { openModal } from '../lib/modals.ts';
import { useProfile } from '../lib/session.ts';
import { useRemembered } from '../lib/use-remembered.ts';
import { useMenu } from '../lib/nav-items.ts';
import styles from './rail.module.css';

/** The left rail of wide screens, with the way to stop playing at once. Whether it is folded is this browser's own matter; beside a table it is, until unfolded there. */
export function Rail({ atTable }: { atTable: boolean }) {
  const t = useTranslations('shell.nav');
  const [state, setState] = useRemembered(atTable ? 'rail-at-table' : 'rail', atTable ? 'folded' : 'open');
  const folded = state === 'folded';
  const profile = useProfile();
  return (
    <nav className={styles.rail} aria-label={t('main')} data-folded={folded || undefined}>
      <ul className={styles.list}>
        {useMenu('rail').map((item) => (
          <li key={item.key} data-part={item.part}>
            <NavLink to={item.to} end={item.exact ?? false} className={styles.item!} title={t(item.key)}>
              <Icon name={item.icon} />
              <span className={styles.label}>{t(item.key)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        {profile && (
          <button
            type="button"
            className={styles.item}
            title={t('stop')}
            data-stop
            onClick={() => openModal('stop')}
          >
            <Icon name="pause" />
            <span className={styles.label}>{t('stop')}</span>
          </button>
        )}
        <IconButton
          label={t(folded ? 'unfold' : 'fold')}
          aria-expanded={!folded}
          onClick={() => setState(folded ? 'open' : 'folded')}
        >
          <Icon name="fold" />
        </IconButton>
      </div>
    </nav>
  );
}
