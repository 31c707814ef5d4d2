import { Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { NavLink } from '../lib/link.tsx';
import { useRemembered } from '../lib/use-remembered.ts';
import { useMenu } from '../lib/nav-items.ts';
import styles from './rail.module.css';

/** The left rail of wide screens. Whether it is folded is this browser's own matter; beside a table it is, until unfolded there. */
export function Rail({ atTable }: { atTable: boolean }) {
  const t = useTranslations('shell.nav');
  const [state, setState] = useRemembered(atTable ? 'rail-at-table' : 'rail', atTable ? 'folded' : 'open');
  const folded = state === 'folded';
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
      <IconButton
        label={t(folded ? 'unfold' : 'fold')}
        className={styles.fold}
        aria-expanded={!folded}
        onClick={() => setState(folded ? 'open' : 'folded')}
      >
        <Icon name="fold" />
      </IconButton>
    </nav>
  );
}
