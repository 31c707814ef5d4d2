import { DOCUMENT_KINDS, type RejectReason } from '@croupier/domain/people/documents';
import type { Reviewer } from './documents-parts.ts';

/**
 * A reviewer for houses that are no real ones: it reads nothing of a document but the colour of the upper left corner of its first page,
 * and says what that stands for in `CORNERS`. Whatever has no such corner it approves; what shows who somebody is, for a year.
 */
export const sandboxReviewer: Reviewer = {
  name: 'sandbox',
  review: async ({ kind, pages, at }) => {
    const outcome = CORNERS[await cornerOf(pages[0]!)];
    if (outcome === 'person') return { state: 'person' };
    if (outcome !== undefined) return { state: 'rejected', reason: outcome };
    return {
      state: 'approved',
      expiresOn: DOCUMENT_KINDS[kind].proves === 'identity' ? inAYear(at) : null,
      // It reads none of what stands there.
      ...{ country: null, mark: null },
    };
  },
};

/** By red, green and blue of the corner: `+` is nearly all of it, `-` nearly none, `?` something between. */
const CORNERS: Readonly<Record<string, RejectReason | 'person'>> = {
  // Blue.
  '--+': 'person',
  // Red.
  '+--': 'unreadable',
  // Yellow.
  '++-': 'out-of-date',
  // Magenta.
  '+-+': 'name-differs',
  // Cyan.
  '-++': 'birthday-differs',
  // Green.
  '-+-': 'address-differs',
};

/** A part of each side: what one fills by hand in any program that draws. */
const CORNER = 1 / 12;
const NEARLY_ALL = 200;
const NEARLY_NONE = 60;

async function cornerOf(page: Buffer): Promise<string> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(page).metadata();
  const side = (length: number) => Math.max(1, Math.floor(length * CORNER));
  const colour = await sharp(page)
    .extract({ left: 0, top: 0, width: side(width), height: side(height) })
    .flatten()
    .toColourspace('srgb')
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw()
    .toBuffer();
  return [...colour.subarray(0, 3)]
    .map((part) => (part >= NEARLY_ALL ? '+' : part <= NEARLY_NONE ? '-' : '?'))
    .join('');
}

function inAYear(at: Date): string {
  const day = new Date(at);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}
