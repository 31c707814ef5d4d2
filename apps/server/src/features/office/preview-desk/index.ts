export { createPreviewDesk } from './preview-desk-module.ts';
