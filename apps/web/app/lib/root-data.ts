import type { Profile } from '@croupier/contract/people/players';
import { REGIONS, type RegionPack } from '@croupier/domain/site/regions';
import { useRouteLoaderData } from 'react-router';
import type { Visitor } from './visitor.ts';

/** What the root loader gives to every page. */
export interface RootData {
  readonly visitor: Visitor;
  readonly profile: Profile | null;
  readonly origin: string;
  readonly house: House;
}

/** What the frame of every page says of the house, of all that `site-configs` tells. */
export interface House {
  readonly name: string;
  readonly slogan: string;
  readonly legalName: string;
  readonly supportEmail: string;
  readonly socialMedia: readonly { readonly network: string; readonly url: string }[];
  /** Pages that are closed here, by the first part of their address. */
  readonly closed: readonly string[];
  /** Pages in their order, by the place of the frame; none while nobody tells. */
  readonly menus: Readonly<Record<string, readonly string[]>>;
  readonly letItSnow: boolean;
  /** Address of the brand's own style sheet. */
  readonly sheet: string | null;
  /** Of the page's own ground, for the browser's frame. */
  readonly themeColour: string;
}

const ASSUMED: RootData = {
  visitor: { language: 'en', region: 'UA', theme: 'white', brand: 'rino' },
  profile: null,
  origin: '',
  house: {
    name: '',
    slogan: '',
    legalName: '',
    supportEmail: '',
    socialMedia: [],
    closed: [],
    menus: {},
    letItSnow: false,
    sheet: null,
    themeColour: '#f6f3ec',
  },
};

/** The root's data; on a page whose root loader failed, a visitor from nowhere. */
export function useRootData(): RootData {
  return (useRouteLoaderData('root') as RootData | undefined) ?? ASSUMED;
}

export const useLanguage = () => useRootData().visitor.language;
/** @param pathname with its language. */
export const isClosed = (pathname: string, closed: readonly string[]): boolean =>
  closed.includes(pathname.split('/')[2] ?? '');

export const useHouse = () => useRootData().house;
export const useBrand = () => useRootData().visitor.brand;

/** The rules of the region this page is for. */
export function useRegion(): RegionPack {
  return REGIONS[useRootData().visitor.region];
}
