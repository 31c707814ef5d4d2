import { amountOf, type Draft } from './draft.ts';
import styles from './programme-preview.module.css';
import type { Reader } from './reader.ts';
import { Conditions, Heading } from './texts.tsx';

/** The card of points for play, before the first stake. */
export function EarningLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say } = reader;
  return (
    <div className={styles.card}>
      <Heading draft={draft} reader={reader} />
      <OnTheWay draft={draft} reader={reader} />
      <h4>{say('earning.terms')}</h4>
      {linesOf(draft, reader).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}

function OnTheWay({ draft: { terms = {} }, reader }: { draft: Draft; reader: Reader }) {
  const { say, format, currency } = reader;
  const { points = 0, goal } = terms;
  const target = targetOf(goal?.target, reader);
  if (target === undefined) return null;
  const amount = (minor: string) => format.money(minor, currency, { short: true });
  const isRounds = typeof target === 'number';
  return (
    <>
      <p className={styles.gold}>
        {isRounds
          ? say('earning.eachRounds', { points, target })
          : say('earning.each', { points, target: amount(target) })}
      </p>
      <p>
        {isRounds
          ? say('earning.progressRounds', { current: 0, target })
          : say('earning.progress', { current: amount('0'), target: amount(target) })}
      </p>
    </>
  );
}

/** The target in the player's currency, or a number of rounds; undefined where there is none for them. */
export const targetOf = (
  target: number | Readonly<Record<string, string>> | undefined,
  { currency }: Pick<Reader, 'currency'>,
): string | number | undefined => (typeof target === 'number' ? target : amountOf(target, currency));

/** Conditions that follow from the terms, in the site's words. */
export function linesOf({ terms = {} }: Draft, { say, format, currency }: Reader): readonly string[] {
  const { goal = {}, expireDays } = terms;
  const { money = ['real'], games } = goal;
  const least = amountOf(goal.minimumStake, currency);
  const counts = !money.includes('bonus') ? 'real' : money.includes('real') ? 'both' : 'bonus';
  const names = typeof games === 'object' ? (games.games ?? []) : [];
  const named = names.map((code) => say(`games.${code}.name`) || code).join(', ');
  const lines = [
    say(`earning.money.${counts}`),
    games === 'all' && say('earning.allGames'),
    named !== '' && say('earning.games', { games: named }),
    least !== undefined && say('earning.minimum', { amount: format.money(least, currency) }),
    expireDays !== undefined && say('earning.expire', { count: expireDays }),
  ];
  return lines.filter((line) => line !== false && line !== '') as string[];
}
