import type { BonusOffer } from '@croupier/contract/rewards/bonuses';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import { Link } from '../../../lib/link.tsx';
import { Prose } from '../../site/content/prose.tsx';
import { useFacetName } from '../../site/lobby/facet-names.ts';
import styles from './bonus-card.module.css';
import { HonestCost } from './honest-cost.tsx';
import { useConditions } from './use-conditions.ts';

/** All that a bonus is given under, behind a disclosure: what it costs, its conditions as numbers, what counts, and the operator's own lines. */
export function BonusTerms({ bonus, totalMinor }: { bonus: Omit<BonusOffer, 'id'>; totalMinor?: string }) {
  const t = useTranslations('bonuses.terms');
  const conditions = useConditions(bonus, totalMinor);
  return (
    <details className={styles.terms} data-testid="bonus-terms">
      <summary>
        {t('open')}
        <span className="visually-hidden">: {bonus.name}</span>
      </summary>
      <ul className={styles.conditions}>
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      {bonus.unit !== 'FS' && <Contributions rules={bonus.rules} />}
      {bonus.terms.map((html) => (
        <Prose key={html} html={html} />
      ))}
    </details>
  );
}

/** What a bonus costs, told beside what it gives; then its terms. */
export function CostAndTerms(props: { bonus: Omit<BonusOffer, 'id'>; totalMinor?: string }) {
  const { honest, currency, unit } = props.bonus;
  return (
    <>
      {honest && <HonestCost honest={honest} currency={currency} areSpins={unit === 'FS'} />}
      <BonusTerms {...props} />
    </>
  );
}

function Contributions({ rules }: { rules: BonusOffer['rules'] }) {
  const t = useTranslations('bonuses.terms');
  const id = useId();
  const gameName = useGameName();
  const nameOf = useFilterName();
  const { percent } = useFormat();
  const { contributions, otherContribution, excludedGames } = rules;
  const share = (value: number) => percent(value * 10_000, 0);
  if (contributions.length === 0 && otherContribution === 100) return <p>{t('countsAll')}</p>;
  return (
    <>
      <h4 id={id}>{t('counts')}</h4>
      <dl className={styles.figures} aria-labelledby={id}>
        {contributions.map(({ of, percent: value }) => (
          <div key={of}>
            <dt>{nameOf(of)}</dt>
            <dd>{share(value)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('otherGames')}</dt>
          <dd>{share(otherContribution)}</dd>
        </div>
      </dl>
      {excludedGames.length > 0 && (
        <p>
          {t('excluded')}{' '}
          {excludedGames.map((game, n) => (
            <span key={game}>
              {n > 0 && ', '}
              <Link to={`/slots/${game}`}>{gameName(game)}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Names the games of a filter, which is written as codes of genres, studios and games. */
function useFilterName(): (of: string) => string {
  const gameName = useGameName();
  const facetName = useFacetName();
  return (of) =>
    of
      .split(', ')
      .map((code) => (gameName(code) === code ? facetName('genres', code) : gameName(code)))
      .join(', ');
}
