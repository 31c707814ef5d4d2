import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createMarks, type PersonMarks } from './person-marks.ts';
import { PERSON_MARKS_PERSONAL } from './personal-store.ts';

/** By which documents and numbers a person is known under whatever account. */
export const createPersonMarks = (
  platform: Needs<'clock', 'seedKey'>,
): { module: Module; marks: PersonMarks } => ({
  marks: createMarks(platform),
  module: { name: 'person-marks', personal: PERSON_MARKS_PERSONAL },
});
