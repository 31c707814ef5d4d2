import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { useProfile } from '../../../lib/session.ts';
import { Room } from '../../../pages/room.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../../site/content/load-page-data.ts';
import { Goods } from './goods.tsx';
import { Purchases } from './purchases.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'store');

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

/** The store: goods for points, and the player's own purchases. */
export default function StorePage({ loaderData: page }: { loaderData: LoadedPage }) {
  const profile = useProfile();
  return (
    <Room cloth="leather">
      <ContentPage page={{ ...page, cards: [] }}>
        <Goods page={page} />
        {profile && <Purchases />}
      </ContentPage>
    </Room>
  );
}
