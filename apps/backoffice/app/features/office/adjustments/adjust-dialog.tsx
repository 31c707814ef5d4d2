import { adjustMoney } from '@croupier/contract/office/adjustments';
import { listApprovals } from '@croupier/contract/office/approvals';
import type { Operation } from '@croupier/contract/kit';
import type { Currency } from '@croupier/domain/money/amounts';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { minorOf } from '../../../lib/format/minor-of.ts';
import { useMoney } from '../../../lib/format/money.tsx';
import { useNeedsSecond } from '../approvals/use-needs-second.ts';

/**
 * Posts real money to a player, or takes it. One dialog is one key: pressed again after a lost answer it is the same adjustment.
 * @param changes what is read anew when it is done
 */
export function AdjustDialog({
  playerId,
  currency,
  changes,
  onClose,
}: {
  playerId: string;
  currency: Currency;
  changes: readonly Operation[];
  onClose(): void;
}) {
  const t = useTranslations('adjustments');
  const money = useMoney();
  const [key] = useState(() => crypto.randomUUID());
  const [sum, setSum] = useState('');
  const amountMinor = minorOf(sum, currency);
  const isAmount = amountMinor !== undefined && amountMinor !== '0';
  const size = { currency, amountMinor: BigInt(isAmount ? amountMinor : '0') };
  const needsSecond = useNeedsSecond('adjust.money', size);
  const shown = isAmount ? money(amountMinor.replace('-', ''), currency) : '';
  const says = !isAmount
    ? t('choose')
    : amountMinor.startsWith('-')
      ? t('takes', { sum: shown, playerId })
      : t('gives', { sum: shown, playerId });
  return (
    <ActDialog
      title={t('title', { playerId })}
      button={t('button')}
      happens={[says, t('books'), ...(isAmount && needsSecond ? [t('second')] : [])]}
      operation={adjustMoney}
      inputOf={(reason) =>
        isAmount ? { params: { id: playerId }, body: { key, currency, amountMinor, reason } } : null
      }
      changes={[...changes, listApprovals]}
      done={t('done')}
      onClose={onClose}
    >
      <Field
        label={t('sum', { currency })}
        hint={t('hint')}
        inputMode="text"
        autoComplete="off"
        value={sum}
        onChange={(event) => setSum(event.target.value)}
      />
    </ActDialog>
  );
}
