import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../root.ts';
import { listFeatures, type DescribedFeature } from './features.ts';

const BOOKS = 'apps/server/src/features/money/books';
/** The most letters of a line (.oxfmtrc.json). */
const LINE = 110;
const SERVER = 'apps/server/src';
const [BEGIN, END] = ['<!-- features: npm run generate -->', '<!-- /features -->'];

/**
 * What features of the rules and of the wire bring in a file of their own, by the name of its export, and the file that has all
 * of it: a feature that brings some edits no list.
 */
const COLLECTIONS = [
  {
    brought: 'packages/domain/src/*/*/facts.ts',
    exported: 'FACTS',
    file: 'packages/domain/src/facts/of-features.ts',
    says: 'Topics of facts that features bring.',
  },
  {
    brought: 'packages/domain/src/*/*/notices.ts',
    exported: 'NOTICES',
    file: 'packages/domain/src/people/notices/of-features.ts',
    says: 'Kinds of notices that features bring.',
  },
  {
    brought: 'packages/contract/src/*/*/live.ts',
    exported: 'LIVE',
    file: 'packages/contract/src/site/live/of-features.ts',
    says: 'Live messages that features bring.',
  },
  {
    brought: 'packages/contract/src/*/*/refusals.ts',
    exported: 'REFUSALS',
    file: 'packages/contract/src/kit/refusals-of-features.ts',
    says: 'Refusals that features bring: status, and what who reads the API is told.',
  },
] as const;

/** Files that follow from what features say of themselves, as they must be. */
export function derivedFiles(features = listFeatures()): Record<string, string> {
  const architecture = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const [before, rest] = architecture.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (after === undefined) throw new Error('ARCHITECTURE.md has no place for the table of features.');
  return {
    'ARCHITECTURE.md': `${before}${BEGIN}\n${tableOf(features)}\n${END}${after}`,
    [`${BOOKS}/features-with-books.ts`]: booksList(features.filter(({ hasBooks }) => hasBooks)),
    [`${SERVER}/programme-kinds.ts`]: listOfAll(
      features.filter(({ hasKinds }) => hasKinds),
      {
        brought: 'kinds',
        exported: 'PROGRAMME_KINDS',
        says: 'Every kind of programme, as features bring them',
      },
    ),
    [`${SERVER}/sealed-things.ts`]: listOfAll(
      features.filter(({ hasSealed }) => hasSealed),
      {
        ...{ brought: 'sealed', exported: 'SEALED_THINGS' },
        says: 'Everything that is sealed or signed with SEED_KEY, as features keep it',
      },
    ),
    ...Object.fromEntries(COLLECTIONS.map((collection) => [collection.file, collected(collection)])),
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
${exportedList(
  'FEATURES_WITH_BOOKS',
  features.map(({ constant }) => constant),
)}
`;
}

/** A list as the formatter writes it. */
function exportedList(name: string, items: readonly string[]): string {
  const whole = `export const ${name} = [${items.join(', ')}] as const;`;
  if (whole.length <= LINE) return whole;
  return `export const ${name} = [\n${items.map((item) => `  ${item},`).join('\n')}\n] as const;`;
}

function listOfAll(
  features: readonly DescribedFeature[],
  { brought, exported, says }: { brought: string; exported: string; says: string },
): string {
  const imports = features.map(
    ({ constant, folder }) => `import { ${constant} } from './${relative(SERVER, folder)}/feature.ts';`,
  );
  return `${imports.join('\n')}

/** ${says}: generated from their feature.ts (npm run generate). */
${exportedList(
  exported,
  features.map(({ constant }) => `...${constant}.${brought}`),
)}
`;
}

function collected({ brought, exported, file, says }: (typeof COLLECTIONS)[number]): string {
  const parts = globSync(brought, { cwd: ROOT })
    .sort()
    .map((path) => ({ path: relative(dirname(file), path), name: nameOf(dirname(path)) }));
  const imports = parts.map(
    ({ path, name }) =>
      `import { ${exported} as ${name} } from '${path.startsWith('.') ? path : `./${path}`}';`,
  );
  return `${imports.join('\n')}

/** ${says} Generated (npm run generate). */
export const ${exported}_OF_FEATURES = {
${parts.map(({ name }) => `  ...${name},`).join('\n')}
} as const;
`;
}

/** `rewards/bonus-promotions` as a name in code. */
const nameOf = (folder: string): string =>
  folder
    .split('/')
    .slice(-1)
    .join()
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
