import type { Route } from './+types/toro-games-page';
import { HOUSE_STUDIO } from './games-address.ts';
import { loadGames } from './load-games.ts';

export { default, meta, shouldRevalidate } from './games-page.tsx';

/** The games of the house's own studio. */
export const loader = (args: Route.LoaderArgs) => loadGames(args, { provider: HOUSE_STUDIO });
