import { useTranslations } from 'use-intl/react';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useProfile } from '../../../lib/session.ts';
import { AccountMissing } from '../personal/account-missing.tsx';
import { Page } from '../../../pages/page.tsx';
import { EmailCard } from '../contacts/email-card.tsx';
import { PhoneCard } from '../contacts/phone-card.tsx';
import { NetworksCard } from '../networks/networks-card.tsx';
import { PasskeysCard } from '../passkeys/passkeys-card.tsx';
import { SessionsCard } from '../sessions/sessions-card.tsx';
import type { Route } from './+types/security-page';
import { PasswordCard } from './password-card.tsx';
import styles from './profile.module.css';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'players.security.meta', { index: false });

/** The ways into the account: its contacts, password, passkeys and other companies' accounts, and where it is open now. */
export default function SecurityPage() {
  const t = useTranslations('players.security');
  const profile = useProfile();
  if (!profile) return <AccountMissing />;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles.cards}>
        <EmailCard profile={profile} />
        <PhoneCard profile={profile} />
        <PasswordCard />
        <PasskeysCard />
        <NetworksCard />
        <SessionsCard />
      </div>
    </Page>
  );
}
