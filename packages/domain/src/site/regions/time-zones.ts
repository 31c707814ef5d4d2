import type { RegionId } from './regions.ts';

/** What clocks show where the players of a region live; of one with several zones, the one of its capital. */
export const REGION_TIME_ZONES = {
  UA: 'Europe/Kyiv',
  EU: 'Europe/Brussels',
  KZ: 'Asia/Almaty',
  SL: 'Europe/Ljubljana',
  RC: 'Europe/Bucharest',
} as const satisfies Record<RegionId, string>;
