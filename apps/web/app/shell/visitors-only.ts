import { loginPage } from '../lib/page-host.ts';
import type { Route } from './+types/visitors-only';

/** Guard `login`: a player does not sign in again. */
export const middleware: Route.MiddlewareFunction[] = [loginPage];

/** With a loader of its own every step to here is a request, and so is asked about. */
export const loader = () => null;
