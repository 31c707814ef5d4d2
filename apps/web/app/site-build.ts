import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { inOwnWords } from './lib/said-of.server.ts';
import { pageHost, type PageHost } from './lib/page-host.ts';

export { offlinePage, pausePage, previewOverPage } from './features/site/errors/pause-page.ts';
export { webManifest } from './features/site/pwa/web-manifest.ts';
export { pageQuery } from './lib/page-query.ts';
export { visitorOf, LANGUAGE_COOKIE, COOKIE_MAX_AGE_SECONDS } from './lib/visitor.ts';

/** Another one with every build whose pages differ; a browser has its own in `__reactRouterManifest.version`. */
export const buildId = (build as unknown as ServerBuild).assets.version;

const handle = createRequestHandler(build as unknown as ServerBuild, 'production');

/** One page (or the data of one) as the server's host asks for it. This module is the whole server build. */
export function render(request: Request, host: PageHost): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageHost, host);
  return inOwnWords(() => handle(request, context));
}
