import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { houseRules } from '../lint/house-rules.mjs';
import { ROOT } from '../root.ts';
import { dependencyRuleNames, findViolations } from './dependency-rules.ts';
import { findOxlintFaults, oxlintRuleNames } from './oxlint.ts';
import type { StepResult } from './step.ts';
import { foreignTables } from './table-owners.ts';
import { checkTypePlants } from './type-plants.ts';

const DEPENDENCIES = join(ROOT, 'tools/planted/dependencies');
const LINT = join(ROOT, 'tools/planted/lint');
const OXLINT = 'tools/planted/oxlint';
const TABLES = join(ROOT, 'tools/planted/tables');

/**
 * Proves that the rules bite: each planted file breaks the rule its first line names, and no rule of ours is
 * without such a file.
 */
export async function checkPlanted(signal: AbortSignal): Promise<StepResult> {
  const problems = [
    ...(await checkDependencyPlants()),
    ...(await checkLintPlants()),
    ...(await checkOxlintPlants(signal)),
    ...checkTablePlants(),
    ...checkTypePlants(),
  ];
  return { ok: problems.length === 0, output: problems.join('\n') };
}

async function checkDependencyPlants(): Promise<string[]> {
  const { found } = await findViolations(DEPENDENCIES);
  const planted = listFiles(DEPENDENCIES).flatMap((file) => {
    const rule = /^\/\/ planted: (\S+)/.exec(readFileSync(join(DEPENDENCIES, file), 'utf8'))?.[1];
    return rule ? [{ file, rule }] : [];
  });
  const toothless = planted
    .filter(
      ({ file, rule }) => !found.some((violation) => violation.rule === rule && violation.from === file),
    )
    .map(({ file, rule }) => `${rule} does not catch tools/planted/dependencies/${file}`);
  const unproven = dependencyRuleNames
    .filter((rule) => !planted.some((plant) => plant.rule === rule))
    .map((rule) => `${rule} has no planted violation in tools/planted/dependencies`);
  return [...toothless, ...unproven];
}

/** First line of a plant: `// planted as <path it pretends to have>: <part of the rule's name or message>`. */
async function checkLintPlants(): Promise<string[]> {
  const eslint = new ESLint({ cwd: ROOT });
  const problems: string[] = [];
  const proven: string[] = [];
  for (const file of readdirSync(LINT)) {
    const text = readFileSync(join(LINT, file), 'utf8');
    const [, path, expected] = /^\/\/ planted as (\S+): (.+)$/m.exec(text) ?? [];
    if (!path || !expected) {
      problems.push(`tools/planted/lint/${file} does not say what it breaks`);
      continue;
    }
    const [result] = await eslint.lintText(text, { filePath: join(ROOT, path) });
    const messages = result?.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`) ?? [];
    if (!messages.some((message) => message.includes(expected)))
      problems.push(`"${expected}" does not catch tools/planted/lint/${file} as ${path}`);
    proven.push(...messages);
  }
  const unproven = listRestrictions().filter((text) => !proven.some((message) => message.includes(text)));
  return [...problems, ...unproven.map((text) => `"${text}" has no planted violation in tools/planted/lint`)];
}

/** First line of a plant: `// planted: <the rule it breaks>`. Every rule of oxlint has one. */
async function checkOxlintPlants(signal: AbortSignal): Promise<string[]> {
  const found = await findOxlintFaults(OXLINT, signal, `${OXLINT}/.oxlintrc.json`);
  const planted = readdirSync(join(ROOT, OXLINT))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: `${OXLINT}/${file}`,
      rule: /^\/\/ planted: (\S+)$/m.exec(readFileSync(join(ROOT, OXLINT, file), 'utf8'))?.[1],
    }));
  const toothless = planted
    .filter(({ file, rule }) => !found.some((fault) => fault.rule === rule && fault.file === file))
    .map(({ file, rule }) => `${rule} does not catch ${file}`);
  const unproven = oxlintRuleNames()
    .filter((rule) => !planted.some((plant) => plant.rule === rule))
    .map((rule) => `${rule} has no planted violation in ${OXLINT}`);
  return [...toothless, ...unproven];
}

/** First line of a plant: `// planted as <path it pretends to have>: <what is told of it>`. */
function checkTablePlants(): string[] {
  return readdirSync(TABLES).flatMap((file) => {
    const text = readFileSync(join(TABLES, file), 'utf8');
    const [, path = '', expected = ''] = /^\/\/ planted as (\S+): (.+)$/m.exec(text) ?? [];
    const isCaught = foreignTables(path, text).some((told) => told.includes(expected));
    return isCaught && expected ? [] : [`the owners of tables do not catch tools/planted/tables/${file}`];
  });
}

/** What our own lint rules print: the message where we wrote one, else the rule's name. */
function listRestrictions(): string[] {
  const texts = houseRules.flatMap(({ rules = {} }) =>
    Object.entries(rules).flatMap(([name, [, ...options]]) => {
      const own = options.flatMap((option) =>
        typeof option === 'object' && option.message ? [option.message] : [],
      );
      return own.length > 0 ? own : [`${name}:`];
    }),
  );
  return [...new Set(texts)];
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
