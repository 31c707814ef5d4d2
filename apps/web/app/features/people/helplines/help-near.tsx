import { HELPLINES, HELPLINES_EVERYWHERE } from '@croupier/domain/people/helplines';
import { useTranslations } from 'use-intl/react';
import { useRegion } from '../../../lib/root-data.ts';
import { Lines } from './help-lines.tsx';
import styles from './helplines.module.css';

/** Whom to turn to where one is, in a few lines: for the moments in which somebody may need it. */
export function HelpNear() {
  const t = useTranslations('helplines');
  return (
    <div className={styles.near}>
      <p className={styles.note}>{t('near')}</p>
      <Lines lines={[...HELPLINES[useRegion().id], HELPLINES_EVERYWHERE[0]!]} />
    </div>
  );
}
