import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.ts';

/** A server feature as its `feature.ts` describes it (apps/server/src/platform/feature.ts). */
export interface DescribedFeature {
  readonly folder: string;
  readonly name: string;
  readonly level: number;
  readonly about: string;
  readonly owns: readonly string[];
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  /** The name that its description is exported by. */
  readonly constant: string;
  readonly hasBooks: boolean;
  /** It brings kinds of programmes. */
  readonly hasKinds: boolean;
  /** It keeps things sealed. */
  readonly hasSealed: boolean;
}

const DOORS = 'apps/server/src/features/*/*/feature.ts';

/**
 * Every feature of the server under a folder laid out like the repository, in the order of levels, then names. The texts are
 * read and not run: a check must not fail because a server does not start.
 * @throws with a sentence where a `feature.ts` does not describe its folder
 */
export function listFeatures(root = ROOT): DescribedFeature[] {
  return globSync(DOORS, { cwd: root })
    .map((file) => describedIn(file, readFileSync(join(root, file), 'utf8')))
    .sort((a, b) => a.level - b.level || (a.name < b.name ? -1 : 1));
}

/** @param file a path, whose last folder the description must name */
export function describedIn(file: string, text: string): DescribedFeature {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const [declaration] = statement.declarationList.declarations;
    const call = declaration?.initializer;
    if (!call || !ts.isCallExpression(call) || call.expression.getText(source) !== 'feature') continue;
    const [literal] = call.arguments;
    if (!literal || !ts.isObjectLiteralExpression(literal)) break;
    const given = valuesOf(literal);
    const folder = dirname(file);
    if (given['name'] !== basename(folder)) break;
    const { name, level, about, owns, reads, writes } = given as Omit<Partial<DescribedFeature>, 'folder'>;
    if (name === undefined || level === undefined || about === undefined) break;
    const constant = (declaration!.name as ts.Identifier).text;
    const has = (name: string) => literal.properties.some((one) => one.name?.getText(source) === name);
    const tables = { owns: owns ?? [], reads: reads ?? [], writes: writes ?? [] };
    return {
      folder,
      name,
      level,
      about,
      ...tables,
      constant,
      hasBooks: has('books'),
      hasKinds: has('kinds'),
      hasSealed: has('sealed'),
    };
  }
  throw new Error(`${file} must describe its folder by feature({ name, level, about, … })`);
}

/** Reads values that are written out: texts, numbers, lists of texts. */
function valuesOf(literal: ts.ObjectLiteralExpression): Record<string, unknown> {
  const entries = literal.properties.filter(ts.isPropertyAssignment).map((property) => {
    return [(property.name as ts.Identifier).text, valueOf(property.initializer)];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function valueOf(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf);
  return undefined;
}

/** The names of features by level, from 1. */
export function levelsOf(features: readonly Pick<DescribedFeature, 'name' | 'level'>[]): string[][] {
  const highest = Math.max(...features.map(({ level }) => level));
  return Array.from({ length: highest }, (_, index) => [
    ...new Set(features.filter(({ level }) => level === index + 1).map(({ name }) => name)),
  ]);
}
