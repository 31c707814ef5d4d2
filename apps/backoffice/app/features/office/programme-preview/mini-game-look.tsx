import { Icon } from '@croupier/ui';
import type { Draft } from './draft.ts';
import { DraftPicture } from './draft-picture.tsx';
import { Odds } from './odds.tsx';
import styles from './programme-preview.module.css';
import type { Reader } from './reader.ts';
import { Conditions, Text } from './texts.tsx';

/** A mini-game before it is played: what it says, and the odds of its prizes. */
export function MiniGameLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say, language } = reader;
  const { texts, picture = '' } = draft;
  return (
    <div className={styles.card}>
      <span className={styles.felt}>
        {picture === '' ? <Icon name="merry" size={96} /> : <DraftPicture name={picture} />}
      </span>
      <h3>
        <Text text={texts?.[language]?.title} name="title" />
      </h3>
      <p>
        <Text text={texts?.[language]?.lead} name="lead" />
      </p>
      <p className={styles.button}>{say('mini-game.play')}</p>
      <Odds draft={draft} reader={reader} />
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}
