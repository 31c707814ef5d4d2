import type { PageArgs } from '../../../lib/page-host.ts';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import { PromotionWays } from '../bonus-promotions/promotion-way.tsx';
import { CalendarWay } from '../calendar/calendar-way.tsx';
import { Presents } from '../presents/presents.tsx';
import type { Route } from './+types/bonuses-page';
import { BonusShelf } from './bonus-shelf.tsx';
import { Rooms } from './rooms.tsx';
import { WageringLedger } from './wagering-ledger.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'bonuses');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** What the player has been given, what it is given under, and where more of it is. */
export default function BonusesPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <ContentPage page={page}>
      <Presents />
      <BonusShelf empty={page.empty} />
      <CalendarWay />
      <PromotionWays />
      <Rooms />
      <WageringLedger />
    </ContentPage>
  );
}
