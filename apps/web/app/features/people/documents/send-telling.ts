import type { Send } from '@croupier/contract/kit';

/** Sends as `fetch` does, and tells meanwhile how much has gone, from 0 to 1: that is what `fetch` cannot. */
export const sendTelling =
  (onProgress: (part: number) => void): Send =>
  (path, { method = 'GET', headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of Object.entries(headers as Record<string, string>))
        request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onerror = () => reject(new TypeError('no answer'));
      request.onload = () => {
        const type = request.getResponseHeader('content-type') ?? '';
        resolve(
          new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }),
        );
      };
      request.send(body as XMLHttpRequestBodyInit);
    });
