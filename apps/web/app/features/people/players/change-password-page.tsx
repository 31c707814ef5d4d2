import { Card, ErrorState } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import { resetLinkQuery } from '../contacts/contacts-queries.ts';
import { useLinkToken } from '../contacts/link-token.ts';
import type { Route } from './+types/change-password-page';
import { ChooseCard } from './choose-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ResetCard } from './reset-card.tsx';
import styles from './profile.module.css';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'players.changePassword.meta', { index: false });

/** With the link of a letter a new password is chosen; without one a letter is asked for, and a player may change the one they know. */
export default function ChangePasswordPage() {
  const t = useTranslations('players.changePassword');
  const token = useLinkToken();
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow" picture="change-password">
      <div className={styles.column}>{token ? <ByLink key={token} token={token} /> : <WithoutLink />}</div>
    </Page>
  );
}

function WithoutLink() {
  const signedIn = useProfile() !== null;
  return (
    <>
      {signedIn && <PasswordCard />}
      <ResetCard />
    </>
  );
}

function ByLink({ token }: { token: string }) {
  const t = useTranslations('contacts');
  const link = useQuery(resetLinkQuery(token));
  if (link.isError)
    return (
      <ErrorState
        title={t('verify.loadError')}
        retryLabel={t('verify.retry')}
        onRetry={() => void link.refetch()}
      />
    );
  if (!link.data)
    return (
      <Card className={styles.card}>
        <p className={styles.text}>{t('verify.loading')}</p>
      </Card>
    );
  return link.data.usable ? <ChooseCard by={{ token }} /> : <LinkOver />;
}

function LinkOver() {
  const t = useTranslations('contacts.choose');
  return (
    <>
      <Card className={styles.card}>
        <h2>{t('overTitle')}</h2>
        <p className={styles.text}>{t('over')}</p>
      </Card>
      <ResetCard />
    </>
  );
}
