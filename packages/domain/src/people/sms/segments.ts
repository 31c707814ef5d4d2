/** What a text costs: in which alphabet it travels, and in how many parts. */
export interface SmsLength {
  readonly alphabet: 'GSM-7' | 'UCS-2';
  readonly segments: number;
}

/** The default alphabet of 3GPP TS 23.038, 6.2.1, without its escape. */
const GSM_7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Its extension (6.2.1.1): an escape stands before each of these. */
const GSM_7_EXTENDED = '\f^{}\\[~]|€';

/** Units of a text that is alone, and of one part of several, which all carry a header of six bytes (3GPP TS 23.040, 9.2.3.24). */
const UNITS = {
  'GSM-7': { alone: 160, ofSeveral: 153 },
  'UCS-2': { alone: 70, ofSeveral: 67 },
} as const;

/** How a text travels. One character outside GSM-7 makes all of it UCS-2: a Cyrillic text has 70 characters, a Latin one 160. */
export function smsLengthOf(text: string): SmsLength {
  const characters = [...text];
  const alphabet = characters.every((one) => GSM_7.includes(one) || GSM_7_EXTENDED.includes(one))
    ? 'GSM-7'
    : 'UCS-2';
  const sizes = characters.map((one) =>
    alphabet === 'UCS-2' ? one.length : GSM_7_EXTENDED.includes(one) ? 2 : 1,
  );
  const { alone, ofSeveral } = UNITS[alphabet];
  const units = sizes.reduce((sum, size) => sum + size, 0);
  return { alphabet, segments: units <= alone ? 1 : partsOf(sizes, ofSeveral) };
}

/** A character of two units is never cut in two: the part before it is a unit shorter. */
function partsOf(sizes: readonly number[], most: number): number {
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > most) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}
