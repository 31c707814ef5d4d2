import type { PageArgs } from '../../../lib/page-host.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import type { Route } from './+types/quest-page';
import { QuestRoom } from './quest-room.tsx';
import { Stops } from './stops.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'quest');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** The quest on its map; while none is on, what its stops are and what counts. */
export default function QuestPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <Room cloth="parchment">
      <ContentPage page={{ ...page, steps: [] }}>
        <QuestRoom
          empty={
            <>
              <ContentEmpty empty={page.empty} icon="compass" />
              <Stops steps={page.steps} />
            </>
          }
        />
      </ContentPage>
    </Room>
  );
}
