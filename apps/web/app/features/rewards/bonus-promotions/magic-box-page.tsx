import { buttonClass, EmptyState, ErrorState, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useRootData } from '../../../lib/root-data.ts';
import { Page } from '../../../pages/page.tsx';
import { Room } from '../../../pages/room.tsx';
import type { Route } from './+types/magic-box-page';
import { boxQuery } from './box-query.ts';
import { MagicBox } from './magic-box.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'bonus-promotions.meta.title', description: 'bonus-promotions.meta.description' },
    { index: false },
  );

export default function MagicBoxPage() {
  const t = useTranslations('bonus-promotions');
  const { language } = useRootData().visitor;
  const box = useQuery(boxQuery(language));
  return (
    <Room cloth="velvet">
      <Page title={box.data?.name ?? t('meta.title')} lead={box.data?.lead}>
        {box.isPending && <ListSkeleton rows={3} />}
        {box.isError && (
          <ErrorState
            title={t('errorTitle')}
            text={t('errorText')}
            retryLabel={t('retry')}
            onRetry={() => void box.refetch()}
          />
        )}
        {box.data === null && (
          <EmptyState
            icon={<Icon name="chest" size={28} />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Link to="/bonuses" className={buttonClass({ look: 'primary' })}>
                {t('emptyAction')}
              </Link>
            }
          />
        )}
        {box.data && <MagicBox key={box.data.code} box={box.data} />}
      </Page>
    </Room>
  );
}
