import { Button, buttonClass, Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../lib/link.tsx';
import { openModal } from '../lib/modals.ts';
import { useBrand } from '../lib/root-data.ts';
import { useProfile } from '../lib/session.ts';
import { BalanceChip } from './balance-chip.tsx';
import styles from './top-bar.module.css';

/** Mark, balance, deposit and account; for a visitor the ways in. */
export function TopBar() {
  const t = useTranslations('shell');
  const brand = useBrand();
  const name = t(`brands.${brand}`);
  const profile = useProfile();
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.mark} aria-label={t('home', { brand: name })}>
        <img src={`/brands/${brand}.svg`} alt="" width="36" height="36" />
        <span className={styles.word}>{name}</span>
      </Link>
      <div className={styles.side}>
        {profile ? (
          <>
            <BalanceChip />
            <Button
              look="gold"
              className={styles.deposit}
              icon={<Icon name="plus" size={20} />}
              onClick={() => openModal('deposit')}
              aria-label={t('nav.deposit')}
            >
              {t('nav.deposit')}
            </Button>
            <Link
              to="/profile"
              className={styles.avatar}
              aria-label={t('nav.profile')}
              title={profile.nickname}
            >
              {initial(profile.nickname)}
            </Link>
          </>
        ) : (
          <>
            <Link to="/login" className={buttonClass({ look: 'quiet', size: 'small' })}>
              {t('nav.signIn')}
            </Link>
            <Link to="/sign-up" className={buttonClass({ look: 'primary', size: 'small' })}>
              {t('nav.signUp')}
            </Link>
          </>
        )}
        <IconButton label={t('settings')} className={styles.settings} onClick={() => openModal('settings')}>
          <Icon name="globe" />
        </IconButton>
      </div>
    </header>
  );
}

/** The first letter as a reader counts letters. */
const initial = (nickname: string): string => [...nickname][0]?.toUpperCase() ?? '·';
