import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../../site/content/load-page-data.ts';
import { ChanceCounter } from './chance-counter.tsx';
import { Tickets } from './tickets.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'lotteries');

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

/** The list of draws, then the kinds of tickets and what one's chance is. */
export default function LotteriesPage({ loaderData: page }: { loaderData: LoadedPage }) {
  const chance = page.cards.find(({ key }) => key === 'chance');
  return (
    <Room cloth="night">
      <ContentPage page={{ ...page, cards: [] }}>
        <ContentEmpty empty={page.empty} icon="drum" />
        <Tickets kinds={page.cards.filter((card) => card !== chance)} />
        {chance && <ChanceCounter card={chance} />}
      </ContentPage>
    </Room>
  );
}
