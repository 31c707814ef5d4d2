import type { ModeMaths } from '@croupier/contract/play/returns';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { detailRows, type DetailRow } from './detail-rows.ts';
import styles from './returns.module.css';
import { useOdds } from './use-odds.ts';

/** What else is known of the mode; nothing at all for the simplest games. */
export function Details({ sheet: { details, combinations } }: { sheet: ModeMaths }) {
  const t = useTranslations('returns.details');
  const { number } = useFormat();
  const { odds, share } = useOdds();
  const rows = detailRows(details);
  if (rows.length === 0 && combinations === null) return null;
  const said = ({ kind, value }: DetailRow) =>
    ({ odds, share: () => share(value, 4), number: () => number(value, 4) })[kind](value);
  return (
    <Card className={styles.card} aria-labelledby="maths-details">
      <h2 id="maths-details">{t('title')}</h2>
      <dl className={styles.details}>
        {combinations !== null && (
          <div>
            <dt>{t('combinations')}</dt>
            <dd>{number(combinations)}</dd>
          </div>
        )}
        {rows.map((row) => (
          <div key={`${row.name}${row.number}`}>
            <dt>{t(row.name, { n: row.number === null ? '' : number(row.number) })}</dt>
            <dd>{said(row)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
