import { feature } from '../../../platform/feature.ts';

export const DOCUMENTS_DESK = feature({
  name: 'documents-desk',
  level: 10,
  about: 'the office’s room of documents',
});

export { createDocumentsDesk } from './documents-desk-module.ts';
