import type { Promotion, PromotionTile } from '@croupier/contract/site/promotions';
import type { Language } from '@croupier/domain/site/regions';
import type { DocumentInForce } from './content-store.ts';
import { filled, type Fill } from './placeholders.ts';
import { renderMarkdown } from './render-markdown.ts';

type PromotionDocument = DocumentInForce<'promotion'>;

/** An offer as lists show it. */
export function promotionTile(document: PromotionDocument, language: Language, fill: Fill): PromotionTile {
  const { title, lead, picture, pictureText } = filled(document.texts[language], fill);
  const until = document.inForceUntil?.toISOString() ?? null;
  return { id: document.key, title, lead, picture, pictureText, until };
}

/** An offer with all its conditions. */
export function promotionView(
  document: PromotionDocument,
  language: Language,
  fill: Fill,
): Omit<Promotion, 'offer'> {
  const { description, actions, terms, markdown } = filled(document.texts[language], fill);
  return {
    ...promotionTile(document, language, fill),
    description,
    actions,
    html: renderMarkdown(markdown, language),
    terms: terms.map((term) => renderMarkdown(term, language)),
    version: document.version,
    programme: document.facts.programme ?? null,
  };
}
