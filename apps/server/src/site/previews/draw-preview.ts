import { fileURLToPath } from 'node:url';
import type { Brand } from '@croupier/domain/site/brands';
import type { OverlayOptions, Sharp } from 'sharp';
import { escapeMarkup } from '../../platform/escape-markup.ts';
import { groundSvg, INKS } from './preview-ground.ts';

export interface PreviewCard {
  readonly brand: Brand;
  /** What the house is called, as it stands beside its mark. */
  readonly house: string;
  readonly title: string;
  readonly description: string;
  /** The page's own picture; the house's mark stands in for it. */
  readonly picture: Buffer | undefined;
  /** The house's mark, an SVG. */
  readonly mark: Buffer;
}

const FONT = fileURLToPath(new URL('ubuntu-700.ttf', import.meta.url));
const LEFT = 84;
const WORDS_WIDTH = 500;
const TITLE = { top: 92, height: 230, shortLetters: 14, shortHeight: 120 };
const DESCRIPTION = { dpi: 150, mostLetters: 130 };
const FOOT_TOP = 492;
const STAGE = { left: 620, top: 76, width: 520, height: 470 };
/** The mark stands in the middle of it, smaller than a picture would. */
const MARK_PART = 0.72;

/** Draws what is shown where a page's address is shared: its title and its picture on the house's cloth. @returns a PNG of 1200 × 630 */
export async function drawPreview(card: PreviewCard): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const write = async (
    words: string,
    colour: string,
    box: { width: number; height: number } | { width: number; dpi: number },
  ) => {
    const text = `<span foreground="${colour}">${escapeMarkup(words)}</span>`;
    const drawn = sharp({
      text: { text, font: 'Ubuntu Bold', fontfile: FONT, rgba: true, spacing: 2, ...box },
    });
    return drawn.png().toBuffer({ resolveWithObject: true });
  };
  const ink = INKS[card.brand];
  const isShort = card.title.length <= TITLE.shortLetters;
  const title = await write(card.title, ink.title, {
    width: WORDS_WIDTH,
    height: isShort ? TITLE.shortHeight : TITLE.height,
  });
  const description = await write(shortened(card.description), ink.text, {
    width: WORDS_WIDTH,
    dpi: DESCRIPTION.dpi,
  });
  const house = await write(card.house, ink.title, { width: 300, height: 40 });
  const words: OverlayOptions[] = [
    { input: title.data, left: LEFT, top: TITLE.top },
    { input: description.data, left: LEFT, top: TITLE.top + title.info.height + 28 },
    { input: await sharp(card.mark).resize(64).png().toBuffer(), left: LEFT, top: FOOT_TOP },
    { input: house.data, left: LEFT + 84, top: FOOT_TOP + Math.round((64 - house.info.height) / 2) },
  ];
  return sharp(Buffer.from(groundSvg(card.brand)))
    .composite([await standing(sharp(card.picture ?? card.mark), card.picture ? 1 : MARK_PART), ...words])
    .png({ palette: true, quality: 100, effort: 3 })
    .toBuffer();
}

/** The picture in the middle of its place, as large as goes into that part of it. */
async function standing(picture: Sharp, part: number): Promise<OverlayOptions> {
  const { width, height, left, top } = STAGE;
  const { data, info } = await picture
    .resize({ width: Math.round(width * part), height: Math.round(height * part), fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: left + Math.round((width - info.width) / 2),
    top: top + Math.round((height - info.height) / 2),
  };
}

/** To whole words. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION.mostLetters) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION.mostLetters))}…`;
}
