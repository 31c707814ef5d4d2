import type { PageArgs } from '../../../lib/page-host.ts';
import { Room } from '../../../pages/room.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import type { Route } from './+types/treasures-page';
import { BoxShelf } from './box-shelf.tsx';
import { Boxes } from './boxes.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'treasures');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** The treasure room: my boxes, how one fills and what becomes of it. */
export default function TreasuresPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <Room cloth="vault">
      <ContentPage page={{ ...page, cards: [] }}>
        <Boxes empty={page.empty} />
        <BoxShelf boxes={page.cards} />
      </ContentPage>
    </Room>
  );
}
