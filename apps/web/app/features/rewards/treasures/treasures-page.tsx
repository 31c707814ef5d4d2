import type { PageArgs } from '../../../lib/page-host.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import type { Route } from './+types/treasures-page';
import { BoxShelf } from './box-shelf.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'treasures');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** The treasure room: no boxes stand in it, so how one fills and what becomes of it. */
export default function TreasuresPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <Room cloth="vault">
      <ContentPage page={{ ...page, cards: [] }}>
        <ContentEmpty empty={page.empty} icon="chest" />
        <BoxShelf boxes={page.cards} />
      </ContentPage>
    </Room>
  );
}
