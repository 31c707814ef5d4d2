export { createContent, type Content } from './content-module.ts';
export { importShipped } from './shipped/import-shipped.ts';
