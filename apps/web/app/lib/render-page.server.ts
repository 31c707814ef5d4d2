import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { hearEarlyPresses } from './early-presses.ts';
import { beginScripts } from './late-scripts.ts';

const RENDER_LIMIT_MS = 5_000;

/** What React writes where a part of a page was not ready, or failed. */
const NOT_READY = '<!--$!-->';

/** Hears presses, and begins the scripts of the page that were put off. */
const BEGIN = `(${String(hearEarlyPresses)})();(${String(beginScripts)})()`;

interface Rendering {
  readonly nonce: string | undefined;
  /** Aborted when nobody waits for the page. */
  readonly signal: AbortSignal;
}

/**
 * The document of a page with all its parts, and what begins its scripts at its end.
 * @param page makes its tree, anew each time
 * @throws what a part threw that nothing caught; the signal's reason
 */
export async function renderPage(page: () => ReactNode, rendering: Rendering): Promise<string> {
  rendering.signal.throwIfAborted();
  return renderAtOnce(page(), rendering.nonce) ?? renderWaiting(page(), rendering);
}

/** The page in one go, which costs two thirds of a rendering that could wait; undefined when a part of it has to. */
function renderAtOnce(page: ReactNode, nonce: string | undefined): string | undefined {
  const html = renderToString(page);
  if (html.includes(NOT_READY)) return undefined;
  const end = html.lastIndexOf('</body>');
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>${BEGIN}</script>`;
  return `<!DOCTYPE html>${html.slice(0, end)}${script}${html.slice(end)}`;
}

/** The page once its last part is there; without readers React stops where it is. */
function renderWaiting(page: ReactNode, { nonce, signal }: Rendering): Promise<string> {
  return new Promise((resolve, reject) => {
    const decoder = new TextDecoder();
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += decoder.decode(chunk, { stream: true });
        done();
      },
      final(done) {
        clearTimeout(limit);
        resolve(html + decoder.decode());
        done();
      },
    });
    const rendering = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      bootstrapScriptContent: BEGIN,
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
