import './lib/messages-all.server.ts';
import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { pageHost } from './lib/page-host.ts';

/** Renders a whole page at once: nothing is suspended on the server, and the status is known before the first byte. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(pageHost)?.nonce;
  const html = renderToString(<ServerRouter context={router} url={request.url} {...(nonce && { nonce })} />);
  return new Response(`<!doctype html>${html}`, { status, headers });
}
