import type { FastifyInstance, FastifyReply } from 'fastify';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import type { SandboxConfig } from './config.ts';
import type { Payment, Payments } from './payments.ts';
import { isSigned } from './signature.ts';

const PaymentRequestSchema = Type.Object(
  {
    merchant: Type.String({ minLength: 1, maxLength: 64 }),
    merchantReference: Type.String({ minLength: 1, maxLength: 64 }),
    amountMinor: Type.String({ pattern: '^[1-9][0-9]{0,12}$' }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    returnUrl: Type.String({ maxLength: 500 }),
    webhookUrl: Type.String({ maxLength: 500 }),
    language: Type.String({ maxLength: 5 }),
    brand: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { additionalProperties: false },
);

interface MerchantDeps {
  config: SandboxConfig;
  payments: Payments;
  nowMs: () => number;
}

/** The calls a merchant's server makes. Each is signed over its raw body; nothing is said to an unsigned one. */
export function registerMerchantApi(app: FastifyInstance, { config, payments, nowMs }: MerchantDeps): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  app.post('/v1/payments', (request, reply) => {
    const raw = typeof request.body === 'string' ? request.body : '';
    if (!isSigned(config.secret, request.headers, raw, nowMs())) return refuse(reply, 401, 'bad_signature');
    const wanted = parse(raw);
    if (!wanted) return refuse(reply, 400, 'invalid_request');
    if (![wanted.returnUrl, wanted.webhookUrl].every((url) => isMerchants(config, url)))
      return refuse(reply, 400, 'foreign_address');
    const payment = payments.open(wanted);
    if (payment === 'reference_reused') return refuse(reply, 409, payment);
    return { ...viewOf(payment), pageUrl: `${config.publicUrl}/pay/${payment.id}` };
  });

  app.get<{ Params: { id: string } }>('/v1/payments/:id', (request, reply) => {
    if (!isSigned(config.secret, request.headers, '', nowMs())) return refuse(reply, 401, 'bad_signature');
    const payment = payments.find(request.params.id);
    return payment ? viewOf(payment) : refuse(reply, 404, 'not_found');
  });
}

function parse(raw: string): Static<typeof PaymentRequestSchema> | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return Value.Check(PaymentRequestSchema, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isMerchants(config: SandboxConfig, url: string): boolean {
  return URL.canParse(url) && config.merchantOrigins.includes(new URL(url).origin);
}

const refuse = (reply: FastifyReply, status: number, key: string) =>
  reply.code(status).send({ error: { key } });

const viewOf = (payment: Payment) => ({
  paymentId: payment.id,
  state: payment.state,
  merchantReference: payment.merchantReference,
  amountMinor: payment.amountMinor,
  currency: payment.currency,
});
