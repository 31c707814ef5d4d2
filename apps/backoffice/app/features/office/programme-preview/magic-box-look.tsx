import { Icon } from '@croupier/ui';
import type { Draft } from './draft.ts';
import { DraftPicture } from './draft-picture.tsx';
import { Odds } from './odds.tsx';
import styles from './programme-preview.module.css';
import type { Reader } from './reader.ts';
import { untilOf } from './store-item-look.tsx';
import { Conditions, Text } from './texts.tsx';

/** A magic box or a random bonus before it is opened: what it says, how often it is there, and the odds of what is in it. */
export function MagicBoxLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say, language } = reader;
  const { terms = {}, texts, picture = '' } = draft;
  const until = untilOf(draft, reader);
  const isRandom = terms.as === 'randomBonuses';
  const { perDay: count = 0, shownSeconds = 0 } = terms;
  const minutes = Math.round(shownSeconds / 60);
  return (
    <div className={styles.card}>
      <h3>
        <Text text={texts?.[language]?.title} name="title" />
      </h3>
      <p>
        <Text text={texts?.[language]?.lead} name="lead" />
      </p>
      <span className={styles.felt}>
        {picture === '' ? (
          <Icon name={isRandom ? 'gift' : 'chest'} size={96} />
        ) : (
          <DraftPicture name={picture} />
        )}
      </span>
      <p className={styles.button}>{say(`bonus-promotions.${isRandom ? 'random.open' : 'open'}`)}</p>
      <p>
        {isRandom
          ? say('bonus-promotions.random.times', { count, minutes })
          : say('bonus-promotions.attempts', { count })}
      </p>
      {until && <p className={styles.bounds}>{say('bonus-promotions.until', { date: until })}</p>}
      <Odds draft={draft} reader={reader} />
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}
