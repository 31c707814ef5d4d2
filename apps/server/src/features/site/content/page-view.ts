import type { PageData } from '@croupier/contract/site/content';
import type { Language } from '@croupier/domain/site/regions';
import type { DocumentInForce } from './content-store.ts';
import { filled, type Fill } from './placeholders.ts';
import { renderMarkdown } from './render-markdown.ts';

/** A page in one language, its placeholders filled and its Markdown rendered. */
export function pageView(
  document: Pick<DocumentInForce<'page'>, 'key' | 'version' | 'texts'>,
  language: Language,
  fill: Fill,
): PageData {
  const { picture, pictureText = '', empty, updated, ...text } = filled(document.texts[language], fill);
  const html = (markdown: string) => renderMarkdown(markdown, language);
  return {
    id: document.key,
    title: text.title,
    description: text.description,
    lead: text.lead,
    ...(picture !== undefined && { picture }),
    pictureText,
    ...(empty !== undefined && { empty }),
    steps: (text.steps ?? []).map((step) => ({ title: step.title, html: html(step.text) })),
    cards: (text.cards ?? []).map(({ text: markdown, ...card }) => ({ ...card, html: html(markdown) })),
    faqs: (text.faqs ?? []).map(({ question, answer }) => ({ question, html: html(answer) })),
    actions: text.actions ?? [],
    html: html(text.markdown),
    ...(updated !== undefined && { updated }),
    version: document.version,
  };
}
