import type { SingleBonus } from '@croupier/contract/rewards/bonuses';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { percentOf } from '../../money/wallet/percent-of.ts';
import styles from './bonus-card.module.css';
import { spinsToGo, stakeToReckon, usualContribution } from './spins-to-go.ts';
import { useLastStake } from './use-last-stake.ts';

/** How far the wagering of an active bonus has come: in money, and in spins at the player's own stake. */
export function BonusWagering({ bonus }: { bonus: SingleBonus }) {
  const t = useTranslations('bonuses.wagering');
  const { money } = useFormat();
  const { currency, leftMinor } = bonus;
  const [doneMinor, totalMinor] = [BigInt(bonus.currentWager), BigInt(bonus.totalWager)];
  const left = totalMinor - doneMinor;
  const amount = (minor: bigint | string) => money(minor, currency);
  const done = t('done', { done: amount(doneMinor), total: amount(totalMinor) });
  return (
    <div className={styles.wagering} data-testid="wagering">
      {leftMinor !== null && <p className={styles.held}>{t('money', { amount: amount(leftMinor) })}</p>}
      <progress className={styles.bar} aria-label={done} value={percentOf(doneMinor, totalMinor)} max={100} />
      <p aria-hidden="true">{done}</p>
      <p>{t('left', { amount: amount(left) })}</p>
      <SpinsToGo bonus={bonus} leftMinor={left} />
    </div>
  );
}

function SpinsToGo({ bonus, leftMinor }: { bonus: SingleBonus; leftMinor: bigint }) {
  const t = useTranslations('bonuses.wagering');
  const { money, number } = useFormat();
  const { currency, rules } = bonus;
  const stakeMinor = stakeToReckon(useLastStake(currency), currency, rules.maximumStakeMinor);
  const count = spinsToGo(leftMinor, stakeMinor, usualContribution(rules));
  if (count === undefined || count === 0) return null;
  const stake = money(stakeMinor, currency, { short: true });
  return <p className={styles.small}>{t('spins', { count, shown: number(count), stake })}</p>;
}
