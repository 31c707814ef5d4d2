import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The features of the site by name, each with its folder below the app's: features stand in districts
 * (`features/play/rounds`), and what is named after one (its texts, its pages) needs its name alone.
 */
export function featureFolders(appFolder: string): { feature: string; folder: string }[] {
  return foldersIn(join(appFolder, 'features'))
    .flatMap((district) =>
      foldersIn(join(appFolder, 'features', district)).map((feature) => ({
        feature,
        folder: `features/${district}/${feature}`,
      })),
    )
    .sort((a, b) => (a.feature < b.feature ? -1 : 1));
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
