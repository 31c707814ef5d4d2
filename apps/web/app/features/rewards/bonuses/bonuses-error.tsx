import { ErrorState } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';

/** Told where the bonuses could not be had. */
export function BonusesError({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('bonuses');
  return (
    <ErrorState title={t('error.title')} text={t('error.text')} retryLabel={t('retry')} onRetry={onRetry} />
  );
}
