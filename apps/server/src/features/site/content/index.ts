export { createContent } from './content-module.ts';
export { importShipped } from './shipped/import-shipped.ts';
