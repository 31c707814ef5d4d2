import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { parse } from './parse.ts';
import type { Parts } from './parts.ts';

const COPIES_MAX = 10;

const ControlSchema = Type.Union([
  Type.Object({ hold: Type.Literal(true) }, { additionalProperties: false }),
  Type.Object(
    {
      hold: Type.Literal(false),
      order: Type.Enum(['told', 'reversed', 'shuffled']),
      copies: Type.Integer({ minimum: 1, maximum: COPIES_MAX }),
    },
    { additionalProperties: false },
  ),
]);

/** Holds the webhooks of one payment, and lets them go in another order and more than once, for merchants whose signature was looked at before. */
export function webhookRoutes(api: FastifyInstance, { payments, webhooks }: Parts): void {
  api.post('/api/payments/:reference/webhooks', async (request, reply) => {
    const asked = parse(ControlSchema, request.body);
    if (!asked) return reply.code(400).send({ error: 'invalid_request' });
    const payment = payments.findByReference((request.params as { reference: string }).reference);
    if (!payment) return reply.code(404).send({ error: 'not_found' });
    if (asked.hold) return { held: webhooks.hold(payment) };
    return { released: webhooks.release(payment, asked) };
  });
}
