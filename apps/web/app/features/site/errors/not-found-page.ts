import { data } from 'react-router';
import type { Route } from './+types/not-found-page';

/** `/{lang}/404`, and every address that no page has. */
export function loader({ request }: Route.LoaderArgs): never {
  throw data(
    { key: 'not_found', message: `Page Not Found: ${new URL(request.url).pathname}` },
    { status: 404 },
  );
}

export default () => null;
