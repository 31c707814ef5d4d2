import { buttonClass, Dialog, ErrorState, Skeleton } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { Link } from '../../../lib/link.tsx';
import { useNudge } from '../../../lib/live/live.ts';
import type { ModalProps } from '../../../lib/modals.ts';
import { useProfile } from '../../../lib/session.ts';
import { tell } from '../../../lib/tell.ts';
import { UnansweredNote } from '../../people/contacts/unanswered-note.tsx';
import { NoLimitNote } from '../../people/limits/no-limit-note.tsx';
import { DepositForm } from './deposit-form.tsx';
import { depositOptionsQuery } from './payments-queries.ts';
import styles from './deposit.module.css';

/** The deposit modal: a sheet on a phone. Opened by `openModal('deposit')`, or with a bonus chosen: `{ bonus: id }`. */
export default function DepositModal({ data, onClose }: ModalProps) {
  const t = useTranslations('payments.deposit');
  const profile = useProfile();
  useEffect(() => tell('show_cash_box', {}), []);
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {!profile && <SignInFirst onClose={onClose} />}
      {profile &&
        (profile.answered ? (
          <Deposit wanted={bonusOf(data)} onClose={onClose} />
        ) : (
          <UnansweredNote profile={profile} />
        ))}
    </Dialog>
  );
}

const bonusOf = (data: unknown): string | undefined => (data as { bonus?: string } | undefined)?.bonus;

function Deposit({ wanted, onClose }: { wanted: string | undefined; onClose(): void }) {
  const t = useTranslations('payments.deposit');
  const client = useQueryClient();
  // One that was taken a moment ago is in no list that was asked for before.
  const options = useQuery({ ...depositOptionsQuery, ...(wanted !== undefined && { staleTime: 0 }) });
  useNudge('bonus', () => void askAnew(client, { queryKey: depositOptionsQuery.queryKey }));
  if (options.data)
    return (
      <div className={styles.form}>
        <NoLimitNote onLeave={onClose} />
        <DepositForm options={options.data} wanted={wanted} />
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
