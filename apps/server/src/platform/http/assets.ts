import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { encode, type Encoded } from './encode.ts';

export interface Asset {
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so a browser may keep it for ever. */
  readonly immutable: boolean;
  /** As it lies on the disk. */
  readonly body: Buffer;
  encoded(acceptEncoding: string | undefined): Promise<Encoded>;
}

export type Assets = ReadonlyMap<string, Asset>;

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
};
const COMPRESSED_ALREADY = new Set(['woff2', 'png', 'webp', 'ico']);

/** Good enough for whoever asks first, and what an immutable file gets when there is time. */
const [QUICK_LEVEL, BEST_LEVEL] = [5, 11];

/** The build's files by address, in memory: a few megabytes, compressed on first use, and again with patience after it. */
export async function createAssets(folder: string): Promise<Assets> {
  const assets = new Map<string, Asset>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    const path = file.slice(folder.length).replaceAll('\\', '/');
    if (path.startsWith('/.')) continue;
    assets.set(path, asset(path, await readFile(file)));
  }
  return assets;
}

function asset(path: string, body: Buffer): Asset {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const encodings = new Map<string, Promise<Encoded>>();
  const immutable = path.startsWith('/assets/');
  return {
    type: TYPES[ending] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable,
    body,
    encoded(acceptEncoding) {
      if (COMPRESSED_ALREADY.has(ending)) return Promise.resolve({ body, encoding: undefined });
      const known = encodings.get(acceptEncoding ?? '');
      if (known) return known;
      // The header is the client's text: only the few forms that browsers send are kept.
      const made = encode(body, acceptEncoding, QUICK_LEVEL);
      if (encodings.size >= 8) return made;
      encodings.set(acceptEncoding ?? '', made);
      if (immutable)
        later(async () => {
          const best = await encode(body, acceptEncoding, BEST_LEVEL);
          encodings.set(acceptEncoding ?? '', Promise.resolve(best));
        });
      return made;
    },
  };
}

let patient: Promise<void> = Promise.resolve();

/** One at a time: the best compression of a large file takes a second of a thread that others wait for too. */
function later(work: () => Promise<void>): void {
  patient = patient.then(work, work);
}
