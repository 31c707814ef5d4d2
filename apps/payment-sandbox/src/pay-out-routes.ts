import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { parse } from './parse.ts';
import type { Parts } from './parts.ts';
import { knowAccount } from './cards.ts';
import { endingOf, payOutReportOf, WORDS, type Ending, type PayOut, type PayOutState } from './pay-outs.ts';

const text = (most: number) => Type.String({ minLength: 1, maxLength: most });
const REFERENCE = { merchant: text(64), merchantReference: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }) };
const URL_SCHEMA = Type.String({ pattern: '^https?://', maxLength: 500 });
const closed = <const P extends Type.TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

const NewPayOutSchema = closed({
  ...REFERENCE,
  amountMinor: Type.String({ pattern: '^[1-9][0-9]{0,12}$' }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  token: text(64),
  webhookUrl: URL_SCHEMA,
});
const NewCardSchema = closed({
  ...REFERENCE,
  customer: text(64),
  customerName: text(200),
  language: Type.Enum(['ua', 'ru', 'en', 'kk']),
  returnUrl: URL_SCHEMA,
  webhookUrl: URL_SCHEMA,
});
const AccountSchema = closed({
  merchant: text(64),
  iban: Type.String({ pattern: '^[A-Z0-9]{15,34}$' }),
  ownerName: text(200),
});

/** Money out, and where it may go, for merchants whose signature was looked at before. */
export function payOutRoutes(
  api: FastifyInstance,
  { config, payOuts, cards, webhooks, isMerchants }: Parts & { isMerchants(url: string): boolean },
): void {
  const waiting = new Set<NodeJS.Timeout>();
  api.addHook('onClose', async () => waiting.forEach(clearTimeout));
  /** Says what is still to be said of it, the first word at once where its merchant was answered. */
  const carryOn = (payOut: PayOut): void => {
    const ending = endingOf(payOut.token);
    if (ending === 'refused') return;
    const next = wordAfter(WORDS[ending], payOut.state);
    if (!next) return;
    const isAtOnce = payOut.state === 'accepted' && !isSilent(ending);
    const timer = setTimeout(
      () => {
        waiting.delete(timer);
        payOuts.end(payOut, next);
        webhooks.send(payOut.webhookUrl, payOutReportOf(payOut));
        carryOn(payOut);
      },
      isAtOnce ? 0 : config.pendingMs,
    );
    waiting.add(timer);
  };
  // Under way when the process ended: goes on where it was.
  payOuts.all().forEach(carryOn);

  api.post('/api/pay-outs', async (request, reply) => {
    const wanted = parse(NewPayOutSchema, request.body);
    if (!wanted) return reply.code(400).send({ error: 'invalid_request' });
    if (!isMerchants(wanted.webhookUrl)) return reply.code(400).send({ error: 'foreign_address' });
    const ending = endingOf(wanted.token);
    if (ending === 'refused') return { refused: true };
    const isNew = payOuts.findByReference(wanted.merchantReference) === undefined;
    const payOut = payOuts.create(wanted);
    if (payOut === 'conflict') return reply.code(409).send({ error: 'reference_in_use' });
    if (isNew) carryOn(payOut);
    // Taken, and not said: as a network that breaks between the two would have it.
    if (isSilent(ending)) return reply.code(503).send({ error: 'unavailable' });
    return { payOutId: payOut.id };
  });
  api.get('/api/pay-outs/:reference', async (request, reply) => {
    const payOut = payOuts.findByReference((request.params as { reference: string }).reference);
    if (!payOut) return reply.code(404).send({ error: 'not_found' });
    return { report: payOut.state === 'accepted' ? null : payOutReportOf(payOut) };
  });
  api.post('/api/cards', async (request, reply) => {
    const wanted = parse(NewCardSchema, request.body);
    if (!wanted) return reply.code(400).send({ error: 'invalid_request' });
    if (![wanted.returnUrl, wanted.webhookUrl].every(isMerchants))
      return reply.code(400).send({ error: 'foreign_address' });
    const { id, language } = cards.create(wanted);
    return { redirectUrl: `${config.publicUrl}/card/${id}?lang=${language}` };
  });
  api.post('/api/accounts', async (request, reply) => {
    const wanted = parse(AccountSchema, request.body);
    return wanted ? knowAccount(wanted) : reply.code(400).send({ error: 'invalid_request' });
  });
}

const isSilent = (ending: Ending): boolean => ending.startsWith('silent');

const wordAfter = (words: readonly ('paid' | 'failed')[], state: PayOutState) =>
  words[state === 'accepted' ? 0 : words.indexOf(state) + 1];
