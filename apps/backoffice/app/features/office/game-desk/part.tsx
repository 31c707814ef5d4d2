import { Card } from '@croupier/ui';
import { useId, type ReactNode } from 'react';
import styles from './game.module.css';

/** A part of a page under a heading of its own. */
export function Part(props: { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className={styles.part}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {props.title}
        </h2>
        {props.actions && <div className={styles.acts}>{props.actions}</div>}
      </div>
      {props.lead && <p className={styles.lead}>{props.lead}</p>}
      {props.children}
    </Card>
  );
}

/** A table that scrolls by itself where it is wider than the page. */
export function Table(props: {
  label: string;
  columns: readonly { name: string; end?: true }[];
  children: ReactNode;
}) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={props.label}>
      <table className={styles.table}>
        <caption className="visually-hidden">{props.label}</caption>
        <thead>
          <tr>
            {props.columns.map(({ name, end }) => (
              <th key={name} scope="col" className={end && styles.end}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  );
}
