import { requirePlayer } from '../lib/page-host.ts';
import type { Route } from './+types/authenticated';

/** Guard `authenticated`: goes before the loaders of the pages behind it, and for one that has none as well. */
export const middleware: Route.MiddlewareFunction[] = [async (args) => void (await requirePlayer(args))];

/** With a loader of its own every step to here is a request, and so is asked about. */
export const loader = () => null;
