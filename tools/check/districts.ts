import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DISTRICTS } from '../../.dependency-cruiser.mjs';
import { ROOT } from '../root.ts';

const LAYERS = [
  'packages/domain/src',
  'packages/contract/src',
  'apps/server/src/features',
  'apps/web/app/features',
  'apps/backoffice/app/features',
];
/** What all features of a layer stand on, and so is of none of them. */
const COMMON = ['packages/domain/src/facts', 'packages/contract/src/kit'];

/** A feature's folder in one layer: `packages/domain/src`, `play`, `rounds`. */
export interface Place {
  readonly layer: string;
  readonly district: string;
  readonly feature: string;
}

/** @returns a line for each folder that stands in no district, or in another one than the same feature elsewhere */
export function misplaced(places: readonly Place[]): string[] {
  const first = new Map<string, Place>();
  return places.flatMap((place) => {
    const { layer, district, feature } = place;
    if (!DISTRICTS.includes(district)) return [`${layer}/${district} is no district`];
    const other = first.get(feature) ?? place;
    first.set(feature, other);
    if (other.district === district) return [];
    return [`${layer}/${district}/${feature} stands in ${other.district} in ${other.layer}`];
  });
}

export const misplacedFeatures = (): string[] => misplaced(LAYERS.flatMap(placesIn));

/** Where each feature of a layer stands. */
export function placesIn(layer: string): Place[] {
  return foldersIn(layer)
    .filter((district) => !COMMON.includes(`${layer}/${district}`))
    .flatMap((district) =>
      foldersIn(`${layer}/${district}`).map((feature) => ({ layer, district, feature })),
    );
}

const foldersIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
