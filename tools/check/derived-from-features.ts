import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';
import { listFeatures, type DescribedFeature } from './features.ts';

const BOOKS = 'apps/server/src/features/money/books';
const [BEGIN, END] = ['<!-- features: npm run generate -->', '<!-- /features -->'];

/** Files that follow from what features say of themselves, as they must be. */
export function derivedFiles(features = listFeatures()): Record<string, string> {
  const architecture = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const [before, rest] = architecture.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (after === undefined) throw new Error('ARCHITECTURE.md has no place for the table of features.');
  return {
    'ARCHITECTURE.md': `${before}${BEGIN}\n${tableOf(features)}\n${END}${after}`,
    [`${BOOKS}/features-with-books.ts`]: booksList(features.filter(({ hasBooks }) => hasBooks)),
  };
}

/** Writes them. */
export function writeDerivedFiles(): void {
  for (const [file, text] of Object.entries(derivedFiles())) writeFileSync(join(ROOT, file), text);
}

const tableOf = (features: readonly DescribedFeature[]): string =>
  [
    '| level | feature | what it owns |',
    '|---|---|---|',
    ...features.map(({ level, name, about }) => `| ${level} | ${name} | ${about} |`),
  ].join('\n');

function booksList(features: readonly DescribedFeature[]): string {
  const imports = features.map(
    ({ constant, folder }) => `import { ${constant} } from '${relative(BOOKS, folder)}/feature.ts';`,
  );
  return `${imports.join('\n')}

/** Features that bring checks of the books, by level and name: generated from their feature.ts (npm run generate). */
export const FEATURES_WITH_BOOKS = [
${features.map(({ constant }) => `  ${constant},`).join('\n')}
] as const;
`;
}
