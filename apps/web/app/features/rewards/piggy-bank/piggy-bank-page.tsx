import type { PageArgs } from '../../../lib/page-host.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import { CoinPath } from './coin-path.tsx';
import type { Route } from './+types/piggy-bank-page';

export const loader = (args: PageArgs) => loadPageData(args, 'piggy-bank');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** The piggy bank: the player has none, so who fills one, by what, and what breaking it gives. */
export default function PiggyBankPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <Room cloth="leather">
      <ContentPage page={{ ...page, steps: [] }}>
        <ContentEmpty empty={page.empty} icon="coins" />
        <CoinPath steps={page.steps} />
      </ContentPage>
    </Room>
  );
}
