import type { RegionId } from '../../site/regions/index.ts';

/** How a phone of each region is written: numbers that nobody has, of a kind that people there know. */
export const EXAMPLE_PHONES: Readonly<Record<RegionId, string>> = {
  UA: '+380 67 123 45 67',
  EU: '+49 1512 3456789',
  KZ: '+7 701 123 45 67',
  SL: '+386 31 123 456',
  RC: '+40 712 345 678',
};
