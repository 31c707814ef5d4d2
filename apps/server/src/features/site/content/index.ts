export { createContent, type Content } from './content-module.ts';
export type { ContentReader } from './read-content.ts';
export { importShipped } from './shipped/import-shipped.ts';
