import { readFileSync } from 'node:fs';
import type { VectorFile } from './vector-file.ts';

/** The published file, beside the page that describes it. */
export const VECTOR_FILE = new URL('../../../../docs/fairness-vectors.json', import.meta.url);

export function readVectors(): VectorFile {
  return JSON.parse(readFileSync(VECTOR_FILE, 'utf8')) as VectorFile;
}
