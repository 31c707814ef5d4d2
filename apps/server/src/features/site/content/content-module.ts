import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { bannersFor } from './content-of.ts';
import { contentRoutes, type ReadClosedPages, type ReadOffer } from './content-routes.ts';
import { hiddenIn } from './hidden-cookie.ts';
import { createContentReader, type ContentReader } from './read-content.ts';
import { createPreviewLinks, type PreviewLinks } from './preview-links.ts';
import { readerOf, type Asker } from './reader-of.ts';
import { widgetFor } from './widget-for.ts';
import { widgetRoutes } from './widget-routes.ts';
import type { Preview, SignedIn } from '../../../platform/http/http.ts';
import type { Banner, Widget } from '@croupier/contract/site/content';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import { CONTENT_PERSONAL } from './personal-store.ts';

export interface Content {
  readonly module: Module;
  /** For features whose part of a page is content. */
  readonly reader: ContentReader;
  /** Links that show a version which is not in force. */
  readonly previews: PreviewLinks;
  /** The banners of the front, in their order. */
  banners(asked: Asked, asker: Asker): Promise<Banner[]>;
  /** What asks for attention now. @param played whether the player has a round behind them */
  widget(
    asked: Asked,
    looks: {
      player: SignedIn | null;
      preview: Preview | null;
      played: boolean;
      cookies: Readonly<Record<string, string>>;
    },
  ): Promise<Widget | null>;
}

interface Asked {
  readonly language?: Language;
  readonly region?: RegionId;
}

/** What pages, promotions and banners say, by language and edition, as it is in force now. */
export function createContent(
  { db, clock, config }: Needs<'db' | 'clock', 'brand' | 'seedKey' | 'memoryMs'>,
  {
    closedPages,
    offerOf = () => async () => undefined,
  }: { readonly closedPages: ReadClosedPages; readonly offerOf?: () => ReadOffer },
): Content {
  const { brand, memoryMs } = config;
  const reader = createContentReader({ db, clock, memoryMs });
  return {
    module: {
      name: 'content',
      personal: CONTENT_PERSONAL,
      routes: (http) => {
        contentRoutes(http, { reader, brand, closedPages, offerOf: (...asked) => offerOf()(...asked) });
        widgetRoutes(http, { db, clock, reader, brand });
      },
    },
    reader,
    previews: createPreviewLinks({ clock, config }),
    banners: (asked, asker) =>
      bannersFor(reader, readerOf(brand, asked, asker), { signedIn: asker.player !== null }),
    widget: (asked, { player, preview, played, cookies }) =>
      widgetFor({ db, reader }, readerOf(brand, asked, { player, preview }), {
        playerId: player?.playerId,
        played,
        hidden: hiddenIn(cookies),
      }),
  };
}
