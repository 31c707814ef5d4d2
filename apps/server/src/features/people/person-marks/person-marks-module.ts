import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createMarkKey } from './mark-key.ts';
import { createMarks, type PersonMarks } from './person-marks.ts';
import { PERSON_MARKS_PERSONAL } from './personal-store.ts';

const EVERY_MS = 10 * 60_000;
const TIMEOUT_MS = 10_000;

/** By which documents and numbers a person is known under whatever account. */
export function createPersonMarks(platform: Needs<'db' | 'clock', 'seedKey'>): {
  module: Module;
  marks: PersonMarks;
} {
  const { db, config } = platform;
  const { keepKey } = createMarkKey(config);
  return {
    marks: createMarks(platform),
    module: {
      name: 'person-marks',
      personal: PERSON_MARKS_PERSONAL,
      // While SEED_KEY has one key: of several nobody could tell which the marks were made with.
      jobs: [
        { name: 'keep-person-mark-key', everyMs: EVERY_MS, timeoutMs: TIMEOUT_MS, run: () => keepKey(db) },
      ],
    },
  };
}
