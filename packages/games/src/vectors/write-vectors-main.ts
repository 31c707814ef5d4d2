import { writeFileSync } from 'node:fs';
import { makeVectors } from './make-vectors.ts';
import { vectorText } from './vector-text.ts';

/** Writes what `docs/fairness.md` calls the vectors: `npm run fairness-vectors`. */
const FILE = new URL('../../../../docs/fairness-vectors.json', import.meta.url);

const vectors = makeVectors();
writeFileSync(FILE, vectorText(vectors));
console.log(`${vectors.rounds.length} rounds of ${Object.keys(vectors.definitions).length} definitions`);
