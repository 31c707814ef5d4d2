import { BRAND_IDENTITIES, type Brand } from '@croupier/domain/site/brands';

/** What an icon's name may be: its side in pixels, and whether a phone may cut it to any shape. */
export const APP_ICONS = {
  '180': { side: 180, whole: true },
  '192': { side: 192, whole: false },
  '512': { side: 512, whole: false },
  '192-maskable': { side: 192, whole: true },
  '512-maskable': { side: 512, whole: true },
} as const;
export type AppIcon = keyof typeof APP_ICONS;

/** All that is cut away lies outside a circle of four fifths of the side; the mark stays well within. */
const MARK_SHARE = 0.62;

/**
 * The brand's mark as an app's icon, PNG.
 * @param mark the drawing, SVG
 */
export async function drawAppIcon(mark: Buffer, brand: Brand, name: AppIcon): Promise<Buffer> {
  const { side, whole } = APP_ICONS[name];
  // Loaded by whoever needs it: once a browser has the icons, nobody asks again.
  const { default: sharp } = await import('sharp');
  const drawn = async (pixels: number) =>
    sharp(mark, { density: 600 }).resize(pixels, pixels).png().toBuffer();
  if (!whole) return drawn(side);
  const { ground } = BRAND_IDENTITIES[brand];
  const small = Math.round(side * MARK_SHARE);
  return sharp(clothOf(ground, side))
    .composite([{ input: await drawn(small), gravity: 'centre' }])
    .flatten({ background: ground[1] })
    .png()
    .toBuffer();
}

/** Light in the middle, dark at the edge. */
const clothOf = ([light, dark]: readonly [string, string], side: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><radialGradient id="g"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
