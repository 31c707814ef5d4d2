import type { Profile } from '@croupier/contract/people/players';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import styles from './contacts.module.css';
import { PhoneProof } from './phone-proof.tsx';

/** The phone of the account. An account that nobody has answered for has none to change. */
export function PhoneCard({ profile }: { profile: Profile }) {
  const t = useTranslations('contacts.phone');
  if (!profile.answered) return null;
  return (
    <Card className={styles.card} id="phone" data-testid="phone">
      <h2>{t('title')}</h2>
      <PhoneProof profile={profile} />
    </Card>
  );
}
