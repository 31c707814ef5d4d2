import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../../site/content/load-page-data.ts';
import { Pennants } from './pennants.tsx';
import { SeasonTrack } from './season-track.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'rino-liga');

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

/** The table of the season, then the track that a season is, and what the league asks of nobody. */
export default function RinoLigaPage({ loaderData: page }: { loaderData: LoadedPage }) {
  return (
    <Room cloth="snow">
      <ContentPage page={{ ...page, steps: [], cards: [] }}>
        <ContentEmpty empty={page.empty} icon="league" />
        <SeasonTrack stations={page.steps} />
        <Pennants facts={page.cards} />
      </ContentPage>
    </Room>
  );
}
