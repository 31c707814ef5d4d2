import { ErrorState } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { PageArgs } from '../../../lib/page-host.ts';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../../site/content/load-page-data.ts';
import { CoinPath } from './coin-path.tsx';
import type { Route } from './+types/piggy-bank-page';
import { configQuery, piggyQuery } from './piggy-queries.ts';
import { PiggyRoom } from './piggy-room.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'piggy-bank');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** The piggy bank: mine, or the one on offer; who fills it, by what, and what breaking it gives. */
export default function PiggyBankPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <Room cloth="leather">
      <ContentPage page={{ ...page, steps: [] }}>
        <Mine empty={page.empty} />
        <CoinPath steps={page.steps} />
      </ContentPage>
    </Room>
  );
}

function Mine({ empty }: { empty: LoadedPage['empty'] }) {
  const t = useTranslations('piggy-bank');
  const config = useQuery(configQuery(useLanguage()));
  const piggy = useQuery(piggyQuery);
  useLiveOnceShown('progress', ({ of }) => void (of === 'piggy-bank' && piggy.refetch()));
  useLine(() => void piggy.refetch());
  const retry = () => void Promise.all([config.refetch(), piggy.refetch()]);
  if (piggy.data && config.data) return <PiggyRoom piggy={piggy.data} config={config.data} />;
  if (config.isError || piggy.isError)
    return (
      <ErrorState title={t('errorTitle')} text={t('errorText')} retryLabel={t('retry')} onRetry={retry} />
    );
  if (config.data === null && piggy.data) return <ContentEmpty empty={empty} icon="coins" />;
  return <ListSkeleton rows={3} />;
}
