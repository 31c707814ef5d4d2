import {
  EMERGENCY_PHONE,
  HELPLINES,
  HELPLINES_EVERYWHERE,
  type Helpline,
} from '@croupier/domain/people/helplines';
import { useTranslations } from 'use-intl/react';
import { useRegion } from '../../../lib/root-data.ts';
import styles from './helplines.module.css';

/** Whom to turn to: the lines of one's own region first, then those that are there for everybody. */
export function HelpLines() {
  const t = useTranslations('helplines');
  return (
    <>
      <Lines lines={[...HELPLINES[useRegion().id], ...HELPLINES_EVERYWHERE]} />
      <p className={styles.note}>
        {t.rich('danger', {
          phone: () => <a href={`tel:${EMERGENCY_PHONE}`}>{EMERGENCY_PHONE}</a>,
        })}
      </p>
    </>
  );
}

export function Lines({ lines }: { lines: readonly Helpline[] }) {
  const t = useTranslations('helplines');
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, phone, address }) => (
        <li key={id} data-helpline={id}>
          <span>{t(`lines.${id}`)}</span>
          <span className={styles.ways}>
            {phone !== undefined && (
              <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.way}>
                {phone}
              </a>
            )}
            {address !== undefined && (
              <a href={address} rel="noreferrer" className={styles.way}>
                {new URL(address).hostname.replace('www.', '')}
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
