import type { OutputOf } from '@croupier/contract/kit';
import type { payInOptions } from '@croupier/contract/money/payments';
import type { Currency } from '@croupier/domain/money/amounts';
import { Button, Icon } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRegion } from '../../../lib/root-data.ts';
import { BonusChoice, isTooSmall } from './bonus-choice.tsx';
import { checkAmount } from './deposit-rules.ts';
import { DepositFailure } from './deposit-failure.tsx';
import { MoneyField } from '../../../lib/money-input/money-field.tsx';
import { writeMoney } from '../../../lib/money-input/money-text.ts';
import { QuickAmounts } from './quick-amounts.tsx';
import { useDeposit } from './use-deposit.ts';
import styles from './deposit.module.css';

interface DepositFormProps {
  options: OutputOf<typeof payInOptions>;
  /** The bonus that is chosen to begin with. */
  wanted?: string | undefined;
  /** Called as soon as the player has changed something. */
  onBegin(): void;
}

export function DepositForm({ options, wanted, onBegin }: DepositFormProps) {
  const t = useTranslations('payments');
  const { money } = useFormat();
  const region = useRegion();
  const deposit = useDeposit(options.currency);
  const [text, setText] = useState(() => writeMoney(firstAmount(options, wanted)));
  const [tried, setTried] = useState(false);
  const [chosen, choose] = useState(wanted);

  const limits = { minimumMinor: BigInt(options.minimumMinor), maximumMinor: BigInt(options.maximumMinor) };
  const checked = checkAmount(text, limits);
  const shown = {
    min: money(limits.minimumMinor, options.currency, { short: true }),
    max: money(limits.maximumMinor, options.currency, { short: true }),
    example: writeMoney(limits.minimumMinor),
  };
  const amountMinor = checked.ok ? checked.amountMinor : undefined;
  const bonus = bonusFor(options, chosen, amountMinor);
  const change = (next: string) => {
    setText(next);
    onBegin();
    deposit.forgetFailure();
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (checked.ok) deposit.start({ amountMinor: checked.amountMinor, bonus });
        else event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
      }}
    >
      <SandboxNote />
      <QuickAmounts
        amountsMinor={options.quickAmountsMinor}
        currency={options.currency}
        chosenMinor={amountMinor}
        onChoose={(amountMinor) => change(writeMoney(amountMinor))}
      />
      <MoneyField
        label={t('deposit.amount')}
        name="amount"
        text={text}
        onText={change}
        currency={options.currency}
        hint={t('deposit.limits', shown)}
        error={tried && !checked.ok && t(`problems.${checked.problem}`, shown)}
      />
      <BonusChoice
        bonuses={options.bonuses}
        amountMinor={amountMinor}
        chosen={bonus}
        onChoose={(id) => {
          choose(id);
          onBegin();
          deposit.forgetFailure();
        }}
      />
      {region.gameMoney === 'play' && <p className={styles.note}>{t('deposit.playMoney')}</p>}
      <DepositFailure text={deposit.failure} way={deposit.way} />
      <Button type="submit" look="gold" size="large" wide busy={deposit.busy}>
        <SubmitText isBusy={deposit.busy} amountMinor={amountMinor} currency={options.currency} />
      </Button>
      <CardNote />
    </form>
  );
}

interface SubmitTextProps {
  isBusy: boolean;
  amountMinor: bigint | undefined;
  currency: Currency;
}

function SubmitText({ isBusy, amountMinor, currency }: SubmitTextProps) {
  const t = useTranslations('payments.deposit');
  const { money } = useFormat();
  if (isBusy) return t('submitting');
  if (amountMinor === undefined) return t('submit');
  return t('submitAmount', { amount: money(amountMinor, currency, { short: true }) });
}

/** The bonus that goes with the deposit: the chosen one while it is offered and the amount is enough for it. */
function bonusFor(
  { bonuses }: DepositFormProps['options'],
  chosen: string | undefined,
  amountMinor: bigint | undefined,
): string | undefined {
  const bonus = bonuses.find(({ id }) => id === chosen);
  return bonus && !(amountMinor !== undefined && isTooSmall(bonus, amountMinor)) ? bonus.id : undefined;
}

/** A usual amount, and never less than the chosen bonus needs. */
function firstAmount(
  { quickAmountsMinor, minimumMinor, bonuses }: DepositFormProps['options'],
  wanted: string | undefined,
): bigint {
  const usual = BigInt(quickAmountsMinor[1] ?? minimumMinor);
  const least = BigInt(bonuses.find(({ id }) => id === wanted)?.minDeposit ?? 0);
  return least > usual ? least : usual;
}

function SandboxNote() {
  const t = useTranslations('payments.deposit');
  return (
    <p className={styles.sandbox}>
      <Icon name="shield" size={20} />
      <span>
        <strong>{t('sandboxTitle')}.</strong> {t('sandboxText')}
      </span>
    </p>
  );
}

function CardNote() {
  const t = useTranslations('payments.deposit');
  return (
    <p className={styles.quiet}>
      <Icon name="lock" size={16} />
      {t('cardNote')}
    </p>
  );
}
