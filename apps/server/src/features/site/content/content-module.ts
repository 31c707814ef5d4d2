import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { bannersFor } from './content-of.ts';
import { contentRoutes } from './content-routes.ts';
import { hiddenIn } from './hidden-cookie.ts';
import { createContentReader, type ContentReader } from './read-content.ts';
import { readerOf } from './reader-of.ts';
import { widgetFor } from './widget-for.ts';
import { widgetRoutes } from './widget-routes.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Banner, Widget } from '@croupier/contract/site/content';
import type { Language, RegionId } from '@croupier/domain/site/regions';

export interface Content {
  readonly module: Module;
  /** For features whose part of a page is content. */
  readonly reader: ContentReader;
  /** The banners of the front, in their order. */
  banners(asked: Asked, player: SignedIn | null): Promise<Banner[]>;
  /** What asks for attention now. @param played whether the player has a round behind them */
  widget(
    asked: Asked,
    looks: {
      player: SignedIn | null;
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
export function createContent({ db, clock, config }: Needs<'db' | 'clock', 'brand' | 'site'>): Content {
  const reader = createContentReader({ db, clock });
  const { brand, site } = config;
  return {
    module: {
      name: 'content',
      routes: (http) => {
        contentRoutes(http, { reader, brand, closedPages: site.closedPages });
        widgetRoutes(http, { db, clock, reader, brand });
      },
    },
    reader,
    banners: (asked, player) =>
      bannersFor(reader, readerOf(brand, asked, player), { signedIn: player !== null }),
    widget: (asked, { player, played, cookies }) =>
      widgetFor({ db, reader }, readerOf(brand, asked, player), {
        playerId: player?.playerId,
        played,
        hidden: hiddenIn(cookies),
      }),
  };
}
