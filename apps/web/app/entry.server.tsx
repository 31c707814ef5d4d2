import './lib/messages-all.server.ts';
import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { putOffScripts } from './lib/late-scripts.ts';
import { pageHost, type PageHost } from './lib/page-host.ts';
import { readData, withData } from './lib/page-data.server.ts';
import { renderPage } from './lib/render-page.server.ts';

/** Renders a page to its end before the first byte goes out: a page can be kept, and its status is never in doubt. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const host = context.get(pageHost);
  const nonce = host?.nonce;
  const treeOf = (entry: EntryContext) => (
    <TextPreloads urls={textUrlsOf(router, host)}>
      <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
    </TextPreloads>
  );
  const data = await readData(router.serverHandoffStream);
  const page = () => treeOf(withData(router, data));
  const html = putOffScripts(await renderPage(page, { nonce, signal: request.signal }));
  host?.bare?.(() => renderToString(treeOf(withData(router, undefined))));
  // The text goes to the host as it is: a body would be encoded, read and decoded once more.
  host?.written?.(html);
  return new Response(host?.written ? null : html, { status, headers });
}

/** Texts are fetched by the scripts that speak them, so the document names them beside those scripts. */
function TextPreloads({ urls, children }: { urls: readonly string[]; children: ReactNode }) {
  for (const url of urls) preloadModule(url, { as: 'script' });
  return children;
}

function textUrlsOf({ manifest, staticHandlerContext }: EntryContext, host: PageHost | null): string[] {
  const { matches } = staticHandlerContext;
  const scripts = matches.flatMap(({ route }) => manifest.routes[route.id]?.module ?? []);
  return host?.textUrls?.([manifest.entry.module, ...scripts], matches.at(-1)?.params['game']) ?? [];
}
