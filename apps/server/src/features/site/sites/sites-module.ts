import { registrationConfigs, serviceDomain, siteConfigs } from '@croupier/contract/site/sites';
import type { Brand } from '@croupier/domain/site/brands';
import type { ClosablePage, RegionId } from '@croupier/domain/site/regions';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { ContentReader } from '../content/index.ts';
import { regionOf } from './region-of.ts';
import { registrationView, siteView } from './site-view.ts';

interface Sites {
  readonly module: Module;
  /** Whose house this installation is. */
  readonly brand: Brand;
  /** Where who asks is. */
  readonly regionOf: typeof regionOf;
  /** Whether a page that can be closed is open in a region. */
  isOpen(page: ClosablePage, region: RegionId): boolean;
}

/** What the installation offers, by region: the brand, what may be opened, and what outside services it works with. */
export function createSites(
  { config }: Needs<never, 'serviceDomain' | 'brand' | 'site'>,
  { content }: { readonly content: Pick<ContentReader, 'find' | 'list'> },
): Sites {
  const { brand, site } = config;
  return {
    brand,
    regionOf,
    isOpen: (page, region) => !site.closedPages[region].has(page),
    module: {
      name: 'sites',
      routes: (http) => {
        http.handle(siteConfigs, async ({ input, player, cookies }) => {
          const region = input.query.region ?? regionOf(player, cookies);
          const edition = { brand, region };
          const [menus, home] = await Promise.all([
            content.list('menu', edition),
            content.find('home', 'home', edition),
          ]);
          return siteView(region, { brand, settings: site, menus, areas: home?.facts.areas ?? [] });
        });
        http.handle(registrationConfigs, async ({ input, player, cookies }) =>
          registrationView(input.query.region ?? regionOf(player, cookies)),
        );
        http.handle(serviceDomain, async () => ({ data: config.serviceDomain ?? null }));
      },
    },
  };
}
