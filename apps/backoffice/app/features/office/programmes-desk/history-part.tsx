import type { ProgrammeView } from '@croupier/contract/office/programmes-desk';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Spent } from './programme-list.tsx';
import styles from './programmes-desk.module.css';

const At = ({ at }: { at: string | null }) => (at ? <Instant at={at} /> : <>—</>);

/** Shows the history of a programme: versions, repetitions, how much is taken, and what each day gave. */
export function HistoryPart({ programme: { versions, runs, uses, days } }: { programme: ProgrammeView }) {
  return (
    <div className={styles.desk}>
      <Rows
        name="versions"
        columns={['version', 'savedBy', 'savedAt', 'publishedBy', 'from', 'until', 'withdrawnBy']}
        rows={versions.map((row) => [
          ...[row.version, row.savedBy, <Instant key="saved" at={row.savedAt} />, row.publishedBy ?? '—'],
          ...[<At key="from" at={row.from} />, <At key="until" at={row.until} />, row.withdrawnBy ?? '—'],
        ])}
      />
      <Rows
        name="days"
        columns={['day', 'given', 'spent']}
        rows={days.map((row) => [row.day, row.given, <Spent key="spent" costMinor={row.costMinor} />])}
      />
      <Rows name="uses" columns={['what', 'used']} rows={uses.map(({ what, used }) => [what, used])} />
      <Rows
        name="runs"
        columns={['number', 'version', 'from', 'until']}
        rows={runs.map((row) => [
          ...[
            row.number,
            row.version,
            <Instant key="from" at={row.from} />,
            <At key="until" at={row.until} />,
          ],
        ])}
      />
    </div>
  );
}

interface RowsProps {
  readonly name: 'versions' | 'days' | 'uses' | 'runs';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table with its heading; what has no rows says so. */
function Rows({ name, columns, rows }: RowsProps) {
  const t = useTranslations('programmes-desk.history');
  return (
    <section className={styles.scroll} aria-label={t(`${name}.title`)}>
      <h2>{t(`${name}.title`)}</h2>
      {rows.length === 0 ? (
        <p>{t(`${name}.none`)}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              <tr key={index}>
                {cells.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
