import type { PayOut } from '@croupier/contract/money/pay-outs';
import { Dialog } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useProfile } from '../../../lib/session.ts';
import { AgainButton } from '../../people/contacts/again-button.tsx';
import { CodeForm } from '../../people/contacts/code-form.tsx';
import { ProofOfWork } from '../../people/proof-of-work/proof-of-work.tsx';
import { askCode, type AskedPayOut } from './pay-outs-queries.ts';
import styles from './pay-outs.module.css';
import { usePayOut } from './use-pay-out.ts';

interface ConfirmDialogProps {
  asked: AskedPayOut;
  onClose(): void;
  onDone(payOut: PayOut): void;
}

/** The code that a pay-out needs: sent where the player wants it, typed, and with it the money leaves. */
export function ConfirmDialog({ asked, onClose, onDone }: ConfirmDialogProps) {
  const t = useTranslations('pay-outs.confirm');
  const { money } = useFormat();
  const [sentTo, setSentTo] = useState<string>();
  const { send, explain } = usePayOut(asked);
  const channels = useChannels();
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose} size="small">
      <div className={styles.form}>
        <p>{t('text', { amount: money(asked.amountMinor, asked.currency) })}</p>
        {channels.map((channel) => (
          <AgainButton
            key={channel}
            id={`pay-out-${channel}`}
            label={t(channel)}
            sent={t('sent')}
            send={async () => {
              const answer = await askCode(channel);
              setSentTo(answer.to);
              return answer;
            }}
          />
        ))}
        {channels.length === 0 && <p role="alert">{t('none')}</p>}
        <ProofOfWork />
        {channels.length > 0 && (
          <CodeForm
            text={sentTo === undefined ? t('first') : t('codeText', { to: sentTo })}
            prove={({ code }) => send(code)}
            onProven={onDone}
            explain={explain}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Only where the player has shown that they are reached. */
function useChannels(): ('email' | 'sms')[] {
  const profile = useProfile();
  if (!profile) return [];
  const { email, emailVerify, phone, phoneVerify } = profile;
  return [
    ...(email !== '' && emailVerify ? (['email'] as const) : []),
    ...(phone && phoneVerify ? (['sms'] as const) : []),
  ];
}
