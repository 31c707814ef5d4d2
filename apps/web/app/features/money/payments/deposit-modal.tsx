import { Button, buttonClass, Dialog, ErrorState, Skeleton } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { Link } from '../../../lib/link.tsx';
import { useNudge } from '../../../lib/live/live.ts';
import type { ModalProps } from '../../../lib/modals.ts';
import { useProfile } from '../../../lib/session.ts';
import { tell } from '../../../lib/tell.ts';
import { UnansweredNote } from '../../people/contacts/unanswered-note.tsx';
import { NoLimitNote } from '../../people/limits/no-limit-note.tsx';
import { DebtNote } from './debt-note.tsx';
import { DepositForm } from './deposit-form.tsx';
import { depositOptionsQuery } from './payments-queries.ts';
import styles from './deposit.module.css';

/**
 * The deposit modal: a sheet on a phone. Opened by `openModal('deposit')`, or with a bonus chosen: `{ bonus: id }`. Whoever closes it
 * after they have changed something is asked, once, whether they want to leave.
 */
export default function DepositModal({ data, onClose }: ModalProps) {
  const t = useTranslations('payments.deposit');
  const profile = useProfile();
  useEffect(() => tell('show_cash_box', {}), []);
  const [isBegun, setBegun] = useState(false);
  const [question, setQuestion] = useState<'to-ask' | 'asked' | 'answered'>('to-ask');
  const leave = () => {
    if (isBegun && question === 'to-ask') return setQuestion('asked');
    if (question === 'asked') tell('CASH_BOX_ALERT_REJECT', {});
    onClose();
  };
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={leave}>
      {question === 'asked' && <Leaving onLeave={leave} onStay={() => setQuestion('answered')} />}
      {!profile && <SignInFirst onClose={onClose} />}
      {profile &&
        (profile.answered ? (
          // What was typed stays as it was while the question is there.
          <div hidden={question === 'asked'}>
            <Deposit wanted={bonusOf(data)} onBegin={() => setBegun(true)} onClose={onClose} />
          </div>
        ) : (
          <UnansweredNote profile={profile} />
        ))}
    </Dialog>
  );
}

const bonusOf = (data: unknown): string | undefined => (data as { bonus?: string } | undefined)?.bonus;

function Leaving({ onLeave, onStay }: { onLeave(): void; onStay(): void }) {
  const t = useTranslations('payments.deposit.leaving');
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div
      className={styles.form}
      role="group"
      ref={question}
      tabIndex={-1}
      aria-labelledby="leaving-title leaving-text"
    >
      <h3 id="leaving-title">{t('title')}</h3>
      <p id="leaving-text">{t('text')}</p>
      <Button look="gold" wide onClick={onStay}>
        {t('stay')}
      </Button>
      <Button wide onClick={onLeave}>
        {t('leave')}
      </Button>
    </div>
  );
}

interface DepositProps {
  wanted: string | undefined;
  onBegin(): void;
  onClose(): void;
}

function Deposit({ wanted, onBegin, onClose }: DepositProps) {
  const t = useTranslations('payments.deposit');
  const client = useQueryClient();
  // One that was taken a moment ago is in no list that was asked for before.
  const options = useQuery({ ...depositOptionsQuery, ...(wanted !== undefined && { staleTime: 0 }) });
  useNudge('bonus', () => void askAnew(client, { queryKey: depositOptionsQuery.queryKey }));
  if (options.data)
    return (
      <div className={styles.form}>
        <NoLimitNote onLeave={onClose} />
        <DebtNote />
        <DepositForm options={options.data} wanted={wanted} onBegin={onBegin} />
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
