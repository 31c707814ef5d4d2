import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../../site/content/load-page-data.ts';
import { Vessels } from './vessels.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'jackpots');

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

/** The list of jackpots, then their three sizes. */
export default function JackpotsPage({ loaderData: page }: { loaderData: LoadedPage }) {
  return (
    <Room cloth="vault">
      <ContentPage page={{ ...page, cards: [] }}>
        <ContentEmpty empty={page.empty} icon="jackpot" />
        <Vessels tiers={page.cards} />
      </ContentPage>
    </Room>
  );
}
