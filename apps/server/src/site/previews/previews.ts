import { createHash } from 'node:crypto';
import type { Brand } from '@croupier/domain/site/brands';
import { fewAtATime } from '../../platform/few-at-a-time.ts';
import { createKeptFiles } from '../media/kept-files.ts';
import { drawPreview, type PreviewCard } from './draw-preview.ts';
import { previewFacts } from './preview-facts.ts';

/** A picture, or the status of a page that has none to show. */
export type Preview = { readonly version: string; readonly body: Buffer } | { readonly status: number };

interface PreviewsOptions {
  /** Where they are kept from one start to the next. */
  readonly folder: string;
  readonly brand: Brand;
  /** What a page answers a stranger, counted as one of that address's. */
  page(path: string, ip: string): Promise<{ status: number; html: string }>;
  /** A picture of this site by its path; undefined where there is none. */
  picture(path: string): Promise<Buffer | undefined>;
}

export interface Previews {
  /** @param pathname of the picture, see `isPreview` */
  get(pathname: string, ip: string): Promise<Preview>;
}

/** Changes with how they are drawn: what was kept before is then no longer found, and goes as the oldest. */
const DRAWING = 1;
/** A drawing takes a core a second: pages are rendered beside it. */
const AT_ONCE = 1;
/** At some 130 KB each: twice as many as the site has pages, in all languages. */
const MOST_KEPT_BYTES = 260_000_000;
const PATH = /^\/previews(\/[a-z]{2}(?:\/[\w-]{1,64}){0,4})\.png$/i;

/** `/previews/en/slots/sunny-orchard.png` is of the page `/en/slots/sunny-orchard`. */
export const isPreview = (pathname: string): boolean => PATH.test(pathname);

/**
 * The pictures that are shown where a page's address is shared: drawn when first asked for, one at a time, of what the page says
 * of itself, and kept. A page that there is not has none, so there are no more of them than pages.
 */
export function createPreviews(options: PreviewsOptions): Previews {
  const { folder, brand, page, picture } = options;
  const kept = createKeptFiles({ folder, mostBytes: MOST_KEPT_BYTES });
  const few = fewAtATime(AT_ONCE);

  return {
    get: async (pathname, ip) => {
      const { status, html } = await page(PATH.exec(pathname)![1]!, ip);
      const facts = status === 200 ? previewFacts(html) : undefined;
      if (!facts) return { status: status === 200 || status < 400 ? 404 : status };
      const mark = (await picture(`/brands/${brand}.svg`))!;
      const card = {
        ...{ brand, mark, house: facts.house, title: facts.title, description: facts.description },
        picture: facts.picture === undefined ? undefined : await picture(facts.picture),
      };
      const version = versionOf(card);
      return { version, body: await kept.get(`${version}.png`, () => few(() => drawPreview(card))) };
    },
  };
}

function versionOf({ mark, picture, ...words }: PreviewCard): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, words]))
    .update(mark);
  if (picture) hash.update(picture);
  return hash.digest('hex').slice(0, 32);
}
