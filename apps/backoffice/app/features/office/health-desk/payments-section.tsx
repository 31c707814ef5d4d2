import type { HouseHealth } from '@croupier/contract/office/health-desk';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { HealthTable } from './table.tsx';
import { useDuration } from './use-duration.ts';

/** How payment providers answer. */
export function ProvidersSection({ providers }: Pick<HouseHealth, 'providers'>) {
  const t = useTranslations('health-desk');
  const duration = useDuration();
  const at = (instant: string | null) => (instant ? <Instant at={instant} /> : '—');
  return (
    <HealthTable
      title={t('providers.title')}
      lead={providers.length === 0 ? t('providers.none') : t('providers.lead')}
      rows={providers}
      keyOf={({ provider }) => provider}
      columns={[
        { name: t('providers.provider'), cell: ({ provider }) => provider },
        { name: t('providers.calls'), cell: ({ calls }) => calls, end: true },
        { name: t('providers.failed'), cell: ({ failed }) => failed, end: true },
        {
          name: t('providers.p95'),
          cell: ({ p95Ms, calls }) =>
            p95Ms !== null ? duration(p95Ms / 1_000) : calls > 0 ? t('providers.longer') : '—',
          end: true,
        },
        { name: t('providers.lastAnswer'), cell: ({ lastAnswerAt }) => at(lastAnswerAt) },
        { name: t('providers.lastFailure'), cell: ({ lastFailureAt }) => at(lastFailureAt) },
      ]}
    />
  );
}

/** What they sent, by the hour. */
export function WebhooksSection({ webhooks }: Pick<HouseHealth, 'webhooks'>) {
  const t = useTranslations('health-desk');
  const outcomeOf = (outcome: string) => (t.has(`outcomes.${outcome}`) ? t(`outcomes.${outcome}`) : outcome);
  return (
    <HealthTable
      title={t('webhooks.title')}
      lead={webhooks.length === 0 ? t('webhooks.none') : undefined}
      rows={webhooks}
      keyOf={({ hour, provider, outcome }) => `${hour} ${provider} ${outcome}`}
      columns={[
        { name: t('webhooks.hour'), cell: ({ hour }) => <Instant at={hour} /> },
        { name: t('providers.provider'), cell: ({ provider }) => provider },
        { name: t('webhooks.outcome'), cell: ({ outcome }) => outcomeOf(outcome) },
        { name: t('webhooks.count'), cell: ({ count }) => count, end: true },
        { name: t('webhooks.last'), cell: ({ lastAt }) => <Instant at={lastAt} /> },
      ]}
    />
  );
}
