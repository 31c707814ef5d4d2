import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Token } from './api-routes.ts';
import type { Draws } from './draws.ts';

const NextDraw = Type.Object(
  { token: Token, right: Type.String({ maxLength: 20 }) },
  { additionalProperties: false },
);

/** For installations under test: what the next round of a sitting draws. Absent elsewhere. */
export function testRoutes(app: FastifyInstance, draws: Draws): void {
  app.post<{ Body: { token: string; right: string } }>(
    '/test/next-draw',
    { schema: { body: NextDraw } },
    async ({ body }, reply) => {
      draws.force(body.token, body.right);
      return reply.code(204).send();
    },
  );
}
