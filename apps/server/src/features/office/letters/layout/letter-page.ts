import type { Brand } from '@croupier/domain/site/brands';
import type { Language } from '@croupier/domain/site/regions';

/** What stands in a letter, in words that are ready to be read: none of it is markup. */
export interface LetterPage {
  readonly language: Language;
  /** Whose paper it is written on; nobody's where the house writes to its own people. */
  readonly brand: Brand | null;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What a mail program shows beside the subject; the first paragraph, if nothing is said. */
  readonly preheader?: string;
  /** A code to be typed elsewhere: shown large. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** The small print, a line each. */
  readonly footer: readonly string[];
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** The same letter for who reads HTML and for who does not. */
export interface LaidLetter {
  readonly html: string;
  readonly text: string;
}
