/**
 * How banners of an area are laid out (specification, section 3). `rectangle` and `round_rectangle` fill the width one after the
 * other; `square_tiles` and `pennant` stand side by side, a pennant hanging from a rod; a `liver` is a strip of one line.
 */
export const BANNER_LAYOUTS = ['square_tiles', 'liver', 'pennant', 'rectangle', 'round_rectangle'] as const;
export type BannerLayout = (typeof BANNER_LAYOUTS)[number];

/** What a banner is made of. */
export const BANNER_TONES = ['felt', 'brass', 'ink', 'accent'] as const;
export type BannerTone = (typeof BANNER_TONES)[number];
