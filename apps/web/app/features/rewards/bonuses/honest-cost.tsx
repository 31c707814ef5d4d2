import type { BonusOffer } from '@croupier/contract/rewards/bonuses';
import type { Currency } from '@croupier/domain/money/amounts';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import styles from './bonus-card.module.css';

type Honest = NonNullable<BonusOffer['honest']>;

/**
 * What a bonus comes to, and how that is known: stakes, the average cost and the chance to have something left; of spins, which cost
 * nothing, what they bring.
 */
export function HonestCost(props: { honest: Honest; currency: Currency; areSpins: boolean }) {
  const { honest, currency, areSpins } = props;
  const t = useTranslations('bonuses.honest');
  const id = useId();
  const { money, percent } = useFormat();
  const { wagerMinor, expectedCostMinor, expectedLeftMinor, chanceToFinishMicro } = honest;
  const [title, left, chance] = areSpins
    ? ([t('spins.title'), t('spins.won'), t('spins.chance')] as const)
    : ([t('title'), t('left'), t('chance')] as const);
  return (
    <section className={styles.honest} aria-labelledby={id} data-testid="honest">
      <h4 id={id}>{title}</h4>
      <dl className={styles.figures}>
        {!areSpins && (
          <>
            <Figure name={t('wager')} value={money(wagerMinor, currency)} />
            <Figure name={t('cost')} value={money(expectedCostMinor, currency)} />
          </>
        )}
        <Figure name={left} value={money(expectedLeftMinor, currency)} />
        {chanceToFinishMicro !== null && <Figure name={chance} value={percent(chanceToFinishMicro, 1)} />}
      </dl>
      <p className={styles.small}>
        {t('choice')} <Method honest={honest} /> <Link to="/fairness">{t('method')}</Link>
      </p>
    </section>
  );
}

function Method({ honest: { method, rounds, marginMicro } }: { honest: Honest }) {
  const t = useTranslations('bonuses.honest');
  const { number, percent } = useFormat();
  if (method === 'exact') return t('exact');
  return t('simulated', { rounds: number(rounds ?? 0), margin: percent(marginMicro ?? 0, 2) });
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
