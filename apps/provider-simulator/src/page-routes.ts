import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { SimulatorConfig } from './config.ts';
import { findGame } from './games.ts';
import { pageOf } from './page.ts';
import { isLanguage } from './page-texts.ts';

const file = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');
const STYLE = file('game.css');
const SCRIPT = file('game.js');

/** The page that the house shows in its frame. Only the house's origins may frame it or are spoken to. */
export function pageRoutes(app: FastifyInstance, { houseOrigins }: SimulatorConfig): void {
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${houseOrigins.join(' ')}`,
  ].join('; ');
  const headers = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
  const still = { ...headers, 'cache-control': 'public, max-age=300' };

  app.get('/game.css', async (_request, reply) => reply.headers(still).type('text/css').send(STYLE));
  app.get('/game.js', async (_request, reply) => reply.headers(still).type('text/javascript').send(SCRIPT));
  app.get('/play/:game', async (request, reply) => {
    const game = findGame((request.params as { game: string }).game);
    const { language, house } = request.query as Record<string, unknown>;
    const origin = houseOrigins.find((each) => each === house);
    if (!game || origin === undefined) return reply.code(404).send({ error: 'not_found' });
    return reply
      .headers({ ...headers, 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(pageOf(game, isLanguage(language) ? language : 'en', origin));
  });
}
