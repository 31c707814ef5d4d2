import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { setRegion as operation } from '@croupier/contract/people/players';
import { isLooser, REGION_IDS, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import { Button, Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useRootData } from '../../../lib/root-data.ts';
import { useProfile } from '../../../lib/session.ts';
import { AgeConfirmation } from './age-confirmation.tsx';
import { textOf } from '../../../lib/refusal-texts.ts';
import styles from './region-choice.module.css';
import { RegionWish } from './region-wish.tsx';
import { useChangeRegion } from './use-change-region.ts';

/** Chooses another regional edition and moves there; an account is asked for its age where the new region's limit is higher. */
export function RegionChoice() {
  const t = useTranslations('settings.region');
  const regions = useTranslations('settings.regions');
  const profile = useProfile();
  const { visitor } = useRootData();
  const now = profile?.region ?? visitor.region;
  const [region, setRegion] = useState(now);
  const [confirmed, setConfirmed] = useState(false);
  const move = useChangeRegion();
  const { minimumAge } = REGIONS[region];
  // Whose birth date the house knows is asked nothing.
  const asksAge = profile !== null && profile.birthday === null && minimumAge > REGIONS[now].minimumAge;
  const choose = (next: RegionId) => {
    setRegion(next);
    setConfirmed(false);
    move.reset();
  };
  return (
    <div className={styles.choice}>
      {profile?.regionWish && <RegionWish profile={profile} wish={profile.regionWish} />}
      <Select
        label={t('label')}
        hint={profile ? t('balances') : t('hint')}
        value={region}
        onChange={(event) => choose(event.target.value as RegionId)}
        options={REGION_IDS.map((id) => ({ value: id, label: `${regions(id)} · ${REGIONS[id].currency}` }))}
      />
      {asksAge && (
        <AgeConfirmation
          age={minimumAge}
          error={undefined}
          checked={confirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      )}
      {profile && isLooser(REGIONS[now], REGIONS[region]) && <p className={styles.waits}>{t('waits')}</p>}
      <div className={styles.actions}>
        {region !== now && region !== profile?.regionWish?.region && (
          <Button
            disabled={asksAge && !confirmed}
            busy={move.isPending}
            onClick={() => move.mutate({ region, ageConfirmed: asksAge && confirmed })}
          >
            {move.isPending ? t('moving') : t('move', { region: regions(region) })}
          </Button>
        )}
        <p role="status" className={move.isError ? styles.failed : styles.done}>
          {move.isError && t('failed', { reason: t(`errors.${reasonOf(move.error)}`) })}
          {move.isSuccess && !profile?.regionWish && t('moved', { region: regions(region) })}
        </p>
      </div>
    </div>
  );
}

const TEXTS = {
  age_not_confirmed: 'age_not_confirmed',
  under_age: 'under_age',
} as const satisfies Record<RefusalOf<typeof operation>, string>;

const reasonOf = (error: unknown) => (error instanceof ApiError && textOf(TEXTS, error.key)) || 'other';
