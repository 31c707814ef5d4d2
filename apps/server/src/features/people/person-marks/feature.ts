import { feature } from '../../../platform/feature.ts';

export const PERSON_MARKS = feature({
  name: 'person-marks',
  level: 1,
  about: 'by which documents and numbers a person is known',
  owns: ['person_mark', 'person_mark_key'],
});

export { metWith } from './met-with.ts';
export { createPersonMarks } from './person-marks-module.ts';
export { createMarks, type PersonMarks } from './person-marks.ts';
export { listDocumentHashes, sharesTaxNumber } from './person-marks-store.ts';
