import { CALL_HOURS, type CallHour, type Studio } from '@croupier/contract/office/game-desk';
import { Badge } from '@croupier/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import styles from './game.module.css';
import { Table } from './part.tsx';

/** How a studio's calls went, hour by hour. */
export function StudioHoursPart({ studio: { hours, rule } }: { studio: Studio }) {
  const t = useTranslations('game-desk.studios.hours');
  const columns = [
    { name: t('hour') },
    { name: t('calls'), end: true as const },
    { name: t('errors'), end: true as const },
    { name: t('p95'), end: true as const },
    { name: t('refusals') },
    { name: t('verdict') },
  ];
  return (
    <section className={styles.section} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className={styles.lead}>
        {t('lead', { hours: CALL_HOURS, calls: rule.callsLeast, percent: rule.errorPercent })}
      </p>
      {hours.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <Table label={t('title')} columns={columns}>
          {hours.map((hour) => (
            <HourRow key={hour.hour} hour={hour} />
          ))}
        </Table>
      )}
    </section>
  );
}

function HourRow({ hour }: { hour: CallHour }) {
  const t = useTranslations('game-desk.studios.hours');
  const format = useFormatter();
  return (
    <tr>
      <td>
        <Instant at={hour.hour} />
      </td>
      <td className={styles.end}>{format.number(hour.calls)}</td>
      <td className={styles.end}>
        {format.number(hour.errorPercent / 100, { style: 'percent', maximumFractionDigits: 1 })}
      </td>
      <td className={styles.end}>{hour.p95Ms === null ? t('slow') : t('ms', { ms: hour.p95Ms })}</td>
      <td>
        {hour.refusals.map(({ status, calls }) => `${status} ${format.number(calls)}`).join(', ') || '—'}
      </td>
      <td>
        <Badge tone={hour.alarm ? 'lose' : 'quiet'}>{t(hour.alarm ? 'alarm' : 'fine')}</Badge>
      </td>
    </tr>
  );
}
