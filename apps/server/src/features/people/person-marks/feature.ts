import { feature } from '../../../platform/feature.ts';
import { MARK_KEY_SEALED } from './mark-key.ts';

export const PERSON_MARKS = feature({
  name: 'person-marks',
  level: 1,
  about: 'by which documents and numbers a person is known',
  sealed: [MARK_KEY_SEALED],
  owns: ['person_mark', 'person_mark_key'],
});

export { metWith } from './met-with.ts';
export { createPersonMarks } from './person-marks-module.ts';
export { createMarks, type PersonMarks } from './person-marks.ts';
export { listDocumentHashes, sharesTaxNumber } from './person-marks-store.ts';
