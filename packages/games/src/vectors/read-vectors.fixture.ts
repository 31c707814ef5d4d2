import { readFileSync } from 'node:fs';
import type { VectorFile } from './vector-file.ts';

const FILE = new URL('../../../../docs/fairness-vectors.json', import.meta.url);

/** The published file, beside the page that describes it. */
export function readVectors(): VectorFile {
  return JSON.parse(readFileSync(FILE, 'utf8')) as VectorFile;
}
