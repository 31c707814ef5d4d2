import type { Profile } from '@croupier/contract/people/players';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { ConfirmRegion } from '../personal/confirm-region.tsx';
import { RegionChoice } from '../../site/settings/region-choice.tsx';
import styles from './profile.module.css';

/** Which regional edition the account is in, and the way to another. */
export function RegionCard({ profile }: { profile: Profile }) {
  const t = useTranslations('players.profile');
  const regions = useTranslations('settings.regions');
  return (
    <Card className={styles.card}>
      <h2>{t('regionTitle')}</h2>
      <p className={styles.text}>
        {t('regionNow', { region: regions(profile.region), currency: profile.currency })}
      </p>
      <ConfirmRegion profile={profile} />
      <RegionChoice />
    </Card>
  );
}
