import type { Profile } from '@croupier/contract/people/players';
import { REGIONS, type RegionPack } from '@croupier/domain/site/regions';
import { useRouteLoaderData } from 'react-router';
import type { Visitor } from './visitor.ts';

/** What the root loader gives to every page. */
export interface RootData {
  readonly visitor: Visitor;
  readonly profile: Profile | null;
  readonly origin: string;
}

const ASSUMED: RootData = {
  visitor: { language: 'en', region: 'UA', theme: 'white', brand: 'rino' },
  profile: null,
  origin: '',
};

/** The root's data; on a page whose root loader failed, a visitor from nowhere. */
export function useRootData(): RootData {
  return (useRouteLoaderData('root') as RootData | undefined) ?? ASSUMED;
}

export const useLanguage = () => useRootData().visitor.language;
export const useBrand = () => useRootData().visitor.brand;

/** The rules of the region this page is for. */
export function useRegion(): RegionPack {
  return REGIONS[useRootData().visitor.region];
}
