import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from './parts.ts';
import { pageOf, sendHtml } from './page.ts';
import type { FormState } from './pay-forms.ts';
import { isLanguage, type PageLanguage } from './page-texts.ts';
import type { Payment } from './payments.ts';

/** The payment whose page a request is about. */
export const paymentOf = (
  request: FastifyRequest,
  { payments }: Pick<Parts, 'payments'>,
): Payment | undefined => payments.findById((request.params as { id: string }).id);

export const bodyOf = (request: FastifyRequest): Record<string, unknown> =>
  (request.body ?? {}) as Record<string, unknown>;

export function languageOf(request: FastifyRequest, payment: Payment | undefined): PageLanguage {
  const { lang } = request.query as { lang?: unknown };
  return isLanguage(lang) ? lang : (payment?.language ?? 'en');
}

export const sendPage = (
  reply: FastifyReply,
  payment: Payment | undefined,
  state: FormState,
  status?: number,
): FastifyReply => sendHtml(reply, pageOf(payment, state), payment?.returnUrl, status);
