import type { OutputOf } from '@croupier/contract/kit';
import type { HomeArea, Region, registrationConfigs, SiteConfigs } from '@croupier/contract/site/sites';
import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { BRAND_IDENTITIES, editionOf, type Brand } from '@croupier/domain/site/brands';
import {
  CLOSABLE_PAGES,
  EDITIONS,
  LANGUAGES,
  LANGUAGE_TAGS,
  REGION_IDS,
  REGIONS,
  THEMES,
  type ClosablePage,
  type RegionId,
} from '@croupier/domain/site/regions';
import type { SiteSettings } from '../../../platform/site-settings.ts';

interface House {
  readonly brand: Brand;
  readonly settings: SiteSettings;
  /** By the place that the key names. */
  readonly menus: readonly { readonly key: string; readonly facts: { readonly items: readonly string[] } }[];
  readonly areas: readonly HomeArea[];
  /** Pages that are closed in this region. */
  readonly closed: ReadonlySet<ClosablePage>;
}

/** All that a page is told of the installation in a region. */
export function siteView(region: RegionId, { brand, settings, menus, areas, closed }: House): SiteConfigs {
  const { id, name, host, voice } = BRAND_IDENTITIES[brand];
  const { telegramBot, closedPages: _, resizeImages, ...told } = settings;
  return {
    brand: { id, name, host, slogan: { ...voice.slogan } },
    region,
    regionsList: REGION_IDS.map((each) => regionView(each, brand)),
    languages: [...LANGUAGES],
    themes: [...THEMES],
    theme: REGIONS[region].theme,
    ageConfirm: true,
    sandboxPayments: true,
    pages: Object.fromEntries(CLOSABLE_PAGES.map((page) => [page, !closed.has(page)])) as Record<
      ClosablePage,
      boolean
    >,
    telegramConfigs: { bot: telegramBot },
    referralConfig: { enabled: !closed.has('referral-program'), parameter: 'ref' },
    resizeImageEnabled: resizeImages,
    ...told,
    componentsConfig: [...areas],
    menuListOfList: menus.map(({ key, facts }) => ({
      place: key,
      items: facts.items.filter((path) => !closed.has(path.split(/[/#]/)[1] as ClosablePage)),
    })),
  };
}

function regionView(id: RegionId, brand: Brand): Region {
  const { pack, languages, legalName, licenceNumber, socialMedia, supportEmail } = editionOf(id, brand);
  const { mark, favicon } = BRAND_IDENTITIES[brand];
  return {
    id,
    language: languages[0],
    locales: languages.map((language) => ({ language, code: LANGUAGE_TAGS[language] })),
    theme: pack.theme,
    font: pack.font,
    logo: mark,
    favicon,
    currency: currencyView(pack.currency),
    socialMedia,
    supportEmail,
    legalName,
    licenceNumber,
    minimumAge: pack.minimumAge,
    gameMoney: pack.gameMoney,
    minimumCycleMs: pack.minimumCycleMs,
    autoplay: pack.autoplay,
    turbo: pack.turbo,
    payInMinimumMinor: String(pack.payInMinimumMinor),
    payInMaximumMinor: String(pack.payInMaximumMinor),
  };
}

/** From where and in which money accounts are opened in a region. With a phone only where a code can reach it. */
export function registrationView(region: RegionId, hasSms: boolean): OutputOf<typeof registrationConfigs> {
  const { countries, pack } = EDITIONS[region];
  return {
    phones: hasSms ? countries.map(({ code, callingCode }) => ({ country: code, callingCode })) : [],
    countries: countries.map(({ code }) => code),
    currencies: [currencyView(pack.currency)],
  };
}

function currencyView(code: Currency): Region['currency'] {
  const { symbol, shortName, scale } = CURRENCIES[code];
  return { code, symbol, shortName, scale };
}
