import type { Profile } from '@croupier/contract';
import { REGION_IDS, REGIONS, type RegionId } from '@croupier/domain';
import { Button, Card, Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePlayersErrorText } from './error-text.ts';
import { Outcome } from './outcome.tsx';
import { useSetRegion } from './players-queries.ts';
import { AgeConfirmation } from './sign-up-terms.tsx';
import styles from './profile.module.css';

/** Moves the player to another regional edition. The page is loaded anew after it: nearly all of it depends on the region. */
export function RegionCard({ profile }: { profile: Profile }) {
  const t = useTranslations('players');
  const errorText = usePlayersErrorText();
  const move = useSetRegion();
  const [region, setRegion] = useState<RegionId>(profile.region);
  const [confirmed, setConfirmed] = useState(false);
  const { minimumAge } = REGIONS[region];
  // The server asks for the age again where a region's threshold is above the one confirmed before.
  const asksAge = minimumAge > REGIONS[profile.region].minimumAge;
  const name = (id: RegionId) => t(`regions.${id}`);
  return (
    <Card className={styles.card}>
      <h2>{t('profile.regionTitle')}</h2>
      <p className={styles.text}>
        {t('profile.regionNow', { region: name(profile.region), currency: profile.currency })}
      </p>
      <Select
        label={t('signUp.region')}
        hint={t('profile.regionExplain')}
        value={region}
        onChange={(event) => {
          setRegion(event.target.value as RegionId);
          setConfirmed(false);
        }}
        options={REGION_IDS.map((id) => ({ value: id, label: `${name(id)} · ${REGIONS[id].currency}` }))}
      />
      {asksAge && (
        <AgeConfirmation
          age={minimumAge}
          error={undefined}
          checked={confirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      )}
      <div className={styles.actions}>
        <Button
          disabled={region === profile.region || (asksAge && !confirmed)}
          busy={move.isPending}
          onClick={() =>
            move.mutate(
              { region, ...(asksAge && { ageConfirmed: true }) },
              { onSuccess: () => window.location.reload() },
            )
          }
        >
          {move.isPending ? t('profile.regionMoving') : t('profile.regionMove', { region: name(region) })}
        </Button>
        <Outcome
          done={move.isSuccess && t('profile.regionMoved', { region: name(region) })}
          failed={move.isError && errorText(move.error)}
        />
      </div>
    </Card>
  );
}
