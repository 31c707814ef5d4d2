import { listApprovals } from '@croupier/contract/office/approvals';
import {
  changeGivingCap,
  listGivingCaps,
  type GivingCapView,
} from '@croupier/contract/office/programmes-desk';
import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { PERIODS } from '@croupier/domain/rewards/programmes';
import { Field, Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { minorOf } from '../../../lib/format/minor-of.ts';

interface CapDialogProps {
  /** The one that is changed; undefined for a new one. */
  readonly cap: GivingCapView | undefined;
  /** Those that there are: a new one may be one of them. */
  readonly known: readonly GivingCapView[];
  onClose(): void;
}

const WHATS = [...(Object.keys(CURRENCIES) as Currency[]), 'points'] as const;

/** Changes how much a player is given over all programmes. One dialog is one key: pressed again it is the same act. */
export function CapDialog({ cap, known, onClose }: CapDialogProps) {
  const t = useTranslations('programmes-desk.caps');
  const [key] = useState(() => crypto.randomUUID());
  const [what, setWhat] = useState<GivingCapView['what']>(cap?.what ?? 'UAH');
  const [period, setPeriod] = useState<GivingCapView['period']>(cap?.period ?? 'day');
  const [typed, setTyped] = useState('');
  const most = mostOf(typed, what);
  const before = known.find((one) => one.what === what && one.period === period)?.most;
  const isLooser =
    most !== undefined && before !== undefined && (most === null || BigInt(most) > BigInt(before));
  return (
    <ActDialog
      title={t('dialog')}
      button={t('save')}
      happens={[t('happens'), t('silent'), ...(isLooser ? [t('second')] : [])]}
      operation={changeGivingCap}
      inputOf={(reason) => (most === undefined ? null : { body: { key, what, period, most, reason } })}
      changes={[listGivingCaps, listApprovals]}
      done={t('done')}
      onClose={onClose}
    >
      <Select
        label={t('columns.what')}
        value={what}
        disabled={cap !== undefined}
        options={WHATS.map((value) => ({ value, label: value === 'points' ? t('points') : value }))}
        onChange={(event) => setWhat(event.target.value as GivingCapView['what'])}
      />
      <Select
        label={t('columns.period')}
        value={period}
        disabled={cap !== undefined}
        options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={(event) => setPeriod(event.target.value as GivingCapView['period'])}
      />
      <Field
        label={t('columns.most')}
        hint={before === undefined ? t('amount') : t('amountOrNone')}
        error={typed !== '' && most === undefined ? t('odd') : ''}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ActDialog>
  );
}

const POINTS = /^[1-9][0-9]{0,12}$/;
const NONE = '-';

/** Minor units or points; null for no cap, undefined for what is no amount. */
function mostOf(typed: string, what: GivingCapView['what']): string | null | undefined {
  const text = typed.replaceAll(/\s/g, '');
  if (text === NONE) return null;
  const most = what === 'points' ? text : minorOf(text, what);
  return most !== undefined && POINTS.test(most) ? most : undefined;
}
