import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { bannersFor, surveyFor } from './content-of.ts';
import { contentRoutes } from './content-routes.ts';
import { hiddenIn } from './hidden-cookie.ts';
import { createContentReader, type ContentReader } from './read-content.ts';
import { readerOf } from './reader-of.ts';
import { widgetRoutes } from './widget-routes.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Banner, Survey } from '@croupier/contract/site/content';
import type { Language, RegionId } from '@croupier/domain/site/regions';

export interface Content {
  readonly module: Module;
  /** For features whose part of a page is content. */
  readonly reader: ContentReader;
  /** What content has to say on the front: banners in their order, and the widget that is asked about now. */
  front(
    asked: { language?: Language; region?: RegionId },
    player: SignedIn | null,
    cookies: Readonly<Record<string, string>>,
  ): Promise<{ banners: Banner[]; survey: Survey | null }>;
}

/** What pages, promotions and banners say, by language and edition, as it is in force now. */
export function createContent({ db, clock, config }: Needs<'db' | 'clock', 'brand'>): Content {
  const reader = createContentReader({ db, clock });
  const { brand } = config;
  return {
    module: {
      name: 'content',
      routes: (http) => {
        contentRoutes(http, { reader, brand });
        widgetRoutes(http, { db, clock, reader, brand });
      },
    },
    reader,
    front: async (asked, player, cookies) => {
      const who = readerOf(brand, asked, player);
      const [banners, survey] = await Promise.all([
        bannersFor(reader, who, { signedIn: player !== null }),
        surveyFor({ db, reader }, who, player?.playerId),
      ]);
      return { banners, survey: survey && hiddenIn(cookies).has(survey.id) ? null : survey };
    },
  };
}
