import { buttonClass, Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/change-password-page';
import { PasswordCard } from './password-card.tsx';
import styles from './profile.module.css';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'players.changePassword.meta', { index: false });

/** For a player the form of the profile; a visitor is told what it takes, and where to go without it. */
export default function ChangePasswordPage() {
  const t = useTranslations('players.changePassword');
  const signedIn = useProfile() !== null;
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow" picture="change-password">
      <div className={styles.column}>
        {signedIn ? <PasswordCard /> : <SignInFirst />}
        <Card className={styles.card}>
          <h2>{t('forgottenTitle')}</h2>
          <p className={styles.text}>{t('forgotten')}</p>
          <div className={styles.actions}>
            <Link to="/support" className={buttonClass({})}>
              {t('toSupport')}
            </Link>
          </div>
        </Card>
      </div>
    </Page>
  );
}

function SignInFirst() {
  const t = useTranslations('players.changePassword');
  return (
    <Card className={styles.card}>
      <h2>{t('visitorTitle')}</h2>
      <p className={styles.text}>{t('visitor')}</p>
      <div className={styles.actions}>
        <Link to="/login?redirect=/change-password" className={buttonClass({ look: 'primary' })}>
          {t('signIn')}
        </Link>
      </div>
    </Card>
  );
}
