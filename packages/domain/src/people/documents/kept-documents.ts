import type { RegionId } from '../../site/regions/index.ts';

/**
 * How many years documents that showed who somebody was are kept after the account has ended, as each region's law against laundering has
 * it: a directive of the European Union and the laws after it (Romania's 129/2019 among them; Slovenia's ZPPDFT-2 says ten), Ukraine's
 * 361-IX, Kazakhstan's 191-IV.
 */
export const DOCUMENTS_KEPT_YEARS: Readonly<Record<RegionId, number>> = {
  UA: 5,
  EU: 5,
  KZ: 5,
  SL: 10,
  RC: 5,
};
