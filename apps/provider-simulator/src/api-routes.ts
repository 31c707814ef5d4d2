import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { SimulatorConfig } from './config.ts';
import type { Draws } from './draws.ts';
import type { Errands } from './errands.ts';
import { findGame } from './games.ts';
import { play } from './play.ts';
import { askWallet } from './wallet.ts';

export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{20,128}$' });
const SessionBody = Type.Object({ token: Token }, { additionalProperties: false });
const PlayBody = Type.Object(
  {
    token: Token,
    roundId: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    game: Type.String({ maxLength: 40 }),
    choice: Type.String({ maxLength: 20 }),
    stakeMinor: Type.String({ pattern: '^[1-9][0-9]{0,11}$' }),
    freeRoundsId: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);

/** What our own game page asks of us; the house's page never does. */
export function apiRoutes(
  app: FastifyInstance,
  { config, errands, draws }: { config: SimulatorConfig; errands: Errands; draws: Draws },
): void {
  app.post<{ Body: { token: string } }>(
    '/api/session',
    { schema: { body: SessionBody } },
    async ({ body }, reply) => {
      const who = await askWallet(config, 'authenticate', { token: body.token });
      if (who.status !== 'ok') return reply.code(409).send({ refused: who.status ?? 'wallet_away' });
      const gifts = await askWallet(config, 'free-rounds', { token: body.token });
      const { balanceMinor, currency, money } = who;
      return { balanceMinor, currency, money, freeRounds: gifts.freeRounds ?? [] };
    },
  );

  app.post<{
    Body: {
      token: string;
      roundId: string;
      game: string;
      choice: string;
      stakeMinor: string;
      freeRoundsId?: string;
    };
  }>('/api/rounds', { schema: { body: PlayBody } }, async ({ body }, reply) => {
    const game = findGame(body.game);
    if (!game) return reply.code(404).send({ refused: 'game_not_found' });
    const played = await play(
      { access: config, errands, draws },
      { ...body, game, stakeMinor: BigInt(body.stakeMinor) },
    );
    return 'refused' in played ? reply.code(409).send(played) : played;
  });
}
