import type { ReactNode } from 'react';
import { useFormatter, useNow } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import styles from './money-desk.module.css';

const MINUTE_MS = 60_000;

/** How long ago something was; the moment itself is beside it for who needs it. */
export function Age({ at }: { at: string }) {
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE_MS });
  return (
    <span title={`${at.replace('T', ' ').slice(0, 19)} UTC`} className="tabular">
      {format.relativeTime(new Date(at), now)}
    </span>
  );
}

/** A moment that may not have come. */
export const Moment = ({ at }: { at: string | null }) => (at === null ? '—' : <Instant at={at} seconds />);

/** An id, in letters that are told apart. */
export const Code = ({ children }: { children: string | null }) =>
  children === null ? '—' : <code className={styles.code}>{children}</code>;

/** A figure in a row of a list: it stands at the end, under its heading. */
export const Figure = ({ children }: { children: ReactNode }) => (
  <span className={styles.figure}>{children}</span>
);

interface EventsProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** What has happened, a row each, under these headings. */
export const Events = ({ label, columns, children }: EventsProps) => (
  <Wide label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Wide>
);

/** What may be wider than the page scrolls by itself, by keyboard too. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
