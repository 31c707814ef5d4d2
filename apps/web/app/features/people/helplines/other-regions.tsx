import { HELPLINES } from '@croupier/domain/people/helplines';
import { REGION_IDS } from '@croupier/domain/site/regions';
import { useTranslations } from 'use-intl/react';
import { useRegion } from '../../../lib/root-data.ts';
import { Lines } from './help-lines.tsx';
import styles from './helplines.module.css';

/** The lines of the other regions, for who is on the way, or asks for somebody else. */
export function OtherRegions() {
  const t = useTranslations('helplines');
  const regions = useTranslations('settings.regions');
  const own = useRegion().id;
  return (
    <details className={styles.others}>
      <summary>{t('others')}</summary>
      {REGION_IDS.filter((id) => id !== own).map((id) => (
        <section key={id} data-region={id}>
          <h3>{regions(id)}</h3>
          <Lines lines={HELPLINES[id]} />
        </section>
      ))}
    </details>
  );
}
