import type { OutputOf } from '@croupier/contract/kit';
import type { stepUpWays } from '@croupier/contract/people/step-up';
import { Button, Dialog, ErrorState, FormFailure, Skeleton } from '@croupier/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ModalProps } from '../../../lib/modals.ts';
import { AgainButton } from '../contacts/again-button.tsx';
import { CodeForm } from '../contacts/code-form.tsx';
import { ProofOfWork } from '../proof-of-work/proof-of-work.tsx';
import { ByPassword } from './by-password.tsx';
import { askForCode, proveByCode, proveByPasskey, waysQuery } from './step-up-queries.ts';
import styles from './step-up.module.css';

/** Asks a player to show once more who they are, by a passkey or a code, before something is changed that others would like to change. */
export default function StepUpModal({ data, onClose }: ModalProps) {
  const t = useTranslations('step-up');
  const ways = useQuery(waysQuery);
  const onProven = () => {
    (data as () => void)();
    onClose();
  };
  return (
    <Dialog title={t('title')} closeLabel={t('cancel')} onClose={onClose} size="small">
      <div className={styles.ways}>
        <p className={styles.text}>{t('text')}</p>
        {ways.isError && (
          <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void ways.refetch()} />
        )}
        {ways.isPending && <Skeleton />}
        {ways.data && <Ways ways={ways.data} onProven={onProven} />}
      </div>
    </Dialog>
  );
}

interface WaysProps {
  ways: OutputOf<typeof stepUpWays>;
  onProven(): void;
}

function Ways({ ways: { hasPasskey, codes, byPassword }, onProven }: WaysProps) {
  const t = useTranslations('step-up');
  const [sentTo, setSentTo] = useState<string>();
  if (byPassword) return <ByPassword onProven={onProven} />;
  if (!hasPasskey && codes.length === 0) return <p role="alert">{t('none')}</p>;
  return (
    <>
      {hasPasskey && <ByPasskey onProven={onProven} />}
      {codes.map(({ channel, to }) => (
        <AgainButton
          key={channel}
          id={`step-up-${channel}`}
          label={t(channel, { to })}
          sent={t('sent')}
          send={async () => {
            const answer = await askForCode(channel);
            setSentTo(to);
            return answer;
          }}
        />
      ))}
      <ProofOfWork />
      {codes.length > 0 && (
        <CodeForm
          text={sentTo === undefined ? undefined : t('codeText', { to: sentTo })}
          prove={proveByCode}
          onProven={onProven}
        />
      )}
    </>
  );
}

function ByPasskey({ onProven }: { onProven(): void }) {
  const t = useTranslations('step-up');
  const prove = useMutation({ mutationFn: proveByPasskey, onSuccess: onProven });
  return (
    <div className={styles.ways}>
      <FormFailure>{prove.isError && t('passkeyFailed')}</FormFailure>
      <Button look="primary" wide busy={prove.isPending} onClick={() => prove.mutate()}>
        {t('passkey')}
      </Button>
    </div>
  );
}
