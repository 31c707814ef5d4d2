import { limitPlayer, type PlayerPage } from '@croupier/contract/office/player-desk';
import { HOUSE_LIMITS, type HouseLimitName } from '@croupier/domain/people/house-rules';
import { LIMIT_PERIODS, type LimitPeriod } from '@croupier/domain/people/limits';
import { Field, Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { minorOf } from '../../../lib/format/minor-of.ts';
import { useMoney } from '../../../lib/format/money.tsx';
import { changedBy } from './of-player.ts';
import { useHouseRuleName } from './use-house-rule-name.ts';

/** Sets or lowers a limit of the house, in the money that the player plays with. */
export function LimitDialog({ player, onClose }: { player: PlayerPage; onClose(): void }) {
  const t = useTranslations('player-desk.acts');
  const money = useMoney();
  const nameOf = useHouseRuleName();
  const { id, nickname: name, houseRules } = player;
  const { currency } = player.playsWith;
  const [rule, setRule] = useState<HouseLimitName>(HOUSE_LIMITS[0]);
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const [sum, setSum] = useState('');
  const amountMinor = minorOf(sum, currency);
  const isAmount = amountMinor !== undefined && amountMinor !== '0' && !amountMinor.startsWith('-');
  const stands = houseRules.find((each) => each.rule === rule && each.period === period);
  const what = nameOf({ rule, period });
  return (
    <ActDialog
      title={t('limit.title', { name })}
      button={t('limit.name')}
      happens={[
        isAmount ? t('limit.first', { what, sum: money(amountMinor, currency) }) : t('limit.choose'),
        t('limit.second'),
        t('limit.third'),
      ]}
      operation={limitPlayer}
      inputOf={(reason) =>
        isAmount ? { params: { id }, body: { rule, period, currency, amountMinor, reason } } : null
      }
      changes={changedBy(id)}
      done={t('limit.done', { name })}
      onClose={onClose}
    >
      <Select
        label={t('limit.rule')}
        value={rule}
        options={HOUSE_LIMITS.map((value) => ({ value, label: t(`limit.of.${value}`) }))}
        onChange={(event) => setRule(event.target.value as HouseLimitName)}
      />
      <Select
        label={t('limit.period')}
        value={period}
        options={LIMIT_PERIODS.map((value) => ({ value, label: t(`limit.in.${value}`) }))}
        onChange={(event) => setPeriod(event.target.value as LimitPeriod)}
      />
      <Field
        label={t('limit.sum', { currency })}
        hint={
          stands?.amountMinor && stands.currency
            ? t('limit.stands', { sum: money(stands.amountMinor, stands.currency) })
            : t('limit.none')
        }
        inputMode="decimal"
        autoComplete="off"
        value={sum}
        onChange={(event) => setSum(event.target.value)}
        error={sum !== '' && !isAmount ? t('limit.odd') : ''}
      />
    </ActDialog>
  );
}
