import type { Bonus } from '@croupier/contract/rewards/bonuses';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { bonusForDeposit } from '../../rewards/bonuses/bonus-for-deposit.ts';
import { useGivesText } from '../../rewards/bonuses/use-gives-text.ts';
import { ChoiceOption } from './choice-option.tsx';
import styles from './choice.module.css';

interface BonusChoiceProps {
  bonuses: readonly Bonus[];
  /** Undefined while no amount is written that may be deposited. */
  amountMinor: bigint | undefined;
  chosen: string | undefined;
  onChoose(id: string | undefined): void;
}

/** The bonuses that a deposit may bring, each with what it would be for the amount; none of them comes first. */
export function BonusChoice({ bonuses, amountMinor, chosen, onChoose }: BonusChoiceProps) {
  const t = useTranslations('payments.bonus');
  const name = useId();
  if (bonuses.length === 0) return null;
  const option = (id: string | undefined) => ({
    name,
    isChosen: chosen === id,
    onChoose: () => onChoose(id),
  });
  return (
    <fieldset className={styles.choice}>
      <legend>{t('legend')}</legend>
      <ChoiceOption {...option(undefined)} label={t('none')} />
      {bonuses.map((bonus) => (
        <ChoiceOption
          key={bonus.id}
          {...option(bonus.id)}
          label={bonus.name}
          isOff={amountMinor !== undefined && isTooSmall(bonus, amountMinor)}
        >
          <WhatItBrings bonus={bonus} amountMinor={amountMinor} />
        </ChoiceOption>
      ))}
    </fieldset>
  );
}

/** Whether the deposit is below the least that brings a bonus. */
export const isTooSmall = (bonus: Bonus, amountMinor: bigint): boolean =>
  bonusForDeposit(bonus, amountMinor).status === 'too-small';

function WhatItBrings({ bonus, amountMinor }: { bonus: Bonus; amountMinor: bigint | undefined }) {
  const t = useTranslations('payments.bonus');
  const { money } = useFormat();
  const givesText = useGivesText();
  const { currency, minDeposit, rules } = bonus;
  const least = minDeposit !== null && (
    <span>{t('least', { min: money(minDeposit, currency, { short: true }) })}</span>
  );
  const forThis = amountMinor === undefined ? undefined : bonusForDeposit(bonus, amountMinor);
  if (forThis?.status !== 'money')
    return (
      <>
        <span>{givesText(bonus)}</span>
        {least}
      </>
    );
  const amount = (minor: bigint) => money(minor, currency);
  // A percentage may have a most that is not told here.
  const isMost = bonus.unit === '%';
  const wager = { times: rules.wagerTimes, amount: amount(forThis.wagerMinor) };
  return (
    <>
      <span>{t(isMost ? 'bringsUpTo' : 'brings', { amount: amount(forThis.amountMinor) })}</span>
      {rules.wagerTimes > 0 && <span>{t(isMost ? 'wagerUpTo' : 'wager', wager)}</span>}
      {least}
    </>
  );
}
