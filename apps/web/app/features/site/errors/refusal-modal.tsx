import type { RefusalRule, RuleRefusal } from '@croupier/contract/people/limits';
import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { Button, Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import type messages from './messages/en.json';

/** Opened when the API answered 418 `user_cant_use_exception`: the player may not do this now, and why. */
export default function RefusalModal({ data, onClose }: { data: unknown; onClose(): void }) {
  const t = useTranslations('errors.refused');
  const reason = useReason((data ?? {}) as Partial<RuleRefusal>);
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('understood')}
      onClose={onClose}
      size="small"
      footer={
        <Button look="primary" wide onClick={onClose}>
          {t('understood')}
        </Button>
      }
    >
      <p>{reason}</p>
    </Dialog>
  );
}

/** The sentence of each rule. A deposit limit is told where the deposit is made: here in general. */
const TEXTS = {
  deposit_limit: 'text',
  limit_wait: 'limitWait',
  stake_limit: 'stakeLimit',
  loss_limit: 'lossLimit',
  stake_maximum: 'stakeMaximum',
  bonus_stake_maximum: 'bonusStakeMaximum',
  exclusion: 'exclusion',
  break: 'break',
  session_time: 'sessionTime',
  reality_check: 'realityCheck',
  email_unanswered: 'emailUnanswered',
} as const satisfies Record<RefusalRule, keyof (typeof messages)['refused']>;

/** What is said otherwise where the house set the rule. */
const TEXTS_BY_HOUSE = {
  stake_limit: 'stakeLimitByHouse',
  loss_limit: 'lossLimitByHouse',
  break: 'breakByHouse',
} as const satisfies Partial<Record<RefusalRule, keyof (typeof messages)['refused']>>;

function textFor(refusal: Partial<RuleRefusal>) {
  const { rule } = refusal;
  const byHouse = (refusal as Partial<PlayRuleRefusal>).byHouse === true;
  return byHouse && rule && rule in TEXTS_BY_HOUSE
    ? TEXTS_BY_HOUSE[rule as keyof typeof TEXTS_BY_HOUSE]
    : rule && TEXTS[rule];
}

function useReason(refusal: Partial<RuleRefusal>): string {
  const t = useTranslations('errors.refused');
  const { money } = useFormat();
  const date = useDate();
  const until = 'until' in refusal ? refusal.until : undefined;
  const text = textFor(refusal);
  if (!text || text === 'text') return t('text');
  if (text === 'emailUnanswered') return t(text);
  if (text === 'limitWait') return until ? t(text, { until: date(until) }) : t('text');
  const amount = (name: 'limitMinor' | 'leftMinor'): string => {
    const { currency, [name]: minor } = refusal as PlayRuleRefusal;
    return minor === null ? '' : money(minor, currency, { short: true });
  };
  const about = t(text, { limit: amount('limitMinor'), left: amount('leftMinor') });
  return [about, until && t('until', { until: date(until) }), t('safe')].filter(Boolean).join(' ');
}
