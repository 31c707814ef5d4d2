import { useTranslations } from 'use-intl/react';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Page } from '../../../pages/page.tsx';
import { Room } from '../../../pages/room.tsx';
import type { Route } from './+types/nominations-page';
import { NominationsRoom } from './nominations-room.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'nominations.meta.title', description: 'nominations.meta.description' });

/** The nominations of the season, how players stand in them, and who won those that are over. */
export default function NominationsPage() {
  const t = useTranslations('nominations');
  return (
    <Room cloth="velvet">
      <Page title={t('meta.title')} lead={t('lead')}>
        <NominationsRoom />
      </Page>
    </Room>
  );
}
