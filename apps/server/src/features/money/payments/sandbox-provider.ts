import { randomUUID } from 'node:crypto';
import { PayInReportSchema } from '@croupier/contract/money/payments';
import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { PAY_IN_METHODS, type PayInCapability } from '@croupier/domain/money/payments';
import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import type { PaymentProvider, ProviderStatus } from './payment-provider.ts';
import { signMessage, verifyHeaders } from './webhook-signature.ts';

/** As the house's health and the kept messages name it. */
export const SANDBOX = 'sandbox';
/** What we are called there. */
export const SANDBOX_MERCHANT = 'croupier';
const TIMEOUT_MS = 5_000;

const PageSchema = Type.Object({ paymentId: Type.String(), redirectUrl: Type.String() });
const RefundSchema = Type.Union([
  Type.Object({ refunded: Type.Literal(true) }),
  Type.Object({ refused: Type.Literal(true) }),
]);
const StatusSchema = Type.Object({ report: Type.Union([PayInReportSchema, Type.Null()]) });

/** Every method in every currency of ours, any amount, at once and for nothing. */
const PAY_INS: readonly PayInCapability[] = (Object.keys(CURRENCIES) as Currency[]).flatMap((currency) =>
  PAY_IN_METHODS.map((method) => ({
    ...{ method, currency, minimumMinor: 1n, maximumMinor: 9_999_999_999_999n },
    fee: { fixedMinor: 0n, shareMicro: 0 },
    minutes: { least: 0, most: 1 },
  })),
);

export interface SandboxOptions {
  readonly url: string;
  /** Those that are live, see `parseSecrets`: requests are signed with the first, messages with any. */
  readonly secrets: readonly string[];
  /** Another name than the sandbox's own, for a second one. */
  readonly name?: string;
}

/** The sandbox provider's API, server to server; every request is signed like its webhooks are. */
export function createSandboxProvider({ url, secrets, name = SANDBOX }: SandboxOptions): PaymentProvider {
  const options = { url, secret: secrets[0]! };
  return {
    ...{ name, merchant: SANDBOX_MERCHANT, payIns: PAY_INS },
    verify: ({ headers, rawBody }, now) => verifyHeaders({ headers, rawBody }, secrets, now),
    read: (body) => {
      const report = jsonOf(body);
      return Value.Check(PayInReportSchema, report) ? report : undefined;
    },
    namesIn: (body) => {
      const report = jsonOf(body) as Record<string, unknown> | null | undefined;
      return { ...report, reference: report?.['merchantReference'] };
    },
    reportOn: ({ reference }) => askSandbox(options, 'GET', `/api/payments/${reference}`),
    close: ({ reference }) => askSandbox(options, 'POST', `/api/payments/${reference}/close`),
    refund: async ({ reference, amountMinor, currency }) => {
      const path = `/api/payments/${reference}/refund`;
      const body = { amountMinor: String(amountMinor), currency };
      const answer = await callSandbox(options, { method: 'POST', path, body, schema: RefundSchema });
      if (answer === 'unavailable') return answer;
      // Of a payment that it does not know it has no money to send.
      return answer === 'unknown' || 'refused' in answer ? 'refused' : 'refunded';
    },
    createPayment: async ({ reference, amountMinor, ...payment }) => {
      const body = {
        ...{ ...payment, merchant: SANDBOX_MERCHANT, merchantReference: reference },
        amountMinor: String(amountMinor),
      };
      const request = { method: 'POST', path: '/api/payments', body, schema: PageSchema } as const;
      const answer = await callSandbox(options, request);
      return answer === 'unknown' ? 'unavailable' : answer;
    },
  };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** What has become of a payment, by the path that asks for it. */
export async function askSandbox(
  options: { url: string; secret: string },
  method: 'GET' | 'POST',
  path: string,
): Promise<ProviderStatus> {
  const answer = await callSandbox(options, { method, path, schema: StatusSchema });
  if (answer === 'unavailable' || answer === 'unknown') return answer;
  return answer.report ?? 'open';
}

interface Request<S extends TSchema> {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  schema: S;
}

/** One signed call of the sandbox's API. `unknown`: it has never heard of what the path names. */
export async function callSandbox<S extends TSchema>(
  options: { url: string; secret: string },
  request: Request<S>,
): Promise<Static<S> | 'unknown' | 'unavailable'> {
  try {
    const response = await sendSigned(options, request);
    if (response.status === 404) return 'unknown';
    const answer: unknown = response.ok ? await response.json() : undefined;
    return Value.Check(request.schema, answer) ? (answer as Static<S>) : 'unavailable';
  } catch {
    // No answer, a late one or not JSON: all the same to the player, who may try again with the same key.
    return 'unavailable';
  }
}

/** Sends a request, signed as the sandbox's webhooks are. @throws where there is no answer in time */
export function sendSigned(
  options: { url: string; secret: string },
  request: Pick<Request<TSchema>, 'method' | 'path' | 'body'>,
): Promise<Response> {
  const body = request.body ? JSON.stringify(request.body) : '';
  const id = randomUUID();
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signed = { id, timestamp, body: `${request.method} ${request.path}\n${body}` };
  const headers: Record<string, string> = {
    'request-id': id,
    'request-timestamp': timestamp,
    'request-signature': signMessage(signed, options.secret),
  };
  if (body) headers['content-type'] = 'application/json';
  return fetch(new URL(request.path, options.url), {
    method: request.method,
    headers,
    ...(body ? { body } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
