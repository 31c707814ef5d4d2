import type { Send } from '@croupier/contract/kit';

/** How much of the file that is under way has gone out, from 0 to 1. */
type Listener = (share: number) => void;
const listeners = new Set<Listener>();

/** Hears how far an upload is. @returns the way to stop hearing */
export function onUpload(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** As `fetch`, which does not say how far it is. */
export const sendBytes: Send = (path, { method = 'POST', headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) =>
      listeners.forEach((listener) => listener(loaded / total));
    const type = () => request.getResponseHeader('content-type') ?? '';
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'content-type': type() },
        }),
      );
    request.onerror = () => reject(new TypeError('Nobody answered'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });
