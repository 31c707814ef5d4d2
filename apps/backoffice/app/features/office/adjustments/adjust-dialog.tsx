import { adjustMoney } from '@croupier/contract/office/adjustments';
import { fourEyesRules, listApprovals } from '@croupier/contract/office/approvals';
import type { Operation } from '@croupier/contract/kit';
import { mayActAlone } from '@croupier/domain/office/approvals';
import type { Currency } from '@croupier/domain/money/amounts';
import { Field } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { queryOf } from '../../../lib/api.ts';
import { minorOf } from '../../../lib/format/minor-of.ts';
import { useMoney } from '../../../lib/format/money.tsx';
import { useMay, useMe } from '../../../lib/me.ts';

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
  const needsSecond = useNeedsSecond(currency, isAmount ? amountMinor : '0');
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

/** Whether it waits for a second person; who may not read the limits is told when it is done. */
function useNeedsSecond(currency: Currency, amountMinor: string): boolean {
  const me = useMe();
  const mayRead = useMay()('read.approvals');
  const { data } = useQuery({ ...queryOf(fourEyesRules, {}), enabled: mayRead });
  if (!data) return false;
  const rules = data.rules.map((rule) => ({ ...rule, upToMinor: BigInt(rule.upToMinor) }));
  const asked = { act: 'adjust.money', role: me.role, currency, amountMinor: BigInt(amountMinor) };
  return !mayActAlone(rules, asked);
}
