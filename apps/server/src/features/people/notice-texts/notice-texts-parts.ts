import type { NoticeKind } from '@croupier/domain/people/notices';
import type { Brand } from '@croupier/domain/site/brands';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { ContentReader } from '../../site/content/feature.ts';

/** A notice, and for whom it is put into words. */
export interface WantedNotice {
  readonly kind: NoticeKind;
  readonly language: Language;
  readonly brand: Brand;
  readonly region: RegionId;
  /** As the kind has them, each as text (`ParamType`). */
  readonly params: Readonly<Record<string, string>>;
  /** Where one press ends letters of its category; a letter that cannot be ended has none. */
  readonly unsubscribeUrl?: string | undefined;
}

/** A notice in words, for every way that it may go by. */
export interface RenderedNotice {
  /** Of a letter, in one line. */
  readonly subject: string;
  readonly title: string;
  /** Its paragraphs, an empty line between them: for a list, which has a button of its own. */
  readonly text: string;
  /** For a device, a messenger or a telephone. */
  readonly short: string;
  /** The whole letter, as it is designed. */
  readonly html: string;
  /** The same letter, for who reads no HTML. */
  readonly letter: string;
  /** Where it leads: a page of the site, without its language. */
  readonly action?: { readonly label: string; readonly path: string };
}

/** @param through the caller's transaction, where it is in one */
export type RenderNotice = (wanted: WantedNotice, through?: Queryable) => Promise<RenderedNotice>;

/** Writes a notice as a letter to an address, with the commit. */
export type WriteNoticeLetter = (tx: Tx, letter: WantedNotice & { readonly to: string }) => Promise<void>;

/** What putting notices into words works with. */
export interface NoticeTextsParts {
  readonly reader: ContentReader;
  /** Of the site, without a slash at its end. */
  readonly publicUrl: string;
  /** Of another studio, by its code; undefined where there is none. */
  studioGameName(code: string): Promise<string | undefined>;
}
