import type { FastifyInstance } from 'fastify';
import { readCardForm } from './card-form.ts';
import { confirmPageOf } from './confirm-page.ts';
import type { Decide } from './decisions.ts';
import { ACCOUNTS, isAccount } from './methods.ts';
import type { Parts } from './parts.ts';
import { sendHtml } from './page.ts';
import { bodyOf, languageOf, paymentOf, sendPage } from './pay-request.ts';
import type { PageLanguage } from './page-texts.ts';
import type { Payment } from './payments.ts';
import { cardOfDigits, lastDigitsOf, type PaymentCard } from './test-cards.ts';

/** The forms of the hosted page: card, bank, wallet, and the 3-D Secure step. */
export function payFormRoutes(app: FastifyInstance, parts: Parts, decide: Decide): void {
  app.post('/pay/:id/account', async (request, reply) => {
    const payment = paymentOf(request, parts);
    const { account } = bodyOf(request);
    if (!payment) return sendPage(reply, payment, { language: 'en', method: 'card' });
    if (!isAccount(account)) return reply.code(400).send({ error: 'invalid_request' });
    const { method, ...ending } = ACCOUNTS[account];
    decide(payment, { ...ending, paidWith: { method } });
    return reply.redirect(afterwards(payment, languageOf(request, payment)), 303);
  });
  app.post('/pay/:id/card', async (request, reply) => {
    const payment = paymentOf(request, parts);
    const language = languageOf(request, payment);
    if (payment?.state !== 'open') return sendPage(reply, payment, { language, method: 'card' });
    const read = readCardForm(request.body, new Date());
    if ('errors' in read) {
      const { errors, kept: values } = read;
      return sendPage(reply, payment, { language, method: 'card', values, errors }, 422);
    }
    if (!read.card.isConfirmed)
      return reply.redirect(endByCard(decide, payment, { card: read.card, language }), 303);
    payment.paidWith = { method: 'card', lastDigits: lastDigitsOf(read.card) };
    return reply.redirect(`${pathOf(payment)}/confirm?lang=${language}`, 303);
  });
  confirmRoutes(app, parts, decide);
}

function confirmRoutes(app: FastifyInstance, parts: Parts, decide: Decide): void {
  app.get('/pay/:id/confirm', async (request, reply) => {
    const payment = paymentOf(request, parts);
    const language = languageOf(request, payment);
    const card = payment && cardToConfirm(payment);
    if (!card) return sendPage(reply, payment, { language, method: 'card' });
    const step = { language, lastDigits: lastDigitsOf(card), isWrong: false };
    return sendHtml(reply, confirmPageOf(payment, step), payment.returnUrl);
  });
  app.post('/pay/:id/confirm', async (request, reply) => {
    const payment = paymentOf(request, parts);
    const language = languageOf(request, payment);
    const card = payment && cardToConfirm(payment);
    if (!card) return sendPage(reply, payment, { language, method: 'card' });
    const { answer, code } = bodyOf(request);
    if (answer === 'refuse') {
      const refused = { ...card, decision: 'decline', failure: 'not-confirmed' } as const;
      return reply.redirect(endByCard(decide, payment, { card: refused, language }), 303);
    }
    if (typeof code === 'string' && /^[0-9]{6}$/.test(code.trim()))
      return reply.redirect(endByCard(decide, payment, { card, language }), 303);
    const step = { language, lastDigits: lastDigitsOf(card), isWrong: true };
    return sendHtml(reply, confirmPageOf(payment, step), payment.returnUrl, 422);
  });
}

/** Ends a payment as its card does. @returns where the player goes then: to the merchant, but for a failure, whose reason comes first */
function endByCard(
  decide: Decide,
  payment: Payment,
  { card, language }: { card: PaymentCard; language: PageLanguage },
): string {
  const { decision, failure } = card;
  decide(payment, { decision, failure, paidWith: { method: 'card', lastDigits: lastDigitsOf(card) } });
  return afterwards(payment, language);
}

/** The card whose bank waits for an answer; none once the payment has ended. */
function cardToConfirm({ state, paidWith }: Payment): PaymentCard | undefined {
  if (state !== 'open' || paidWith?.method !== 'card') return undefined;
  return cardOfDigits(paidWith.lastDigits);
}

/** Back to the merchant, but for a payment that failed: its page says why first. */
const afterwards = (payment: Payment, language: PageLanguage): string =>
  payment.state === 'failed' ? `${pathOf(payment)}?lang=${language}` : payment.returnUrl;

const pathOf = ({ id }: Payment): string => `/pay/${encodeURIComponent(id)}`;
