import { type Region, serviceDomain, siteConfigs } from '@croupier/contract/site/sites';
import { CURRENCIES } from '@croupier/domain/money/amounts';
import { LANGUAGES, REGIONS, THEMES, type RegionPack } from '@croupier/domain/site/regions';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';

/** What the installation offers: regions, languages, themes. The same for every visitor. */
export function createSites({ config }: Needs<never, 'serviceDomain'>): { module: Module } {
  const regionsList = Object.values(REGIONS).map(regionView);
  return {
    module: {
      name: 'sites',
      routes: (http) => {
        http.handle(siteConfigs, async () => ({
          regionsList,
          languages: [...LANGUAGES],
          themes: [...THEMES],
          ageConfirm: true,
          sandboxPayments: true,
        }));
        http.handle(serviceDomain, async () => ({ data: config.serviceDomain ?? null }));
      },
    },
  };
}

function regionView(pack: RegionPack): Region {
  const { symbol, shortName, scale } = CURRENCIES[pack.currency];
  return {
    id: pack.id,
    language: pack.language,
    theme: pack.theme,
    currency: { code: pack.currency, symbol, shortName, scale },
    minimumAge: pack.minimumAge,
    gameMoney: pack.gameMoney,
    minimumCycleMs: pack.minimumCycleMs,
    autoplay: pack.autoplay,
    turbo: pack.turbo,
    payInMinimumMinor: String(pack.payInMinimumMinor),
    payInMaximumMinor: String(pack.payInMaximumMinor),
  };
}
