import { useTranslations } from 'use-intl/react';
import { pageMeta } from '../../../lib/page-meta.ts';
import type { Route } from './+types/magic-box-page';
import { MagicBox } from './magic-box.tsx';
import { PromotionRoom } from './promotion-room.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'bonus-promotions.meta.title', description: 'bonus-promotions.meta.description' },
    { index: false },
  );

export default function MagicBoxPage() {
  const t = useTranslations('bonus-promotions');
  const words = { title: t('meta.title'), emptyTitle: t('emptyTitle'), errorTitle: t('errorTitle') };
  return (
    <PromotionRoom kind="magicBox" cloth="velvet" icon="chest" words={words}>
      {(box) => <MagicBox key={box.code} box={box} />}
    </PromotionRoom>
  );
}
