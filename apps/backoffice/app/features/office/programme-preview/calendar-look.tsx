import type { Draft } from './draft.ts';
import { LookCard } from './look-card.tsx';
import { Odds } from './odds.tsx';
import styles from './programme-preview.module.css';
import { rewardText, type Reader } from './reader.ts';

/** A calendar of gifts: its doors with what is behind those that are not drawn for, what becomes of a missed one, and the odds. */
export function CalendarLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say } = reader;
  const { terms = {} } = draft;
  const { days = [], missed } = terms;
  const price = typeof missed === 'object' ? (missed.price ?? 0) : undefined;
  return (
    <LookCard draft={draft} reader={reader} action={say('calendar.open')}>
      <ul className={styles.bounds}>
        {days.map(({ day = '', reward }, place) => (
          <li key={place}>{reward ? `${day}: ${rewardText(reward, reader) ?? '—'}` : day}</li>
        ))}
      </ul>
      <p>{say('calendar.rules')}</p>
      {missed !== undefined && (
        <p>
          {price === undefined
            ? say(`calendar.missed.${String(missed)}`)
            : say('calendar.missed.price', { price })}
        </p>
      )}
      {terms.loot && <Odds draft={draft} reader={reader} />}
    </LookCard>
  );
}
