import { listProviders } from '@croupier/contract/site/lobby';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { apiOf } from '../../../lib/page-host.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/providers-page';
import styles from './providers-page.module.css';
import { StudioCard } from './studio-card.tsx';

export const loader = (args: Route.LoaderArgs) => apiOf(args)(listProviders, {});
export const meta = (args: Route.MetaArgs) => pageMeta(args, 'lobby.provider.meta');

/** Every studio whose games are offered, each with a page of its own. */
export default function ProvidersPage({ loaderData: { providers } }: Route.ComponentProps) {
  const t = useTranslations('lobby');
  const { number } = useFormat();
  return (
    <Page title={t('provider.title')} lead={t('provider.all')}>
      <ul className={styles.studios}>
        {providers.map(({ code, name, count }) => (
          <li key={code}>
            <StudioCard code={code} name={name} games={t('games.found', { count, shown: number(count) })} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
