import { useId, type ReactNode } from 'react';
import styles from './health.module.css';

export interface HealthColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  readonly end?: true;
}

interface SectionProps<Row> {
  title: string;
  lead?: ReactNode;
  columns: readonly HealthColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}

/** A part of the house as a table. Rows keep their keys, so that whoever stands on one stays there when it is read anew. */
export function HealthTable<Row>({ title, lead, columns, rows, keyOf }: SectionProps<Row>) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {lead && <p className={styles.quiet}>{lead}</p>}
      {rows.length > 0 && (
        // Too wide for a narrow window, it is scrolled by keys as well.
        <div className={styles.scroller} role="group" aria-labelledby={id} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map(({ name, end }) => (
                  <th key={name} scope="col" className={end && styles.end}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map(({ name, cell, end }, at) =>
                    at === 0 ? (
                      <th key={name} scope="row">
                        {cell(row)}
                      </th>
                    ) : (
                      <td key={name} className={end && styles.end}>
                        {cell(row)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
