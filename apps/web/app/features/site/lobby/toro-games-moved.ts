import { redirect } from 'react-router';
import type { Route } from './+types/toro-games-moved';
import { HOUSE_STUDIO } from './games-address.ts';

/** One page, one address: the house's studio is not found among the others' a second time. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${params.lang}/${HOUSE_STUDIO}`, 301);
