import {
  changeFourEyesRule,
  fourEyesRules,
  listApprovals,
  type FourEyesRule,
} from '@croupier/contract/office/approvals';
import { listRoles } from '@croupier/contract/office/operators';
import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { Field, Select } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { queryOf } from '../../../lib/api.ts';
import { minorOf } from '../../../lib/format/minor-of.ts';
import { useMoney } from '../../../lib/format/money.tsx';
import { useMe } from '../../../lib/me.ts';

/** Changes how far a role may go alone, or says it for the first time; 0 takes it away. */
export function LimitDialog({
  rule,
  acts,
  onClose,
}: {
  rule: Partial<FourEyesRule>;
  acts: readonly string[];
  onClose(): void;
}) {
  const t = useTranslations('approvals');
  const money = useMoney();
  const me = useMe();
  const { data } = useQuery(queryOf(listRoles, {}));
  // Nobody changes what their own role may.
  const roles = (data?.roles ?? []).map(({ name }) => name).filter((name) => name !== me.role);
  const [key] = useState(() => crypto.randomUUID());
  const [act, setAct] = useState(rule.act ?? acts[0] ?? '');
  const [role, setRole] = useState(rule.role ?? '');
  const [currency, setCurrency] = useState<Currency>(rule.currency ?? 'UAH');
  const [sum, setSum] = useState('');
  const upToMinor = minorOf(sum, currency);
  const isFurther = upToMinor !== undefined && BigInt(upToMinor) > BigInt(rule.upToMinor ?? 0);
  const says =
    role === '' || upToMinor === undefined
      ? t('limits.choose')
      : upToMinor === '0'
        ? t('limits.never', { role, act })
        : t('limits.may', { role, act, sum: money(upToMinor, currency) });
  return (
    <ActDialog
      title={t('limits.dialog')}
      button={t('limits.save')}
      happens={[says, ...(isFurther ? [t('limits.second')] : [])]}
      operation={changeFourEyesRule}
      inputOf={(reason) =>
        role === '' || upToMinor === undefined
          ? null
          : { body: { key, act, role, currency, upToMinor, reason } }
      }
      changes={[fourEyesRules, listApprovals]}
      done={t('limits.done')}
      onClose={onClose}
    >
      {rule.act === undefined && (
        <>
          <Choice label={t('columns.act')} value={act} values={acts} onChange={setAct} />
          <Choice label={t('limits.role')} value={role} values={['', ...roles]} onChange={setRole} />
          <Choice
            label={t('limits.currency')}
            value={currency}
            values={Object.keys(CURRENCIES)}
            onChange={(value) => setCurrency(value as Currency)}
          />
        </>
      )}
      <Field
        label={t('limits.sum', { currency })}
        hint={t('limits.zero')}
        inputMode="decimal"
        autoComplete="off"
        value={sum}
        onChange={(event) => setSum(event.target.value)}
      />
    </ActDialog>
  );
}

function Choice(props: {
  label: string;
  value: string;
  values: readonly string[];
  onChange(value: string): void;
}) {
  const { label, value, values, onChange } = props;
  return (
    <Select
      label={label}
      value={value}
      options={values.map((each) => ({ value: each, label: each || '—' }))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
