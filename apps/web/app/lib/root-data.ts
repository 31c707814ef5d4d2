import type { Profile } from '@croupier/contract/people/players';
import { celebratesIn, REGIONS, type RegionPack } from '@croupier/domain/site/regions';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import type { Messages } from './messages.ts';
import type { Visitor } from './visitor.ts';

/** What the root loader gives to every page. */
export interface RootData {
  readonly visitor: Visitor;
  readonly profile: Profile | null;
  /** Somebody is signed in, and who could not be read: the browser asks again. */
  readonly isProfileUnknown?: boolean | undefined;
  readonly origin: string;
  readonly house: House;
  /** What the operator says in other words than the shipped texts, compiled as those are. */
  readonly words?: Messages | undefined;
  /** What is told of pages in place of their own texts, by their addresses without language. */
  readonly metas?:
    | Readonly<Record<string, { readonly title: string; readonly description: string }>>
    | undefined;
  /** A version that is not in force, which this page shows to who brought its link. */
  readonly preview?: Preview | undefined;
  /** Why the house is closed to who looks; a page that they may see all the same knows it. */
  readonly refused?: Refused | undefined;
}

export interface Preview {
  readonly kind: string;
  readonly key: string;
  readonly version: number;
  /** When the link ends. */
  readonly untilMs: number;
}

export type Refused = 'account_blocked' | 'country_closed';

/** Whether a refusal is of the house and not of one game or call. */
export const isRefused = (key: unknown): key is Refused =>
  key === 'account_blocked' || key === 'country_closed';

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

/** The root's data, also of a page that was refused before its loaders; where that failed, a visitor from nowhere. */
export function useRootData(): RootData {
  const loaded = useRouteLoaderData('root') as RootData | undefined;
  const error = useRouteError();
  return (
    loaded ??
    (isRouteErrorResponse(error) ? (error.data as { root?: RootData } | null)?.root : undefined) ??
    ASSUMED
  );
}

export const useLanguage = () => useRootData().visitor.language;
/** @param path with its language; it may lead into a page, or ask it for something. */
export const isClosed = (path: string, closed: readonly string[]): boolean =>
  closed.includes(path.split(/[/?#]/)[2] ?? '');

export const useHouse = () => useRootData().house;
export const useBrand = () => useRootData().visitor.brand;

/** Whether what is given may move and be celebrated in the region this page is for. */
export const useCelebrates = () => celebratesIn(useRootData().visitor.region);

/** The rules of the region this page is for. */
export function useRegion(): RegionPack {
  return REGIONS[useRootData().visitor.region];
}
