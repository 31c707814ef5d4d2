import type { Profile } from '@croupier/contract/people/players';
import { Button, ErrorState, Skeleton } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useRefreshProfile } from '../../../lib/session.ts';
import { AgainButton } from './again-button.tsx';
import { CodeForm } from './code-form.tsx';
import { askAgain, askCode, PHONE_KEY, phoneQuery, provePhone } from './contacts-queries.ts';
import styles from './contacts.module.css';
import { PhoneForm } from './phone-form.tsx';

/** The phone that an account was opened with, until its code is typed; then the player's phone, and the way to another one: a phone is asked for, then the code that it was sent. */
export function PhoneProof({ profile }: { profile: Profile }) {
  const t = useTranslations('contacts');
  const client = useQueryClient();
  const refresh = useRefreshProfile();
  const proof = useQuery(phoneQuery);
  const [isAsking, setAsking] = useState(false);
  const [proven, setProven] = useState<string>();
  if (proof.isError)
    return (
      <ErrorState
        title={t('code.loadError')}
        retryLabel={t('code.retry')}
        onRetry={() => void proof.refetch()}
      />
    );
  if (!proof.data) return <Skeleton />;
  const { isOffered, waiting } = proof.data;
  // Its phone is the one that it was opened with: there is no other one to choose before it is answered.
  const isClaim = !profile.answered;
  const reload = () => askAnew(client, { queryKey: PHONE_KEY });
  const sendAgain = async () => {
    try {
      return await (isClaim ? askAgain() : askCode({}));
    } finally {
      await reload();
    }
  };
  const onProven = async (phone: string) => {
    setProven(phone);
    setAsking(false);
    await Promise.all([reload(), refresh()]);
  };
  return (
    <>
      {!isClaim && (
        <p className={styles.text}>
          {profile.phone === null ? t('phone.none') : t('phone.have', { phone: profile.phone })}
        </p>
      )}
      {!isOffered && <p className={styles.small}>{t('phone.notOffered')}</p>}
      {isOffered && waiting && !isAsking && (
        <CodeForm
          text={t('code.text', { phone: waiting.phone })}
          prove={provePhone}
          onProven={({ phone }) => void onProven(phone)}
        />
      )}
      {isOffered && (waiting || isClaim) && !isAsking && (
        <AgainButton
          id={`code ${waiting?.phone ?? ''}`}
          label={t('code.again')}
          sent={t('code.sent')}
          againAt={waiting?.againAt}
          send={sendAgain}
        />
      )}
      {isOffered && !isClaim && (isAsking || (!waiting && profile.phone === null)) && (
        <PhoneForm onSent={() => void reload().then(() => setAsking(false))} />
      )}
      {isOffered && !isClaim && !isAsking && (waiting || profile.phone !== null) && (
        <div className={styles.actions}>
          <Button onClick={() => setAsking(true)}>{waiting ? t('code.other') : t('phone.change')}</Button>
        </div>
      )}
      <p role="status" className={styles.done}>
        {proven !== undefined && t('code.done', { phone: proven })}
      </p>
    </>
  );
}
