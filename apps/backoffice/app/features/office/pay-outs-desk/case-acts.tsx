import * as api from '@croupier/contract/office/pay-outs-desk';
import type { PayOutCase } from '@croupier/domain/money/pay-outs';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useIsMine } from '../../../lib/claim/claim-line.tsx';
import { useMoney } from '../../../lib/format/money.tsx';
import { CHANGES } from './changes.ts';
import styles from './pay-outs-desk.module.css';

/** The end that people say a pay-out had. */
export type Became = 'PAID' | 'FAILED';

/** The act that follows from each end: it ends, its money is taken or given back, or all stays as it is. */
const COMES_TO = {
  silent: { PAID: 'PAID', FAILED: 'FAILED' },
  'on-its-way': { PAID: 'PAID', FAILED: 'FAILED' },
  'came-back': { PAID: 'takeBack', FAILED: 'stays' },
  arrived: { PAID: 'stays', FAILED: 'giveBack' },
  owed: { PAID: 'takeMore', FAILED: 'giveBack' },
} as const satisfies Record<PayOutCase, Record<Became, string>>;

/** One that arrived, of which something is owed still, is a case for that, also where the provider says otherwise. */
const outcomeOf = ({ owedMinor }: api.DeskPayOut, what: PayOutCase, became: Became) =>
  COMES_TO[what === 'arrived' && owedMinor !== '0' ? 'owed' : what][became];

interface CaseProps {
  readonly payOut: api.DeskPayOut;
  readonly what: PayOutCase;
}

/** Buttons by which two people settle a pay-out that the provider is silent about or contradicts, or that is owed. */
export function CaseActs({ payOut, what, onChoose }: CaseProps & { onChoose(became: Became): void }) {
  const t = useTranslations('pay-outs-desk.do');
  const isMine = useIsMine(payOut.claim);
  return (
    <>
      <p className={styles.note}>{t(`cases.${what}`)}</p>
      <Button disabled={!isMine} onClick={() => onChoose('PAID')}>
        {t(`${outcomeOf(payOut, what, 'PAID')}.name`)}
      </Button>
      <Button look="danger" disabled={!isMine} onClick={() => onChoose('FAILED')}>
        {t(`${outcomeOf(payOut, what, 'FAILED')}.name`)}
      </Button>
    </>
  );
}

/** Says what became of one. It waits for a second person, whatever it comes to. */
export function SettleDialog({
  payOut,
  what,
  became,
  onClose,
}: CaseProps & { readonly became: Became; onClose(): void }) {
  const t = useTranslations('pay-outs-desk.do');
  const money = useMoney();
  const [key] = useState(() => crypto.randomUUID());
  const { id, amountMinor, owedMinor, currency, mask } = payOut;
  const outcome = outcomeOf(payOut, what, became);
  const given = outcome === 'giveBack' ? String(BigInt(amountMinor) - BigInt(owedMinor)) : amountMinor;
  const values = { amount: money(given, currency), owed: money(owedMinor, currency), mask };
  return (
    <ActDialog
      title={t(`${outcome}.title`, values)}
      button={t(`${outcome}.name`)}
      tone={became === 'PAID' ? 'primary' : 'danger'}
      happens={[t(`${outcome}.first`, values), t(`${outcome}.second`)]}
      operation={api.settlePayOut}
      inputOf={(reason) => ({ params: { id }, body: { key, became, reason } })}
      changes={CHANGES}
      done={t(`${outcome}.done`)}
      onClose={onClose}
    />
  );
}
