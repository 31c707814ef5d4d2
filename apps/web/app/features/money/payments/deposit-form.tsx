import type { OutputOf } from '@croupier/contract/kit';
import type { payInOptions } from '@croupier/contract/money/payments';
import { Button, FormFailure, Icon } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRegion } from '../../../lib/root-data.ts';
import { checkAmount } from './deposit-rules.ts';
import { DepositFailure } from './deposit-failure.tsx';
import { MoneyField } from '../../../lib/money-input/money-field.tsx';
import { writeMoney } from '../../../lib/money-input/money-text.ts';
import { QuickAmounts } from './quick-amounts.tsx';
import { useDeposit } from './use-deposit.ts';
import styles from './deposit.module.css';

export function DepositForm({ options }: { options: OutputOf<typeof payInOptions> }) {
  const t = useTranslations('payments');
  const { money } = useFormat();
  const region = useRegion();
  const deposit = useDeposit(options.currency);
  const [text, setText] = useState(() =>
    writeMoney(BigInt(options.quickAmountsMinor[1] ?? options.minimumMinor)),
  );
  const [tried, setTried] = useState(false);

  const limits = { minimumMinor: BigInt(options.minimumMinor), maximumMinor: BigInt(options.maximumMinor) };
  const checked = checkAmount(text, limits);
  const shown = {
    min: money(limits.minimumMinor, options.currency, { short: true }),
    max: money(limits.maximumMinor, options.currency, { short: true }),
    example: writeMoney(limits.minimumMinor),
  };
  const change = (next: string) => {
    setText(next);
    deposit.forgetFailure();
  };

  const submitText = deposit.busy
    ? t('deposit.submitting')
    : checked.ok
      ? t('deposit.submitAmount', { amount: money(checked.amountMinor, options.currency, { short: true }) })
      : t('deposit.submit');

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (checked.ok) deposit.start(checked.amountMinor);
        else event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
      }}
    >
      <SandboxNote />
      <QuickAmounts
        amountsMinor={options.quickAmountsMinor}
        currency={options.currency}
        chosenMinor={checked.ok ? checked.amountMinor : undefined}
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
      {region.gameMoney === 'play' && <p className={styles.note}>{t('deposit.playMoney')}</p>}
      <FormFailure>
        {deposit.failure && <DepositFailure text={deposit.failure} way={deposit.way} />}
      </FormFailure>
      <Button type="submit" look="gold" size="large" wide busy={deposit.busy}>
        {submitText}
      </Button>
      <p className={styles.quiet}>
        <Icon name="lock" size={16} />
        {t('deposit.cardNote')}
      </p>
    </form>
  );
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
