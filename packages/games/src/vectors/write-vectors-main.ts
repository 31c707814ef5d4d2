import { writeFileSync } from 'node:fs';
import { makeVectors } from './make-vectors.ts';
import { VECTOR_FILE } from './read-vectors.ts';
import { vectorText } from './vector-text.ts';

/** Writes what `docs/fairness.md` calls the vectors: `npm run fairness-vectors`. */
const vectors = makeVectors();
writeFileSync(VECTOR_FILE, vectorText(vectors));
console.log(`${vectors.rounds.length} rounds of ${Object.keys(vectors.definitions).length} definitions`);
