import { Button, buttonClass, Icon, IconButton } from '@croupier/ui';
import type { CSSProperties } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Link } from '../lib/link.tsx';
import { openModal } from '../lib/modals.ts';
import { useBrand, useHouse } from '../lib/root-data.ts';
import { useAuth } from '../lib/session.ts';
import type { TableHandle } from '../lib/table-view.ts';
import { BalanceChip } from './balance-chip.tsx';
import { BarThings } from './once-alive.tsx';
import { AccountUnknown } from './account-unknown.tsx';
import styles from './top-bar.module.css';

interface Props {
  /** Whose table the page is: the house's own tells the balance itself. */
  table: TableHandle['table'] | null;
}

/** Mark, balance, deposit and account; for a visitor the ways in, but for the one whose page this is. */
export function TopBar({ table }: Props) {
  const t = useTranslations('shell');
  const brand = useBrand();
  const { name } = useHouse();
  const auth = useAuth();
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.mark} aria-label={t('home', { brand: name })}>
        <img src={`/brands/${brand}.svg`} alt="" width="36" height="36" />
        <span
          className={styles.word}
          style={{ '--word': `url(/brands/${brand}-word.svg)` } as CSSProperties}
        />
      </Link>
      <div className={styles.side}>
        {auth.state === 'success' ? (
          <>
            {table !== 'house' && <BalanceChip />}
            <Button
              look="gold"
              className={styles.deposit}
              data-deposit
              icon={<Icon name="plus" size={20} />}
              onClick={() => openModal('deposit')}
              aria-label={t('nav.deposit')}
            >
              {t('nav.deposit')}
            </Button>
            <span className={styles.things}>
              <BarThings />
            </span>
            <Link
              to="/profile"
              className={styles.avatar}
              aria-label={t('nav.profile')}
              title={auth.profile.nickname}
            >
              {auth.profile.avatar ? (
                <img src={auth.profile.avatar} alt="" width="44" height="44" />
              ) : (
                initial(auth.profile.nickname)
              )}
            </Link>
          </>
        ) : auth.state === 'empty' ? (
          <WaysIn />
        ) : (
          <AccountUnknown isAsking={auth.state === 'loading'} />
        )}
        <IconButton
          label={t('search')}
          className={styles.search}
          aria-keyshortcuts="/ Control+K"
          onClick={() => openModal('search')}
        >
          <Icon name="search" />
        </IconButton>
        <IconButton label={t('settings')} className={styles.settings} onClick={() => openModal('settings')}>
          <Icon name="globe" />
        </IconButton>
        {table !== null && (
          <IconButton label={t('nav.menu')} className={styles.menu} onClick={() => openModal('menu')}>
            <Icon name="menu" />
          </IconButton>
        )}
      </div>
    </header>
  );
}

/** For a visitor; not the one whose page this is. */
function WaysIn() {
  const t = useTranslations('shell.nav');
  const { pathname } = useLocation();
  return (
    <>
      {!pathname.endsWith('/login') && (
        <Link to="/login" className={buttonClass({ look: 'quiet', size: 'small' })}>
          {t('signIn')}
        </Link>
      )}
      {!pathname.endsWith('/sign-up') && (
        <Link to="/sign-up" className={buttonClass({ look: 'primary', size: 'small' })}>
          {t('signUp')}
        </Link>
      )}
    </>
  );
}

/** The first letter as a reader counts letters. */
const initial = (nickname: string): string => [...nickname][0]?.toUpperCase() ?? '·';
