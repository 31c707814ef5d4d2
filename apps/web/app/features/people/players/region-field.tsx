import { REGION_IDS, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import { Select } from '@croupier/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './players.module.css';

/** Region of the account; where the games take play money only, it says so at once. */
export function RegionField({ region, ...select }: { region: RegionId } & UseFormRegisterReturn<'region'>) {
  const t = useTranslations('players.signUp');
  const regions = useTranslations('settings.regions');
  const format = useFormat();
  const { gameMoney, openingPlayMinor, currency } = REGIONS[region];
  return (
    <>
      <Select
        label={t('region')}
        hint={t('regionHint')}
        options={REGION_IDS.map((id) => ({ value: id, label: `${regions(id)} · ${REGIONS[id].currency}` }))}
        {...select}
      />
      {gameMoney === 'play' && (
        <p className={styles.note}>
          {t('playMoneyRegion', { amount: format.money(openingPlayMinor, currency, { short: true }) })}
        </p>
      )}
    </>
  );
}
