import type { ProgrammeView } from '@croupier/contract/office/programmes-desk';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWhoText } from '../../../lib/compare/use-who-text.ts';
import { Instant } from '../../../lib/format/instant.tsx';
import { CompareVersions } from './compare-versions.tsx';
import { Spent } from './programme-list.tsx';
import styles from './programmes-desk.module.css';

const At = ({ at }: { at: string | null }) => (at ? <Instant at={at} /> : <>—</>);

interface HistoryPartProps {
  readonly programme: ProgrammeView;
  /** The body that is written here and not saved. */
  readonly mine: ProgrammeView['body'] | undefined;
}

/** Shows the history of a programme: versions and how they differ, repetitions, how much is taken, and what each day gave. */
export function HistoryPart({ programme, mine }: HistoryPartProps) {
  const whoOf = useWhoText();
  const { versions, runs, uses, days } = programme;
  return (
    <div className={styles.desk}>
      <Rows
        name="versions"
        columns={['version', 'savedBy', 'savedAt', 'publishedBy', 'from', 'until', 'withdrawnBy']}
        rows={versions.map((row) => [
          ...[row.version, whoOf(row.savedBy), <Instant key="saved" at={row.savedAt} />],
          ...[row.publishedBy === null ? '—' : whoOf(row.publishedBy)],
          ...[<At key="from" at={row.from} />, <At key="until" at={row.until} />, row.withdrawnBy ?? '—'],
        ])}
      />
      <CompareVersions programme={programme} mine={mine} />
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
