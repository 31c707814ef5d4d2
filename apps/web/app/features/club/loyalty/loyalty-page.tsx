import type { PageArgs } from '../../../lib/page-host.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import type { Route } from './+types/loyalty-page';
import { Ladder } from './ladder.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'loyalty-program');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** The levels of the loyalty programme, and how points are counted. */
export default function LoyaltyPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <Room cloth="snow">
      <ContentPage page={{ ...page, cards: [] }}>
        <Ladder levels={page.cards} />
        <ContentEmpty empty={page.empty} icon="medal" />
      </ContentPage>
    </Room>
  );
}
