import { Button, Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../lib/format/use-format.ts';

/** Opened when the API answered 418 `user_cant_use_exception`: the player may not do this now. */
export default function RefusalModal({ data, onClose }: { data: unknown; onClose(): void }) {
  const format = useFormat();
  const { rule, until } = (data ?? {}) as { rule?: string; until?: string };
  const t = useTranslations('errors.refused');
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
      <p>{rule === 'region_wait' && until ? t('regionWait', { until: format.date(until) }) : t('text')}</p>
    </Dialog>
  );
}
