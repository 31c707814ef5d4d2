import { listBanners, type ContentArea } from '@croupier/contract/site/content';
import type { BannerLayout } from '@croupier/domain/site/banners';
import { apiOf, type PageArgs } from '../../../lib/page-host.ts';
import { loadPageData, type LoadedPage } from '../content/load-page-data.ts';
import { pictureOf, readerOf } from '../content/reader-of.ts';
import type { Banner } from './banner.ts';

/** What content says in an area of a page, and how it is laid out. */
export interface AreaBanners {
  readonly area: ContentArea;
  readonly layout: BannerLayout;
  readonly banners: readonly Banner[];
}

type Listed = Awaited<ReturnType<typeof askBanners>>[number];

/** The banners of one area, for a loader; without them, or without an answer, undefined: the area takes no room. */
export const loadBanners = async (args: PageArgs, area: ContentArea): Promise<AreaBanners | undefined> =>
  areaOf(args, area, await askBanners(args, area).catch(orNone));

/** A page of content with the banners of its area. */
export interface PageWithBanners extends LoadedPage {
  readonly banners: AreaBanners | undefined;
}

export async function loadPageWithBanners(
  args: PageArgs,
  name: string,
  area: ContentArea,
): Promise<PageWithBanners> {
  const [page, banners] = await Promise.all([loadPageData(args, name), loadBanners(args, area)]);
  return { ...page, banners };
}

/** A page is whole without its banners; the site's own answers, a way to the login page among them, go on. */
function orNone(error: unknown): Listed[] {
  if (error instanceof Response) throw error;
  return [];
}

async function askBanners(args: PageArgs, area: ContentArea) {
  const query = { ...(await readerOf(args)), area };
  return (await apiOf(args)(listBanners, { query })).banners;
}

/** The banners of an area as they are shown; all are laid out as the first one is. */
function areaOf(args: PageArgs, area: ContentArea, listed: readonly Listed[]): AreaBanners | undefined {
  const [first] = listed;
  return first && { area, layout: first.layout, banners: listed.flatMap((one) => shown(args, one)) };
}

/** As one way: what opens the till or a game is for the heroes. */
function shown(args: PageArgs, { id, title, text, tone, picture, actions }: Listed): Banner[] {
  const { to, label } = actions[0] ?? {};
  if (to === undefined || label === undefined) return [];
  const action = { label, to: to as `/${string}` };
  return [
    {
      key: id,
      title,
      text,
      action,
      tone: tone ?? 'felt',
      ...(picture && { picture: pictureOf(args, picture) }),
    },
  ];
}
