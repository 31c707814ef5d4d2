import type { Draft } from './draft.ts';
import { Odds } from './odds.tsx';
import styles from './programme-preview.module.css';
import type { Reader } from './reader.ts';
import { Conditions, Text } from './texts.tsx';

const COLOURS: Readonly<Record<string, string>> = {
  accent: 'var(--accent)',
  gold: 'var(--gold-fill)',
  felt: 'var(--felt-1)',
  ivory: '#f6ecd4',
  night: '#171b38',
};

/** A wheel of prizes before it is spun: its sectors as wide as they are drawn, and their odds apart. */
export function WheelLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say, language } = reader;
  const { texts, terms = {} } = draft;
  const { sectors = [], attempts = {} } = terms;
  const labels = texts?.[language]?.sectors ?? [];
  const press = attempts.free === undefined && attempts.price !== undefined ? 'buy' : 'spin';
  return (
    <div className={styles.card}>
      <span className={styles.felt}>
        <span className={styles.wheel} style={{ background: `conic-gradient(${slicesOf(sectors)})` }} />
      </span>
      <ol className={styles.sectors}>
        {sectors.map(({ colour = 'felt' }, index) => (
          <li key={index}>
            <i style={{ background: COLOURS[colour] }} />
            <Text text={labels[index]} name="name" />
          </li>
        ))}
      </ol>
      <h3>
        <Text text={texts?.[language]?.title} name="title" />
      </h3>
      <p>
        <Text text={texts?.[language]?.lead} name="lead" />
      </p>
      <p className={styles.button}>{say(`wheel.${press}`, { count: attempts.price ?? 0 })}</p>
      <Odds draft={draft} reader={reader} />
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}

/** The stops of a gradient round a circle. */
function slicesOf(sectors: NonNullable<NonNullable<Draft['terms']>['sectors']>): string {
  const all = sectors.reduce((sum, { width = 0 }) => sum + width, 0);
  if (all === 0) return 'var(--surface-3) 0 100%';
  let from = 0;
  return sectors
    .map(({ width = 0, colour = 'felt' }) => {
      const to = from + (width * 100) / all;
      const slice = `${COLOURS[colour] ?? 'var(--surface-3)'} ${from}% ${to}%`;
      from = to;
      return slice;
    })
    .join(', ');
}
