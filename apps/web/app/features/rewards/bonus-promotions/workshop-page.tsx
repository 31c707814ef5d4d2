import { useTranslations } from 'use-intl/react';
import { pageMeta } from '../../../lib/page-meta.ts';
import type { Route } from './+types/workshop-page';
import { PromotionRoom } from './promotion-room.tsx';
import { Workshop } from './workshop.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'bonus-promotions.workshop.title', description: 'bonus-promotions.workshop.description' },
    { index: false },
  );

export default function WorkshopPage() {
  const t = useTranslations('bonus-promotions.workshop');
  const words = { title: t('title'), emptyTitle: t('emptyTitle'), errorTitle: t('errorTitle') };
  return (
    <PromotionRoom kind="manufacture" cloth="leather" icon="lantern" words={words}>
      {(promotion) => <Workshop key={promotion.code} promotion={promotion} />}
    </PromotionRoom>
  );
}
