import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runNode } from './run-node.ts';
import type { StepResult } from './step.ts';

/** Writes the types of the site's routes (`+types`); without them whatever comes from a route is anything. */
export const writeRouteTypes = (signal: AbortSignal): Promise<StepResult> =>
  runNode(['node_modules/@react-router/dev/bin.cjs', 'typegen', 'apps/web'], signal);

/**
 * Checks the types of every project, one after the other: the native compiler uses all cores for one. The types of routes are
 * there already.
 */
export async function checkTypes(signal: AbortSignal): Promise<StepResult> {
  const failed: string[] = [];
  for (const project of listTypescriptProjects()) {
    const { ok, output } = await runNode(['node_modules/typescript-native/bin/tsc', '-p', project], signal);
    if (!ok) failed.push(`${project}\n${output}`);
  }
  return { ok: failed.length === 0, output: failed.join('\n') };
}

/** Its sources belong to the root's project too, which imports most of them: checked once, not twice. */
const OF_THE_ROOT = 'apps/server';

/**
 * The projects of types, as paths from the root. A package that runs anywhere has two: `tsconfig.json`, what an editor reads,
 * with its tests and programs, and `tsconfig.product.json`, what ships, without the types of Node.
 */
function listTypescriptProjects(): string[] {
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => join(parent, name)),
  );
  return ['.', 'e2e', ...workspaces]
    .filter((folder) => folder !== OF_THE_ROOT)
    .flatMap((folder) => ['tsconfig.json', 'tsconfig.product.json'].map((file) => join(folder, file)))
    .filter((path) => existsSync(join(ROOT, path)));
}
