import { redirect } from 'react-router';
import type { Route } from './+types/toro-games';

/** The house's own studio, whose games are listed like any other's. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${params.lang}/providers/toro-games`, 301);
