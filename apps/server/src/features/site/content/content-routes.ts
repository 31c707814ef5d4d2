import { pageData, type PageData } from '@croupier/contract/site/content';
import type { Brand } from '@croupier/domain/site/brands';
import type { Language } from '@croupier/domain/site/regions';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pageView } from './page-view.ts';
import { createFill } from './placeholders.ts';
import type { ContentReader, Edition } from './read-content.ts';
import { rememberLast } from './remember-last.ts';

interface RouteParts {
  readonly reader: ContentReader;
  readonly brand: Brand;
}

/** To a visitor who names no region. */
const DEFAULT_REGION = 'UA';
/** Pages in all their languages and editions, most of which nobody asks for at once. */
const MOST_RENDERED = 1_000;

export function contentRoutes(http: Http, { reader, brand }: RouteParts): void {
  const rendered = rememberLast<PageData>(MOST_RENDERED);

  http.handle(pageData, async ({ input, player }) => {
    const edition: Edition = { brand, region: player?.region ?? input.query.region ?? DEFAULT_REGION };
    const language: Language = input.query.language ?? player?.language ?? 'en';
    const document = await reader.find('page', input.params.id, edition);
    if (!document) return refuse('not_found');
    const name = [document.id, document.version, language, edition.region].join();
    return rendered(name, () => pageView(document, language, createFill(edition, language)));
  });
}
