import { pageData, type PageData } from '@croupier/contract/site/content';
import { apiOf, hostOf, profileOf, type PageArgs } from '../../../lib/page-host.ts';
import { visitorFor } from '../../../lib/visitor.ts';
import { pictureAddress } from './picture-address.ts';

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
  const host = hostOf(args);
  const { language, region, brand } = visitorFor(host.visitor, await profileOf(args));
  const page = await apiOf(args)(pageData, { params: { id }, query: { language, region } });
  const hasFile = host.hasFile ?? (() => false);
  return {
    ...page,
    picture: page.picture && pictureAddress(page.picture, brand, hasFile),
    cards: page.cards.map((card) => {
      const own = pictureAddress(`${id}-${card.key}`, brand, hasFile);
      return { ...card, picture: hasFile(own) ? own : undefined };
    }),
  };
}
