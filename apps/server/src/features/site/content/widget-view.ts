import type { Card, Survey } from '@croupier/contract/site/content';
import type { Language } from '@croupier/domain/site/regions';
import type { DocumentInForce } from './content-store.ts';
import { filled, type Fill } from './placeholders.ts';

export function surveyView(document: DocumentInForce<'survey'>, language: Language, fill: Fill): Survey {
  const { question, thanks, labels } = filled(document.texts[language], fill);
  const options = document.facts.options.map((key, n) => ({ key, label: labels[n] ?? '' }));
  return { kind: 'survey', id: document.key, question, options, thanks };
}

export function cardView(document: DocumentInForce<'card'>, language: Language, fill: Fill): Card {
  const { picture, to } = document.facts;
  const { title, text, label } = filled(document.texts[language], fill);
  return { kind: 'card', id: document.key, title, text, picture, action: { label, to } };
}
