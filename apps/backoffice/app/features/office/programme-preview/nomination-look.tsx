import { Icon } from '@croupier/ui';
import { amountOf, type Draft, type Terms } from './draft.ts';
import { linesOf } from './earning-look.tsx';
import styles from './programme-preview.module.css';
import { rewardText, type Reader } from './reader.ts';
import { Conditions, Text } from './texts.tsx';

type One = NonNullable<Terms['nominations']>[number];

/** A season of nominations as it is shown to who stands in none of them: each with what it compares by and what its places bring. */
export function NominationLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say, language } = reader;
  const texts = draft.texts?.[language];
  return (
    <div className={styles.card}>
      <span className={styles.felt}>
        <Icon name="medal" size={96} />
      </span>
      <h3>
        <Text text={texts?.title} name="title" />
      </h3>
      <p>{say('nominations.rules')}</p>
      {(draft.terms?.nominations ?? []).map((one, index) => (
        <section key={index}>
          <h4>
            <Text text={texts?.nominations?.[index]?.name} name="title" />
          </h4>
          <p>
            <Text text={texts?.nominations?.[index]?.text} name="lead" />
          </p>
          {one.measure !== undefined && <p>{say(`nominations.measure.${one.measure}`)}</p>}
          <Places one={one} reader={reader} />
          {linesOf({ terms: { goal: one } }, reader).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}

function Places({ one, reader }: { one: One; reader: Reader }) {
  return (
    <ol className={styles.bounds}>
      {(one.places ?? []).map((reward, index) => (
        <li key={index}>
          {reader.say('nominations.place', { number: index + 1 })} {rewardText(reward, reader) ?? '—'}
        </li>
      ))}
    </ol>
  );
}

/** Whether every place has its reward, and every nomination its least stake, in the player's currency. */
export const areNominationsOffered = ({ nominations = [] }: Terms, reader: Reader): boolean =>
  nominations.length > 0 &&
  nominations.every(
    ({ places = [], minimumStake }) =>
      places.length > 0 &&
      places.every((reward) => rewardText(reward, reader) !== undefined) &&
      (!minimumStake || amountOf(minimumStake, reader.currency) !== undefined),
  );
