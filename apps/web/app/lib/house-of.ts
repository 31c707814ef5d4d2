import { BRAND_IDENTITIES, editionOf, type Brand } from '@croupier/domain/site/brands';
import toro from '@croupier/ui/toro.css?url';
import type { SiteConfigs } from '@croupier/contract/site/sites';
import type { House } from './root-data.ts';
import { THEME_COLOURS } from './theme-colours.ts';
import type { Visitor } from './visitor.ts';

/** What a brand lays over the looks that all share. */
const SHEETS: Readonly<Record<Brand, string | null>> = { rino: null, toro };

/** What the frame says of the house. Without the API it is named all the same, and all its pages are offered. */
export function houseOf({ language, region, theme, brand }: Visitor, site: SiteConfigs | null): House {
  const { name, voice } = BRAND_IDENTITIES[brand];
  const { legalName, supportEmail, socialMedia } = editionOf(region, brand);
  return {
    name,
    slogan: voice.slogan[language],
    legalName,
    supportEmail,
    socialMedia,
    closed: closedOf(site),
    menus: Object.fromEntries((site?.menuListOfList ?? []).map(({ place, items }) => [place, items])),
    letItSnow: site?.letItSnow ?? false,
    sheet: SHEETS[brand],
    themeColour: THEME_COLOURS[brand][theme],
  };
}

/** The pages that the operator closed, by the first part of their address. */
export const closedOf = (site: SiteConfigs | null): string[] =>
  Object.entries(site?.pages ?? {}).flatMap(([page, open]) => (open ? [] : [page]));
