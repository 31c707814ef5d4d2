import { Room } from '../../../pages/room.tsx';
import { contentMeta } from '../content/content-meta.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadPageData } from '../content/load-page-data.ts';
import type { Route } from './+types/toro-games-page';
import { HOUSE_STUDIO } from './games-address.ts';
import { GamesList } from './games-list.tsx';
import { loadGames } from './load-games.ts';

export { shouldRevalidate } from './games-page.tsx';

/** The games of the house's own studio, and what the studio says of itself. */
export async function loader(args: Route.LoaderArgs) {
  const [page, games] = await Promise.all([
    loadPageData(args, HOUSE_STUDIO),
    loadGames(args, { provider: HOUSE_STUDIO }),
  ]);
  return { page, games };
}

export const meta = (args: Route.MetaArgs) =>
  contentMeta(args, args.loaderData?.page, { index: args.location.search === '' });

export default function ToroGamesPage({ loaderData: { page, games } }: Route.ComponentProps) {
  return (
    <Room cloth="slate">
      <ContentPage page={page}>
        <GamesList {...games} label={page.title} />
      </ContentPage>
    </Room>
  );
}
