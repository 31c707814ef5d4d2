/** What a player can meet of the site: the houses, regions and looks that there are. */
export const BRANDS = ['rino', 'toro'] as const;
export type Brand = (typeof BRANDS)[number];

export const REGION_IDS = ['UA', 'EU', 'KZ', 'SL', 'RC'] as const;
export type RegionId = (typeof REGION_IDS)[number];

export const THEMES = ['white', 'dark', 'red', 'darkBlue', 'green'] as const;
