import type { Currency } from '@croupier/domain/money/amounts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { MoneyField } from '../../../lib/money-input/money-field.tsx';
import { writeMoney } from '../../../lib/money-input/money-text.ts';
import { useMoneyFormat } from '../../../lib/money-input/use-money-format.ts';
import { isWithin, type AmountLimits, type CheckedAmount } from './deposit-rules.ts';
import { QuickAmounts } from './quick-amounts.tsx';

interface AmountPartProps {
  /** Of the method that is chosen. */
  limits: AmountLimits;
  quickAmountsMinor: readonly string[];
  currency: Currency;
  text: string;
  checked: CheckedAmount;
  /** Whether what is wrong with it is said. */
  isJudged: boolean;
  onText(text: string): void;
}

/** The amount: quick ones to press, and the field that is sent. */
export function AmountPart({ limits, currency, text, checked, isJudged, onText, ...props }: AmountPartProps) {
  const t = useTranslations('payments');
  const { money } = useFormat();
  const format = useMoneyFormat();
  const shown = {
    min: money(limits.minimumMinor, currency, { short: true }),
    max: money(limits.maximumMinor, currency, { short: true }),
    example: writeMoney(limits.minimumMinor, format),
  };
  return (
    <>
      <QuickAmounts
        amountsMinor={props.quickAmountsMinor.filter((minor) => isWithin(limits, BigInt(minor)))}
        currency={currency}
        chosenMinor={checked.ok ? checked.amountMinor : undefined}
        onChoose={(amountMinor) => onText(writeMoney(amountMinor, format))}
      />
      <MoneyField
        label={t('deposit.amount')}
        name="amount"
        text={text}
        onText={onText}
        currency={currency}
        hint={t('deposit.limits', shown)}
        error={isJudged && !checked.ok && t(`problems.${checked.problem}`, shown)}
      />
    </>
  );
}
