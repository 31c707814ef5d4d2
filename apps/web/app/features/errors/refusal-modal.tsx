import { Button, Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../lib/format/use-format.ts';

/** Opened when the API answered 418 `user_cant_use_exception`: the player may not do this now, and why. */
export default function RefusalModal({ data, onClose }: { data: unknown; onClose(): void }) {
  const t = useTranslations('errors.refused');
  const reason = useReason((data ?? {}) as Reason);
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

/** The details of the refusal by its rule; a rule without words of its own has the general ones. */
interface Reason {
  readonly rule?: string;
  readonly until?: string;
}

/** A deposit limit is told where the deposit is made, see `lib/api.ts`. */
const RULES: Readonly<Record<string, string>> = { limit_wait: 'limitWait' };

function useReason({ rule = '', until }: Reason): string {
  const t = useTranslations('errors.refused');
  const format = useFormat();
  const text = RULES[rule];
  return text && until ? t(text, { until: format.date(until) }) : t('text');
}
