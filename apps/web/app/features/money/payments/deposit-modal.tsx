import { buttonClass, Dialog, ErrorState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import { tell } from '../../../lib/tell.ts';
import { UnansweredNote } from '../../people/contacts/unanswered-note.tsx';
import { NoLimitNote } from '../../people/limits/no-limit-note.tsx';
import { DepositForm } from './deposit-form.tsx';
import { depositOptionsQuery } from './payments-queries.ts';
import styles from './deposit.module.css';

/** The deposit modal: a sheet on a phone. Opened by `openModal('deposit')`. */
export default function DepositModal({ onClose }: { data: unknown; onClose(): void }) {
  const t = useTranslations('payments.deposit');
  const profile = useProfile();
  useEffect(() => tell('show_cash_box', {}), []);
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {!profile && <SignInFirst onClose={onClose} />}
      {profile && (profile.answered ? <Deposit onClose={onClose} /> : <UnansweredNote profile={profile} />)}
    </Dialog>
  );
}

function Deposit({ onClose }: { onClose(): void }) {
  const t = useTranslations('payments.deposit');
  const options = useQuery(depositOptionsQuery);
  if (options.data)
    return (
      <div className={styles.form}>
        <NoLimitNote onLeave={onClose} />
        <DepositForm options={options.data} />
        <Link to="/profile/pay-outs" className={buttonClass({ look: 'plain' })} onClick={onClose}>
          {t('withdraw')}
        </Link>
      </div>
    );
  if (options.isError) {
    return (
      <ErrorState title={t('loadError')} retryLabel={t('retry')} onRetry={() => void options.refetch()} />
    );
  }
  return (
    <div className={styles.form} aria-busy="true">
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  );
}

function SignInFirst({ onClose }: { onClose(): void }) {
  const t = useTranslations('payments.deposit');
  return (
    <div className={styles.form}>
      <p>{t('signIn')}</p>
      <Link to="/login" className={buttonClass({ look: 'primary', wide: true })} onClick={onClose}>
        {t('toLogin')}
      </Link>
    </div>
  );
}
