import type { Profile } from '@croupier/contract/people/players';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { AgainButton } from './again-button.tsx';
import { askAgain } from './contacts-queries.ts';
import styles from './contacts.module.css';
import { PhoneProof } from './phone-proof.tsx';

/** What a player is told whose letter, or whose phone's code, is not answered: what waits for it, and how to have it sent again. */
export function UnansweredNote({ profile }: { profile: Profile }) {
  const t = useTranslations('contacts');
  if (profile.email === '')
    return (
      <Card className={styles.card} data-testid="unanswered">
        <h2>{t('unanswered.phoneTitle')}</h2>
        <p className={styles.text}>{t('unanswered.phoneText', { phone: profile.phone ?? '' })}</p>
        <PhoneProof profile={profile} />
        <p className={styles.small}>{t('unanswered.phoneLapses')}</p>
      </Card>
    );
  return (
    <Card className={styles.card} data-testid="unanswered">
      <h2>{t('unanswered.title')}</h2>
      <p className={styles.text}>{t('unanswered.text', { email: profile.email })}</p>
      <AgainButton id="verify-email" label={t('again.send')} send={askAgain} />
      <p className={styles.small}>{t('unanswered.lapses')}</p>
    </Card>
  );
}
