import type { OutputOf } from '@croupier/contract/kit';
import type { reconciliationRuns } from '@croupier/contract/office/money-desk';
import { Badge } from '@croupier/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Wide } from './facts.tsx';
import styles from './money-desk.module.css';

const COUNTED = ['ledgerLines', 'fileLines', 'apiLines', 'unasked'] as const;

/** The last days that were held against a provider: how much each side had, and whether they agreed. */
export function ReconciliationRuns({ runs }: Pick<OutputOf<typeof reconciliationRuns>, 'runs'>) {
  const t = useTranslations('money-desk.reconciliation.runs');
  const format = useFormatter();
  return (
    <section aria-labelledby="reconciliation-runs">
      <h2 id="reconciliation-runs" className={styles.heading}>
        {t('title')}
      </h2>
      {runs.length === 0 ? (
        <p className={styles.note}>{t('never')}</p>
      ) : (
        <Wide label={t('title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['day', 'provider', 'outcome', 'startedAt'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`columns.${name}`)}
                  </th>
                ))}
                {COUNTED.map((name) => (
                  <th key={name} scope="col" className={styles.end}>
                    {t(`columns.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <td className="tabular">{run.day}</td>
                  <td>{run.provider}</td>
                  <td>
                    <Badge tone={run.differences === 0 ? 'win' : 'lose'}>
                      {run.differences === 0 ? t('agrees') : t('differs', { count: run.differences })}
                    </Badge>
                  </td>
                  <td>
                    <Instant at={run.startedAt} />
                  </td>
                  {COUNTED.map((name) => (
                    <td key={name} className={`${styles.end} tabular`}>
                      {format.number(run[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
    </section>
  );
}
