import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '../../..');

/** What somebody who calls the API writes with the types that were made of its description. */
const CALLS: Record<string, string> = {
  'openapi.json': `
    type Played = paths['/api/rounds']['post']['responses']['200']['content']['application/json'];
    export const stakeOf = (round: Played): components['schemas']['AmountOut'] => round.stakeMinor;
    type Refused = paths['/api/rounds']['post']['responses']['4XX']['content']['application/json'];
    export const keyOf = ({ error }: Refused): string => error.key;
    // @ts-expect-error A round has no such field.
    export const nothingOf = (round: Played) => round.nothing;`,
  'office-openapi.json': `
    type Page = paths['/office/api/pay-outs']['get']['responses']['200']['content']['application/json'];
    export const firstOf = (page: Page): components['schemas']['DeskPayOut'] | undefined => page.rows[0];
    // @ts-expect-error A row has no such field.
    export const nothingOf = (page: Page) => page.rows[0]!.nothing;`,
};

test.each(Object.entries(CALLS))('types made of %s compile, and know what is called', async (name, calls) => {
  const description = JSON.parse(await readFile(join(SERVER, name), 'utf8')) as Parameters<
    typeof openapiTypes
  >[0];
  const types = astToString(await openapiTypes(description));
  expect(problemsOf(`${types}\n${calls}`)).toEqual([]);
});

function problemsOf(text: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
  };
  const file = join(import.meta.dirname, 'client.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, target, ...rest) =>
    path === file ? ts.createSourceFile(path, text, target) : getSourceFile(path, target, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
