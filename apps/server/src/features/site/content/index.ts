export { createContent, type Content } from './content-module.ts';
export type { ContentReader } from './read-content.ts';
export { publishDraft } from './publish-draft.ts';
export { saveDraft } from './save-draft.ts';
export { importShipped } from './shipped/import-shipped.ts';
