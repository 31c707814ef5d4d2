import { isOfCurrency, type BonusTerms } from '@croupier/domain/rewards/bonuses';
import { Icon } from '@croupier/ui';
import { bonusConditions, bonusGives, needsOf } from './bonus-words.ts';
import type { Draft } from './draft.ts';
import { DraftPicture } from './draft-picture.tsx';
import styles from './programme-preview.module.css';
import type { Reader } from './reader.ts';
import { untilOf } from './store-item-look.tsx';
import { Conditions, Text } from './texts.tsx';

interface BonusLookProps {
  readonly draft: Draft;
  readonly reader: Reader;
}

/** A bonus as it stands on its shelf: what it gives, what it needs, and all that it is given under. */
export function BonusLook({ draft, reader }: BonusLookProps) {
  const { say, language } = reader;
  const { terms = {}, texts, picture = '' } = draft;
  const until = untilOf(draft, reader);
  const needs = needsOf(terms, reader);
  const { codes } = terms;
  return (
    <div className={styles.card}>
      <span className={styles.felt}>
        {picture === '' ? <Icon name="gift" size={72} /> : <DraftPicture name={picture} />}
      </span>
      <h3>
        <Text text={texts?.[language]?.title} name="title" />
      </h3>
      <p className={styles.gold}>{bonusGives(terms, reader)}</p>
      <p>
        <Text text={texts?.[language]?.lead} name="lead" />
      </p>
      {needs !== undefined && <p>{needs}</p>}
      {codes?.kind === 'shared' && (
        <p>
          {say('bonuses.code.title')}: <code>{codes.code}</code>
        </p>
      )}
      {until && <p className={styles.bounds}>{say('bonuses.until.activate', { date: until })}</p>}
      <p className={styles.button}>
        {say(needs === undefined ? 'bonuses.acts.activate' : 'bonuses.acts.deposit')}
      </p>
      <h4>{say('bonuses.terms.open')}</h4>
      <ul>
        {bonusConditions(terms, reader).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {terms.spins ? <Games draft={draft} reader={reader} /> : <Counts draft={draft} reader={reader} />}
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}

/** Tells whether a region's currency has every amount that the bonus sets. */
export const isBonusOffered = (terms: NonNullable<Draft['terms']>, { currency }: Reader): boolean =>
  typeof terms.type === 'string' && isOfCurrency(terms as BonusTerms, currency);

function Games({ draft, reader }: BonusLookProps) {
  const games = draft.terms?.spins?.games ?? [];
  return <p>{games.map((code) => gameName(code, reader)).join(', ')}</p>;
}

/** How much of a stake counts, game by game. */
function Counts({ draft: { terms = {} }, reader }: BonusLookProps) {
  const { say, format } = reader;
  const { contributions = [], otherContribution = 100 } = terms;
  if (contributions.length === 0 && otherContribution === 100) return <p>{say('bonuses.terms.countsAll')}</p>;
  const rows = [
    ...contributions.map(({ of, percent = 0 }) => [nameOfFilter(of, reader), percent] as const),
    [say('bonuses.terms.otherGames'), otherContribution] as const,
  ];
  return (
    <>
      <h4>{say('bonuses.terms.counts')}</h4>
      <table className={styles.odds}>
        <tbody>
          {rows.map(([name, percent], place) => (
            <tr key={place}>
              <th scope="row">{name}</th>
              <td>{format.percent(percent * 10_000, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type Filter = NonNullable<NonNullable<Draft['terms']>['contributions']>[number]['of'];

/** The games of a filter as the site names them; a code where it has no name. */
function nameOfFilter(filter: Filter, reader: Reader): string {
  if (typeof filter !== 'object') return filter ?? '';
  const { categories = [], studios = [], games = [] } = filter;
  return [
    ...categories.map((code) => reader.say(`lobby.genres.${code}`) || code),
    ...studios,
    ...games.map((code) => gameName(code, reader)),
  ].join(', ');
}

const gameName = (code: string, { say }: Reader): string => say(`games.${code}.name`) || code;
