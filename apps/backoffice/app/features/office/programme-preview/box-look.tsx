import { Icon } from '@croupier/ui';
import type { Draft } from './draft.ts';
import { linesOf } from './earning-look.tsx';
import { Odds } from './odds.tsx';
import styles from './programme-preview.module.css';
import type { Reader } from './reader.ts';
import { Conditions, Text } from './texts.tsx';

/** A box of treasures before it is full: what fills it, and the odds of what is in it. */
export function BoxLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say, language } = reader;
  return (
    <div className={styles.card}>
      <span className={styles.felt}>
        <Icon name="chest" size={96} />
      </span>
      <h3>
        <Text text={draft.texts?.[language]?.title} name="title" />
      </h3>
      <p className={styles.button}>{say('treasures.open')}</p>
      <Odds draft={draft} reader={reader} />
      {linesOf(draft, reader).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}
