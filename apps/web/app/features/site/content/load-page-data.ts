import { pageData, type PageData } from '@croupier/contract/site/content';
import { apiOf, hostOf, type PageArgs } from '../../../lib/page-host.ts';
import { pictureOf, readerOf } from './reader-of.ts';

/** A page's content with the addresses of its pictures. */
export interface LoadedPage extends Omit<PageData, 'picture' | 'cards'> {
  readonly picture: string | undefined;
  readonly cards: readonly (PageData['cards'][number] & { readonly picture: string | undefined })[];
}

/**
 * What a page says, for its loader. @param id the page's name: `rules`
 * @throws a page error where there is no such page: 404
 */
export async function loadPageData(args: PageArgs, id: string): Promise<LoadedPage> {
  const page = await apiOf(args)(pageData, { params: { id }, query: await readerOf(args) });
  const { hasFile = () => false } = hostOf(args);
  return {
    ...page,
    picture: page.picture && pictureOf(args, page.picture),
    cards: page.cards.map((card) => {
      const own = pictureOf(args, `${id}-${card.key}`);
      return { ...card, picture: hasFile(own) ? own : undefined };
    }),
  };
}
