import { limitPlayer, type PlayerPage } from '@croupier/contract/office/player-desk';
import type { Currency } from '@croupier/domain/money/amounts';
import { HOUSE_LIMITS, type HouseLimitName } from '@croupier/domain/people/house-rules';
import { isLimitSound, LIMIT_PERIODS, type LimitSpan } from '@croupier/domain/people/limits';
import { Field, Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { minorOf } from '../../../lib/format/minor-of.ts';
import { changedBy } from './of-player.ts';
import { useHouseRuleName } from './use-house-rule-name.ts';
import { useLimitSize } from './use-limit-size.ts';

/** Sets or lowers a limit of the house: in the money that the player plays with, or in minutes. */
export function LimitDialog({ player, onClose }: { player: PlayerPage; onClose(): void }) {
  const t = useTranslations('player-desk.acts');
  const sizeText = useLimitSize();
  const nameOf = useHouseRuleName();
  const { id, nickname: name, houseRules } = player;
  const [rule, setRule] = useState<HouseLimitName>(HOUSE_LIMITS[0]);
  const [chosen, setPeriod] = useState<LimitSpan>('day');
  const [sum, setSum] = useState('');
  const spans = spansOf(rule);
  const period = spans.includes(chosen) ? chosen : spans[0]!;
  const currency = rule === 'session_time' ? null : player.playsWith.currency;
  const amountMinor = sizeOf(sum, currency);
  const isSound =
    amountMinor !== undefined && isLimitSound({ rule, period }, { size: BigInt(amountMinor), currency });
  const stands = houseRules.find((each) => each.rule === rule && each.period === period);
  const what = nameOf({ rule, period });
  return (
    <ActDialog
      title={t('limit.title', { name })}
      button={t('limit.name')}
      happens={[
        isSound ? t('limit.first', { what, sum: sizeText(amountMinor, currency) }) : t('limit.choose'),
        t('limit.second'),
        t('limit.third'),
      ]}
      operation={limitPlayer}
      inputOf={(reason) =>
        isSound ? { params: { id }, body: { rule, period, currency, amountMinor, reason } } : null
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
        options={spans.map((value) => ({ value, label: t(`limit.in.${value}`) }))}
        onChange={(event) => setPeriod(event.target.value as LimitSpan)}
      />
      <Field
        label={t('limit.sum', { unit: currency ?? t('limit.minutes') })}
        hint={
          stands?.amountMinor
            ? t('limit.stands', { sum: sizeText(stands.amountMinor, stands.currency) })
            : t('limit.none')
        }
        inputMode="decimal"
        autoComplete="off"
        value={sum}
        onChange={(event) => setSum(event.target.value)}
        error={sum !== '' && !isSound ? t('limit.odd') : ''}
      />
    </ActDialog>
  );
}

const spansOf = (rule: HouseLimitName): readonly LimitSpan[] =>
  rule === 'stake_maximum' ? ['round'] : LIMIT_PERIODS;

/** Minor units of a currency, or minutes where there is none; undefined for what is neither. */
const sizeOf = (text: string, currency: Currency | null): string | undefined =>
  currency ? minorOf(text, currency) : /^\d{1,5}$/.test(text) ? String(Number(text)) : undefined;
