import {
  contents,
  listBanners,
  locales,
  pageData,
  pageMetaData,
  pageMetaList,
  type PageData,
} from '@croupier/contract/site/content';
import { getPromotion, listPromotions, type Promotion } from '@croupier/contract/site/promotions';
import type { Currency } from '@croupier/domain/money/amounts';
import type { Brand } from '@croupier/domain/site/brands';
import { REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { byPlace } from './by-place.ts';
import { pageView } from './page-view.ts';
import { filled } from './placeholders.ts';
import { bannersFor } from './content-of.ts';
import type { DocumentInForce } from './content-store.ts';
import { readerOf } from './reader-of.ts';
import { renderMarkdown } from './render-markdown.ts';
import { promotionTile, promotionView } from './promotion-view.ts';
import type { ContentReader } from './read-content.ts';
import { rememberLast } from './remember-last.ts';

interface RouteParts {
  readonly reader: ContentReader;
  readonly brand: Brand;
  readonly closedPages: ReadClosedPages;
  readonly offerOf: ReadOffer;
}

/** Reads what a bonus offers by its code; bonuses lie above this feature. */
export type ReadOffer = (
  code: string,
  reading: { readonly currency: Currency; readonly language: Language },
) => Promise<Promotion['offer'] | undefined>;

/** Pages that are closed in a region: what they say is not told either. */
export type ReadClosedPages = (region: RegionId) => Promise<ReadonlySet<string>>;

const ENGLISH_KEPT_SECONDS = 300;
/** Pages in all their languages and editions, most of which nobody asks for at once. */
const MOST_RENDERED = 1_000;

export function contentRoutes(http: Http, parts: RouteParts): void {
  pageRoutes(http, parts);
  promotionRoutes(http, parts);
  textRoutes(http, parts);
}

function pageRoutes(http: Http, { reader, brand, closedPages }: RouteParts): void {
  const rendered = rememberLast<PageData>(MOST_RENDERED);

  http.handle(pageData, async ({ input, player, preview }) => {
    const { edition, language, fill } = readerOf(brand, input.query, { player, preview });
    if ((await closedPages(edition.region)).has(input.params.id)) return refuse('not_found');
    const document = await reader.find('page', input.params.id, edition);
    if (!document) return refuse('not_found');
    const name = [document.id, document.version, language, edition.region, edition.brand].join();
    return rendered(name, () => pageView(document, language, fill()));
  });
}

function promotionRoutes(http: Http, { reader, brand, closedPages, offerOf }: RouteParts): void {
  http.handle(listPromotions, async ({ input, player, preview }) => {
    const { edition, language, fill } = readerOf(brand, input.query, { player, preview });
    // Not refused with its page: search and sitemap ask for it wherever they are.
    const isClosed = (await closedPages(edition.region)).has('promotions');
    const promotions = isClosed ? [] : await reader.list('promotion', edition);
    promotions.sort(byPlace);
    const filling = fill();
    return { promotions: promotions.map((document) => promotionTile(document, language, filling)) };
  });

  http.handle(getPromotion, async ({ input, player, preview }) => {
    const { edition, language, fill } = readerOf(brand, input.query, { player, preview });
    const document = await reader.find('promotion', input.params.id, edition);
    if (!document) return refuse('not_found');
    const shown = promotionView(document, language, fill());
    const { programme } = shown;
    const reading = { currency: REGIONS[edition.region].currency, language };
    const offer = programme?.kind === 'bonus' ? await offerOf(programme.code, reading) : undefined;
    return { ...shown, offer: offer ?? null };
  });
}

function textRoutes(http: Http, { reader, brand, closedPages }: RouteParts): void {
  http.handle(contents, async ({ input, player, preview }) => {
    const { edition, language, fill } = readerOf(brand, input.query, { player, preview });
    const document = await reader.find('fragment', input.params.id, edition);
    if (!document) return refuse('not_found');
    const { title, markdown } = filled(document.texts[language], fill());
    return { id: document.key, title, html: renderMarkdown(markdown, language), version: document.version };
  });

  http.handle(pageMetaData, async ({ input, player, preview }) => {
    const { edition, language, fill } = readerOf(brand, input.body, { player, preview });
    if (isIn(await closedPages(edition.region), input.body.path)) return refuse('not_found');
    const metas = await reader.list('meta', edition);
    const own = metas.findLast(({ facts }) => facts.path === input.body.path);
    if (own) return filled(own.texts[language], fill());
    const [, folder, key = ''] = /^(?:\/(promotions|pages))?\/([a-z0-9-]+)$/.exec(input.body.path) ?? [];
    const document = await reader.find(folder === 'promotions' ? 'promotion' : 'page', key, edition);
    if (!document) return refuse('not_found');
    const { title, description } = filled(document.texts[language], fill());
    return { title, description };
  });

  http.handle(pageMetaList, async ({ input, player, preview }) => {
    const { edition, language, fill } = readerOf(brand, input.query, { player, preview });
    const [metas, closed] = await Promise.all([reader.list('meta', edition), closedPages(edition.region)]);
    const filling = fill();
    const told = metas
      .filter(({ facts }) => !isIn(closed, facts.path))
      .map(({ facts, texts }) => [facts.path, filled(texts[language], filling)] as const);
    return { pages: Object.fromEntries(told) };
  });

  http.handle(locales, async ({ input, player, preview, keepFor }) => {
    const { namespace, region } = input.query;
    const language = input.params.id;
    const { edition } = readerOf(brand, region ? { region } : {}, { player, preview });
    const documents = (await reader.list('messages', edition)).filter(
      ({ key }) => namespace === undefined || key === namespace,
    );
    // English is kept by who asks, other languages are asked for again (specification, section 9).
    if (language === 'en') keepFor(ENGLISH_KEPT_SECONDS);
    return { language, messages: Object.assign({}, ...documents.map((one) => keyed(one, language))) };
  });

  http.handle(listBanners, async ({ input, player, preview }) => ({
    banners: await bannersFor(reader, readerOf(brand, input.query, { player, preview }), {
      signedIn: player !== null,
      area: input.query.area,
    }),
  }));
}

/** Whether a page is one of those, also by the address that each page of content has, or below one. */
const isIn = (pages: ReadonlySet<string>, path: string): boolean =>
  pages.has(path.replace(/^\/pages\//, '/').split('/')[1]!);

const keyed = ({ key, texts }: DocumentInForce<'messages'>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(texts[language]).map(([name, text]) => [`${key}.${name}`, text]));
