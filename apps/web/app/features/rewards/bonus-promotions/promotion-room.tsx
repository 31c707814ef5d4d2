import { buttonClass, EmptyState, ErrorState, Icon, type IconName } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useRootData } from '../../../lib/root-data.ts';
import { Page } from '../../../pages/page.tsx';
import { Room } from '../../../pages/room.tsx';
import { promotionQuery, type PromotionKind, type PromotionOf } from './promotion-query.ts';

interface RoomProps<K extends PromotionKind> {
  readonly kind: K;
  readonly cloth: Parameters<typeof Room>[0]['cloth'];
  readonly icon: IconName;
  /** Words while it loads, where there is none, and where it does not load. */
  readonly words: { readonly title: string; readonly emptyTitle: string; readonly errorTitle: string };
  children(promotion: PromotionOf<K>): ReactNode;
}

/** The page of a promotion of a kind: the one that is shown to me, or what is there without one. */
export function PromotionRoom<K extends PromotionKind>({ kind, cloth, icon, words, children }: RoomProps<K>) {
  const t = useTranslations('bonus-promotions');
  const { language } = useRootData().visitor;
  const promotion = useQuery(promotionQuery(kind, language));
  return (
    <Room cloth={cloth}>
      <Page title={promotion.data?.name ?? words.title} lead={promotion.data?.lead}>
        {promotion.isPending && <ListSkeleton rows={3} />}
        {promotion.isError && (
          <ErrorState
            title={words.errorTitle}
            text={t('errorText')}
            retryLabel={t('retry')}
            onRetry={() => void promotion.refetch()}
          />
        )}
        {promotion.data === null && (
          <EmptyState
            icon={<Icon name={icon} size={28} />}
            title={words.emptyTitle}
            text={t('emptyText')}
            action={
              <Link to="/bonuses" className={buttonClass({ look: 'primary' })}>
                {t('emptyAction')}
              </Link>
            }
          />
        )}
        {promotion.data && children(promotion.data)}
      </Page>
    </Room>
  );
}
