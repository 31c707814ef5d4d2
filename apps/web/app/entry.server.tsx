import './lib/messages-all.server.ts';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { hearEarlyPresses } from './lib/early-presses.ts';
import { beginScripts, putOffScripts } from './lib/late-scripts.ts';
import { pageHost, type PageHost } from './lib/page-host.ts';

const RENDER_LIMIT_MS = 5_000;

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
  const html = await renderWhole(treeOf(router), { nonce, signal: request.signal });
  // The data for the browser can be read only once.
  const read = { ...router };
  delete read.serverHandoffStream;
  host?.bare?.(() => renderToString(treeOf(read)));
  return new Response(putOffScripts(await html.text()), { status, headers });
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

/** @param signal aborted when nobody waits for the page: then it rejects, and React stops where it is. */
function renderWhole(
  page: ReactNode,
  { nonce, signal }: { nonce: string | undefined; signal: AbortSignal },
): Promise<Blob> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        // React reuses its buffer between writes, so what is kept must be a copy.
        chunks.push(new Uint8Array(chunk));
        done();
      },
      final(done) {
        clearTimeout(limit);
        resolve(new Blob(chunks));
        done();
      },
    });
    const rendering = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      bootstrapScriptContent: `(${String(hearEarlyPresses)})();(${String(beginScripts)})()`,
      onAllReady: () => void rendering.pipe(sink),
      onShellError: reject,
      onError: (error) => {
        if (!signal.aborted) console.error('A page did not render', error);
      },
    });
    const stop = () => {
      clearTimeout(limit);
      reject(signal.reason as Error);
      rendering.abort(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    const limit = setTimeout(() => rendering.abort(new Error('The page took too long')), RENDER_LIMIT_MS);
    sink.on('error', reject);
  });
}
