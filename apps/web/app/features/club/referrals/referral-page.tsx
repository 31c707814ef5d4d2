import type { PageArgs } from '../../../lib/page-host.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import type { Route } from './+types/referral-page';
import { Tickets } from './tickets.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'referral-program');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** Invitations: the player has none, so how far one can come and what counts. */
export default function ReferralPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <Room cloth="ribbon">
      <ContentPage page={{ ...page, cards: [] }}>
        <ContentEmpty empty={page.empty} icon="ticket" />
        <Tickets states={page.cards} />
      </ContentPage>
    </Room>
  );
}
