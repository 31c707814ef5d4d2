import type { RefusalRule, RuleRefusal } from '@croupier/contract/limits';
import { Button, Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../lib/format/use-format.ts';
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

/** The sentence of each rule. A deposit limit is told where the deposit is made, see `lib/api.ts`: here in general. */
const TEXTS = {
  deposit_limit: 'text',
  limit_wait: 'limitWait',
} as const satisfies Record<RefusalRule, keyof (typeof messages)['refused']>;

function useReason({ rule, until }: Partial<RuleRefusal>): string {
  const t = useTranslations('errors.refused');
  const format = useFormat();
  const text = rule && TEXTS[rule];
  return text && until ? t(text, { until: format.date(until) }) : t('text');
}
