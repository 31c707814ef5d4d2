import type { FastifyInstance } from 'fastify';
import type { Parts } from './parts.ts';
import { TEST_CARDS, type CardCheck, type TestCard } from './cards.ts';
import { escape } from './html.ts';
import { documentOf, sendHtml } from './page.ts';
import { CARD_TEXTS } from './card-texts.ts';
import { isLanguage, PAGE_TEXTS, type PageLanguage } from './page-texts.ts';

/** The page on which a player shows a card: they choose one, and no number is typed. */
export function cardRoutes(app: FastifyInstance, { cards, webhooks }: Parts): void {
  app.get('/card/:id', async (request, reply) => {
    const check = cards.findById((request.params as { id: string }).id);
    const asked = (request.query as { lang?: unknown }).lang;
    const language = isLanguage(asked) ? asked : (check?.language ?? 'en');
    return sendHtml(reply, cardPageOf(check, language), check?.returnUrl);
  });
  app.post('/card/:id', async (request, reply) => {
    const check = cards.findById((request.params as { id: string }).id);
    if (!check) return sendHtml(reply, cardPageOf(undefined, 'en'), undefined);
    const { card } = (request.body ?? {}) as { card?: unknown };
    if (card !== 'none' && !isTestCard(card)) return reply.code(400).send({ error: 'invalid_request' });
    const report = cards.decide(check, card);
    if (report) webhooks.send(check.webhookUrl, report);
    return reply.redirect(check.returnUrl, 303);
  });
}

const isTestCard = (word: unknown): word is TestCard =>
  typeof word === 'string' && Object.hasOwn(TEST_CARDS, word);

function cardPageOf(check: CardCheck | undefined, language: PageLanguage): string {
  const texts = CARD_TEXTS[language];
  const cardNames = Object.keys(TEST_CARDS) as TestCard[];
  const button = (value: string, look: string, text: string) =>
    `<button class="button ${look}" name="card" value="${value}">${escape(text)}</button>`;
  const form = check
    ? `<p class="explanation">${escape(texts.explanation)}</p>
<form method="post" action="/card/${encodeURIComponent(check.id)}">
${cardNames.map((name) => button(name, name === 'own' ? 'approve' : 'close', `${texts.cards[name] ?? texts.cards.own} •••• ${TEST_CARDS[name].lastDigits}`)).join('\n')}
${button('none', 'decline', texts.none)}
</form>`
    : `<p role="status">${escape(PAGE_TEXTS[language].notFound)}</p>`;
  return documentOf(language, texts.title, form);
}
