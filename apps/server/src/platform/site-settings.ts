import type { OutsideServices } from '@croupier/domain/site/consent';
import { CLOSABLE_PAGES, REGION_IDS, type ClosablePage, type RegionId } from '@croupier/domain/site/regions';
import type { Environment } from './environment.ts';

/** What an operator decides about the site beside its brand; `site-configs` tells it to pages. */
export interface SiteSettings extends OutsideServices {
  /** Pages that are closed, by region. */
  readonly closedPages: Readonly<Record<RegionId, ReadonlySet<ClosablePage>>>;
  readonly googleEnabled: boolean;
  readonly facebookEnabled: boolean;
  readonly telegramBot: string | null;
  readonly mediaDomain: string | null;
  readonly resizeImages: boolean;
  readonly letItSnow: boolean;
  /** A path of the site, or an https address. */
  readonly pwaLink: string;
}

export function siteSettingsOf(env: Environment): SiteSettings {
  return {
    closedPages: closedPagesOf(env.CLOSED_PAGES?.split(',') ?? []),
    googleEnabled: env.GOOGLE_CLIENT !== undefined,
    facebookEnabled: env.FACEBOOK_CLIENT !== undefined,
    telegramBot: env.TELEGRAM_BOT ?? null,
    ...outsideOf(env),
    mediaDomain: env.MEDIA_DOMAIN ?? null,
    resizeImages: env.RESIZE_IMAGES === '1',
    letItSnow: env.LET_IT_SNOW === '1',
    pwaLink: env.PWA_LINK,
  };
}

const NOBODY: OutsideServices = { gtm: null, ga4: null, userCom: null, tawkTo: null };

/** Services of others work with real visitors only: what is tried out would be counted among them. */
function outsideOf(env: Environment): OutsideServices {
  if (env.CROUPIER_ENV !== 'production') return NOBODY;
  const [app, apiKey] = env.USER_COM?.split('/') ?? [];
  const [property, widget] = env.TAWK_TO?.split('/') ?? [];
  return {
    gtm: env.GTM_ID ?? null,
    ga4: env.GA4_ID ?? null,
    userCom: app && apiKey ? { app, apiKey } : null,
    tawkTo: property && widget ? { property, widget } : null,
  };
}

/** @param closed `page`, closed everywhere, or `region:page`. */
function closedPagesOf(closed: readonly string[]): SiteSettings['closedPages'] {
  const inRegion = (region: RegionId): ReadonlySet<ClosablePage> =>
    new Set(CLOSABLE_PAGES.filter((page) => closed.includes(page) || closed.includes(`${region}:${page}`)));
  return Object.fromEntries(REGION_IDS.map((region) => [region, inRegion(region)])) as Record<
    RegionId,
    ReadonlySet<ClosablePage>
  >;
}
