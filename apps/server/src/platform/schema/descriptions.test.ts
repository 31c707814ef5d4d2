import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from './json.ts';

const SERVER = join(import.meta.dirname, '../../..');
const DESCRIPTIONS = ['openapi.json', 'office-openapi.json'];

/** From this many characters on, an object that stands in several places is worth a name. */
const LONG = 400;

test.each(DESCRIPTIONS)(
  '%s is a valid document of OpenAPI 3.1, whose references lead somewhere',
  async (name) => {
    const validator = new Validator();
    expect(await validator.validate(await read(name))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  },
);

test.each(DESCRIPTIONS)('%s has one body for all refusals', async (name) => {
  const { paths } = await read(name);
  for (const [path, methods] of Object.entries(paths as Record<string, JsonObject>))
    for (const { responses } of Object.values(methods) as { responses: JsonObject }[])
      for (const [status, response] of Object.entries(responses))
        if (status !== '200')
          expect(JSON.stringify(response), `${path} ${status}`).toMatch(
            /^\{"\$ref":"#\/components\/responses\/\w+"\}$|"schema":\{"\$ref":"#\/components\/schemas\/Error"\}/,
          );
});

test.each(DESCRIPTIONS)(
  '%s says no long object twice: what the contract exports has a name',
  async (name) => {
    const places = new Map<string, string[]>();
    const visit = (part: Json, place: string): void => {
      if (typeof part !== 'object' || part === null) return;
      const text = JSON.stringify(part);
      if (isObject(part) && part['type'] === 'object' && text.length > LONG)
        places.set(text, [...(places.get(text) ?? []), place]);
      for (const [key, member] of Object.entries(part)) visit(member, `${place} ${key}`);
    };
    visit(await read(name), '');
    expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
  },
);

const read = async (name: string): Promise<JsonObject> =>
  JSON.parse(await readFile(join(SERVER, name), 'utf8')) as JsonObject;
