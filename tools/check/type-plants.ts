import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.ts';

const PLANTS = join(ROOT, 'tools/planted/types');

/**
 * Proves that what ships of the packages that run anywhere knows neither Node nor the browser: each planted file is read with
 * the settings of every `tsconfig.product.json`, and must be refused with the message its first line names.
 * @returns what was not refused, one line each
 */
export function checkTypePlants(): string[] {
  const packages = readdirSync(join(ROOT, 'packages')).filter((name) =>
    existsSync(join(ROOT, 'packages', name, 'tsconfig.product.json')),
  );
  const problems = ['domain', 'games']
    .filter((name) => !packages.includes(name))
    .map((name) => `packages/${name} has no tsconfig.product.json`);
  return [...problems, ...packages.flatMap(toothlessIn)];
}

function toothlessIn(name: string): string[] {
  const plants = readdirSync(PLANTS).map((file) => join(PLANTS, file));
  const folder = join(ROOT, 'packages', name);
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.product.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(plants, options);
  return plants.flatMap((plant) => {
    const expected = /^\/\/ planted: (.+)$/m.exec(readFileSync(plant, 'utf8'))?.[1];
    if (expected === undefined) return [`${plant} does not say what it breaks`];
    const messages = program
      .getSemanticDiagnostics(program.getSourceFile(plant))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    return messages.some((message) => message.includes(expected))
      ? []
      : [`the types of packages/${name} do not catch ${plant}`];
  });
}
