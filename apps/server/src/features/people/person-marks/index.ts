export { metWith } from './met-with.ts';
export { createPersonMarks } from './person-marks-module.ts';
export type { PersonMarks } from './person-marks.ts';
export { listDocumentHashes, sharesTaxNumber } from './person-marks-store.ts';
