import { feature } from '../../../platform/feature.ts';
import { PAGES_SEALED } from './reseal-pages.ts';

export const DOCUMENTS = feature({
  name: 'documents',
  level: 3,
  about: 'what players show of who they are',
  sealed: [PAGES_SEALED],
  owns: ['document', 'document_page', 'loose_file'],
  reads: ['player', 'region_change'],
});

export { createDocuments } from './documents-module.ts';
export { createPageVault } from './page-vault.ts';
export { decideDocument, documentMark, judgeVerdict, type DecidingParts } from './decide-document.ts';
export type { Verdict } from './documents-parts.ts';
export { giveLevel } from './give-level.ts';
export { KEPT_UNTIL } from './kept-until-store.ts';
export { holdsNamesOf } from './holds-names.ts';
export { readPage } from './read-page.ts';
