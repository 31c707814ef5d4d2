import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** @returns a sentence for every word of `docs/glossary.md` that stands there twice or out of its place */
export const checkGlossary = (): string[] =>
  findGlossaryFaults(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));

/** @param text a table whose rows begin with their word */
export function findGlossaryFaults(text: string): string[] {
  const words = [...text.matchAll(/^\| ([^|]+?) \|/gm)].map(([, word]) => word!.toLowerCase()).slice(1);
  return words.flatMap((word, index) => {
    const before = words[index - 1] ?? '';
    if (words.indexOf(word) < index) return [`docs/glossary.md: ${word} has two meanings`];
    return word < before ? [`docs/glossary.md: ${word} stands after ${before}`] : [];
  });
}
