import { expect, test } from 'vitest';
import { withoutSchemas } from './contract-plugin.ts';

test('a browser gets of an operation what it calls with', () => {
  const code = `
const Body = Closed({ a: Type.String() });
export const save = operation({
  method: 'POST',
  path: '/api/save/:id',
  access: 'player',
  encoding: 'form',
  proofOfWork: 'always',
  summary: 'Saves, with commas',
  params: Closed({ id: Type.String() }),
  body: Body,
  response: Closed({ done: Type.Literal(true) }),
});
export const table = { response: 1 } as const;`;
  expect(withoutSchemas(code).replace(/\s+/g, ' ').trim()).toBe(
    "const Body = Closed({ a: Type.String() }); export const save = operation({ method: 'POST', path: '/api/save/:id', encoding: 'form', proofOfWork: 'always', }); export const table = { response: 1 } as const;",
  );
});
