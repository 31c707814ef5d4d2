import { feature } from '../../../platform/feature.ts';

export const CONTENT = feature({
  name: 'content',
  level: 1,
  about: 'what pages say',
  owns: ['content_document', 'content_version', 'hidden_widget', 'survey_answer'],
});

export { createContent, type Content } from './content-module.ts';
export { findVersion } from './content-store.ts';
export { languagesOf } from './preview-document.ts';
export type { PreviewLinks } from './preview-links.ts';
export { createFill } from './placeholders.ts';
export { renderMarkdown } from './render-markdown.ts';
export { publishDraft } from './publish-draft.ts';
export type { ContentReader } from './read-content.ts';
export { saveDraft } from './save-draft.ts';
export { followShipped, importShipped } from './shipped/import-shipped.ts';
export { isShipped, shippedBody } from './shipped/read-shipped.ts';
export { withdrawDocument } from './withdraw-document.ts';
export { shippedWords, type ShippedWord } from './shipped/shipped-words.ts';
export { wishesOf, wordFaultsOf } from './word-faults.ts';
