import type { Brand } from '@croupier/domain/site/brands';
import {
  REGIONS,
  REGION_IDS,
  THEMES,
  type Language,
  type RegionId,
  type Theme,
} from '@croupier/domain/site/regions';
import { languageOfPath, negotiateLanguage } from './language.ts';

export const LANGUAGE_COOKIE = 'i18n_redirected';
export const REGION_COOKIE = 'region';
export const THEME_COOKIE = 'theme';
export const COOKIE_MAX_AGE_SECONDS = 365 * 24 * 3600;

/** All that a page may depend on for someone who is not signed in. It is also the key of the page cache. */
export interface Visitor {
  readonly language: Language;
  readonly region: RegionId;
  readonly theme: Theme;
  readonly brand: Brand;
}

/** Reads a visitor from a request; nonsense in a cookie counts as no cookie. */
export function visitorOf(
  request: { pathname: string; cookie: string | null; acceptLanguage: string | null },
  brand: Brand,
): Visitor {
  const cookies = readCookies(request.cookie ?? '');
  const region = oneOf(REGION_IDS, cookies.get(REGION_COOKIE)) ?? 'UA';
  return {
    language:
      languageOfPath(request.pathname) ??
      negotiateLanguage({
        cookie: cookies.get(LANGUAGE_COOKIE),
        acceptLanguage: request.acceptLanguage,
        region,
      }),
    region,
    theme: oneOf(THEMES, cookies.get(THEME_COOKIE)) ?? REGIONS[region].theme,
    brand,
  };
}

/** The same for a signed-in player: the account's region and theme go before the cookies. */
export function visitorFor(
  visitor: Visitor,
  profile: { region: RegionId; userTheme: Theme | null } | null,
): Visitor {
  if (!profile) return visitor;
  return { ...visitor, region: profile.region, theme: profile.userTheme ?? visitor.theme };
}

/** Cookies by name, the first of a name wins. */
export function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

function oneOf<T extends string>(all: readonly T[], value: string | undefined): T | undefined {
  return all.find((item) => item === value);
}
