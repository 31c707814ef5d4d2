import { pageData, type PageData } from '@croupier/contract/site/content';
import { apiOf, type PageArgs } from '../../../lib/page-host.ts';
import type { ShownPicture } from '../../../lib/picture.tsx';
import { findPicture, pictureOf, readerOf } from './reader-of.ts';

/** A page's content with its pictures. */
export interface LoadedPage extends Omit<PageData, 'picture' | 'cards'> {
  readonly picture: ShownPicture | undefined;
  readonly cards: readonly (PageData['cards'][number] & { readonly picture: string | undefined })[];
}

/**
 * What a page says, for its loader. @param id the page's name: `rules`
 * @throws a page error where there is no such page: 404
 */
export async function loadPageData(args: PageArgs, id: string): Promise<LoadedPage> {
  const page = await apiOf(args)(pageData, { params: { id }, query: await readerOf(args) });
  return {
    ...page,
    picture: page.picture === undefined ? undefined : pictureOf(args, page.picture),
    cards: page.cards.map((card) => ({ ...card, picture: findPicture(args, `${id}-${card.key}`)?.src })),
  };
}
