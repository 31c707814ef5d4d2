import { BRAND_IDENTITIES, type Brand } from '@croupier/domain/site/brands';

/** The colours of a letter, in the light or in the dark. */
export interface LetterColours {
  readonly page: string;
  readonly sheet: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  /** Under the name of the house; the name itself is white on it. */
  readonly cloth: string;
  readonly button: string;
  readonly onButton: string;
}

/** Of the office's own letters. */
const OWN_CLOTH = ['#1f2a30', '#11181c'] as const;
const OWN_BUTTON = ['#1f5f8b', '#7cc4f2'] as const;

/** As the house's light and dark themes have them: a mail program that knows the dark picks the second. */
export function letterColours(brand: Brand | null): { light: LetterColours; dark: LetterColours } {
  const house = brand && BRAND_IDENTITIES[brand];
  const [cloth, shade] = house ? house.ground : OWN_CLOTH;
  const [accent, bright] = house ? [house.accents.white, house.accents.dark] : OWN_BUTTON;
  return {
    light: {
      ...{ page: '#f2efe9', sheet: '#ffffff', ink: '#1d1b18', quiet: '#5f5a52', line: '#ddd7cc' },
      ...{ cloth, button: accent, onButton: '#ffffff' },
    },
    dark: {
      ...{ page: '#121110', sheet: '#1d1b19', ink: '#f3efe8', quiet: '#b5aea3', line: '#3a3632' },
      ...{ cloth: shade, button: bright, onButton: '#1d1b18' },
    },
  };
}
