import type { Brand } from '@croupier/domain/site/brands';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import type { Preview, SignedIn } from '../../../platform/http/http.ts';
import { createFill, type Fill } from './placeholders.ts';
import type { Edition } from './read-content.ts';

/** To a visitor who names no region. */
export const DEFAULT_REGION = 'UA';

/** Who reads: whose site it is, in which language, and how texts are filled for them. */
export interface Reader {
  readonly edition: Edition;
  readonly language: Language;
  fill(): Fill;
}

/** Who asks: a player, who is shown a preview, or nobody we know. */
export interface Asker {
  readonly player: Pick<SignedIn, 'region' | 'language'> | null;
  readonly preview: Preview | null;
}

/** Of a player the region goes before the one that is asked for, and the language stands in where none is. */
export function readerOf(
  brand: Brand,
  asked: { language?: Language; region?: RegionId },
  { player, preview }: Asker,
): Reader {
  const region = player?.region ?? asked.region ?? preview?.region ?? DEFAULT_REGION;
  const edition = { brand: preview?.brand ?? brand, region, preview };
  const language = asked.language ?? player?.language ?? 'en';
  return { edition, language, fill: () => createFill(edition, language) };
}
