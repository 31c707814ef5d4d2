import { useTranslations } from 'use-intl/react';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Page } from '../../../pages/page.tsx';
import { Room } from '../../../pages/room.tsx';
import type { Route } from './+types/achievements-page';
import { Shelf } from './shelf.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'achievements.meta.title', description: 'achievements.meta.description' },
    { index: false },
  );

/** The shelf of medals of a player. */
export default function AchievementsPage() {
  const t = useTranslations('achievements');
  return (
    <Room cloth="ribbon">
      <Page title={t('meta.title')} lead={t('lead')}>
        <Shelf />
      </Page>
    </Room>
  );
}
