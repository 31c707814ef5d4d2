import type { OutputOf } from '@croupier/contract/kit';
import type { readVerification } from '@croupier/contract/office/money-desk';
import { Badge } from '@croupier/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Wide } from './facts.tsx';
import styles from './money-desk.module.css';

const SECOND_MS = 1_000;

/** The last runs of the verification: when, how long, over what, and whether the books agreed. */
export function VerifyRuns({ runs }: Pick<OutputOf<typeof readVerification>, 'runs'>) {
  const t = useTranslations('money-desk.verify');
  const format = useFormatter();
  return (
    <section aria-labelledby="verify-runs">
      <h2 id="verify-runs" className={styles.heading}>
        {t('runs')}
      </h2>
      <Wide label={t('runs')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('columns.startedAt')}</th>
              <th scope="col">{t('columns.agrees')}</th>
              <th scope="col">{t('columns.over')}</th>
              {(['tookMs', 'checks', 'transfers', 'rounds'] as const).map((name) => (
                <th key={name} scope="col" className={styles.end}>
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.startedAt}>
                <td>
                  <Instant at={run.startedAt} />
                </td>
                <td>
                  <Badge tone={run.agrees ? 'win' : 'lose'}>{run.agrees ? t('agrees') : t('differs')}</Badge>
                </td>
                <td title={run.leftOut.join(' ')}>
                  {run.sinceHead === null ? t('everything') : t('sinceHead', { head: run.sinceHead })}
                  {run.leftOut.length > 0 && <span className={styles.about}>{run.leftOut.join(' ')}</span>}
                </td>
                <td className={`${styles.end} tabular`}>
                  {t('seconds', {
                    count: format.number(run.tookMs / SECOND_MS, { maximumFractionDigits: 1 }),
                  })}
                </td>
                <td className={`${styles.end} tabular`}>{format.number(run.checks)}</td>
                <td className={`${styles.end} tabular`}>{format.number(BigInt(run.transfers))}</td>
                <td className={`${styles.end} tabular`}>{format.number(BigInt(run.rounds))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  );
}
