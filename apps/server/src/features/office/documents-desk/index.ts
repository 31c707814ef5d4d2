export { createDocumentsDesk } from './documents-desk-module.ts';
