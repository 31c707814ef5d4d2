import type { PageArgs } from '../../../lib/page-host.ts';
import { Room } from '../../../pages/room.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import type { Route } from './+types/royal-club-page';
import { Benefits } from './benefits.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'royal-club');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** The club's lounge: what a member has, and how one becomes one. */
export default function RoyalClubPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <Room cloth="velvet">
      <ContentPage page={{ ...page, cards: [] }}>
        <Benefits benefits={page.cards} />
      </ContentPage>
    </Room>
  );
}
