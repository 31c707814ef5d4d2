import { listApprovals } from '@croupier/contract/office/approvals';
import { giveReward, POINTS_BY_HAND_MAX, type RewardByHand } from '@croupier/contract/office/rewards-desk';
import type { Operation } from '@croupier/contract/kit';
import { sumIn, type Currency, type Money } from '@croupier/domain/money/amounts';
import { BY_HAND_DAYS } from '@croupier/domain/rewards/presents';
import { Field, Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { minorOf } from '../../../lib/format/minor-of.ts';
import { useMoney } from '../../../lib/format/money.tsx';
import { useNeedsSecond } from '../approvals/use-needs-second.ts';
import styles from './give-page.module.css';

const KINDS = ['money', 'points', 'thing'] as const satisfies readonly RewardByHand['kind'][];

interface GiveDialogProps {
  readonly player: { readonly id: string; readonly nickname: string };
  readonly currency: Currency;
  /** Operations whose answers are asked for anew afterwards. */
  readonly changes: readonly Operation[];
  onClose(): void;
}

/** Gives a player money, points or a thing. One dialog is one key: pressed again after a lost answer it is the same reward. */
export function GiveDialog({ player: { id, nickname: name }, currency, changes, onClose }: GiveDialogProps) {
  const t = useTranslations('rewards-desk');
  const [key] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<RewardByHand['kind']>('money');
  const [typed, setTyped] = useState('');
  const [isWrapped, setWrapped] = useState(false);
  const reward = rewardOf(kind, typed, currency);
  const needsSecond = useNeedsSecond('give.rewards', sizeOf(reward)) || kind === 'thing';
  const says = useSays();
  const wrapped = isWrapped ? { wrapped: true as const } : {};
  return (
    <ActDialog
      title={t('title', { name })}
      button={t('button')}
      happens={[
        reward ? says(reward, name) : t(`choose.${kind}`),
        isWrapped ? t('wrapped.happens', { name, days: BY_HAND_DAYS }) : t('atOnce'),
        t('told', { name }),
        ...(reward && needsSecond ? [t(`second.${kind}`)] : []),
      ]}
      operation={giveReward}
      inputOf={(reason) => (reward ? { params: { id }, body: { key, reward, ...wrapped, reason } } : null)}
      changes={[...changes, listApprovals]}
      done={t('done')}
      onClose={onClose}
    >
      <Select
        label={t('kind')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ target }) => {
          setKind(target.value as RewardByHand['kind']);
          setTyped('');
        }}
      />
      <Field
        key={kind}
        label={t(`field.${kind}`, { currency })}
        hint={t(`hint.${kind}`, { most: POINTS_BY_HAND_MAX })}
        inputMode={kind === 'money' ? 'decimal' : kind === 'points' ? 'numeric' : 'text'}
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={typed.trim() !== '' && !reward ? t(`odd.${kind}`, { most: POINTS_BY_HAND_MAX }) : ''}
      />
      <label className={styles.wrapped}>
        <input type="checkbox" checked={isWrapped} onChange={({ target }) => setWrapped(target.checked)} />
        {t('wrapped.label')}
      </label>
    </ActDialog>
  );
}

/** The reward as it is typed; undefined while it is none. */
function rewardOf(kind: RewardByHand['kind'], typed: string, currency: Currency): RewardByHand | undefined {
  const text = typed.trim();
  switch (kind) {
    case 'money': {
      const amountMinor = minorOf(text, currency);
      const isAmount = amountMinor !== undefined && BigInt(amountMinor) > 0n;
      return isAmount ? { kind, amountMinor, currency } : undefined;
    }
    case 'points': {
      const points = /^[0-9]{1,9}$/.test(text) ? Number(text) : 0;
      return points >= 1 && points <= POINTS_BY_HAND_MAX ? { kind, points } : undefined;
    }
    case 'thing':
      return text === '' ? undefined : { kind, name: text };
  }
}

/** By which the limit of who gives alone counts: money in euros, points for nothing. */
const sizeOf = (reward: RewardByHand | undefined): Money => {
  const money =
    reward?.kind === 'money' ? [{ currency: reward.currency, amountMinor: BigInt(reward.amountMinor) }] : [];
  return { currency: 'EUR', amountMinor: sumIn('EUR', money) };
};

function useSays(): (reward: RewardByHand, name: string) => string {
  const t = useTranslations('rewards-desk.says');
  const money = useMoney();
  return (reward, name) => {
    switch (reward.kind) {
      case 'money':
        return t('money', { sum: money(reward.amountMinor, reward.currency), name });
      case 'points':
        return t('points', { count: reward.points, name });
      case 'bonus':
        return t('bonus', { code: reward.code, name });
      case 'thing':
        return t('thing', { thing: String(reward.name), name });
    }
  };
}
