import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import configuration, { featureRules, SCREEN_FEATURES, TESTS } from '../../.dependency-cruiser.mjs';
import { ROOT } from '../root.ts';
import { misplacedFeatures, placesIn } from './districts.ts';
import { importsInCircles } from './feature-circles.ts';
import { listFeatures } from './features.ts';
import type { StepResult } from './step.ts';

const FOLDERS = ['packages', 'apps', 'tools', 'bench', 'e2e'];

const RULES = [...configuration.forbidden, ...featureRules];

/** The names of all rules, each of which must have a planted violation. */
export const dependencyRuleNames: string[] = RULES.map((rule) => rule.name);

/** Violations as `{ rule, from, to }`, of the tree under one folder laid out like the repository. */
export async function findViolations(baseDir: string) {
  const { output } = await cruise(
    FOLDERS.filter((folder) => existsSync(join(baseDir, folder))),
    {
      ...configuration.options,
      baseDir,
      validate: true,
      ruleSet: { forbidden: configuration.forbidden } as IFlattenedRuleSet,
      outputType: 'json',
    },
    configuration.options.enhancedResolveOptions,
  );
  const result = JSON.parse(output as string) as ICruiseResult;
  const found = result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  const circles = featureRules.flatMap((rule) => featureCircles(result, rule));
  return { found: [...found, ...circles], fileCount: result.summary.totalCruised };
}

/** Imports that make features of an application need each other; what tests need of other features makes none. */
function featureCircles({ modules }: ICruiseResult, { name, app }: (typeof featureRules)[number]) {
  const imports = modules
    .filter(({ source }) => !new RegExp(TESTS).test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    );
  const feature = new RegExp(`${SCREEN_FEATURES[app]}/([^/]+)/`);
  return importsInCircles(imports, (file) => feature.exec(file)?.[1]).map((each) => ({
    rule: name,
    ...each,
  }));
}

/** Every import of the repository against .dependency-cruiser.mjs. */
export async function checkDependencyRules(): Promise<StepResult> {
  const { found, fileCount } = await findViolations(ROOT);
  const comments = new Map(RULES.map((rule) => [rule.name, rule.comment]));
  const lines = found.map(({ rule, from, to }) => `${from} → ${to}\n  ${rule}: ${comments.get(rule)}`);
  lines.push(...foldersWithoutDoor().map((folder) => `${folder} has no feature.ts`));
  lines.push(...misplacedFeatures());
  if (fileCount < 10) lines.push(`only ${fileCount} files were read: the check itself is broken`);
  return { ok: lines.length === 0, output: lines.join('\n') };
}

function foldersWithoutDoor(): string[] {
  const described = new Set(listFeatures().map(({ name }) => name));
  return placesIn('apps/server/src/features')
    .map(({ feature }) => feature)
    .filter((name) => !described.has(name));
}
