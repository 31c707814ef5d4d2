import type { OutputOf } from '@croupier/contract/kit';
import type { PayInOffer, payInOptions } from '@croupier/contract/money/payments';
import type { Currency } from '@croupier/domain/money/amounts';
import { payInFeeOf } from '@croupier/domain/money/payments';
import { Button, Icon } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRegion } from '../../../lib/root-data.ts';
import { BonusChoice, isTooSmall } from './bonus-choice.tsx';
import { AmountPart } from './amount-part.tsx';
import { checkAmount, isWithin, limitsOf } from './deposit-rules.ts';
import { DepositFailure } from './deposit-failure.tsx';
import { writeMoney } from '../../../lib/money-input/money-text.ts';
import { useMoneyFormat } from '../../../lib/money-input/use-money-format.ts';
import { MethodChoice } from './method-choice.tsx';
import { useDeposit } from './use-deposit.ts';
import { useMethod } from './use-method.ts';
import styles from './deposit.module.css';

type Options = OutputOf<typeof payInOptions>;

interface DepositFormProps {
  options: Options;
  /** The bonus that is chosen to begin with. */
  wanted?: string | undefined;
  /** Called as soon as the player has changed something. */
  onBegin(): void;
}

export function DepositForm(props: DepositFormProps) {
  const t = useTranslations('payments.methods');
  const { method, choose, remember } = useMethod(props.options.methods);
  if (!method) return <p role="status">{t('none')}</p>;
  return <MethodForm {...props} method={method} onMethod={choose} onUse={() => remember(method.method)} />;
}

interface MethodFormProps extends DepositFormProps {
  method: PayInOffer;
  onMethod(method: PayInOffer['method']): void;
  /** Called with a deposit that is sent. */
  onUse(): void;
}

/** The form by a method, whose limits the amount is judged by. */
function MethodForm({ options, wanted, method, onBegin, onMethod, onUse }: MethodFormProps) {
  const t = useTranslations('payments');
  const region = useRegion();
  const deposit = useDeposit(options.currency);
  const format = useMoneyFormat();
  const [text, setText] = useState(() => writeMoney(firstAmount(options, method, wanted), format));
  const [tried, setTried] = useState(false);
  const [chosen, choose] = useState(wanted);

  const limits = limitsOf(method);
  const checked = checkAmount(text, limits, format);
  const amountMinor = checked.ok ? checked.amountMinor : undefined;
  const bonus = bonusFor(options, chosen, amountMinor);
  const changed = () => {
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
        if (checked.ok) {
          onUse();
          deposit.start({ amountMinor: checked.amountMinor, method: method.method, bonus });
        } else event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
      }}
    >
      {options.isTestMoney && <SandboxNote />}
      <MethodChoice
        methods={options.methods}
        currency={options.currency}
        chosen={method}
        onChoose={(next) => {
          onMethod(next);
          changed();
        }}
      />
      <AmountPart
        {...{ limits, text, checked }}
        quickAmountsMinor={options.quickAmountsMinor}
        currency={options.currency}
        isJudged={tried}
        onText={(next) => {
          setText(next);
          changed();
        }}
      />
      <BonusChoice
        bonuses={options.bonuses}
        amountMinor={amountMinor}
        chosen={bonus}
        onChoose={(id) => {
          choose(id);
          changed();
        }}
      />
      {region.gameMoney === 'play' && <p className={styles.note}>{t('deposit.playMoney')}</p>}
      <FeeNote method={method} amountMinor={amountMinor} currency={options.currency} />
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
  { bonuses }: Options,
  chosen: string | undefined,
  amountMinor: bigint | undefined,
): string | undefined {
  const bonus = bonuses.find(({ id }) => id === chosen);
  return bonus && !(amountMinor !== undefined && isTooSmall(bonus, amountMinor)) ? bonus.id : undefined;
}

/** A usual amount that the method takes, and never less than the chosen bonus needs. */
function firstAmount(
  { quickAmountsMinor, bonuses }: Options,
  method: PayInOffer,
  wanted: string | undefined,
): bigint {
  const limits = limitsOf(method);
  const quick = quickAmountsMinor.map(BigInt).filter((minor) => isWithin(limits, minor));
  const usual = quick[1] ?? quick[0] ?? limits.minimumMinor;
  const least = BigInt(bonuses.find(({ id }) => id === wanted)?.minDeposit ?? 0);
  return least > usual ? least : usual;
}

interface FeeNoteProps extends Omit<SubmitTextProps, 'isBusy'> {
  method: PayInOffer;
}

/** How much more than the amount may be paid; nothing where that is no more. */
function FeeNote({ method, amountMinor, currency }: FeeNoteProps) {
  const t = useTranslations('payments.methods.fee');
  const { money } = useFormat();
  if (amountMinor === undefined) return null;
  const fee = { ...method.fee, fixedMinor: BigInt(method.fee.fixedMinor) };
  const feeMinor = payInFeeOf(fee, amountMinor);
  if (feeMinor === 0n) return null;
  const shown = { fee: money(feeMinor, currency), total: money(amountMinor + feeMinor, currency) };
  return <p className={styles.note}>{t('forAmount', shown)}</p>;
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
