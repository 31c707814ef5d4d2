import type { DepositLimitReached } from '@croupier/contract';
import { Button, Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../lib/format/use-format.ts';

/** Opened when the API answered 418 `user_cant_use_exception`: the player may not do this now, and why. */
export default function RefusalModal({ data, onClose }: { data: unknown; onClose(): void }) {
  const t = useTranslations('errors.refused');
  const sentences = useReason((data ?? {}) as Reason);
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
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Dialog>
  );
}

/** The details of the refusal by its rule; a rule without words of its own has the general ones. */
type Reason =
  { rule: 'region_wait' | 'limit_wait'; until: string } | DepositLimitReached | { rule?: undefined };

function useReason(reason: Reason): string[] {
  const t = useTranslations('errors.refused');
  const format = useFormat();
  switch (reason.rule) {
    case 'region_wait':
      return [t('regionWait', { until: format.date(reason.until) })];
    case 'limit_wait':
      return [t('limitWait', { until: format.date(reason.until) })];
    case 'deposit_limit': {
      const { period, currency, limitMinor, leftMinor, until } = reason;
      const limit = format.money(limitMinor, currency);
      const left = format.money(leftMinor, currency);
      return [
        t(`depositLimit.${period}`, { limit, left }),
        ...(until ? [t('depositLimitUntil', { until: format.date(until) })] : []),
      ];
    }
    default:
      return [t('text')];
  }
}
