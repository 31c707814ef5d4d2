import { REGION_IDS, REGION_TIME_ZONES, type RegionId } from '@croupier/domain/site/regions';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './content-desk.module.css';

/** What clocks show at a moment where a document is shown: in its region, or in all of them. */
export function RegionClocks({ at, scope }: { at: Date; scope: string }) {
  const t = useTranslations('content-desk');
  const format = useFormatter();
  const isRegion = (REGION_IDS as readonly string[]).includes(scope);
  const regions = isRegion ? [scope as RegionId] : REGION_IDS;
  return (
    <p className={styles.clocks}>
      {regions
        .map((region) => {
          const timeZone = REGION_TIME_ZONES[region];
          const time = format.dateTime(at, { timeZone, dateStyle: 'short', timeStyle: 'short' });
          return `${t(`choices.scope.${region}`)}: ${time}`;
        })
        .join(' · ')}
    </p>
  );
}
