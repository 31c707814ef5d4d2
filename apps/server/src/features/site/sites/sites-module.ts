import { registrationConfigs, serviceDomain, siteConfigs } from '@croupier/contract/site/sites';
import type { Brand } from '@croupier/domain/site/brands';
import type { IsPageClosed } from '../../../platform/http/closed-page.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { isSmsOffered } from '../../people/sms/feature.ts';
import type { ContentReader } from '../content/feature.ts';
import type { ClosedPages } from '../page-switches/feature.ts';
import { regionOf } from './region-of.ts';
import { registrationView, siteView } from './site-view.ts';

interface Sites {
  readonly module: Module;
  /** Whose house this installation is. */
  readonly brand: Brand;
  /** Where who asks is. */
  readonly regionOf: typeof regionOf;
  readonly isPageClosed: IsPageClosed;
}

interface Lower {
  readonly content: Pick<ContentReader, 'find' | 'list'>;
  readonly closedPages: ClosedPages;
}

/** What the installation offers, by region: the brand, what may be opened, and what outside services it works with. */
export function createSites(
  { config }: Needs<never, 'serviceDomain' | 'brand' | 'site' | 'sms' | 'environment'>,
  { content, closedPages }: Lower,
): Sites {
  const { brand, site } = config;
  const hasSms = isSmsOffered(config);
  return {
    brand,
    regionOf,
    // As content is chosen: a player's own region goes before the one that is named, and that before a preview's.
    isPageClosed: async (page, { player, preview, named, cookies }) => {
      const region = player?.region ?? named ?? preview?.region ?? regionOf(null, cookies);
      return (await closedPages(region)).has(page);
    },
    module: {
      name: 'sites',
      routes: (http) => {
        http.handle(siteConfigs, async ({ input, player, preview, cookies }) => {
          const region = input.query.region ?? preview?.region ?? regionOf(player, cookies);
          const edition = { brand: preview?.brand ?? brand, region, preview };
          const [menus, home, closed] = await Promise.all([
            content.list('menu', edition),
            content.find('home', 'home', edition),
            closedPages(region),
          ]);
          return siteView(region, {
            brand: edition.brand,
            settings: site,
            menus,
            areas: home?.facts.areas ?? [],
            closed,
          });
        });
        http.handle(registrationConfigs, async ({ input, player, cookies }) =>
          registrationView(input.query.region ?? regionOf(player, cookies), hasSms),
        );
        http.handle(serviceDomain, async () => ({ data: config.serviceDomain ?? null }));
      },
    },
  };
}
