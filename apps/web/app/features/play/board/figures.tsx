import styles from './staged-board.module.css';

/** Short facts about the next round, each with its name. */
export function Figures({ of }: { of: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.figures}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
