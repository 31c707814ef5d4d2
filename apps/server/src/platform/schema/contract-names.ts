import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isObject, type JsonObject } from './json.ts';
import { shapeOf, type SchemaNames } from './name-schemas.ts';

const CONTRACT = join(import.meta.dirname, '../../../../../packages/contract/src');

interface Exported {
  readonly name: string;
  readonly feature: string;
  readonly schema: JsonObject;
}

/**
 * The names of what the contract exports: `RoundSchema` is `Round`. Two schemas of one name are told apart by their features
 * (`PlayersPassword`). Texts of one form that go by several names have a general one, or none: a document that says
 * `OperatorId` of a player's number would be wrong.
 */
export async function readSchemaNames(): Promise<SchemaNames> {
  const exported = await readExported();
  const byShape = Map.groupBy(exported, ({ schema }) => shapeOf(schema));
  const named = [...byShape].flatMap(([shape, [first, ...others]]) => {
    const general = isText(first!.schema) && GENERAL_NAMES.get(first!.name);
    if (general) return [{ ...first!, shape, name: general }];
    const isAmbiguous = isText(first!.schema) && others.some(({ name }) => name !== first!.name);
    return isAmbiguous ? [] : [{ ...first!, shape }];
  });
  return new Map(
    [...Map.groupBy(named, ({ name }) => name).values()].flatMap((alike) =>
      alike.map(({ shape, name, feature }) => [shape, alike.length > 1 ? `${feature}${name}` : name]),
    ),
  );
}

/** Forms that are used for more than the name of the first says. */
const GENERAL_NAMES = new Map([
  ['IdempotencyKey', 'Uuid'],
  ['PlayerId', 'Id'],
  ['GameId', 'Code'],
  ['ContentKey', 'Key'],
]);

async function readExported(): Promise<Exported[]> {
  const files = globSync('**/*.ts', { cwd: CONTRACT }).filter((file) => !file.endsWith('.test.ts'));
  // Files in the order of their names, so that of two equal schemas the same one names both wherever this runs.
  const found = files.toSorted().map(async (file) => {
    const feature = pascalOf(basename(dirname(file)));
    const exports = Object.entries((await import(join(CONTRACT, file))) as Record<string, unknown>);
    return exports.flatMap(([name, schema]) =>
      isNamed(schema) && NAME.test(name) ? [{ name: name.replace(/Schema$/, ''), feature, schema }] : [],
    );
  });
  return (await Promise.all(found)).flat();
}

const NAME = /^[A-Z][A-Za-z0-9]*$/;

/** What has parts, a choice or a form. */
const isNamed = (value: unknown): value is JsonObject =>
  isObject(value) && ('properties' in value || 'anyOf' in value || 'enum' in value || isText(value));

const isText = (schema: JsonObject): boolean => schema['type'] === 'string' && 'pattern' in schema;

const pascalOf = (folder: string): string =>
  folder.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
