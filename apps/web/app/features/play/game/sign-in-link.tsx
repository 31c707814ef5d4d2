import { buttonClass } from '@croupier/ui';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import styles from './game-hud.module.css';

/** In the place of the spin button for a visitor; leads back to this table. */
export function SignInLink() {
  const t = useTranslations('game.hud');
  const { pathname } = useLocation();
  return (
    <Link
      to={`/login?redirect=${encodeURIComponent(pathname)}`}
      className={`${buttonClass({ look: 'gold', size: 'large' })} ${styles.signIn}`}
    >
      {t('signIn')}
    </Link>
  );
}
