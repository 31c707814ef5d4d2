import Type from 'typebox';
import { expect, test } from 'vitest';
import { Closed, ErrorSchema } from '@croupier/contract/kit';
import { readSchemaNames } from './contract-names.ts';
import { describeApi } from './describe-api.ts';
import { shapeOf } from './name-schemas.ts';

const GameSchema = Closed({ code: Type.String(), kind: Type.Literal('house') });
const NAMES = new Map([
  [shapeOf(GameSchema), 'Game'],
  [shapeOf(ErrorSchema), 'Error'],
]);

/** As the routes describe one: everything in each of its places, a constant as a choice of one. */
const game = {
  type: 'object',
  properties: { code: { type: 'string' }, kind: { enum: ['house'], type: 'string' } },
  required: ['code', 'kind'],
  additionalProperties: false,
};
const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { ...ErrorSchema, description } } },
});
const answers = (schema: object) => ({
  description: 'Default Response',
  content: { 'application/json': { schema } },
});

const described = (operation: object) =>
  JSON.parse(
    describeApi({ openapi: '3.1.0', components: {}, paths: { '/games': { get: operation } } }, NAMES),
  ) as { paths: Record<string, { get: unknown }>; components: Record<string, unknown> };

test('puts a schema with a name into the components, and a reference in each of its places', () => {
  const { paths, components } = described({
    responses: {
      200: answers({ type: 'object', properties: { first: game, all: { type: 'array', items: game } } }),
    },
  });
  const ofGame = { $ref: '#/components/schemas/Game' };
  expect(paths['/games']!.get).toMatchObject({
    responses: {
      200: {
        content: {
          'application/json': { schema: { properties: { first: ofGame, all: { items: ofGame } } } },
        },
      },
    },
  });
  expect(components['schemas']).toEqual({ Game: game });
});

test('shares refusals by their keys, and lists the keys of a status that has several', () => {
  const { paths, components } = described({
    responses: { 404: refused('not_found'), 409: refused('conflict, key_reused'), '4XX': refused('any') },
  });
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  expect(paths['/games']!.get).toEqual({
    responses: {
      404: { $ref: '#/components/responses/not_found' },
      409: { description: 'conflict, key_reused', content },
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  });
  expect(components['responses']).toMatchObject({ not_found: { description: 'not_found', content } });
});

test('names the schemas of the contract as it names them, and none by a name that says too much', async () => {
  const names = await readSchemaNames();
  const { PlayerIdSchema, CurrencySchema } = await import('@croupier/contract/kit');
  const { RoundSchema } = await import('@croupier/contract/play/rounds');
  expect(names.get(shapeOf(RoundSchema))).toBe('Round');
  expect(names.get(shapeOf(CurrencySchema))).toBe('Currency');
  // Operators and requests to support have numbers of the same form.
  expect(names.get(shapeOf(PlayerIdSchema))).toBe('Id');
  expect(new Set(names.values()).size).toBe(names.size);
});
