import type { PayOut, PayOutOptions } from '@croupier/contract/money/pay-outs';
import type { Currency } from '@croupier/domain/money/amounts';
import { Button, Card, FormFailure } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { MoneyField } from '../../../lib/money-input/money-field.tsx';
import { writeMoney } from '../../../lib/money-input/money-text.ts';
import { useMoneyFormat } from '../../../lib/money-input/use-money-format.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { checkAmount } from '../payments/deposit-rules.ts';
import { AgainstNote } from './against-note.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { MethodChoice } from './method-choice.tsx';
import { boundsOf } from './pay-out-rules.ts';
import { previewQuery, type AskedPayOut } from './pay-outs-queries.ts';
import styles from './pay-outs.module.css';
import { PreviewRows } from './preview-rows.tsx';

interface PayOutFormProps {
  options: PayOutOptions;
  onCurrency(currency: Currency): void;
}

/** How much, and where to; what it comes to is told before a code is asked for. */
export function PayOutForm({ options, onCurrency }: PayOutFormProps) {
  const t = useTranslations('pay-outs.form');
  const [asked, setAsked] = useState<AskedPayOut>();
  const [done, setDone] = useState<PayOut>();
  const form = useForm(options);
  const { preview, wanted, comesTo } = form;
  const { money } = useFormat();
  const against = comesTo?.against ?? undefined;
  // Said while it is under way: how it ended is told where it stands.
  const isUnderWay = done && options.open.some(({ id }) => id === done.id);
  return (
    <Card className={styles.card}>
      <h2>{t('title')}</h2>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.setTried(true);
          setDone(undefined);
          if (wanted && !against) setAsked(wanted);
          else event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
        }}
      >
        <CurrencyChoice options={options} onCurrency={onCurrency} />
        <MethodChoice methods={form.methods} chosen={form.methodId} onChoose={form.setMethodId} />
        <Amount options={options} form={form} />
        {comesTo && <PreviewRows preview={comesTo} options={options} />}
        <FormFailure>
          {against ? (
            <AgainstNote against={against} currency={options.currency} onMethod={form.setMethodId} />
          ) : (
            wanted && preview.isError && t('previewFailed')
          )}
        </FormFailure>
        <Button type="submit" look="gold" size="large" wide>
          {wanted
            ? t('submitAmount', { amount: money(wanted.amountMinor, wanted.currency, { short: true }) })
            : t('submit')}
        </Button>
        <p role="status" className={styles.done}>
          {isUnderWay && t('done', { amount: money(done.amountMinor, done.currency) })}
        </p>
      </form>
      {asked && (
        <ConfirmDialog
          asked={asked}
          onClose={() => setAsked(undefined)}
          onDone={(payOut) => {
            setAsked(undefined);
            form.clear();
            setDone(payOut);
          }}
        />
      )}
    </Card>
  );
}

type Form = ReturnType<typeof useForm>;

/** What is typed and chosen, and what it would come to. */
function useForm(options: PayOutOptions) {
  const methods = options.methods.filter(({ state }) => state === 'PROVEN');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [chosen, setMethodId] = useState<string>();
  // One that was given up meanwhile is not paid to.
  const methodId = (methods.find(({ id }) => id === chosen) ?? methods[0])?.id;
  const bounds = boundsOf(options);
  const checked = checkAmount(text, bounds, useMoneyFormat());
  const { currency } = options;
  const wanted =
    checked.ok && methodId !== undefined
      ? { amountMinor: checked.amountMinor.toString(), currency, methodId }
      : undefined;
  const settled = useSettled(wanted?.amountMinor ?? '');
  const preview = useQuery(previewQuery(wanted && { ...wanted, amountMinor: settled || wanted.amountMinor }));
  // What another amount came to says nothing of this one.
  const comesTo = preview.data?.amountMinor === wanted?.amountMinor ? preview.data : undefined;
  const clear = () => {
    setText('');
    setTried(false);
  };
  return {
    ...{ methods, methodId, setMethodId, text, setText, tried, setTried, clear },
    ...{ bounds, checked, wanted, preview, comesTo },
  };
}

function Amount({ options: { currency, dayLeftMinor }, form }: { options: PayOutOptions; form: Form }) {
  const t = useTranslations('pay-outs.form');
  const { money } = useFormat();
  const format = useMoneyFormat();
  const { bounds, checked, tried, text, setText } = form;
  const shown = {
    min: money(bounds.minimumMinor, currency, { short: true }),
    max: money(bounds.maximumMinor, currency, { short: true }),
    day: money(dayLeftMinor, currency, { short: true }),
    example: writeMoney(bounds.minimumMinor, format),
  };
  return (
    <div className={styles.amount}>
      <MoneyField
        label={t('amount')}
        name="amount"
        text={text}
        onText={setText}
        currency={currency}
        hint={t('limits', shown)}
        error={tried && !checked.ok && t(`problems.${checked.problem}`, shown)}
      />
      <Button size="small" onClick={() => setText(writeMoney(bounds.maximumMinor, format))}>
        {t('all', shown)}
      </Button>
    </div>
  );
}
