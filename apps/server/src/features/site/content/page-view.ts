import type { PageData } from '@croupier/contract/site/content';
import type { Language } from '@croupier/domain/site/regions';
import type { DocumentInForce } from './content-store.ts';
import type { Fill } from './placeholders.ts';
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

/** The same value with the placeholders of all its texts filled. */
function filled<T>(value: T, fill: Fill): T {
  if (typeof value === 'string') return fill(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, fill)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, fill)])) as T;
}
