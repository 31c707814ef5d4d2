import { Icon } from '@croupier/ui';
import { amountOf, type Draft } from './draft.ts';
import styles from './programme-preview.module.css';
import type { Reader } from './reader.ts';
import { Conditions, Text } from './texts.tsx';

/** A piggy bank as one is offered to be started: the share of stakes, and the least that it is broken for. */
export function PiggyLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say, language, format, currency } = reader;
  const { texts, terms = {} } = draft;
  const least = amountOf(terms.minimum, currency);
  return (
    <div className={styles.card}>
      <span className={styles.felt}>
        <Icon name="coins" size={96} />
      </span>
      <h3>
        <Text text={texts?.[language]?.title} name="title" />
      </h3>
      <p>
        <Text text={texts?.[language]?.lead} name="lead" />
      </p>
      <p className={styles.button}>{say('piggy-bank.create')}</p>
      <p>{say('piggy-bank.rules', { percent: format.percent(terms.shareMicro ?? 0, 2) })}</p>
      {least !== undefined && (
        <p>
          {say('piggy-bank.tooLittle', {
            minimum: format.money(least, currency),
            left: format.money(least, currency),
          })}
        </p>
      )}
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}
