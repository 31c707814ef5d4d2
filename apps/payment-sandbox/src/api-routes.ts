import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { SandboxConfig } from './config.ts';
import { METHODS } from './methods.ts';
import { amountOf, reportOf, type Payment, type Payments } from './payments.ts';
import { payOutRoutes } from './pay-out-routes.ts';
import { parse } from './parse.ts';
import type { Parts } from './parts.ts';
import { isSigned } from './signature.ts';
import { webhookRoutes } from './webhook-routes.ts';

const NewPaymentSchema = Type.Object(
  {
    merchant: Type.String({ minLength: 1, maxLength: 64 }),
    merchantReference: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
    amountMinor: Type.String({ pattern: '^[1-9][0-9]{0,12}$' }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    language: Type.Enum(['ua', 'ru', 'en', 'kk']),
    returnUrl: Type.String({ pattern: '^https?://', maxLength: 500 }),
    webhookUrl: Type.String({ pattern: '^https?://', maxLength: 500 }),
    customer: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    method: Type.Optional(Type.Enum([...METHODS])),
  },
  { additionalProperties: false },
);

/** A refund is of the whole payment; the merchant says how much it takes that to be. */
const RefundSchema = Type.Object(
  { amountMinor: NewPaymentSchema.properties.amountMinor, currency: NewPaymentSchema.properties.currency },
  { additionalProperties: false },
);

/** The merchant's side. Every request is signed over its method, path and body; an unsigned one learns nothing. */
export function apiRoutes(root: FastifyInstance, parts: Parts): void {
  const { config, payments, settlements, webhooks } = parts;
  void root.register(async (api) => {
    // The bytes as they came: a signature is over them.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    api.addHook('preHandler', async (request, reply) => {
      if (!isFromMerchant(request, config)) return reply.code(401).send({ error: 'wrong_signature' });
      return undefined;
    });
    api.post('/api/payments', async (request, reply) => {
      const wanted = parse(NewPaymentSchema, request.body);
      if (!wanted) return reply.code(400).send({ error: 'invalid_request' });
      const addresses = [wanted.returnUrl, wanted.webhookUrl];
      if (!addresses.every((url) => isMerchants(config, url)))
        return reply.code(400).send({ error: 'foreign_address' });
      const payment = payments.create(wanted);
      if (payment === 'conflict') return reply.code(409).send({ error: 'reference_in_use' });
      return {
        paymentId: payment.id,
        redirectUrl: pageUrlOf(config, payment),
      };
    });
    api.get('/api/payments/:reference', async (request, reply) =>
      answer(reply, byReference(payments, request)),
    );
    api.get('/api/settlements/:day', async (request, reply) => {
      const { day } = request.params as { day: string };
      if (!isDay(day)) return reply.code(400).send({ error: 'invalid_request' });
      return reply.type('text/csv; charset=utf-8').send(settlements.fileOf(day));
    });
    webhookRoutes(api, parts);
    payOutRoutes(api, { ...parts, isMerchants: (url) => isMerchants(config, url) });
    api.post('/api/payments/:reference/refund', async (request, reply) => {
      const asked = parse(RefundSchema, request.body);
      if (!asked) return reply.code(400).send({ error: 'invalid_request' });
      const payment = byReference(payments, request);
      if (!payment) return reply.code(404).send({ error: 'not_found' });
      const isWhole = amountOf(payment) === asked.amountMinor && payment.currency === asked.currency;
      if (isWhole && payments.move(payment, 'refunded')) webhooks.report(payment);
      return isWhole && payment.state === 'refunded' ? { refunded: true } : { refused: true };
    });
    api.post('/api/payments/:reference/close', async (request, reply) => {
      const payment = byReference(payments, request);
      if (payment && payments.move(payment, 'expired')) webhooks.report(payment);
      return answer(reply, payment);
    });
  });
}

/** Where the player pays: the form of the method that the merchant has named, else of a card. */
function pageUrlOf({ publicUrl }: SandboxConfig, { id, language, method }: Payment): string {
  const query = new URLSearchParams({ lang: language, ...(method && { method }) });
  return `${publicUrl}/pay/${id}?${query}`;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;

function isFromMerchant(request: FastifyRequest, config: SandboxConfig): boolean {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const text = typeof request.body === 'string' ? request.body : '';
  const body = `${request.method} ${request.url}\n${text}`;
  const message = {
    id: header('request-id'),
    timestamp: header('request-timestamp'),
    body,
    signature: header('request-signature'),
  };
  return isSigned(message, config.secrets);
}

const isMerchants = (config: SandboxConfig, url: string): boolean =>
  URL.canParse(url) && config.merchantOrigins.includes(new URL(url).origin);

const byReference = (payments: Payments, request: FastifyRequest): Payment | undefined =>
  payments.findByReference((request.params as { reference: string }).reference);

function answer(reply: FastifyReply, payment: Payment | undefined): unknown {
  return payment ? { report: reportOf(payment) } : reply.code(404).send({ error: 'not_found' });
}
