import { Icon } from '@croupier/ui';
import type { Draft, Terms } from './draft.ts';
import { linesOf, targetOf } from './earning-look.tsx';
import styles from './programme-preview.module.css';
import { rewardText, type Reader } from './reader.ts';
import { Conditions, Heading } from './texts.tsx';

/** An achievement as it is shown before its first medal; one that is hidden tells this only once it is reached. */
export function AchievementLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say } = reader;
  const { terms = {} } = draft;
  return (
    <div className={styles.card}>
      <span className={styles.felt}>
        <Icon name="trophy" size={96} />
      </span>
      {terms.hidden === true && <p>{say('achievements.hiddenName')}</p>}
      <Heading draft={draft} reader={reader} />
      <ol className={styles.bounds}>
        {(terms.tiers ?? []).map((tier, place) => (
          <li key={place}>{tierText(tier, terms, reader)}</li>
        ))}
      </ol>
      {linesOf(draft, reader).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}

function tierText(
  { tier = 'single', target, reward }: NonNullable<Terms['tiers']>[number],
  { goal }: Terms,
  reader: Reader,
): string {
  const { say } = reader;
  const given = reward && say('achievements.reward', { reward: rewardText(reward, reader) ?? '—' });
  const parts = [
    say(`achievements.tiers.${tier}`),
    takes(goal?.counts, targetOf(target, reader), reader),
    given,
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

/** The target of a medal, in the site's words. */
function takes(
  counts: string | undefined,
  target: string | number | undefined,
  { say, format, currency }: Reader,
): string {
  if (target === undefined) return '—';
  if (typeof target === 'string')
    return say('achievements.target.stakes', { value: format.money(target, currency, { short: true }) });
  if (counts === 'best-multiplier') return say('achievements.times', { value: format.number(target / 100) });
  const of = counts === 'days' || counts === 'games' ? counts : 'rounds';
  return say(`achievements.target.${of}`, { count: target });
}

/** Whether every medal is there in the player's currency. */
export const areTargetsOffered = ({ tiers = [] }: Terms, reader: Reader): boolean =>
  tiers.length > 0 && tiers.every(({ target }) => targetOf(target, reader) !== undefined);
