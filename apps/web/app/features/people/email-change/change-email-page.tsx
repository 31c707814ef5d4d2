import { buttonClass, Card, ErrorState } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Page } from '../../../pages/page.tsx';
import { emailLinkQuery } from '../contacts/contacts-queries.ts';
import { useLinkToken } from '../contacts/link-token.ts';
import type { Route } from './+types/change-email-page';
import { ConfirmForm } from './confirm-form.tsx';
import styles from './email-change.module.css';
import { UndoForm } from './undo-form.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'email-change.meta', { index: false });

/** Where letters about an e-mail lead: to a button. Programs that follow links press none. */
export default function ChangeEmailPage() {
  const t = useTranslations('email-change');
  const token = useLinkToken();
  return (
    <Page title={t('title')} width="narrow" picture="change-password">
      <Card className={styles.card}>
        {token === undefined && <p className={styles.text}>{t('loading')}</p>}
        {token === null && <LinkOver />}
        {token && <ByLink key={token} token={token} />}
      </Card>
    </Page>
  );
}

function ByLink({ token }: { token: string }) {
  const t = useTranslations('email-change');
  const link = useQuery(emailLinkQuery(token));
  if (link.isError)
    return <ErrorState title={t('loadError')} retryLabel={t('retry')} onRetry={() => void link.refetch()} />;
  if (!link.data) return <p className={styles.text}>{t('loading')}</p>;
  const { does, email, needsPassword } = link.data;
  if (does === 'change')
    return (
      <ConfirmForm token={token} email={email ?? ''} needsPassword={needsPassword} over={<LinkOver />} />
    );
  if (does === 'undo') return <UndoForm token={token} email={email ?? ''} over={<LinkOver />} />;
  return <LinkOver />;
}

function LinkOver() {
  const t = useTranslations('email-change');
  return (
    <>
      <h2>{t('overTitle')}</h2>
      <p className={styles.text}>{t('over')}</p>
      <div className={styles.actions}>
        <Link to="/profile/security" className={buttonClass({})}>
          {t('toProfile')}
        </Link>
      </div>
    </>
  );
}
